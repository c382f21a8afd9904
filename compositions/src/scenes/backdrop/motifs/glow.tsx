import type { ReactNode } from 'react';
import { tone } from '../../../look/tone.js';
import type { Stage } from '../stage.js';

/** A disc with rings of falling light around it. */
export function Glow(props: { stage: Stage; x: number; y: number; radius: number }): ReactNode {
  const { stage, x, y, radius } = props;
  const { colors, time, risen } = stage;
  const grown = risen(0);
  return (
    <>
      {[2.5, 1.85, 1.36].map((size, ring) => (
        <circle
          key={size}
          cx={x}
          cy={y}
          r={radius * grown * (size + 0.05 * Math.sin(time * 0.9 - ring))}
          fill={tone(colors.ground, colors.spot, 0.07 + ring * 0.08)}
        />
      ))}
      <circle cx={x} cy={y} r={radius * grown} fill={colors.spot} />
    </>
  );
}
