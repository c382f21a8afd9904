import type { ReactNode } from 'react';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { FitText } from '../../typography/text-block.js';
import { boardHeight, Framed } from '../cast-sheet/scene.js';

const paper = '#f7f3ea';
const ink = '#20212b';
const faint = '#5f6170';

/** One still of the storyboard with its number, framing, camera move and action under it. */
export function ShotBoardScene(): ReactNode {
  const scene = useScene<'shot-board'>();
  const { content, width, height, u, shape } = scene;
  const wide = shape === 'wide';
  const margin = (wide ? 60 : 70) * u;
  const words = (wide ? 232 : 330) * u;
  const scale = Math.min((width - margin * 2) / width, (boardHeight(scene) - margin - words) / height);
  const box: Rect = { x: (width - width * scale) / 2, y: margin, width: width * scale, height: height * scale };
  const left = wide ? box.x : margin;
  const right = wide ? box.x + box.width : width - margin;
  const y = box.y + box.height + 24 * u;
  const { shot } = content;
  const over = shot.title ?? (shot.figures ?? []).map(({ label, figure }) => `${label} ${figure.display}`).join(' · ');
  const action = content.action || over || content.title;
  return (
    <>
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        style={{ position: 'absolute', left: 0, top: 0 }}
      >
        <rect width={width} height={height} fill={paper} />
        <Framed box={box} shot={shot} />
        <Moves box={box} move={shot.move} u={u} />
      </svg>
      <FitText
        block="title"
        text={content.title}
        role="heading"
        upper={false}
        size={[54, 32]}
        maxLines={1}
        box={{ x: left, y, width: (right - left) * (wide ? 0.2 : 1), height: 66 * u }}
        color={ink}
      />
      <FitText
        block="line"
        text={content.line}
        size={wide ? [32, 20] : [34, 22]}
        maxLines={1}
        weight={600}
        anchor="middle"
        box={{
          x: wide ? left + (right - left) * 0.2 : left,
          y: wide ? y + 4 * u : y + 70 * u,
          width: (right - left) * (wide ? 0.8 : 1),
          height: 56 * u,
        }}
        align={wide ? 'end' : 'start'}
        color={faint}
      />
      <FitText
        block="action"
        text={action}
        size={[32, 18]}
        maxLines={3}
        box={{ x: left, y: y + (wide ? 72 : 130) * u, width: right - left, height: words - (wide ? 118 : 190) * u }}
        color={ink}
      />
    </>
  );
}

/** The move of the camera as arrows on the still, as boards are marked by hand. */
function Moves({ box, move, u }: { box: Rect; move: string; u: number }): ReactNode {
  const cx = box.x + box.width / 2;
  const cy = box.y + box.height / 2;
  const arrow = (x: number, y: number, dx: number, dy: number): string => {
    const l = 74 * u;
    const [ex, ey] = [x + dx * l, y + dy * l];
    const head = 20 * u;
    const at = (side: number): string =>
      `${(ex - dx * head - dy * side * head).toFixed(1)} ${(ey - dy * head + dx * side * head).toFixed(1)}`;
    return `M${x.toFixed(1)} ${y.toFixed(1)}L${ex.toFixed(1)} ${ey.toFixed(1)}M${at(1)}L${ex.toFixed(1)} ${ey.toFixed(1)}L${at(-1)}`;
  };
  const edge = 40 * u;
  const right = box.x + box.width - edge;
  const left = box.x + edge;
  const corners = (inward: boolean): string =>
    [-1, 1]
      .flatMap((sx) =>
        [-1, 1].map((sy) => {
          const d = Math.SQRT1_2;
          const x = cx + sx * (box.width / 2 - (inward ? edge : edge + 54 * u));
          const y = cy + sy * (box.height / 2 - (inward ? edge : edge + 54 * u));
          const way = inward ? -1 : 1;
          return arrow(x, y, sx * d * way, sy * d * way);
        }),
      )
      .join('');
  const d =
    {
      'push-in': corners(true),
      'pull-out': corners(false),
      'pan-left': arrow(left + 80 * u, cy, -1, 0),
      'pan-right': arrow(right - 80 * u, cy, 1, 0),
      'tilt-up': arrow(right, cy + 40 * u, 0, -1),
      'tilt-down': arrow(right, cy - 40 * u, 0, 1),
      'crane-up': arrow(right, cy + 40 * u, 0, -1) + arrow(left, cy + 40 * u, 0, -1),
      orbit: arrow(right - 80 * u, box.y + box.height - edge, 1, 0) + arrow(left + 80 * u, box.y + edge, -1, 0),
    }[move] ?? '';
  return (
    <>
      <path
        d={d}
        stroke="#10142c"
        strokeWidth={12 * u}
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        opacity={0.4}
      />
      <path d={d} stroke="#ffffff" strokeWidth={7 * u} fill="none" strokeLinecap="round" strokeLinejoin="round" />
    </>
  );
}
