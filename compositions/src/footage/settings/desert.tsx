import type { ReactNode } from 'react';
import { f, type Film, ground, shadeOf, wave } from '../film.js';
import { Row } from '../row.js';
import { Range } from '../land/range.js';
import { Rays, Sky } from '../sky.js';

export function Desert({ film }: { film: Film }): ReactNode {
  const { horizon, u, width } = film;
  const dune = (name: string, depth: number, y: number, rise: number, color: string): ReactNode => {
    const crest = (x: number): number =>
      y -
      rise * (0.5 + 0.5 * Math.sin((x / width) * 4.2 + film.random(name) * 6)) -
      wave(film, name, (x / u) * 0.0011, 2) * rise * 0.3;
    return (
      <g key={name} transform={film.layer(depth)}>
        <path d={ground(film, crest)} fill={film.paint(color, depth)} />
        <path
          d={ground(
            film,
            (x) => crest(x) + rise * (0.2 + 0.34 * Math.abs(Math.sin((x / width) * 3.1 + film.random(`${name}s`) * 6))),
          )}
          fill={film.paint(shadeOf(color, 0.24), depth)}
          opacity={0.75}
        />
      </g>
    );
  };
  return (
    <>
      <Sky film={film} />
      <Range
        film={film}
        name="mesa"
        depth={0.15}
        foot={horizon + 26 * u}
        high={film.height * 0.16}
        count={6}
        color="#b06f58"
        snow={false}
      />
      {dune('d1', 0.34, horizon + 60 * u, 74 * u, '#e0aa6c')}
      {dune('d2', 0.55, horizon + 140 * u, 96 * u, '#e6b06a')}
      <Rays film={film} />
      {dune('d3', 0.82, film.floor - 6 * u, 60 * u, '#eab76f')}
      <Row
        film={film}
        name="cactus"
        count={4}
        jitter={0.6}
        depth={0.72}
        clear={0.17}
        each={({ x, r }) => {
          const s = (120 + r * 90) * u;
          return (
            <path
              d={`M${f(x)} ${f(film.floor - 24 * u)}v${f(-s)}M${f(x)} ${f(film.floor - 24 * u - s * 0.36)}h${f(-s * 0.24)}v${f(-s * 0.3)}M${f(x)} ${f(film.floor - 24 * u - s * 0.26)}h${f(s * 0.24)}v${f(-s * 0.38)}`}
              stroke={film.paint('#4f7d5a', 0.9)}
              strokeWidth={f(s * 0.13)}
              strokeLinecap="round"
              strokeLinejoin="round"
              fill="none"
            />
          );
        }}
      />
    </>
  );
}
