import type { ReactNode } from 'react';
import type { Film } from './film.js';
import { airAt, type AirStop } from './word-air.js';

/** How much of it lies behind the words: what rises into them (a peak, a tower) is still seen, far off. */
const density = 0.88;

/**
 * The air of the place before what rises into the words. In the colours that stand behind it, so that it shows on peaks and
 * roofs alone, as a haze does, and not on the sky.
 */
export function AirBefore({ film, stops }: { film: Film; stops: readonly AirStop[] }): ReactNode {
  const { width, height, u, clear, tag } = film;
  if (clear === null) return null;
  const foot = clear.y + clear.height + 16 * u;
  const end = Math.min(height, foot + 200 * u);
  const solid = [0, ...stops.map(({ y }) => y).filter((y) => y > 0 && y < foot), foot];
  const fading = [
    { y: (foot + end) / 2, opacity: density * 0.4 },
    { y: end, opacity: 0 },
  ];
  return (
    <>
      <defs>
        <linearGradient id={`air${tag}`} x1="0" y1="0" x2="0" y2="1">
          {[...solid.map((y) => ({ y, opacity: density })), ...fading].map(({ y, opacity }) => (
            <stop key={y} offset={(y / end).toFixed(4)} stopColor={airAt(stops, y)} stopOpacity={opacity} />
          ))}
        </linearGradient>
      </defs>
      <rect width={width} height={end} fill={`url(#air${tag})`} />
    </>
  );
}
