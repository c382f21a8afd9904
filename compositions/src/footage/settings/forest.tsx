import type { ReactNode } from 'react';
import { along, type Film, shadeOf } from '../film.js';
import { Row } from '../row.js';
import { Firs, Grass, Tree } from '../growth.js';
import { Mist } from '../land/mist.js';
import { Plane } from '../land/plane.js';
import { Rays, Sky } from '../sky.js';

export function Forest({ film }: { film: Film }): ReactNode {
  const { horizon, u, plants, height } = film;
  const rows = [
    { depth: 0.15, y: horizon + 10 * u, size: 300, count: 17 },
    { depth: 0.32, y: horizon + 46 * u, size: 400, count: 13 },
    { depth: 0.5, y: horizon + 104 * u, size: 520, count: 9 },
  ];
  return (
    <>
      <Sky film={film} clouds={false} />
      {rows.map(({ depth, y, size, count }, index) => (
        <g key={depth}>
          <g transform={film.layer(depth)}>
            <Firs
              film={film}
              at={along(film, `row${index}`, count, 0.8).map(({ x, r }) => ({
                x,
                y: y + r * 20 * u,
                size: size * u * (0.75 + r * 0.5),
              }))}
              color={film.paint(plants.fir, depth)}
              snow={plants.snowy && index > 0}
            />
          </g>
          <Plane
            film={film}
            name={`forest${index}`}
            depth={depth + 0.04}
            y={y + 22 * u}
            rise={22 * u}
            color={plants.snowy ? '#e6eff4' : '#5c7f57'}
          />
        </g>
      ))}
      <Rays film={film} />
      <Plane
        film={film}
        name="clearing"
        depth={0.7}
        y={horizon + 170 * u}
        rise={30 * u}
        color={plants.snowy ? '#eef5f8' : plants.grass}
      />
      <Row
        film={film}
        name="leafy"
        count={4}
        jitter={0.5}
        depth={0.76}
        clear={0.2}
        each={({ x, r, name }) => (
          <Tree
            film={film}
            name={name}
            x={x}
            y={film.floor - 30 * u}
            size={(430 + r * 170) * u}
            color={film.paint(r > 0.5 ? plants.leaf : shadeOf(plants.leaf, 0.1))}
          />
        )}
      />
      <g transform={film.layer(0.85)}>
        <Grass
          film={film}
          at={along(film, 'fern', 26, 0.9).map(({ x, r, name }) => ({
            x,
            y: film.floor + (r - 0.3) * 120 * u,
            size: (26 + r * 30) * u,
            name,
          }))}
          color={film.paint(plants.snowy ? '#b9cad3' : shadeOf(plants.leaf, 0.2))}
        />
      </g>
      <Mist film={film} name="floor" y={horizon - height * 0.06} height={height * 0.16} share={0.3} />
    </>
  );
}
