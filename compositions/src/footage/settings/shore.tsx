import type { ReactNode } from 'react';
import { f, type Film, ground, shadeOf } from '../film.js';
import { Row } from '../row.js';
import { Range } from '../land/range.js';
import { Water } from '../land/water.js';
import { Sky } from '../sky.js';

export function Shore({ film }: { film: Film }): ReactNode {
  const { horizon, u, width, floor } = film;
  const sand = film.plants.snowy ? '#e4e6e6' : '#e9cf9f';
  const bank = (x: number): number => floor - 62 * u + Math.sin((x / width) * 3 + (film.side > 0 ? 0 : 2)) * 26 * u;
  const foam = Math.sin(film.time * 0.8) * 9 * u;
  return (
    <>
      <Sky film={film} />
      <Range
        film={film}
        name="cape"
        depth={0.1}
        foot={horizon + 6 * u}
        high={film.height * 0.14}
        count={4}
        color="#64808c"
        snow={false}
      />
      <g transform={film.layer(0.4)}>
        <Water film={film} from={horizon} />
      </g>
      <g transform={film.layer(0.3)}>
        <Headland film={film} />
      </g>
      <g transform={film.layer(0.8)}>
        <path d={ground(film, (x) => bank(x) - 16 * u - foam)} fill="#ffffff" opacity={0.55} />
        <path
          d={ground(film, (x) => bank(x) - 4 * u - foam * 0.4)}
          fill={film.paint(shadeOf(sand, 0.26))}
          opacity={0.7}
        />
        <path d={ground(film, bank)} fill={film.paint(sand)} />
        <path d={ground(film, (x) => bank(x) + 84 * u)} fill={film.paint(shadeOf(sand, 0.08))} />
        <Row
          film={film}
          name="stone"
          count={12}
          jitter={0.9}
          each={({ x, r }) => (
            <ellipse
              cx={f(x)}
              cy={f(floor + (r - 0.35) * 150 * u)}
              rx={(8 + r * 22) * u}
              ry={(5 + r * 10) * u}
              fill={film.paint('#8d8a86')}
              opacity={0.8}
            />
          )}
        />
      </g>
    </>
  );
}

/** A headland with a lighthouse on it, far out. */
function Headland({ film }: { film: Film }): ReactNode {
  const { horizon, u, width, side } = film;
  const x = side > 0 ? width * 0.16 : width * 0.84;
  const s = 0.78 * u;
  const way = side > 0 ? -1 : 1;
  const rock = film.paint('#5b6a66', 0.5);
  const white = film.paint('#f3efe6', 0.62);
  const red = film.paint('#c25048', 0.62);
  const y = horizon - 44 * u;
  return (
    <>
      <path
        d={`M${f(x - way * 150 * u)} ${f(horizon + 16 * u)}Q${f(x - way * 70 * u)} ${f(horizon - 16 * u)} ${f(x - way * 30 * u)} ${f(y)}Q${f(x + way * 140 * u)} ${f(y - 18 * u)} ${f(x + way * 520 * u)} ${f(y - 40 * u)}V${f(horizon + 16 * u)}Z`}
        fill={rock}
      />
      <g transform={`translate(${f(x)} ${f(y + 4 * u)}) scale(${f(s)})`}>
        <path d="M-17 0L-10 -128H10L17 0Z" fill={white} />
        <path d="M-15.4 -34L-13.6 -64H13.6L15.4 -34ZM-12 -92L-10.6 -118H10.6L12 -92Z" fill={red} />
        <rect x={-14} y={-133} width={28} height={5} fill={film.paint('#2b2a3a', 0.6)} />
        <rect x={-8} y={-150} width={16} height={17} fill="#ffe2a0" />
        <path d="M-11 -150Q0 -166 11 -150Z" fill={red} />
        {film.light.night || film.shot.time === 'dusk' ? (
          <path
            d={`M${-way * 8} -142L${-way * 620} ${f(-230 + Math.sin(film.time * 0.7) * 60)}V${f(-60 + Math.sin(film.time * 0.7) * 60)}Z`}
            fill="#ffe9b0"
            opacity={0.22}
          />
        ) : null}
      </g>
    </>
  );
}
