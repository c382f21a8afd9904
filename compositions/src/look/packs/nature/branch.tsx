import type { ReactNode } from 'react';
import { lifeSeconds } from '../../../motion/life.js';
import { useScene } from '../../../scene-context/scene-context.js';

/**
 * A twig with leaves in pairs that sways from where it grows. It grows upwards before `angle` (degrees, clockwise) turns
 * it; leaves open one after the other as `grown` goes from 0 to 1.
 */
export function Branch(props: {
  name: string;
  at: readonly [x: number, y: number];
  /** Canvas units. */
  length: number;
  angle: number;
  pairs: number;
  /** Colours that leaves take in turn; the first is the twig's. */
  fills: readonly string[];
  grown?: number;
}): ReactNode {
  const scene = useScene();
  const { name, at, length, angle, pairs, fills, grown = 1 } = props;
  const seconds = lifeSeconds(scene) + scene.random(name) * 6;
  const sway = 2.6 * Math.sin(seconds * 1.1);
  const leaf = length * 0.27;
  return (
    <g transform={`translate(${at[0].toFixed(1)} ${at[1].toFixed(1)}) rotate(${(angle + sway).toFixed(2)})`}>
      <path
        d={`M0 0Q${(length * 0.07).toFixed(1)} ${(-length * 0.5).toFixed(1)} 0 ${(-length).toFixed(1)}`}
        fill="none"
        stroke={fills[0]}
        strokeWidth={length * 0.016}
        strokeLinecap="round"
      />
      {Array.from({ length: pairs * 2 + 1 }, (_, index) => {
        const tip = index === pairs * 2;
        const up = tip ? 1 : 0.2 + (0.72 * Math.floor(index / 2)) / Math.max(1, pairs - 1);
        const side = tip ? 0 : index % 2 === 0 ? -1 : 1;
        const size = leaf * (tip ? 0.8 : 1 - 0.45 * up) * Math.min(1, Math.max(0, grown * 2.2 - up * 1.2));
        const turn = side * (56 - 14 * up) + 2.4 * Math.sin(seconds * 1.7 + index * 1.3);
        const x = 0.14 * length * up * (1 - up);
        return size <= 0 ? null : (
          <path
            key={index}
            d={outline(size)}
            fill={fills[Math.floor(index / 2) % fills.length]}
            transform={`translate(${x.toFixed(1)} ${(-up * length).toFixed(1)}) rotate(${turn.toFixed(2)})`}
          />
        );
      })}
    </g>
  );
}

/** A leaf that grows upwards from its stalk to a point. */
function outline(size: number): string {
  const at = (x: number, y: number): string => `${(x * size).toFixed(1)} ${(y * size).toFixed(1)}`;
  return `M0 0C${at(0.42, -0.22)} ${at(0.36, -0.72)} ${at(0, -1)}C${at(-0.36, -0.72)} ${at(-0.42, -0.22)} 0 0Z`;
}
