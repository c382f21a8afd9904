import type { ReactNode } from 'react';
import { type Film, ground, lightOn, shadeOf, wave } from '../film.js';

/** A plane of earth that begins at a height and grows richer in colour towards the viewer. */
export function Plane(props: {
  film: Film;
  name: string;
  depth: number;
  y: number;
  rise: number;
  color: string;
  scale?: number;
}): ReactNode {
  const { film, name, depth, y, rise, color, scale = 0.0016 } = props;
  const id = `plane${name}${film.tag}`;
  return (
    <g transform={film.layer(depth)}>
      <defs>
        <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" y1={y - rise} x2="0" y2={film.height * 1.05}>
          <stop offset="0" stopColor={film.paint(lightOn(color, 0.14), depth)} />
          <stop offset="1" stopColor={film.paint(shadeOf(color, 0.3), 1)} />
        </linearGradient>
      </defs>
      <path
        d={ground(film, (x) => y - rise * (0.5 + 0.5 * wave(film, name, (x / film.u) * scale, 2)))}
        fill={`url(#${id})`}
      />
    </g>
  );
}
