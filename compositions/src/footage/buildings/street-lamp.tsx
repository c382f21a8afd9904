import type { ReactNode } from 'react';
import { f, type Film } from '../film.js';

export function Lamp({ film, x, y, on }: { film: Film; x: number; y: number; on: boolean }): ReactNode {
  const { u, tag } = film;
  const id = `lamp${Math.round(x)}${tag}`;
  return (
    <>
      {on ? (
        <>
          <defs>
            <radialGradient id={id}>
              <stop offset="0" stopColor="#ffe2a0" stopOpacity="0.75" />
              <stop offset="1" stopColor="#ffe2a0" stopOpacity="0" />
            </radialGradient>
          </defs>
          <circle cx={x} cy={y - 330 * u} r={190 * u} fill={`url(#${id})`} />
        </>
      ) : null}
      <path
        d={`M${f(x)} ${f(y)}V${f(y - 310 * u)}M${f(x - 16 * u)} ${f(y)}h${f(32 * u)}`}
        stroke={film.paint('#2d3242')}
        strokeWidth={9 * u}
        strokeLinecap="round"
      />
      <path
        d={`M${f(x - 18 * u)} ${f(y - 312 * u)}h${f(36 * u)}l${f(-8 * u)} ${f(-38 * u)}h${f(-20 * u)}Z`}
        fill={on ? '#fff0c4' : film.paint('#dfe4e6')}
      />
      <path
        d={`M${f(x - 20 * u)} ${f(y - 350 * u)}h${f(40 * u)}l${f(-20 * u)} ${f(-18 * u)}Z`}
        fill={film.paint('#2d3242')}
      />
    </>
  );
}
