import type { ReactNode } from 'react';
import type { Film } from '../film.js';
import { Hills } from '../land/hills.js';
import { Plane } from '../land/plane.js';
import { Range } from '../land/range.js';
import { Rays, Sky } from '../sky.js';

export function Mountains({ film }: { film: Film }): ReactNode {
  const { horizon, height, u, plants, wide } = film;
  const foot = horizon + 40 * u;
  return (
    <>
      <Sky film={film} />
      <Range
        film={film}
        name="far"
        depth={0.12}
        foot={foot}
        high={height * (wide ? 0.44 : 0.3)}
        count={5}
        color="#7a8aa8"
        snow
      />
      <Range
        film={film}
        name="mid"
        depth={0.3}
        foot={foot + 20 * u}
        high={height * (wide ? 0.34 : 0.24)}
        count={4}
        color="#5d7389"
        snow={plants.snowy || true}
      />
      <Rays film={film} />
      <Hills
        film={film}
        name="h1"
        depth={0.45}
        y={horizon + 58 * u}
        color={plants.snowy ? '#d5e2ea' : '#5f8a66'}
        firs={30}
        size={64}
      />
      <Hills
        film={film}
        name="h2"
        depth={0.64}
        y={horizon + 130 * u}
        color={plants.snowy ? '#e3edf2' : plants.grass}
        firs={16}
        size={118}
      />
      <Plane film={film} name="near" depth={0.86} y={film.floor - 10 * u} rise={36 * u} color={plants.grass} />
    </>
  );
}
