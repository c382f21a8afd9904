import type { ReactNode } from 'react';
import { f, lightOn, shadeOf, type Film } from './film.js';

/** Firs as two paths: their bodies and the sides that lie in shadow. */
export function Firs(props: {
  film: Film;
  at: { x: number; y: number; size: number }[];
  color: string;
  snow?: boolean;
}): ReactNode {
  const { film, at, color, snow } = props;
  const half = (x: number, y: number, s: number, side: number, tiers = 3): string => {
    let path = `M${f(x)} ${f(y - s)}`;
    for (let tier = 0; tier < tiers; tier++) {
      const low = y - s + (s * (tier + 1) * 0.94) / tiers;
      const w = s * 0.16 * (tier + 1.1) * (3 / tiers) * 0.62;
      path += `L${f(x + side * w)} ${f(low)}L${f(x + side * w * 0.52)} ${f(low - s * 0.015)}`;
    }
    return `${path}L${f(x)} ${f(y - s * 0.05)}Z`;
  };
  const caps = (x: number, y: number, s: number): string =>
    `M${f(x)} ${f(y - s)}l${f(s * 0.1)} ${f(s * 0.28)}q${f(-s * 0.05)} ${f(-s * 0.03)} ${f(-s * 0.1)} ${f(s * 0.02)}q${f(-s * 0.05)} ${f(-s * 0.05)} ${f(-s * 0.1)} ${f(-s * 0.02)}Z`;
  return (
    <>
      <path
        d={at
          .map(
            ({ x, y, size }) =>
              `M${f(x - size * 0.025)} ${f(y + size * 0.04)}v${f(-size * 0.14)}h${f(size * 0.05)}v${f(size * 0.14)}Z`,
          )
          .join('')}
        fill={shadeOf(color, 0.45)}
      />
      <path d={at.map(({ x, y, size }) => half(x, y, size, -1) + half(x, y, size, 1)).join('')} fill={color} />
      <path d={at.map(({ x, y, size }) => half(x, y, size, -film.side)).join('')} fill={shadeOf(color, 0.22)} />
      {snow ? (
        <path d={at.map(({ x, y, size }) => caps(x, y, size)).join('')} fill={film.paint('#f4f9fc')} opacity={0.9} />
      ) : null}
    </>
  );
}

/** A round-crowned tree, lit from the side of the light. */
export function Tree(props: {
  film: Film;
  x: number;
  y: number;
  size: number;
  color: string;
  name: string;
  depth?: number;
}): ReactNode {
  const { film, x, y, size: s, color, name, depth = 1 } = props;
  const sway = Math.sin(film.time * 0.9 + film.random(name) * 6) * s * 0.006;
  const trunk = film.paint('#5f4433', depth);
  const blob = (dx: number, dy: number, r: number): string =>
    `M${f(x + sway + dx * s - r * s)} ${f(y + dy * s)}a${f(r * s)} ${f(r * s)} 0 1 0 ${f(2 * r * s)} 0a${f(r * s)} ${f(r * s)} 0 1 0 ${f(-2 * r * s)} 0Z`;
  const lean = (film.random(`${name}l`) - 0.5) * 0.1;
  const bare = film.plants.snowy;
  return (
    <>
      <path
        d={`M${f(x - s * 0.045)} ${f(y)}Q${f(x - s * 0.02)} ${f(y - s * 0.3)} ${f(x - s * 0.03 + lean * s)} ${f(y - s * 0.55)}H${f(x + s * 0.03 + lean * s)}Q${f(x + s * 0.02)} ${f(y - s * 0.3)} ${f(x + s * 0.05)} ${f(y)}Z`}
        fill={trunk}
      />
      {bare ? (
        <path
          d={[-34, -16, 6, 24, 42]
            .map(
              (a, index) =>
                `M${f(x + lean * s)} ${f(y - s * (0.36 + index * 0.03))}l${f(Math.sin((a * Math.PI) / 180) * s * 0.42)} ${f(-Math.cos((a * Math.PI) / 180) * s * 0.46)}`,
            )
            .join('')}
          stroke={trunk}
          strokeWidth={f(s * 0.024)}
          fill="none"
          strokeLinecap="round"
        />
      ) : (
        <>
          <path d={blob(-0.2, -0.58, 0.2) + blob(0.2, -0.56, 0.21) + blob(0, -0.52, 0.2)} fill={shadeOf(color, 0.22)} />
          <path d={blob(-0.1, -0.74, 0.23) + blob(0.12, -0.76, 0.2) + blob(-0.2, -0.66, 0.15)} fill={color} />
          <path d={blob(0.1 * film.side, -0.82, 0.12)} fill={lightOn(color, 0.26)} opacity={0.6} />
        </>
      )}
    </>
  );
}

/** Tufts of grass or snow-covered stalks along a line. */
export function Grass(props: {
  film: Film;
  at: { x: number; y: number; size: number; name: string }[];
  color: string;
}): ReactNode {
  const { film, at, color } = props;
  const d = at
    .map(({ x, y, size, name }) => {
      const sway = Math.sin(film.time * 1.3 + film.random(name) * 6) * size * 0.12;
      return [-0.5, -0.15, 0.2, 0.55]
        .map((lean, index) => {
          const h = size * (0.6 + film.random(`${name}${index}`) * 0.5);
          return `M${f(x + lean * size * 0.4)} ${f(y)}q${f(lean * size * 0.3)} ${f(-h * 0.6)} ${f(lean * size * 0.8 + sway)} ${f(-h)}q${f(-lean * size * 0.1)} ${f(h * 0.5)} ${f(size * 0.12 - lean * size * 0.6 - sway)} ${f(h)}Z`;
        })
        .join('');
    })
    .join('');
  return <path d={d} fill={color} />;
}
