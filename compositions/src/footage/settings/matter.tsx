import type { ReactNode } from 'react';
import { tone } from '../../look/tone.js';
import { f, type Film, lightOn, shadeOf } from '../film.js';

const huesOf = ({ random }: Film): readonly [string, string, string] =>
  (
    [
      ['#12304a', '#2f8f9c', '#f2c46b'],
      ['#2c1f47', '#8a5fc0', '#f09a7a'],
      ['#14342f', '#4fae86', '#f3e08a'],
      ['#3a1f2e', '#d0617a', '#f6c98a'],
    ] as const
  )[Math.floor(random('hues') * 4)]!;

/** The colour in which they float. */
export const matterBase = (film: Film): string => (film.light.night ? shadeOf(huesOf(film)[0], 0.35) : huesOf(film)[0]);

/** Bodies that float and join: an idea without a picture of its own. */
export function Matter({ film }: { film: Film }): ReactNode {
  const { width, height, u, tag, random, time } = film;
  const hues = huesOf(film);
  const base = matterBase(film);
  const orbs = Array.from({ length: 16 }, (_, index) => {
    const depth = 0.15 + random(`od${index}`) * 0.85;
    return {
      depth,
      x: random(`ox${index}`) * width + Math.sin(time * 0.35 + index * 1.7) * 40 * u,
      y: random(`oy${index}`) * height + Math.cos(time * 0.3 + index * 2.3) * 34 * u,
      r: (26 + depth * 92 * (0.4 + random(`or${index}`))) * u,
      warm: random(`oc${index}`) > 0.62,
    };
  }).sort((a, b) => a.depth - b.depth);
  return (
    <>
      <defs>
        <radialGradient id={`mat${tag}`} cx="0.5" cy="0.45" r="0.8">
          <stop offset="0" stopColor={tone(base, hues[1], 0.5)} />
          <stop offset="1" stopColor={base} />
        </radialGradient>
        {[hues[1], hues[2]].map((color, index) => (
          <radialGradient key={color} id={`orb${index}${tag}`} cx="0.36" cy="0.3" r="0.78">
            <stop offset="0" stopColor={lightOn(color, 0.7)} />
            <stop offset="0.45" stopColor={color} />
            <stop offset="1" stopColor={shadeOf(color, 0.55)} />
          </radialGradient>
        ))}
      </defs>
      <rect width={width} height={height} fill={`url(#mat${tag})`} />
      <g transform={film.layer(0.3)}>
        <path
          d={orbs
            .slice(0, 12)
            .map((orb, index) => {
              const other = orbs[(index + 3) % 12]!;
              return Math.hypot(orb.x - other.x, orb.y - other.y) < width * 0.42
                ? `M${f(orb.x)} ${f(orb.y)}Q${f((orb.x + other.x) / 2)} ${f((orb.y + other.y) / 2 - 60 * u)} ${f(other.x)} ${f(other.y)}`
                : '';
            })
            .join('')}
          stroke={lightOn(hues[1], 0.4)}
          strokeWidth={2.5 * u}
          fill="none"
          opacity={0.45}
        />
      </g>
      {orbs.map((orb, index) => (
        <g key={index} transform={film.layer(orb.depth)} opacity={0.35 + orb.depth * 0.65}>
          <circle cx={f(orb.x)} cy={f(orb.y)} r={f(orb.r)} fill={`url(#orb${orb.warm ? 1 : 0}${tag})`} />
        </g>
      ))}
    </>
  );
}
