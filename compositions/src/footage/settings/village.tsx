import type { ReactNode } from 'react';
import { f, type Film, shadeOf } from '../film.js';
import { Row } from '../row.js';
import { Tree } from '../growth.js';
import { Plane } from '../land/plane.js';
import { Rays, Sky } from '../sky.js';

/** Gabled houses on a slope, with trees and a path. */
export function Village({ film }: { film: Film }): ReactNode {
  const { horizon, u, width, light, plants, height } = film;
  const evening = light.night || film.shot.time === 'dusk';
  const house = (x: number, y: number, s: number, name: string, depth: number): ReactNode => {
    const wall = film.paint(
      ['#efe0c8', '#e3c9a8', '#d9d5cb', '#e8bfa5'][Math.floor(film.random(`${name}c`) * 4)]!,
      depth,
    );
    const roof = film.paint(
      plants.snowy ? '#eff5f8' : ['#b0523f', '#8a4a3c', '#5f6b7d'][Math.floor(film.random(`${name}r`) * 3)]!,
      depth,
    );
    const glass = evening ? '#ffd483' : film.paint('#7f9fb3', depth);
    return (
      <g key={name} transform={`translate(${f(x)} ${f(y)}) scale(${s.toFixed(3)})`}>
        <rect x={-48} y={-56} width={96} height={60} fill={wall} />
        <rect x={film.side > 0 ? -48 : 12} y={-56} width={36} height={60} fill={shadeOf(wall, 0.5)} opacity={0.16} />
        <rect x={22} y={-112} width={13} height={34} fill={shadeOf(roof, 0.3)} />
        <path d="M-58 -52L-30 -100H30L58 -52Z" fill={roof} />
        <path
          d={film.side > 0 ? 'M-58 -52L-30 -100H-6L-26 -52Z' : 'M58 -52L30 -100H6L26 -52Z'}
          fill={shadeOf(roof, 0.4)}
          opacity={0.3}
        />
        <path d="M-36 -40h18v18h-18ZM18 -40h18v18h-18Z" fill={glass} />
        <path d="M-9 -34h18v38h-18Z" fill={film.paint('#6a4836', depth)} />
        {evening || plants.snowy ? (
          <path
            d={`M28 -114q${f(6 + Math.sin(film.time) * 3)} -14 -2 -26t4 -26`}
            stroke={film.paint('#f4f1ec', depth)}
            strokeWidth={7}
            opacity={0.36}
            fill="none"
            strokeLinecap="round"
          />
        ) : null}
      </g>
    );
  };
  const spots = [0.06, 0.2, 0.33, 0.67, 0.8, 0.94];
  return (
    <>
      <Sky film={film} />
      <Plane
        film={film}
        name="v0"
        depth={0.2}
        y={horizon + 30 * u}
        rise={110 * u}
        color={plants.snowy ? '#d3e0e8' : '#7d9c82'}
      />
      <g transform={film.layer(0.34)}>
        {spots.map((at, index) =>
          house(width * at, horizon + (30 + film.random(`vy${index}`) * 20) * u, 0.95 * u, `va${index}`, 0.42),
        )}
        <Row
          film={film}
          name="vt"
          count={8}
          jitter={0.8}
          each={({ x, r, name }) => (
            <Tree
              film={film}
              name={name}
              x={x}
              y={horizon + 44 * u}
              size={(100 + r * 60) * u}
              color={film.paint(plants.leaf, 0.44)}
              depth={0.44}
            />
          )}
        />
      </g>
      <Rays film={film} />
      <Plane
        film={film}
        name="v1"
        depth={0.55}
        y={horizon + 96 * u}
        rise={44 * u}
        color={plants.snowy ? '#e3ecf1' : plants.grass}
      />
      <g transform={film.layer(0.6)}>
        {house(width * (film.side > 0 ? 0.14 : 0.86), horizon + 118 * u, 2.1 * u, 'vb', 0.76)}
        {house(width * (film.side > 0 ? 0.9 : 0.1), horizon + 108 * u, 1.7 * u, 'vc', 0.72)}
        <Tree
          film={film}
          name="vd"
          x={width * (film.side > 0 ? 0.29 : 0.71)}
          y={horizon + 120 * u}
          size={300 * u}
          color={film.paint(plants.leaf, 0.78)}
          depth={0.78}
        />
      </g>
      <g transform={film.layer(0.72)}>
        <path
          d={`M${f(width * 0.47)} ${f(horizon + 96 * u)}Q${f(width * 0.62)} ${f(film.floor - 60 * u)} ${f(width * 0.24)} ${f(height * 1.15)}H${f(width * 0.86)}Q${f(width * 0.7)} ${f(film.floor - 70 * u)} ${f(width * 0.53)} ${f(horizon + 96 * u)}Z`}
          fill={film.paint(plants.snowy ? '#f7fafc' : '#dcc79f')}
          opacity={0.9}
        />
      </g>
    </>
  );
}
