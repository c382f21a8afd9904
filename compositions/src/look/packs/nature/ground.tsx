import type { ReactNode } from 'react';
import { clamp, easeOutQuint } from '../../../motion/curves.js';
import { passing } from '../../../motion/life.js';
import { useScene } from '../../../scene-context/scene-context.js';
import type { GroundVariant } from '../../look.js';
import { legible, tone } from '../../tone.js';
import { Drift } from '../../grounds/drift.js';
import { GroundArt } from '../../grounds/ground-art.js';
import { Hills } from '../../grounds/hills.js';
import { Branch } from './branch.js';

/** A low sun over pale hills, twigs that sway at the edges, and seeds on the wind. */
export function NatureGround({ variant }: { variant: GroundVariant }): ReactNode {
  const scene = useScene();
  const { width, height, u, palette, frame, at, shape } = scene;
  const wide = shape === 'wide';
  const statement = variant === 'statement';
  const [green, leaf] = [palette.accent, palette.data[1] ?? palette.accent];
  const pale = (color: string, share: number): string => legible(palette, color, share);
  const grown = easeOutQuint(clamp(frame / at(40)));
  const sun: readonly [number, number] = wide ? [width * 0.62, height * 0.86] : [width * 0.3, height * 0.9];
  return (
    <>
      <GroundArt>
        <Drift name="sun" wander={14} period={17} about={sun} depth={0.6}>
          <circle cx={sun[0]} cy={sun[1] - 40 * u * grown} r={330 * u} fill={pale('#fcc419', 0.16)} />
          <circle cx={sun[0]} cy={sun[1] - 40 * u * grown} r={210 * u} fill={pale('#fcc419', 0.28)} />
        </Drift>
        <Hills
          layers={[
            { rise: 215, swell: 62, wave: 0.92, fill: pale(green, 0.1), speed: 5 },
            { rise: 125, swell: 44, wave: 0.7, fill: pale(green, 0.16), speed: 9 },
            { rise: 44, swell: 26, wave: 0.55, fill: pale(green, 0.24), speed: 15 },
          ]}
        />
        {Array.from({ length: 7 }, (_, index) => {
          const passed = passing(scene, `seed${index}`, 24 + index * 3);
          const y = height * (0.12 + 0.1 * index) - 60 * u * Math.sin(passed * 9 + index);
          return (
            <ellipse
              key={index}
              cx={((width + 80 * u) * passed - 40 * u).toFixed(1)}
              cy={y.toFixed(1)}
              rx={12 * u}
              ry={5 * u}
              fill={pale(green, 0.34)}
            />
          );
        })}
      </GroundArt>
      {statement ? (
        <GroundArt flips={!wide}>
          <Branch
            name="tall"
            at={[width - 205 * u, height + 30 * u]}
            length={(wide ? 980 : 620) * u}
            angle={-6}
            pairs={8}
            fills={[green, leaf]}
            grown={grown}
          />
          <Branch
            name="low"
            at={[width - 40 * u, height + 30 * u]}
            length={(wide ? 640 : 430) * u}
            angle={16}
            pairs={6}
            fills={[palette.text, tone(green, palette.text, 0.45)]}
            grown={grown}
          />
          <Branch
            name="front"
            at={[width - 330 * u, height + 30 * u]}
            length={(wide ? 400 : 300) * u}
            angle={-24}
            pairs={5}
            fills={[tone(green, palette.background, 0.35), tone(leaf, palette.background, 0.42)]}
            grown={grown}
          />
        </GroundArt>
      ) : (
        <GroundArt>
          <Branch
            name="corner"
            at={[width + 16 * u, -24 * u]}
            length={430 * u}
            angle={-128}
            pairs={6}
            fills={[pale(green, 0.34), pale(leaf, 0.3)]}
          />
          <Branch
            name="second"
            at={[width + 24 * u, 120 * u]}
            length={300 * u}
            angle={-84}
            pairs={5}
            fills={[pale(green, 0.24), pale(green, 0.2)]}
          />
          <Branch
            name="foot"
            at={[-14 * u, height + 20 * u]}
            length={300 * u}
            angle={28}
            pairs={5}
            fills={[pale(green, 0.3), pale(leaf, 0.3)]}
          />
        </GroundArt>
      )}
    </>
  );
}
