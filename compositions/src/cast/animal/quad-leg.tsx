import type { ReactNode } from 'react';
import { n } from '../painted.js';

export function QuadLeg(props: {
  x: number;
  hip: number;
  length: number;
  width: number;
  swing: number;
  back: boolean;
  color: string;
  sock: string;
}): ReactNode {
  const { x, hip, length, width, swing, back, color, sock } = props;
  const knee = { x: x + swing * length * 0.2 + (back ? -width * 0.3 : width * 0.1), y: hip + length * 0.54 };
  const lift = Math.max(0, swing) * length * 0.06;
  const foot = { x: x + swing * length * 0.42 + (back ? width * 0.1 : 0), y: hip + length - width * 0.46 - lift };
  return (
    <>
      <path
        d={`M${n(x)} ${n(hip)}L${n(knee.x)} ${n(knee.y)}`}
        stroke={color}
        strokeWidth={n(width * (back ? 1.5 : 1.24))}
        strokeLinecap="round"
      />
      <path
        d={`M${n(knee.x)} ${n(knee.y)}L${n(foot.x)} ${n(foot.y)}`}
        stroke={color}
        strokeWidth={n(width)}
        strokeLinecap="round"
      />
      <path
        d={`M${n(knee.x + (foot.x - knee.x) * 0.5)} ${n(knee.y + (foot.y - knee.y) * 0.5)}L${n(foot.x)} ${n(foot.y)}h${n(width * 0.34)}`}
        stroke={sock}
        strokeWidth={n(width)}
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
    </>
  );
}
