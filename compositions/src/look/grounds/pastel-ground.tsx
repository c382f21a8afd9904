import type { ReactNode } from 'react';
import { clamp, spring } from '../../motion/curves.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { GroundVariant } from '../look.js';
import { Drift } from './drift.js';
import { GroundArt } from './ground-art.js';

/** Peach, mint and sky as big soft pebbles that puff up at the edges and float there (Open Color, steps 1 and 2). */
export function PastelGround({ variant }: { variant: GroundVariant }): ReactNode {
  const { width, height, u, frame, at } = useScene();
  const size = variant === 'statement' ? 1 : 0.9;
  const pebbles = [
    { x: 0.02, y: 0.06, r: 300, fill: '#ffe8cc' },
    { x: 0.98, y: 0.1, r: 230, fill: '#c3fae8' },
    { x: 0.95, y: 0.98, r: 340, fill: '#d0ebff' },
    { x: 0.08, y: 1, r: 250, fill: '#ffdeeb' },
    { x: 0.5, y: -0.06, r: 190, fill: '#e5dbff' },
    { x: 0.52, y: 1.06, r: 220, fill: '#fff3bf' },
  ];
  return (
    <GroundArt>
      {pebbles.map((pebble, index) => {
        const grown = spring(0.6)(clamp((frame - at(index * 2)) / at(22)));
        const r = pebble.r * u * size * (0.75 + 0.25 * grown);
        return (
          <Drift key={index} name={`pebble${index}`} wander={72} period={9 + index * 1.1} depth={0.7 + 0.2 * index}>
            <ellipse cx={pebble.x * width} cy={pebble.y * height} rx={r * 1.08} ry={r} fill={pebble.fill} />
          </Drift>
        );
      })}
    </GroundArt>
  );
}
