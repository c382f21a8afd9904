import type { ReactNode } from 'react';
import { f, type Film } from './film.js';

/** Rain and snow that fall, fog that drifts. */
export function Weather({ film }: { film: Film }): ReactNode {
  const { shot, width, height, u, time, random, light, tag } = film;
  if (shot.weather === 'rain') {
    return (
      <>
        {[0, 1].map((row) => {
          let d = '';
          for (let index = 0; index < 70; index++) {
            const speed = (row === 0 ? 1050 : 1500) * u;
            const y = ((random(`ry${row}${index}`) * height * 1.2 + time * speed) % (height * 1.2)) - height * 0.1;
            const x = random(`rx${row}${index}`) * width * 1.15 - (y / height) * 60 * u;
            const l = (row === 0 ? 26 : 46) * u;
            d += `M${f(x)} ${f(y)}l${f(-l * 0.1)} ${f(l)}`;
          }
          return (
            <path
              key={row}
              d={d}
              stroke="#dfe9f2"
              strokeWidth={(row === 0 ? 1.4 : 2.2) * u}
              opacity={row === 0 ? 0.3 : 0.36}
              strokeLinecap="round"
            />
          );
        })}
      </>
    );
  }
  if (shot.weather === 'snow') {
    return (
      <>
        {[0, 1, 2].map((row) => {
          let d = '';
          for (let index = 0; index < [60, 40, 16][row]!; index++) {
            const speed = [60, 100, 170][row]! * u;
            const y = ((random(`ny${row}${index}`) * height * 1.1 + time * speed) % (height * 1.1)) - height * 0.05;
            const x = random(`nx${row}${index}`) * width + Math.sin(time * 0.8 + index) * 22 * u;
            d += `M${f(x)} ${f(y)}h0.01`;
          }
          return (
            <path
              key={row}
              d={d}
              stroke="#ffffff"
              strokeWidth={[5, 8, 15][row]! * u}
              opacity={[0.7, 0.8, 0.5][row]}
              strokeLinecap="round"
            />
          );
        })}
      </>
    );
  }
  if (shot.weather === 'fog') {
    return (
      <>
        <defs>
          <linearGradient id={`fog${tag}`} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor={light.haze} stopOpacity="0" />
            <stop offset="0.5" stopColor={light.haze} stopOpacity="0.6" />
            <stop offset="1" stopColor={light.haze} stopOpacity="0" />
          </linearGradient>
        </defs>
        {[0.46, 0.62, 0.78].map((at, index) => (
          <rect
            key={at}
            x={-width * 0.2}
            y={height * (at - 0.14) + Math.sin(time * 0.4 + index * 2) * 14 * u}
            width={width * 1.4}
            height={height * 0.3}
            fill={`url(#fog${tag})`}
          />
        ))}
      </>
    );
  }
  return null;
}

/** What makes it film: darker corners and a little grain that stands still. */
export function Grade({ film }: { film: Film }): ReactNode {
  const { width, height, tag, u, light, random } = film;
  let grain = '';
  for (let index = 0; index < 70; index++)
    grain += `M${f(random(`gx${index}`) * 120)} ${f(random(`gy${index}`) * 120)}h1.2`;
  return (
    <>
      <defs>
        <radialGradient id={`vig${tag}`} cx="0.5" cy="0.46" r="0.78">
          <stop offset="0.55" stopColor="#0a0d1e" stopOpacity="0" />
          <stop offset="1" stopColor="#0a0d1e" stopOpacity={light.night ? 0.5 : 0.36} />
        </radialGradient>
        <pattern
          id={`grain${tag}`}
          width={120 * u}
          height={120 * u}
          patternUnits="userSpaceOnUse"
          patternTransform={`scale(${u})`}
        >
          <path d={grain} stroke="#ffffff" strokeWidth="1.2" />
        </pattern>
      </defs>
      <rect width={width} height={height} fill={`url(#grain${tag})`} opacity={0.07} />
      <rect width={width} height={height} fill={`url(#vig${tag})`} />
    </>
  );
}

/** A veil of air between what lies behind and the figures before it: a shallow depth of field without a filter. */
export function Veil({ film, share }: { film: Film; share: number }): ReactNode {
  if (share <= 0) return null;
  return <rect width={film.width} height={film.height} fill={film.light.haze} opacity={share} />;
}
