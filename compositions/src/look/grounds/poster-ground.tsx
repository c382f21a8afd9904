import type { ReactNode } from 'react';
import { clamp, easeOutQuint } from '../../motion/curves.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { GroundVariant } from '../look.js';
import { behind } from '../tone.js';
import { Drift } from './drift.js';
import { Fan } from './fan.js';
import { GroundArt } from './ground-art.js';

/** Two inks on a flat field: a slanted red band that shoots in, or a black bar over content; rays turn behind both. */
export function PosterGround({ variant }: { variant: GroundVariant }): ReactNode {
  const { width, height, u, palette, frame, at } = useScene();
  const grown = easeOutQuint(clamp(frame / at(14)));
  const sun: readonly [number, number] = [width * 0.82, height * 0.3];
  const band = 96 * u;
  const rays = (
    <GroundArt>
      <Drift name="rays" wander={16} period={13} about={sun} turn={1.1}>
        <Fan
          about={sun}
          outer={1.3 * Math.hypot(width, height)}
          count={12}
          fill={behind(palette.background, palette.text, 0.2)}
        />
      </Drift>
    </GroundArt>
  );
  if (variant === 'content')
    return (
      <>
        {rays}
        <GroundArt>
          <rect x={0} y={0} width={width * grown} height={26 * u} fill={palette.text} />
        </GroundArt>
      </>
    );
  const rise = 130 * u;
  const reach = 90 * u;
  const x = (width + reach) * grown;
  const low = height + 80 * u;
  return (
    <>
      {rays}
      <GroundArt flips>
        <Drift name="band" wander={14} period={9} depth={0.7}>
          <polygon
            points={`${-reach},${low} ${-reach},${height - band} ${x},${height - band - rise * grown} ${x},${low}`}
            fill={palette.accent}
          />
        </Drift>
        <Drift name="foot" wander={10} period={7} depth={1}>
          <polygon
            points={`${-reach},${low} ${-reach},${height - band * 0.45} ${x},${height - band * 0.45 - rise * 0.35 * grown} ${x},${low}`}
            fill={palette.text}
          />
        </Drift>
      </GroundArt>
    </>
  );
}
