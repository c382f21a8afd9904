import type { ReactNode } from 'react';
import { clamp, easeOutQuint } from '../../motion/curves.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { GroundVariant } from '../look.js';
import { GroundArt } from './ground-art.js';

/** One quarter disc of the accent, cut by the corner: it grows in with a statement and waits small beside content. */
export function ClearGround({ variant }: { variant: GroundVariant }): ReactNode {
  const { width, height, u, palette, frame, at, shape } = useScene();
  if (variant === 'content')
    return (
      <GroundArt>
        <rect x={0} y={0} width={10 * u} height={height} fill={palette.accent} />
      </GroundArt>
    );
  const grown = easeOutQuint(clamp(frame / at(24)));
  const radius = (shape === 'wide' ? 560 : 480) * u * (0.7 + 0.3 * grown);
  return (
    <GroundArt flips>
      <circle cx={width} cy={height} r={radius} fill={palette.accent} />
      <circle cx={width} cy={height} r={radius * 0.58} fill={palette.data[1]} />
      <circle cx={width} cy={height} r={radius * 0.26} fill={palette.background} />
    </GroundArt>
  );
}
