import type { ReactNode } from 'react';
import { f, type Film, lightOn, shadeOf } from '../film.js';

export function Tower(props: {
  film: Film;
  name: string;
  x: number;
  foot: number;
  w: number;
  h: number;
  color: string;
  lit: boolean;
  depth: number;
}): ReactNode {
  const { film, name, x, foot, w, h, color, lit, depth } = props;
  const { u, side, random } = film;
  const kind = random(`${name}k`);
  const top = foot - h;
  let on = '';
  let off = '';
  const cols = Math.max(2, Math.round(w / (30 * u)));
  const lines = Math.max(3, Math.round(h / (38 * u)));
  for (let col = 0; col < cols; col++)
    for (let line = 0; line < lines; line++) {
      const cell = `M${f(x + ((col + 0.28) / cols) * w)} ${f(top + ((line + 0.4) / (lines + 0.6)) * h)}h${f((w / cols) * 0.44)}v${f((h / lines) * 0.46)}h${f((-w / cols) * 0.44)}Z`;
      if (random(`${name}w${col}:${line}`) < (lit ? 0.5 : 0.16)) on += cell;
      else off += cell;
    }
  return (
    <>
      {kind > 0.7 ? (
        <path d={`M${f(x + w / 2)} ${f(top - h * 0.16)}V${f(top)}`} stroke={color} strokeWidth={4 * u} />
      ) : null}
      <path
        d={
          kind < 0.25
            ? `M${f(x)} ${f(foot + 400 * u)}V${f(top + w * 0.3)}L${f(x + w)} ${f(top)}V${f(foot + 400 * u)}Z`
            : `M${f(x)} ${f(foot + 400 * u)}V${f(top)}h${f(w)}V${f(foot + 400 * u)}Z`
        }
        fill={color}
      />
      <path d={off} fill={shadeOf(color, 0.22)} opacity={0.6} />
      <path d={on} fill={lit ? '#ffd88c' : lightOn(color, 0.5)} opacity={lit ? 0.4 + depth : 0.6} />
      <rect
        x={side > 0 ? x : x + w * 0.7}
        y={kind < 0.25 ? top + w * 0.3 : top}
        width={w * 0.3}
        height={h + 400 * u}
        fill={shadeOf(color, 0.5)}
        opacity={0.22}
      />
    </>
  );
}
