import type { ReactNode } from 'react';
import { useScene } from '../../scene-context/scene-context.js';

type Point = readonly [x: number, y: number];

/** An arrow over the way of the change, with ticks at both ends that show which bars it measures. */
export function ChangeArrow(props: {
  from: Point;
  to: Point;
  tick: number;
  color: string;
  progress: number;
}): ReactNode {
  const { u, look, palette } = useScene();
  const { from, to, tick, color, progress } = props;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const head = Math.min(30 * u, length * 0.6);
  if (length < 14 * u || progress <= 0) return null;
  const [ex, ey] = [dx / length, dy / length];
  const tip: Point = [from[0] + dx * progress, from[1] + dy * progress];
  const neck: Point = [tip[0] - ex * head * 0.8, tip[1] - ey * head * 0.8];
  const across = ([x, y]: Point, half: number): string =>
    `M${x - ey * half} ${y + ex * half}L${x + ey * half} ${y - ex * half}`;
  const stroke = Math.max(3, look.shape.stroke) * u;
  const shown = length * progress > head;
  return (
    <>
      <path d={across(from, tick)} stroke={palette.muted} strokeWidth={2 * u} strokeDasharray={`${5 * u} ${6 * u}`} />
      <path
        d={across(to, tick)}
        stroke={color}
        strokeWidth={2 * u}
        strokeDasharray={`${5 * u} ${6 * u}`}
        opacity={progress}
      />
      {shown ? (
        <path d={`M${from[0]} ${from[1]}L${neck[0]} ${neck[1]}`} stroke={color} strokeWidth={stroke} fill="none" />
      ) : null}
      {shown ? (
        <path
          d={`M${tip[0]} ${tip[1]}L${tip[0] - ex * head - ey * head * 0.5} ${tip[1] - ey * head + ex * head * 0.5}L${tip[0] - ex * head + ey * head * 0.5} ${tip[1] - ey * head - ex * head * 0.5}Z`}
          fill={color}
        />
      ) : null}
    </>
  );
}
