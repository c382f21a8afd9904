import type { ReactNode } from 'react';
import { f, type Film, lightOn, shadeOf } from '../film.js';

/** The colour of its back. */
export function studioBack({ random, light }: Film): string {
  const tint = ['#3d4c66', '#5b4a63', '#3f5d5c', '#6a5245'][Math.floor(random('tint') * 4)]!;
  return light.night ? shadeOf(tint, 0.4) : tint;
}

/** A seamless studio: a round stage that turns under a cone of light. */
export function Studio({ film }: { film: Film }): ReactNode {
  const { width, height, u, tag, floor, time } = film;
  const back = studioBack(film);
  const y = floor - 30 * u;
  const rx = Math.min(width * 0.3, 430 * u);
  const turn = time * 24;
  return (
    <>
      <defs>
        <radialGradient id={`seam${tag}`} cx="0.5" cy="0.42" r="0.75">
          <stop offset="0" stopColor={lightOn(back, 0.52)} />
          <stop offset="0.55" stopColor={back} />
          <stop offset="1" stopColor={shadeOf(back, 0.62)} />
        </radialGradient>
        <linearGradient id={`cone${tag}`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff6e0" stopOpacity="0.4" />
          <stop offset="1" stopColor="#fff6e0" stopOpacity="0" />
        </linearGradient>
        <linearGradient id={`drum${tag}`} x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor={shadeOf(back, 0.5)} />
          <stop offset="0.4" stopColor={lightOn(back, 0.3)} />
          <stop offset="1" stopColor={shadeOf(back, 0.6)} />
        </linearGradient>
      </defs>
      <rect width={width} height={height} fill={`url(#seam${tag})`} />
      <path
        d={`M${f(width * 0.44)} ${f(-20 * u)}h${f(width * 0.12)}L${f(width * 0.5 + rx * 1.15)} ${f(y)}h${f(-rx * 2.3)}Z`}
        fill={`url(#cone${tag})`}
      />
      <g transform={film.layer(0.7)}>
        <ellipse cx={width / 2} cy={y + 110 * u} rx={rx * 1.34} ry={66 * u} fill="#0a0d1e" opacity={0.34} />
        <path
          d={`M${f(width / 2 - rx)} ${f(y)}v${f(84 * u)}a${f(rx)} ${f(rx * 0.17)} 0 0 0 ${f(2 * rx)} 0v${f(-84 * u)}Z`}
          fill={`url(#drum${tag})`}
        />
        <ellipse cx={width / 2} cy={y} rx={rx} ry={rx * 0.17} fill={lightOn(back, 0.42)} />
        <path
          d={Array.from({ length: 18 }, (_, index) => {
            const a = ((index / 18) * 360 + turn) * (Math.PI / 180);
            return `M${f(width / 2 + Math.cos(a) * rx * 0.9)} ${f(y + Math.sin(a) * rx * 0.153)}L${f(width / 2 + Math.cos(a) * rx * 0.97)} ${f(y + Math.sin(a) * rx * 0.165)}`;
          }).join('')}
          stroke={shadeOf(back, 0.4)}
          strokeWidth={5 * u}
          strokeLinecap="round"
        />
        <ellipse cx={width / 2} cy={y} rx={rx * 0.5} ry={rx * 0.075} fill="#0a0d1e" opacity={0.22} />
      </g>
    </>
  );
}
