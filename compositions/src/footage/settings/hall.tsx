import type { ReactNode } from 'react';
import { tone } from '../../look/tone.js';
import { f, type Film } from '../film.js';
import { Stars } from '../sky.js';

/** The dark hall in which figures stand: a floor of light lines that runs to the horizon. */
export function Hall({ film }: { film: Film }): ReactNode {
  const { width, height, u, tag, horizon, time, progress } = film;
  const glow = ['#3f7fd0', '#7a5fd0', '#2f9c93', '#c0607a'][Math.floor(film.random('glow') * 4)]!;
  const lines = Array.from({ length: 13 }, (_, index) => {
    const share = (((index + progress * 2) / 13) % 1) ** 2.4;
    return `M${f(-width * 0.2)} ${f(horizon + share * (height - horizon) * 1.2)}H${f(width * 1.2)}`;
  });
  return (
    <>
      <defs>
        <linearGradient id={`hall${tag}`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#070a18" />
          <stop offset="0.58" stopColor="#101a36" />
          <stop offset="0.62" stopColor={tone('#101a36', glow, 0.26)} />
          <stop offset="1" stopColor="#090d1e" />
        </linearGradient>
        <radialGradient id={`hglow${tag}`}>
          <stop offset="0" stopColor={glow} stopOpacity="0.4" />
          <stop offset="1" stopColor={glow} stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width={width} height={height} fill={`url(#hall${tag})`} />
      <Stars film={film} />
      <ellipse
        cx={width / 2}
        cy={horizon}
        rx={width * 0.62}
        ry={height * 0.3 + Math.sin(time * 0.7) * 10 * u}
        fill={`url(#hglow${tag})`}
      />
      <g transform={film.layer(0.5)} stroke={glow} fill="none" opacity={0.34}>
        <path d={lines.join('')} strokeWidth={1.6 * u} />
        <path
          d={Array.from(
            { length: 21 },
            (_, index) =>
              `M${f(width / 2 + (index - 10) * 40 * u)} ${f(horizon)}L${f(width / 2 + (index - 10) * 420 * u)} ${f(height * 1.2)}`,
          ).join('')}
          strokeWidth={1.6 * u}
        />
      </g>
    </>
  );
}
