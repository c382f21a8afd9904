import type { ReactNode } from 'react';
import { n } from '../painted.js';

export function Antlers({ r, color, frontal }: { r: number; color: string; frontal?: boolean }): ReactNode {
  const one = (side: number): string =>
    `M${n(side * r * 0.3)} ${n(-r * 0.8)}q${n(side * r * 0.3)} ${n(-r)} ${n(side * r * 1.1)} ${n(-r * 1.7)}m${n(-side * r * 0.72)} ${n(r * 0.92)}q${n(-side * r * 0.1)} ${n(-r * 0.8)} ${n(-side * r * 0.1)} ${n(-r * 1.1)}`;
  return (
    <path
      d={frontal ? one(-1) + one(1) : one(-0.7) + one(0.5)}
      stroke={color}
      strokeWidth={n(r * 0.2)}
      fill="none"
      strokeLinecap="round"
    />
  );
}

export function Horns({ r, color }: { r: number; color: string }): ReactNode {
  return (
    <path
      d={[-1, 1]
        .map(
          (side) =>
            `M${n(side * r * 0.7)} ${n(-r * 0.7)}q${n(side * r * 0.9)} ${n(-r * 0.1)} ${n(side * r * 0.8)} ${n(-r * 0.9)}`,
        )
        .join('')}
      stroke={color}
      strokeWidth={n(r * 0.26)}
      fill="none"
      strokeLinecap="round"
    />
  );
}
