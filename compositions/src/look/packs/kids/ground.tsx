import type { ReactNode } from 'react';
import { clamp, spring } from '../../../motion/curves.js';
import { passing } from '../../../motion/life.js';
import { useScene } from '../../../scene-context/scene-context.js';
import type { GroundVariant } from '../../look.js';
import { legible, tone } from '../../tone.js';
import { Drift } from '../../grounds/drift.js';
import { Fan } from '../../grounds/fan.js';
import { GroundArt } from '../../grounds/ground-art.js';
import { Hills } from '../../grounds/hills.js';

/** Places in shares of the canvas, size in layout units, seconds from one side to the other. */
const clouds = [
  { y: 0.1, size: 120, period: 70 },
  { y: 0.3, size: 84, period: 95 },
  { y: 0.62, size: 104, period: 80 },
];

/** A page of a picture book: a sun with rays, clouds that pass, and hills that rise for a statement. */
export function KidsGround({ variant }: { variant: GroundVariant }): ReactNode {
  const scene = useScene();
  const { width, height, u, palette, frame, at, captions } = scene;
  const statement = variant === 'statement';
  const grown = spring(0.9)(clamp((frame - at(2)) / at(24)));
  const sun: readonly [number, number] = [width - 70 * u, 60 * u];
  const [rays, yellow] = [legible(palette, '#ffec99', 1), legible(palette, '#ffe066', 1)];
  const cloud = tone(palette.background, palette.surface, 0.85);
  const foot = statement && captions !== 'bottom' ? 260 : 96;
  return (
    <>
      <GroundArt>
        <Drift name="sun" wander={8} period={10} about={sun} turn={5}>
          <Fan about={sun} inner={196 * u} outer={290 * u} count={14} fill={rays} />
          <circle cx={sun[0]} cy={sun[1]} r={170 * u * (statement ? 0.8 + 0.2 * grown : 1)} fill={yellow} />
        </Drift>
        {clouds.map(({ y, size, period }, index) => {
          const reach = width + 6 * size * u;
          const x = reach * passing(scene, `cloud${index}`, period) - 4.4 * size * u;
          return <Cloud key={index} x={x} y={y * height} size={size * u} fill={cloud} />;
        })}
      </GroundArt>
      <GroundArt>
        <Hills
          layers={[
            {
              rise: foot * 0.78 * (statement ? 0.6 + 0.4 * grown : 1),
              swell: foot * 0.2,
              wave: 0.86,
              fill: hill(0.28),
              speed: 7,
            },
            {
              rise: foot * 0.56 * (statement ? 0.5 + 0.5 * grown : 1),
              swell: foot * 0.24,
              wave: 0.62,
              fill: hill(0.42),
              speed: 13,
            },
            { rise: foot * 0.26, swell: foot * 0.15, wave: 0.48, fill: hill(statement ? 0.72 : 0.56), speed: 21 },
          ]}
        />
      </GroundArt>
    </>
  );

  /** What stands on hills of content keeps its contrast; a statement keeps its words above them. */
  function hill(share: number): string {
    const green = palette.data[3] ?? palette.accent;
    return statement && captions !== 'bottom'
      ? tone(palette.background, green, share + 0.25)
      : legible(palette, green, share);
  }
}

/** Four puffs on a flat foot. */
function Cloud(props: { x: number; y: number; size: number; fill: string }): ReactNode {
  const { x, y, size, fill } = props;
  const puffs = [
    [0, 0, 0.62],
    [0.85, -0.34, 0.86],
    [1.8, -0.12, 0.74],
    [2.55, 0.06, 0.54],
  ];
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} fill={fill}>
      {puffs.map(([px, py, r], at) => (
        <circle key={at} cx={px! * size} cy={py! * size} r={r! * size} />
      ))}
      <rect x={-0.3 * size} y={0.02 * size} width={3.1 * size} height={0.6 * size} rx={0.3 * size} />
    </g>
  );
}
