import type { ReactNode } from 'react';
import { tone } from '../../look/tone.js';
import { type Film, ground, lightOn } from '../film.js';
import { Range } from '../land/range.js';
import { Water } from '../land/water.js';
import { Sky } from '../sky.js';

export function Sea({ film }: { film: Film }): ReactNode {
  const { horizon, u } = film;
  return (
    <>
      <Sky film={film} />
      <Range
        film={film}
        name="isle"
        depth={0.08}
        foot={horizon + 4 * u}
        high={film.height * 0.1}
        count={5}
        color="#5f7f93"
        snow={false}
      />
      <g transform={film.layer(0.45)}>
        <Water film={film} from={horizon} />
      </g>
    </>
  );
}

/** A wave that passes before the figures. */
export function SwellBefore({ film }: { film: Film }): ReactNode {
  const { height, u, time, light } = film;
  const deep = tone(film.paint(light.night ? '#12305c' : '#1f6f92'), light.top, 0.25);
  const line = (at: number, high: number, speed: number) => (x: number) =>
    height * at -
    Math.sin(x / (230 * u) + time * speed) * high * u -
    Math.sin(x / (91 * u) - time * speed * 0.7) * high * 0.3 * u;
  return (
    <g transform={film.layer(0.95)}>
      <path d={ground(film, line(0.88, 15, 1.1), 40)} fill={lightOn(deep, 0.14)} opacity={0.9} />
      <path d={ground(film, line(0.94, 20, 1.35), 40)} fill={deep} />
    </g>
  );
}
