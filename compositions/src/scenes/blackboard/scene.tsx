import type { Drawing } from '@scenewright/core/drawings';
import type { ReactNode } from 'react';
import { place } from '../../layout/place.js';
import { tone } from '../../look/tone.js';
import { clamp, easeOutQuint } from '../../motion/curves.js';
import { lifeSeconds } from '../../motion/life.js';
import { boardFace, type Face } from '../../objects/face.js';
import { Rows, setRows } from '../../objects/rows.js';
import { Sheet, Thing } from '../../objects/thing.js';
import { LinePicture } from '../../pictures/drawn-picture.js';
import { PosedPicture } from '../../pictures/posed-picture.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';

/** Letters that leave room on the board for a drawing in chalk. */
const briefEnough = 110;

/** A blackboard with its ledge: the sentence in chalk, underlined as it is said, and dust that sinks from it. */
export function BlackboardScene(): ReactNode {
  const scene = useScene<'blackboard'>();
  const { content, u, shape, palette, safe, look } = scene;
  const wide = shape === 'wide';
  const board = boardFace(palette);
  const frame = 24 * u;
  const ledge = 54 * u;
  const box: Rect = { ...safe, height: safe.height - ledge };
  const inner: Rect = {
    x: box.x + frame,
    y: box.y + frame,
    width: box.width - 2 * frame,
    height: box.height - 2 * frame,
  };
  const pad = (wide ? 90 : 70) * u;
  const length = [...content.text].length;
  const drawing = length <= briefEnough ? scene.drawing(content.picture) : null;
  // Without a drawing of its own the board still bears the film's, half wiped off.
  const wiped = drawing || length > briefEnough ? null : scene.motif;
  const side = drawing || wiped ? (wide ? Math.min(inner.width * 0.3, inner.height * 0.66) : Math.min(inner.width * 0.62, inner.height * 0.36)) : 0; // prettier-ignore
  const chalked: Rect = wide
    ? { x: inner.x + inner.width - pad * 0.8 - side, y: inner.y + (inner.height - side) / 2, width: side, height: side }
    : {
        x: inner.x + (inner.width - side) / 2,
        y: inner.y + inner.height - pad * 0.7 - side,
        width: side,
        height: side,
      };
  const text: Rect = {
    x: inner.x + pad,
    y: inner.y + pad,
    width: inner.width - 2 * pad - (wide && side > 0 ? side + pad * 0.3 : 0),
    height: inner.height - 2 * pad - (wide ? 0 : side),
  };
  const rows = setRows(scene, text, [
    content.kicker ? { block: 'kicker', text: content.kicker, size: [42, 26], maxLines: 1, weight: 600, share: 0.12, color: board.muted, gap: 34 } : null,
    { block: 'text', text: content.text, role: 'heading', size: [length < 24 ? 210 : length < 80 ? 150 : 104, 42], maxLines: wide ? 5 : 9, color: board.text, from: scene.cue('text', scene.at(3)), ...(content.emphasis ? { emphasis: content.emphasis } : {}) },
  ], 0.44); // prettier-ignore
  const last = rows.at(-1)!;
  const drawn = easeOutQuint(clamp((scene.frame - scene.at(22)) / scene.at(26)));
  const stroke = Math.max(7, look.shape.stroke) * u;
  const width = Math.min(last.set.width, text.width) * 0.7;
  const under: Rect = { x: text.x, y: last.box.y + last.box.height + 14 * u, width, height: 34 * u };
  // Where a word of it is underlined in the course of the shot, the sentence has its line.
  const isMarked = scene.turn?.of === 'text' || scene.stresses.some(({ of, words }) => of === 'text' && words);
  const wood = tone(palette.accent, board.fill, 0.35);
  return (
    <Thing name="blackboard" box={safe} tilt={0}>
      <Sheet box={box} face={{ ...board, fill: wood }} radius={14} still />
      <Sheet box={inner} face={board} radius={6} flat />
      {wiped ? <WipedDrawing drawing={wiped} box={chalked} ground={board} /> : null}
      <Dust box={inner} color={tone(board.fill, board.text, 0.3)} />
      {drawing ? (
        <PosedPicture drawing={drawing} box={chalked} strength={0.7} turn={-2}>
          <LinePicture drawing={drawing} ground={board.fill} ink={board.text} accent={board.accent} />
        </PosedPicture>
      ) : null}
      <Rows rows={rows} style={{ motion: 'lines', emphasisStyle: { color: board.accent } }} />
      {!isMarked && under.y + under.height < inner.y + inner.height ? (
        <svg viewBox={`0 0 ${under.width} ${under.height}`} style={{ ...place(scene, under), overflow: 'visible' }}>
          <path d={`M0 ${16 * u}Q${width * 0.24} ${4 * u} ${width * 0.5} ${14 * u}T${width} ${10 * u}`} fill="none" stroke={board.accent} strokeWidth={stroke} strokeLinecap="round" pathLength={1} strokeDasharray="1 1" strokeDashoffset={1 - drawn} />
        </svg>
      ) : null}
      <div style={{ ...place(scene, { x: box.x - 10 * u, y: box.y + box.height, width: box.width + 20 * u, height: ledge * 0.5 }), background: wood, borderRadius: 6 * u }} />
      {[0.62, 0.7, 0.82].map((at, index) => (
        <div key={at} style={{ ...place(scene, { x: box.x + box.width * at, y: box.y + box.height - 16 * u, width: (index === 2 ? 110 : 74) * u, height: 18 * u }), background: [board.text, board.accent, wood][index], borderRadius: 6 * u }} />
      ))}
    </Thing>
  ); // prettier-ignore
}

/** What was drawn on the board before: its lines are left, paler than chalk. */
function WipedDrawing({ drawing, box, ground }: { drawing: Drawing; box: Rect; ground: Face }): ReactNode {
  const scene = useScene();
  const pale = tone(ground.fill, ground.text, 0.34);
  const sway = Math.sin(lifeSeconds(scene) * 0.8);
  return (
    <div
      data-picture={drawing.name}
      style={{ ...place(scene, box), transform: `rotate(${(-4 + 2 * sway).toFixed(2)}deg)` }}
    >
      <LinePicture drawing={drawing} ground={ground.fill} ink={pale} accent={pale} />
    </div>
  );
}

/** Specks of chalk that sink and begin again. */
function Dust({ box, color }: { box: Rect; color: string }): ReactNode {
  const scene = useScene();
  const seconds = lifeSeconds(scene);
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" style={place(scene, box)}>
      {Array.from({ length: 22 }, (_, at) => {
        const fall = (seconds * (0.03 + 0.03 * scene.random(`fall${at}`)) + scene.random(`speck${at}`)) % 1;
        const x = 4 + 92 * scene.random(`x${at}`) + Math.sin(seconds + at) * 0.8;
        return <ellipse key={at} cx={x} cy={100 * fall} rx={0.22} ry={0.4} fill={color} />;
      })}
    </svg>
  );
}
