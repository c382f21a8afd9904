import type { ReactNode } from 'react';
import { f, type Film, lightOn, shadeOf } from '../film.js';
import type { Warm } from './warm.js';

export function Table({ film, warm }: { film: Film; warm: Warm }): ReactNode {
  const { width, u, floor, side } = film;
  const x = width * (side > 0 ? 0.76 : 0.24);
  const top = floor - 220 * u;
  const wood = warm('#7a5236');
  return (
    <>
      <path
        d={`M${f(x - 150 * u)} ${f(top)}l${f(-14 * u)} ${f(224 * u)}M${f(x + 150 * u)} ${f(top)}l${f(14 * u)} ${f(224 * u)}`}
        stroke={shadeOf(wood, 0.25)}
        strokeWidth={18 * u}
        strokeLinecap="round"
      />
      <rect x={x - 190 * u} y={top - 14 * u} width={380 * u} height={26 * u} rx={8 * u} fill={wood} />
      <rect x={x - 190 * u} y={top - 14 * u} width={380 * u} height={9 * u} rx={4 * u} fill={lightOn(wood, 0.2)} />
      <path
        d={`M${f(x + 60 * u)} ${f(top - 14 * u)}h${f(56 * u)}l${f(-8 * u)} ${f(-62 * u)}h${f(-40 * u)}Z`}
        fill={warm('#e9e4d8')}
      />
      <path
        d={`M${f(x - 120 * u)} ${f(top - 16 * u)}h${f(110 * u)}v${f(-16 * u)}h${f(-96 * u)}v${f(-14 * u)}h${f(84 * u)}`}
        stroke={warm('#a34b3c')}
        strokeWidth={13 * u}
        fill="none"
      />
    </>
  );
}

export function Desk({ film, warm }: { film: Film; warm: Warm }): ReactNode {
  const { width, u, floor, side } = film;
  const x = width * (side > 0 ? 0.76 : 0.24);
  const top = floor - 226 * u;
  const glow = film.time % 9;
  return (
    <>
      <path
        d={`M${f(x - 190 * u)} ${f(top)}v${f(230 * u)}M${f(x + 190 * u)} ${f(top)}v${f(230 * u)}`}
        stroke={warm('#6f747b')}
        strokeWidth={14 * u}
      />
      <rect x={x - 230 * u} y={top - 12 * u} width={460 * u} height={24 * u} rx={6 * u} fill={warm('#e8e2d6')} />
      <path
        d={`M${f(x - 14 * u)} ${f(top - 12 * u)}v${f(-50 * u)}h${f(28 * u)}v${f(50 * u)}Z`}
        fill={warm('#555b66')}
      />
      <rect x={x - 140 * u} y={top - 236 * u} width={280 * u} height={178 * u} rx={10 * u} fill={warm('#2b303b')} />
      <rect x={x - 128 * u} y={top - 224 * u} width={256 * u} height={154 * u} rx={4 * u} fill="#16324a" />
      <path
        d={[0, 1, 2, 3, 4]
          .map(
            (i) =>
              `M${f(x + (-100 + i * 48) * u)} ${f(top - 88 * u)}v${f(-(30 + ((i * 37) % 80) * Math.min(1, glow)) * u)}`,
          )
          .join('')}
        stroke="#63d2c6"
        strokeWidth={20 * u}
        opacity={0.9}
      />
      <rect x={x + 160 * u} y={top - 52 * u} width={34 * u} height={40 * u} rx={6 * u} fill={warm('#c2504a')} />
    </>
  );
}

export function Plant({ film, x, y }: { film: Film; x: number; y: number }): ReactNode {
  const { u, time } = film;
  const green = film.light.night ? '#2f5a4c' : '#4d8a5c';
  return (
    <>
      {[-58, -34, -12, 10, 32, 56].map((a, i) => {
        const sway = Math.sin(time * 0.8 + i) * 2;
        return (
          <path
            key={a}
            transform={`rotate(${f(a + sway)} ${f(x)} ${f(y - 92 * u)})`}
            d={`M${f(x)} ${f(y - 92 * u)}q${f(-38 * u)} ${f(-110 * u)} 0 ${f(-230 * u)}q${f(38 * u)} ${f(110 * u)} 0 ${f(230 * u)}Z`}
            fill={i % 2 === 0 ? green : shadeOf(green, 0.22)}
          />
        );
      })}
      <path
        d={`M${f(x - 54 * u)} ${f(y - 100 * u)}h${f(108 * u)}l${f(-16 * u)} ${f(104 * u)}h${f(-76 * u)}Z`}
        fill={film.light.night ? '#6d5560' : '#cf8d6b'}
      />
    </>
  );
}

export function Lamp({
  film,
  x,
  y,
  on,
  warm,
}: {
  film: Film;
  x: number;
  y: number;
  on: boolean;
  warm: Warm;
}): ReactNode {
  const { u, tag } = film;
  return (
    <>
      {on ? <circle cx={x} cy={y - 440 * u} r={520 * u} fill={`url(#bulb${tag})`} /> : null}
      <path
        d={`M${f(x)} ${f(y)}v${f(-400 * u)}M${f(x - 44 * u)} ${f(y)}h${f(88 * u)}`}
        stroke={warm('#3a3542')}
        strokeWidth={11 * u}
        strokeLinecap="round"
      />
      <path
        d={`M${f(x - 46 * u)} ${f(y - 480 * u)}h${f(92 * u)}l${f(34 * u)} ${f(104 * u)}h${f(-160 * u)}Z`}
        fill={on ? '#ffe3a6' : warm('#ead9bd')}
      />
    </>
  );
}
