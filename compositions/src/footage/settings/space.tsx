import type { ReactNode } from 'react';
import { tone } from '../../look/tone.js';
import { f, type Film, ground, lightOn, shadeOf, wave } from '../film.js';
import { Row } from '../row.js';
import { Stars } from '../sky.js';

/** Planets before the stars, and the ground of a moon under them. */
export function Space({ film }: { film: Film }): ReactNode {
  const { width, height, u, tag, random, time, side, floor } = film;
  const hue = Math.floor(random('hue') * 4);
  const planet = ['#d98a55', '#5f8fc9', '#7fb08a', '#b87fa8'][hue]!;
  const nebula = ['#6a3f9c', '#2f6f9c', '#9c3f6a', '#3f5f9c'][hue]!;
  const cx = width * (side > 0 ? 0.72 : 0.28);
  const cy = height * 0.36;
  const r = Math.min(width, height) * 0.27;
  return (
    <>
      <defs>
        <linearGradient id={`void${tag}`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#060818" />
          <stop offset="1" stopColor="#141b3c" />
        </linearGradient>
        <radialGradient id={`neb${tag}`}>
          <stop offset="0" stopColor={nebula} stopOpacity="0.62" />
          <stop offset="1" stopColor={nebula} stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`orb${tag}`} cx={side > 0 ? 0.68 : 0.32} cy="0.32" r="0.78">
          <stop offset="0" stopColor={lightOn(planet, 0.5)} />
          <stop offset="0.5" stopColor={planet} />
          <stop offset="1" stopColor={shadeOf(planet, 0.86)} />
        </radialGradient>
        <radialGradient id={`halo${tag}`}>
          <stop offset="0.8" stopColor={planet} stopOpacity="0.4" />
          <stop offset="1" stopColor={planet} stopOpacity="0" />
        </radialGradient>
        <clipPath id={`disc${tag}`}>
          <circle cx={cx} cy={cy} r={r} />
        </clipPath>
      </defs>
      <rect width={width} height={height} fill={`url(#void${tag})`} />
      <g transform={film.layer(0.04)}>
        <ellipse cx={width * 0.34} cy={height * 0.3} rx={width * 0.5} ry={height * 0.42} fill={`url(#neb${tag})`} />
        <ellipse
          cx={width * 0.8}
          cy={height * 0.75}
          rx={width * 0.4}
          ry={height * 0.36}
          fill={`url(#neb${tag})`}
          opacity={0.6}
        />
      </g>
      <Stars film={film} all />
      <g transform={film.layer(0.2)}>
        <circle cx={cx} cy={cy} r={r * 1.24} fill={`url(#halo${tag})`} />
        <circle cx={cx} cy={cy} r={r} fill={`url(#orb${tag})`} />
        <g clipPath={`url(#disc${tag})`} opacity={0.24}>
          {[0, 1, 2, 3, 4].map((band) => (
            <ellipse
              key={band}
              cx={cx + Math.sin(time * 0.1 + band) * 30 * u}
              cy={cy - r + (band + 0.6) * r * 0.42}
              rx={r * (0.8 + random(`bd${band}`) * 0.6)}
              ry={r * (0.05 + random(`bh${band}`) * 0.07)}
              fill={band % 2 === 0 ? lightOn(planet, 0.6) : shadeOf(planet, 0.5)}
            />
          ))}
        </g>
        {hue === 0 || hue === 3 ? (
          <path
            d={`M${f(cx - r * 0.96)} ${f(cy + r * 0.2)}C${f(cx - r * 2.2)} ${f(cy + r * 0.85)} ${f(cx + r * 1.3)} ${f(cy + r * 0.5)} ${f(cx + r * 1.74)} ${f(cy - r * 0.42)}C${f(cx + r * 1.86)} ${f(cy - r * 0.72)} ${f(cx + r * 1.2)} ${f(cy - r * 0.56)} ${f(cx + r * 0.9)} ${f(cy - r * 0.42)}`}
            fill="none"
            stroke={lightOn(planet, 0.5)}
            strokeWidth={r * 0.085}
            opacity={0.75}
          />
        ) : null}
      </g>
      <g transform={film.layer(0.3)}>
        <circle
          cx={width * (side > 0 ? 0.24 : 0.76)}
          cy={height * 0.22}
          r={r * 0.24}
          fill={tone('#c7c9d6', '#141b3c', 0.2)}
        />
        <circle
          cx={width * (side > 0 ? 0.24 : 0.76) - side * r * 0.07}
          cy={height * 0.22 + r * 0.03}
          r={r * 0.23}
          fill="#141b3c"
          opacity={0.5}
        />
      </g>
      {film.shot.cast.length > 0 ? (
        <>
          <g transform={film.layer(0.5)}>
            <path
              d={ground(film, (x) => floor - 74 * u - wave(film, 'crag', (x / u) * 0.004, 3, true) * 60 * u)}
              fill="#454a6b"
            />
          </g>
          <g transform={film.layer(0.8)}>
            <path
              d={ground(film, (x) => floor - 26 * u - wave(film, 'moon', (x / u) * 0.0016, 2) * 22 * u)}
              fill="#8b8fae"
            />
            <Row
              film={film}
              name="crater"
              count={8}
              jitter={0.9}
              each={({ x, r: share }) => (
                <g>
                  <ellipse
                    cx={f(x)}
                    cy={f(floor + (share * 0.9 + 0.15) * 90 * u)}
                    rx={(40 + share * 60) * u}
                    ry={(9 + share * 12) * u}
                    fill="#6f7396"
                  />
                  <ellipse
                    cx={f(x)}
                    cy={f(floor + (share * 0.9 + 0.15) * 90 * u + 4 * u)}
                    rx={(34 + share * 54) * u}
                    ry={(6 + share * 9) * u}
                    fill="#5d6186"
                  />
                </g>
              )}
            />
          </g>
        </>
      ) : null}
    </>
  );
}
