import type { ReactNode } from 'react';
import { clamp, easeOutQuint } from '../../motion/curves.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { GroundVariant } from '../look.js';
import { GroundArt } from './ground-art.js';

/** The columns of the grid as hairlines, and one red bar that hangs on them. */
export function SwissGround({ variant }: { variant: GroundVariant }): ReactNode {
  const { height, u, palette, frame, at, columns, safe, shape } = useScene();
  const marks = shape === 'wide' ? [0, 3, 6, 9] : [0, 4, 8];
  const grown = easeOutQuint(clamp(frame / at(18)));
  const right = safe.x + safe.width;
  const bar = columns(0, shape === 'wide' ? 3 : 4).width;
  return (
    <GroundArt>
      {marks.map((first) => (
        <line
          key={first}
          x1={columns(first, 1).x}
          x2={columns(first, 1).x}
          y1={0}
          y2={height}
          stroke={palette.text}
          strokeOpacity={0.1}
          strokeWidth={1.5 * u}
        />
      ))}
      <line x1={right} x2={right} y1={0} y2={height} stroke={palette.text} strokeOpacity={0.1} strokeWidth={1.5 * u} />
      {variant === 'statement' ? (
        <rect
          x={right - bar}
          y={0}
          width={bar}
          height={height * (shape === 'wide' ? 0.3 : 0.17) * grown}
          fill={palette.accent}
        />
      ) : (
        <rect x={safe.x} y={0} width={bar * grown} height={18 * u} fill={palette.accent} />
      )}
    </GroundArt>
  );
}
