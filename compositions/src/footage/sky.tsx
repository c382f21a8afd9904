import type { ReactNode } from 'react';
import { tone } from '../look/tone.js';
import { along, f, lightOn, type Film } from './film.js';
import { isBehindWords, skyMiddle } from './word-air.js';

/** Sky with its sun or moon, stars, clouds and rays. */
export function Sky({ film, clouds = true }: { film: Film; clouds?: boolean }): ReactNode {
  const { width, height, horizon, light, tag, layer } = film;
  const sun = { x: light.sunAt.x * width, y: light.sunAt.y * horizon };
  return (
    <>
      <defs>
        <linearGradient id={`sky${tag}`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={light.top} />
          <stop offset={skyMiddle} stopColor={light.mid} />
          <stop offset="1" stopColor={light.low} />
        </linearGradient>
        <radialGradient id={`glow${tag}`}>
          <stop offset="0" stopColor={light.sun} stopOpacity={light.night ? 0.34 : 0.85} />
          <stop offset="0.25" stopColor={light.sun} stopOpacity={light.night ? 0.13 : 0.34} />
          <stop offset="1" stopColor={light.sun} stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect x={0} y={0} width={width} height={height} fill={light.low} />
      <rect x={0} y={0} width={width} height={horizon * 1.08} fill={`url(#sky${tag})`} />
      {light.night ? <Stars film={film} /> : null}
      {light.sunShows ? (
        <g transform={layer(0)}>
          <circle cx={sun.x} cy={sun.y} r={height * (light.night ? 0.34 : 0.62)} fill={`url(#glow${tag})`} />
          <circle
            cx={sun.x}
            cy={sun.y}
            r={(light.night ? 52 : 62) * film.u}
            fill={light.night ? light.sun : lightOn(light.sun, 0.5)}
          />
          {light.night ? (
            <g fill={tone(light.sun, light.mid, 0.25)}>
              <circle cx={sun.x - 16 * film.u} cy={sun.y - 12 * film.u} r={11 * film.u} />
              <circle cx={sun.x + 14 * film.u} cy={sun.y + 16 * film.u} r={15 * film.u} />
              <circle cx={sun.x + 20 * film.u} cy={sun.y - 20 * film.u} r={6 * film.u} />
            </g>
          ) : null}
        </g>
      ) : null}
      {clouds ? <Clouds film={film} /> : null}
    </>
  );
}

export function Stars({ film, all }: { film: Film; all?: boolean }): ReactNode {
  const { width, horizon, height, u, random, layer, time } = film;
  const reach = all ? height : horizon * 0.86;
  let dim = '';
  let bright = '';
  for (let index = 0; index < (all ? 190 : 110); index++) {
    const x = (random(`sx${index}`) * 1.2 - 0.1) * width;
    const y = random(`sy${index}`) ** (all ? 1 : 1.3) * reach;
    const r = (0.9 + random(`sr${index}`) * 1.5) * u;
    if (isBehindWords(film.clear, x, y, 4 * u)) continue;
    const dot = `M${f(x)} ${f(y)}h0.01`;
    if (r > 2 * u) bright += dot;
    else dim += dot;
  }
  const twinkle = 0.75 + Math.sin(time * 1.7) * 0.15;
  return (
    <g transform={layer(0)} strokeLinecap="round" stroke="#ffffff" fill="none">
      <path d={dim} strokeWidth={2.2 * u} opacity={0.5} />
      <path d={bright} strokeWidth={3.8 * u} opacity={twinkle} />
    </g>
  );
}

/** Heaps with a flat foot, in two depths, that drift. */
export function Clouds({ film, share = 1 }: { film: Film; share?: number }): ReactNode {
  const { shot, light, horizon, u, time, layer } = film;
  const many = { clear: 3, cloudy: 8, rain: 9, snow: 7, fog: 4 }[shot.weather] * share;
  const body = tone(light.low, light.night ? light.top : '#ffffff', light.night ? 0.3 : 0.42);
  const foot = tone(light.mid, light.top, 0.12);
  return (
    <>
      <defs>
        <linearGradient id={`cloud${film.tag}`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0.2" stopColor={body} />
          <stop offset="1" stopColor={foot} />
        </linearGradient>
      </defs>
      {[0, 1].map((row) => (
        <g key={row} transform={layer(0.06 + row * 0.1)}>
          {along(film, `cloud${row}`, Math.max(1, Math.round(many * (row === 0 ? 1 : 0.62)))).map(({ x, r, name }) => {
            const size = (64 + r * 92) * u * (row === 0 ? 0.72 : 1.06);
            const y =
              horizon * (row === 0 ? 0.46 + film.random(`${name}y`) * 0.34 : 0.12 + film.random(`${name}y`) * 0.36);
            const drift = time * (row === 0 ? 3 : 7) * u;
            if (isBehindWords(film.clear, x + drift, y - size * 0.4, size * 1.2)) return null;
            return (
              <g key={name} transform={`translate(${f(x + drift)} ${f(y)})`}>
                <path
                  d={cloud(film, name, size)}
                  fill={`url(#cloud${film.tag})`}
                  // On each cloud, since the fast capture cannot draw a see-through group of parts with places of their own.
                  opacity={row === 0 ? 0.55 : 0.86}
                />
              </g>
            );
          })}
        </g>
      ))}
    </>
  );
}

function cloud(film: Film, name: string, size: number): string {
  const bumps = 4 + Math.floor(film.random(`${name}b`) * 2);
  const half = size * 1.5;
  let path = `M${f(-half)} 0`;
  for (let index = 0; index < bumps; index++) {
    const share = (index + 0.5) / bumps;
    const high = size * (0.16 + 0.62 * Math.sin(share * Math.PI) ** 1.4 + film.random(`${name}h${index}`) * 0.34);
    const to = -half + ((index + 1) / bumps) * half * 2;
    const from = -half + (index / bumps) * half * 2;
    path += `C${f(from - size * 0.06)} ${f(-high)} ${f(to + size * 0.06)} ${f(-high)} ${f(to)} ${f(index + 1 === bumps ? 0 : -size * 0.16)}`;
  }
  return `${path}Q${f(half + size * 0.24)} ${f(size * 0.08)} ${f(half * 0.7)} ${f(size * 0.08)}H${f(-half * 0.8)}Q${f(-half - size * 0.2)} ${f(size * 0.08)} ${f(-half)} 0Z`;
}

/** Shafts of light from the sun over what lies before it. */
export function Rays({ film }: { film: Film }): ReactNode {
  const { width, height, horizon, light, tag, time, random } = film;
  if (light.rays <= 0 || light.night) return null;
  const x = light.sunAt.x * width;
  const y = light.sunAt.y * horizon;
  // A high sun sends its shafts down, a low one fans them over the sky.
  const low = light.sunAt.y > 0.6;
  const fan = low ? [-158, -128, -93, -60, -24] : [34, 61, 88, 117, 146];
  const shafts = fan.map((_, index) => {
    const angle = (fan[index]! + random(`ray${index}`) * 9 + Math.sin(time * 0.3 + index) * 1.2) * (Math.PI / 180);
    const wide = (3 + random(`rw${index}`) * 3.4) * (Math.PI / 180);
    const far = height * 1.9;
    const at = (a: number): string => `${f(x + Math.cos(a) * far)} ${f(y + Math.sin(a) * far)}`;
    return `M${f(x)} ${f(y)}L${at(angle - wide)}L${at(angle + wide)}Z`;
  });
  return (
    <>
      <defs>
        <radialGradient id={`ray${tag}`} gradientUnits="userSpaceOnUse" cx={x} cy={y} r={height * 1.3}>
          <stop offset="0" stopColor={light.sun} stopOpacity={0.5 * light.rays} />
          <stop offset="1" stopColor={light.sun} stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d={shafts.join('')} fill={`url(#ray${tag})`} />
    </>
  );
}
