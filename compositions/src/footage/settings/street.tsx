import type { ReactNode } from 'react';
import { facades } from '../buildings/facades.js';
import { House } from '../buildings/house.js';
import { Lamp } from '../buildings/street-lamp.js';
import { Tower } from '../buildings/tower.js';
import { along, f, type Film } from '../film.js';
import { Row } from '../row.js';
import { Tree } from '../growth.js';
import { Rays, Sky } from '../sky.js';

/** Fronts of houses along a pavement, with awnings, doors, lamps and trees. */
export function Street({ film }: { film: Film }): ReactNode {
  const { height, width, u, floor, light } = film;
  const evening = light.night || film.shot.time === 'dusk';
  const foot = floor - 84 * u;
  return (
    <>
      <Sky film={film} />
      <Row
        film={film}
        name="behind"
        count={12}
        jitter={0.3}
        depth={0.2}
        each={({ x, r, name }) => {
          const w = (width / 12) * (0.8 + r * 0.5);
          return (
            <Tower
              film={film}
              name={name}
              x={x - w / 2}
              foot={foot}
              w={w}
              h={height * (0.4 + r * 0.26)}
              color={film.paint('#6f829a', 0.24)}
              lit={evening}
              depth={0.2}
            />
          );
        }}
      />
      <Rays film={film} />
      <Row
        film={film}
        name="front"
        count={film.wide ? 6 : 4}
        jitter={0}
        depth={0.56}
        each={({ x, r, name }, index) => (
          <House
            film={film}
            name={name}
            x={x}
            w={(width * 1.28) / (film.wide ? 6 : 4)}
            foot={foot}
            h={height * (0.4 + r * 0.14)}
            color={facades[(index + Math.floor(film.random('f') * 6)) % facades.length]!}
            lit={evening}
          />
        )}
      />
      <g transform={film.layer(0.8)}>
        <rect
          x={-width * 0.2}
          y={foot}
          width={width * 1.4}
          height={height}
          fill={film.paint(film.plants.snowy ? '#e6ecef' : '#c4bcb2')}
        />
        <rect x={-width * 0.2} y={floor + 40 * u} width={width * 1.4} height={height} fill={film.paint('#5c5d68')} />
        <rect x={-width * 0.2} y={floor + 34 * u} width={width * 1.4} height={9 * u} fill={film.paint('#e2dcd2')} />
        <path
          d={along(film, 'dash', 8, 0)
            .map(({ x }) => `M${f(x)} ${f(height * 0.985)}h${f(90 * u)}`)
            .join('')}
          stroke={film.paint('#e9e2d2')}
          strokeWidth={8 * u}
          opacity={0.7}
        />
        {[0.12, 0.86].map((at) => (
          <Lamp key={at} film={film} x={width * at} y={floor - 30 * u} on={evening} />
        ))}
        <Tree
          film={film}
          name="st"
          x={width * (film.side > 0 ? 0.95 : 0.05)}
          y={floor - 20 * u}
          size={430 * u}
          color={film.paint(film.plants.leaf)}
        />
      </g>
    </>
  );
}
