import type { ReactNode } from 'react';
import { place } from '../../layout/place.js';
import { lifeSeconds } from '../../motion/life.js';
import { tone } from '../../look/tone.js';
import { boardFace } from '../../objects/face.js';
import { Rows, setRows } from '../../objects/rows.js';
import { fitted, Sheet, Thing } from '../../objects/thing.js';
import { ValueRows } from '../../objects/value-rows.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';

/** A board in its wooden frame with what is sold and what it costs; a coin turns in its corner. */
export function MenuBoardScene(): ReactNode {
  const scene = useScene<'menu-board'>();
  const { content, u, shape, palette, safe } = scene;
  const wide = shape === 'wide';
  const few = content.rows.length <= 3;
  const box = wide
    ? fitted(safe, few ? 1.7 : 1.4, 2.1)
    : fitted(safe, content.rows.length <= 2 ? 0.9 : few ? 0.78 : 0.54, 1.1);
  const board = boardFace(palette);
  const frame = 26 * u;
  const inner: Rect = {
    x: box.x + frame,
    y: box.y + frame,
    width: box.width - 2 * frame,
    height: box.height - 2 * frame,
  };
  const pad = Math.min(inner.width, inner.height) * 0.07;
  const text: Rect = {
    x: inner.x + pad,
    y: inner.y + pad,
    width: inner.width - 2 * pad,
    height: inner.height - 2 * pad,
  };
  const coin = content.title ? Math.min(150 * u, text.height * 0.2) : 0;
  const headBox: Rect = { ...text, width: text.width - coin - 30 * u, height: text.height * 0.24 };
  const heads = content.title
    ? setRows(scene, headBox, [
        content.kicker ? { block: 'kicker', text: content.kicker, size: [36, 22], maxLines: 1, weight: 600, share: 0.3, color: board.muted, gap: 8 } : null,
        { block: 'title', text: content.title, role: 'heading', size: [104, 36], maxLines: 3, color: board.accent, from: scene.cue('title', scene.at(2)) },
      ], 0)
    : []; // prettier-ignore
  const last = heads.at(-1)?.box;
  const top = last ? Math.max(last.y + last.height, text.y + coin) + 34 * u : text.y;
  return (
    <Thing name="menu-board" box={box} tilt={0}>
      <Sheet box={box} face={{ ...board, fill: tone(palette.accent, palette.background, 0.25) }} radius={12} still />
      <Sheet box={inner} face={board} radius={4} flat />
      <Rows rows={heads} />
      {coin ? <Coin box={{ x: text.x + text.width - coin, y: text.y, width: coin, height: coin }} color={board.text} line={board.accent} /> : null}
      <ValueRows rows={content.rows} area={{ ...text, y: top, height: text.y + text.height - top }} face={board} path="rows" />
    </Thing>
  ); // prettier-ignore
}

/** A coin that turns, as it is chalked on a board. */
function Coin({ box, color, line }: { box: Rect; color: string; line: string }): ReactNode {
  const scene = useScene();
  const turn = Math.cos(lifeSeconds(scene) * 1.6);
  return (
    <svg viewBox="0 0 100 100" style={{ ...place(scene, box), overflow: 'visible' }}>
      <g fill="none" strokeWidth={4}>
        <ellipse cx={50} cy={50} rx={Math.max(4, 44 * Math.abs(turn))} ry={44} stroke={color} />
        <ellipse cx={50} cy={50} rx={Math.max(2, 32 * Math.abs(turn))} ry={32} stroke={line} strokeDasharray="7 6" />
      </g>
    </svg>
  );
}
