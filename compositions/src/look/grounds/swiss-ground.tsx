import type { ReactNode } from 'react';
import { clamp, easeOutQuint } from '../../motion/curves.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { GroundVariant } from '../look.js';
import { tone } from '../tone.js';
import { Drift } from './drift.js';
import { GroundArt } from './ground-art.js';
import { PassingBands } from './passing-bands.js';

/** The columns of the grid as hairlines, one red bar that hangs on them, and pale columns that pass behind. */
export function SwissGround({ variant }: { variant: GroundVariant }): ReactNode {
  const { width, height, u, palette, frame, at, columns, safe, shape } = useScene();
  const marks = shape === 'wide' ? [0, 3, 6, 9] : [0, 4, 8];
  const grown = easeOutQuint(clamp(frame / at(18)));
  const right = safe.x + safe.width;
  const bar = columns(0, shape === 'wide' ? 3 : 4).width;
  const pale = tone(palette.background, palette.text, 0.045);
  return (
    <GroundArt>
      <PassingBands fill={pale} step={bar / u} share={0.34} speed={24} from={0.3 * (width / u)} />
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
        <Drift name="bar" wander={20} period={11} depth={0.8}>
          <rect
            x={right - bar}
            y={-60 * u}
            width={bar}
            height={60 * u + height * (shape === 'wide' ? 0.3 : 0.17) * grown}
            fill={palette.accent}
          />
        </Drift>
      ) : (
        <Drift name="bar" wander={[36, 0]} period={11} depth={0}>
          <rect x={safe.x} y={0} width={bar * grown} height={18 * u} fill={palette.accent} />
        </Drift>
      )}
    </GroundArt>
  );
}
