import type { Palette } from '@scenewright/core/style';
import type { ReactNode } from 'react';
import { place } from '../../layout/place.js';
import { tone } from '../../look/tone.js';
import { lifeSeconds } from '../../motion/life.js';
import { boardFace, paperFace } from '../../objects/face.js';
import { Rows, setRows } from '../../objects/rows.js';
import { fitted, Rule, Sheet, Thing } from '../../objects/thing.js';
import { DrawnPicture } from '../../pictures/drawn-picture.js';
import { PosedPicture } from '../../pictures/posed-picture.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';

/** Those who watch are dark against the light; captions stand over them. */
export const headsFill = (palette: Palette): string => tone(boardFace(palette).fill, palette.accent, 0.12);

/** Letters that leave room on the screen for a picture. */
const briefEnough = 110;

/** A screen that hangs from its case, with one sentence on it, and the heads of those who watch before it. */
export function ProjectorScreenScene(): ReactNode {
  const scene = useScene<'projector-screen'>();
  const { content, u, shape, palette, safe } = scene;
  const wide = shape === 'wide';
  const people = (wide ? 120 : 150) * u;
  const area: Rect = { ...safe, y: safe.y + 30 * u, height: safe.height - people - 30 * u };
  const box = wide ? fitted(area, 1.6, 2.1) : fitted(area, 0.72, 1.1);
  const paper = paperFace(palette);
  const board = boardFace(palette);
  const pad = Math.min(box.width, box.height) * 0.1;
  const length = [...content.text].length;
  const drawing = length <= briefEnough ? scene.drawing(content.picture) : null;
  const side = drawing ? (wide ? Math.min(box.width * 0.28, box.height * 0.6) : Math.min(box.width * 0.6, box.height * 0.34)) : 0; // prettier-ignore
  const art: Rect = wide
    ? { x: box.x + box.width - pad - side, y: box.y + (box.height - side) / 2, width: side, height: side }
    : { x: box.x + (box.width - side) / 2, y: box.y + box.height - pad * 0.8 - side, width: side, height: side };
  const text: Rect = {
    x: box.x + pad,
    y: box.y + pad,
    width: box.width - 2 * pad - (wide && drawing ? side + pad * 0.5 : 0),
    height: box.height - 2 * pad - (!wide && drawing ? side : 0),
  };
  const rows = setRows(scene, text, [
    content.kicker ? { block: 'kicker', text: content.kicker, size: [42, 26], maxLines: 1, weight: 600, share: 0.12, color: paper.muted, gap: 30 } : null,
    { block: 'text', text: content.text, role: 'heading', size: [length < 16 ? 250 : length < 24 ? 200 : length < 80 ? 140 : 100, 42], maxLines: wide ? 5 : 9, color: paper.text, from: scene.cue('text', scene.at(3)), ...(content.emphasis ? { emphasis: content.emphasis } : {}) },
  ], 0.45); // prettier-ignore
  const rod = 34 * u;
  return (
    <>
      <Beam box={box} />
      <Thing name="screen" box={box} tilt={0}>
        <Sheet box={box} face={{ ...paper, line: board.fill }} radius={0} />
        <Rule box={{ ...box, width: 14 * u }} color={paper.accent} />
        <Rows rows={rows} style={{ motion: 'lines', emphasisStyle: { color: paper.accent } }} />
        {drawing ? (
          <PosedPicture drawing={drawing} box={art} strength={0.7}>
            <DrawnPicture drawing={drawing} />
          </PosedPicture>
        ) : null}
        <div style={{ ...place(scene, { x: box.x - 24 * u, y: box.y - rod, width: box.width + 48 * u, height: rod }), background: board.fill, borderRadius: rod / 2 }} />
        <div style={{ ...place(scene, { x: box.x - 8 * u, y: box.y + box.height - 4 * u, width: box.width + 16 * u, height: 16 * u }), background: board.fill, borderRadius: 8 * u }} />
      </Thing>
      <Heads height={people} fill={headsFill(palette)} />
    </>
  ); // prettier-ignore
}

/** The light of the projector, which flickers a little, with dust in it. */
function Beam({ box }: { box: Rect }): ReactNode {
  const scene = useScene();
  const { width, height, palette } = scene;
  const seconds = lifeSeconds(scene);
  const left = scene.direction === 'rtl' ? width - box.x - box.width : box.x;
  const light = tone(palette.background, palette.accent, 0.16);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} style={{ position: 'absolute', left: 0, top: 0, width, height }}>
      <path d={`M${left} ${box.y + box.height}H${left + box.width}L${width * 0.56} ${height}H${width * 0.44}Z`} fill={light} opacity={0.7 + 0.12 * Math.sin(seconds * 2.1)} />
      <path d={`M${left} ${box.y}H${left + box.width}L${width * 0.53} ${height}H${width * 0.47}Z`} fill={light} opacity={0.4} />
    </svg>
  ); // prettier-ignore
}

/** Heads and shoulders along the lower edge; each leans a little now and then. */
function Heads({ height, fill }: { height: number; fill: string }): ReactNode {
  const scene = useScene();
  const { width, u } = scene;
  const count = scene.shape === 'wide' ? 7 : 4;
  const each = width / count;
  const seconds = lifeSeconds(scene);
  const whole = height + 90 * u;
  return (
    <svg viewBox={`0 0 ${width} ${whole}`} style={{ position: 'absolute', left: 0, top: scene.height - whole, width, height: whole, overflow: 'visible' }}>
      {Array.from({ length: count }, (_, at) => {
        const size = each * (0.17 + 0.04 * scene.random(`size${at}`));
        const x = each * (at + 0.5 + 0.16 * (scene.random(`place${at}`) - 0.5)) + Math.sin(seconds * 0.8 + at * 1.9) * 7 * u;
        const y = whole - size * (1.5 + 0.3 * scene.random(`seat${at}`)) + Math.cos(seconds * 0.6 + at * 2.3) * 4 * u;
        return (
          <g key={at} fill={fill}>
            <circle cx={x} cy={y - size * 0.2} r={size} />
            <path d={`M${x - size * 2} ${whole + 40 * u}Q${x - size * 1.9} ${y + size * 0.9} ${x} ${y + size * 0.75}Q${x + size * 1.9} ${y + size * 0.9} ${x + size * 2} ${whole + 40 * u}Z`} />
          </g>
        );
      })}
    </svg>
  ); // prettier-ignore
}
