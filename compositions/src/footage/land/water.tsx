import type { ReactNode } from 'react';
import { tone } from '../../look/tone.js';
import { f, type Film, lightOn } from '../film.js';

/** Open water down to the foot of the picture: its colour, waves that shorten to the horizon, and the sun's road. */
export function Water({ film, from, to = film.height * 1.2 }: { film: Film; from: number; to?: number }): ReactNode {
  const { width, u, light, tag, time, random } = film;
  const deep = film.paint(light.night ? '#12305c' : '#1f6f92');
  const near = tone(deep, light.top, 0.25);
  const sunX = light.sunAt.x * width;
  let crests = '';
  let road = '';
  const rows = 26;
  for (let row = 0; row < rows; row++) {
    const share = (row / rows) ** 1.7;
    const y = from + 4 * u + share * (film.height * 1.1 - from);
    if (y > to) break;
    const long = (14 + share * 130) * u;
    const count = Math.max(4, Math.round(15 - share * 9));
    for (let index = 0; index < count; index++) {
      const drift =
        Math.sin(time * (0.5 + random(`ws${row}`) * 0.5) + random(`wp${row}${index}`) * 6.3) * (8 + share * 36) * u;
      const x = (random(`wx${row}:${index}`) * 1.3 - 0.15) * width + drift;
      const l = long * (0.5 + random(`wl${row}${index}`));
      const bend = (1.5 + share * 10) * u;
      crests += `M${f(x)} ${f(y)}q${f(l / 4)} ${f(-bend)} ${f(l / 2)} 0t${f(l / 2)} 0`;
    }
    if (light.sunShows) {
      for (let index = 0; index < 3; index++) {
        const spread = (20 + share * 190) * u;
        const x =
          sunX + (random(`rx${row}${index}`) - 0.5) * spread * 2 + Math.sin(time * 1.4 + row * 2 + index) * 10 * u;
        const l =
          long * (0.3 + random(`rl${row}${index}`) * 0.5) * (0.7 + 0.3 * Math.sin(time * 2.1 + row + index * 3));
        road += `M${f(x - l / 2)} ${f(y + 3 * u)}h${f(l)}`;
      }
    }
  }
  return (
    <>
      <defs>
        <linearGradient id={`water${tag}`} gradientUnits="userSpaceOnUse" x1="0" y1={from} x2="0" y2={film.height}>
          <stop offset="0" stopColor={tone(light.low, deep, 0.34)} />
          <stop offset="0.3" stopColor={tone(light.mid, deep, 0.66)} />
          <stop offset="1" stopColor={near} />
        </linearGradient>
      </defs>
      <rect x={-width * 0.2} y={from} width={width * 1.4} height={to - from} fill={`url(#water${tag})`} />
      <path
        d={crests}
        fill="none"
        stroke={lightOn(light.low, 0.3)}
        strokeWidth={2.6 * u}
        opacity={0.34}
        strokeLinecap="round"
      />
      <path d={road} stroke={light.sun} strokeWidth={5 * u} opacity={light.night ? 0.5 : 0.62} strokeLinecap="round" />
    </>
  );
}
