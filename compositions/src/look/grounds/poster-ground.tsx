import type { ReactNode } from 'react';
import { clamp, easeOutQuint } from '../../motion/curves.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { GroundVariant } from '../look.js';
import { GroundArt } from './ground-art.js';

/** Two inks on a flat field: a slanted red band that shoots in, or a black foot bar under content. */
export function PosterGround({ variant }: { variant: GroundVariant }): ReactNode {
  const { width, height, u, palette, frame, at } = useScene();
  const grown = easeOutQuint(clamp(frame / at(14)));
  const band = 96 * u;
  if (variant === 'content')
    return (
      <GroundArt>
        <rect x={0} y={0} width={width * grown} height={26 * u} fill={palette.text} />
      </GroundArt>
    );
  const rise = 130 * u;
  const x = width * grown;
  return (
    <GroundArt flips>
      <polygon
        points={`0,${height} 0,${height - band} ${x},${height - band - rise * grown} ${x},${height}`}
        fill={palette.accent}
      />
      <polygon
        points={`0,${height} 0,${height - band * 0.45} ${x},${height - band * 0.45 - rise * 0.35 * grown} ${x},${height}`}
        fill={palette.text}
      />
    </GroundArt>
  );
}
