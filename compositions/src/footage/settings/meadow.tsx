import type { ReactNode } from 'react';
import { tone } from '../../look/tone.js';
import { along, f, type Film, lightOn, shadeOf } from '../film.js';
import { Row } from '../row.js';
import { Grass, Tree } from '../growth.js';
import { Hills } from '../land/hills.js';
import { Plane } from '../land/plane.js';
import { Rays, Sky } from '../sky.js';

export function Meadow({ film }: { film: Film }): ReactNode {
  const { horizon, u, plants } = film;
  const flowers = film.shot.season === 'spring' || film.shot.season === 'summer';
  const snowy = plants.snowy;
  return (
    <>
      <Sky film={film} />
      <Hills
        film={film}
        name="m0"
        depth={0.16}
        y={horizon + 20 * u}
        color={snowy ? '#cfdde6' : '#7fa080'}
        firs={34}
        size={34}
      />
      <Plane
        film={film}
        name="m1"
        depth={0.3}
        y={horizon + 46 * u}
        rise={64 * u}
        color={snowy ? '#dce8ef' : tone(plants.grass, '#c9c06a', 0.25)}
      />
      <Rows film={film} />
      <Plane
        film={film}
        name="m2"
        depth={0.5}
        y={horizon + 110 * u}
        rise={70 * u}
        color={snowy ? '#e6eff4' : plants.grass}
      />
      <Row
        film={film}
        name="mt"
        count={5}
        jitter={0.7}
        depth={0.52}
        clear={0.13}
        each={({ x, r, name }) => (
          <Tree
            film={film}
            name={name}
            x={x}
            y={horizon + (94 + r * 20) * u}
            size={(150 + r * 110) * u}
            color={film.paint(r > 0.5 ? plants.leaf : plants.second, 0.62)}
            depth={0.62}
          />
        )}
      />
      <Rays film={film} />
      <Plane
        film={film}
        name="m3"
        depth={0.8}
        y={film.floor - 40 * u}
        rise={44 * u}
        color={snowy ? '#f0f6f9' : lightOn(plants.grass, 0.1)}
      />
      <g transform={film.layer(0.9)}>
        <Grass
          film={film}
          at={along(film, 'gr', 40, 0.9).map(({ x, r, name }) => ({
            x,
            y: film.floor + (r - 0.25) * 130 * u,
            size: (20 + r * 24) * u,
            name,
          }))}
          color={film.paint(snowy ? '#c6d4dc' : shadeOf(plants.grass, 0.22))}
        />
        {flowers ? (
          <path
            d={along(film, 'fl', 46, 0.95)
              .map(({ x, r }) => `M${f(x)} ${f(film.floor + (r - 0.3) * 150 * u)}h0.01`)
              .join('')}
            stroke={film.paint('#fdf0b8')}
            strokeWidth={9 * u}
            strokeLinecap="round"
          />
        ) : null}
      </g>
    </>
  );
}

/** Furrows that run to the horizon. */
function Rows({ film }: { film: Film }): ReactNode {
  const { horizon, u, width } = film;
  if (film.plants.snowy) return null;
  const x0 = width * (film.side > 0 ? 0.3 : 0.7);
  const rows = Array.from({ length: 9 }, (_, index) => {
    const spread = (index - 4) * 150 * u;
    return `M${f(x0 + spread * 0.16)} ${f(horizon + 14 * u)}L${f(x0 + spread)} ${f(horizon + 110 * u)}`;
  });
  return (
    <g transform={film.layer(0.32)}>
      <path
        d={rows.join('')}
        stroke={film.paint(shadeOf(film.plants.grass, 0.2), 0.4)}
        strokeWidth={7 * u}
        opacity={0.5}
      />
    </g>
  );
}
