import type { ReactNode } from 'react';
import { along, type Film, ground, shadeOf, wave } from '../film.js';
import { Firs } from '../growth.js';

/** A wooded slope. */
export function Hills(props: {
  film: Film;
  name: string;
  depth: number;
  y: number;
  color: string;
  firs: number;
  size: number;
}): ReactNode {
  const { film, name, depth, y, color, firs, size } = props;
  const heightAt = (x: number): number => y - (0.5 + 0.5 * wave(film, name, (x / film.u) * 0.0017, 2)) * 90 * film.u;
  const trees = along(film, `${name}fir`, firs, 0.9)
    .filter(({ name: id }) => film.random(`${id}keep`) > 0.28)
    .map(({ x, r }) => ({ x, y: heightAt(x) + 8 * film.u, size: size * film.u * (0.65 + r * 0.6) }));
  const id = `hill${name}${film.tag}`;
  return (
    <g transform={film.layer(depth)}>
      <defs>
        <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" y1={y - 90 * film.u} x2="0" y2={y + 200 * film.u}>
          <stop offset="0" stopColor={film.paint(color, depth)} />
          <stop offset="1" stopColor={film.paint(shadeOf(color, 0.14), depth * 0.75)} />
        </linearGradient>
      </defs>
      <Firs film={film} at={trees} color={film.paint(film.plants.fir, depth)} snow={film.plants.snowy} />
      <path d={ground(film, heightAt)} fill={`url(#${id})`} />
    </g>
  );
}
