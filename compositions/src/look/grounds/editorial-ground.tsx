import type { ReactNode } from 'react';
import { clamp, easeOutQuint } from '../../motion/curves.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { GroundVariant } from '../look.js';
import { seededRandom } from '../../scene-context/seeded-random.js';
import { tone } from '../tone.js';
import { GroundArt } from './ground-art.js';
import { PassingBands } from './passing-bands.js';
import { useSvgId } from '../svg-id.js';

/**
 * Paper with grain and the double rule of a newspaper's head, and light that falls on it through a window. The grain is
 * a still pattern of specks.
 */
export function EditorialGround({ variant }: { variant: GroundVariant }): ReactNode {
  const { width, height, u, palette, frame, at, safe, captions, shape } = useScene();
  const grain = useSvgId('grain');
  // The same sheet under every scene.
  const random = (name: string): number => seededRandom(1, name);
  const grown = easeOutQuint(clamp(frame / at(22)));
  const tile = 180 * u;
  const specks = Array.from({ length: 90 }, (_, index) => (
    <circle
      key={index}
      cx={random(`x${index}`) * tile}
      cy={random(`y${index}`) * tile}
      r={(0.5 + random(`r${index}`) * 0.9) * u}
      fill={palette.text}
      fillOpacity={0.05 + random(`o${index}`) * 0.06}
    />
  ));
  const top = 44 * u;
  return (
    <>
      <GroundArt still="sheet">
        <pattern id={grain} width={tile} height={tile} patternUnits="userSpaceOnUse">
          {specks}
        </pattern>
        <rect width={width} height={height} fill={`url(#${grain})`} />
      </GroundArt>
      <GroundArt>
        <PassingBands
          fill={tone(palette.background, palette.text, 0.042)}
          step={330}
          share={0.62}
          speed={24}
          slant={460}
          from={(shape === 'wide' ? 0.42 : 0.2) * (width / u)}
        />
        <rect
          x={safe.x}
          y={top}
          width={safe.width * grown}
          height={(variant === 'statement' ? 9 : 5) * u}
          fill={palette.text}
        />
        <rect x={safe.x} y={top + 17 * u} width={safe.width * grown} height={1.5 * u} fill={palette.text} />
        {variant === 'statement' && captions === null ? (
          <rect x={safe.x} y={height - 46 * u} width={safe.width * grown} height={1.5 * u} fill={palette.text} />
        ) : null}
      </GroundArt>
    </>
  );
}
