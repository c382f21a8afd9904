import type { ReactNode } from 'react';
import { place } from '../../layout/place.js';
import { tone } from '../../look/tone.js';
import { lifeSeconds } from '../../motion/life.js';
import { paperFace } from '../../objects/face.js';
import { Rows, setRows } from '../../objects/rows.js';
import { Backing, fitted, Rule, Sheet, Thing } from '../../objects/thing.js';
import { DrawnPicture } from '../../pictures/drawn-picture.js';
import { bearsGhost, FieldGhost } from '../../pictures/field-ghost.js';
import { Plate } from '../../pictures/plate.js';
import { PosedPicture } from '../../pictures/posed-picture.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';

/** A note on ruled paper under a pin that throws a shadow; another leaf shows under it. */
export function PinnedNoteScene(): ReactNode {
  const scene = useScene<'pinned-note'>();
  const { content, u, shape, palette, safe } = scene;
  const wide = shape === 'wide';
  const below: Rect = { ...safe, y: safe.y + 40 * u, height: safe.height - 40 * u };
  // In the place of a film its hero stands before the note.
  const inWorld = scene.art?.world !== undefined;
  const drawing = scene.drawing(content.picture) ?? (inWorld ? scene.motif : null);
  // The thing stands before the note and over its edge, where nothing is written.
  const side = drawing ? (wide ? Math.min(below.width * 0.36, below.height * 0.74) : Math.min(below.width * 0.66, below.height * 0.36)) : 0; // prettier-ignore
  const room: Rect = !drawing
    ? below
    : wide
      ? { ...below, width: below.width - side * 0.86 }
      : { ...below, height: below.height - side * 0.84 };
  const box = wide ? fitted(room, 1.2, 1.62) : fitted(room, 0.8, drawing ? 1.3 : 1.06);
  const art: Rect = wide
    ? { x: box.x + box.width - side * 0.14, y: box.y + box.height - side * 0.94, width: side, height: side }
    : { x: below.x + below.width - side, y: box.y + box.height - side * 0.14, width: side, height: side };
  const paper = paperFace(palette);
  const pad = Math.min(box.width, box.height) * 0.11;
  const margin = pad * 0.7;
  const inner: Rect = { x: box.x + pad + margin, y: box.y + pad * 1.2, width: box.width - 2 * pad - margin, height: box.height - 2.1 * pad }; // prettier-ignore
  const rows = setRows(scene, inner, [
    content.kicker ? { block: 'kicker', text: content.kicker, size: [40, 24], maxLines: 1, weight: 600, share: 0.14, color: paper.muted, gap: 26 } : null,
    { block: 'text', text: content.text, role: 'heading', size: [[...content.text].length < 16 ? 210 : 150, 42], maxLines: 6, color: paper.text, from: scene.cue('text', scene.at(4)) },
  ], 0.46); // prettier-ignore
  const seconds = lifeSeconds(scene);
  const lines = Math.floor((box.height - pad) / (74 * u));
  return (
    <>
      <Backing box={box} share={1.2} />
      <div
        style={{ position: 'absolute', inset: 0, transformOrigin: `50% ${box.y}px`, transform: `rotate(${3.4 + Math.sin(seconds * 0.9) * 0.9}deg)` }}
      >
        <Sheet box={box} face={{ ...paper, fill: tone(palette.accent, paper.fill, 0.55) }} radius={4} still />
      </div>
      <Thing name="note" box={box} tilt={-5}>
        <Sheet box={box} face={paper} radius={4} />
        {Array.from({ length: lines }, (_, at) => (
          <Rule key={at} box={{ x: box.x, y: box.y + pad + at * 74 * u, width: box.width, height: 2 * u }} color={tone(paper.fill, paper.line, 0.5)} />
        ))}
        <Rule box={{ x: box.x + pad, y: box.y, width: 4 * u, height: box.height }} color={tone(paper.fill, palette.accent, 0.6)} />
        {!drawing && scene.motif && rows.every(({ set, spec }) => spec.block === 'kicker' || bearsGhost(scene, set)) ? (
          <FieldGhost drawing={scene.motif} field={box} ground={paper.fill} ink={paper.text} x={wide ? 0.86 : 0.78} y={wide ? 0.72 : 0.8} side={Math.min(box.width, box.height) * (wide ? 0.78 : 0.66)} />
        ) : null}
        <Rows rows={rows} style={{ motion: 'lines' }} />
        <Pin x={box.x + box.width / 2} y={box.y + 8 * u} />
      </Thing>
      {drawing ? (
        <PosedPicture drawing={drawing} box={art} turn={3}>
          {inWorld ? null : (
            <svg viewBox="0 0 100 100" width="100%" height="100%" style={{ position: 'absolute', inset: 0, overflow: 'visible' }}>
              <Plate kind={scene.look.picture.plate} scene={scene} />
            </svg>
          )}
          <div style={{ position: 'absolute', inset: inWorld ? 0 : '12%' }}>
            <DrawnPicture drawing={drawing} />
          </div>
        </PosedPicture>
      ) : null}
    </>
  ); // prettier-ignore
}

/** A pin with a round head; its shadow turns with the light. */
function Pin({ x, y }: { x: number; y: number }): ReactNode {
  const scene = useScene();
  const { u, palette } = scene;
  const side = 120 * u;
  const turn = lifeSeconds(scene) * 0.5;
  return (
    <svg viewBox="0 0 100 100" style={{ ...place(scene, { x: x - side / 2, y: y - side / 2, width: side, height: side }), overflow: 'visible' }}>
      <ellipse cx={58 + 6 * Math.cos(turn)} cy={64 + 4 * Math.sin(turn)} rx={30} ry={24} fill="#000000" opacity={0.18} />
      <circle cx={50} cy={50} r={28} fill={palette.accent} />
      <circle cx={50} cy={46} r={17} fill={tone(palette.accent, '#ffffff', 0.25)} />
      <circle cx={44} cy={40} r={5} fill="#ffffff" opacity={0.7} />
    </svg>
  ); // prettier-ignore
}
