import type { ReactNode } from 'react';
import { f, type Film, shadeOf } from '../film.js';
import type { Warm } from './warm.js';

export function Curtains({
  film,
  win,
  color,
}: {
  film: Film;
  win: { x: number; y: number; w: number; h: number };
  color: string;
}): ReactNode {
  const { u, time } = film;
  const one = (x: number, way: number): string => {
    const sway = Math.sin(time * 0.8) * 5 * u;
    return `M${f(x)} ${f(win.y - 26 * u)}h${f(way * 92 * u)}q${f(-way * 14 * u)} ${f(win.h * 0.5)} ${f(-way * 46 * u + sway)} ${f(win.h + 90 * u)}h${f(-way * 62 * u)}Z`;
  };
  return (
    <>
      <path d={one(win.x - 34 * u, 1) + one(win.x + win.w + 34 * u, -1)} fill={color} />
      <path
        d={`M${f(win.x + 8 * u)} ${f(win.y - 20 * u)}v${f(win.h + 80 * u)}M${f(win.x - 12 * u)} ${f(win.y - 20 * u)}v${f(win.h + 80 * u)}M${f(win.x + win.w - 4 * u)} ${f(win.y - 20 * u)}v${f(win.h + 80 * u)}`}
        stroke={shadeOf(color, 0.3)}
        strokeWidth={4 * u}
        opacity={0.4}
      />
      <path
        d={`M${f(win.x - 70 * u)} ${f(win.y - 26 * u)}h${f(win.w + 140 * u)}`}
        stroke={shadeOf(color, 0.6)}
        strokeWidth={10 * u}
        strokeLinecap="round"
      />
    </>
  );
}

export function Shelf(props: { film: Film; x: number; y: number; rows: number; warm: Warm }): ReactNode {
  const { film, x, y, rows, warm } = props;
  const { u, random } = film;
  const w = 340 * u;
  const tones = ['#b8523f', '#3f6f7d', '#d9a441', '#6d7f52', '#8a5a7a', '#e6dcc8'];
  return (
    <>
      {Array.from({ length: rows }, (_, row) => {
        let at = x - w / 2 + 14 * u;
        return (
          <g key={row}>
            {Array.from({ length: 12 }, (_, index) => {
              const id = `bk${row}${index}`;
              const bw = (14 + random(id) * 14) * u;
              const bh = (70 + random(`${id}h`) * 46) * u;
              if (random(`${id}g`) < 0.2) {
                at += bw;
                return null;
              }
              const book = (
                <rect
                  key={id}
                  x={at}
                  y={y + row * 170 * u - bh}
                  width={bw}
                  height={bh}
                  rx={2 * u}
                  fill={warm(tones[Math.floor(random(`${id}c`) * tones.length)]!)}
                />
              );
              at += bw + 2 * u;
              return at < x + w / 2 - 26 * u ? book : null;
            })}
            <rect x={x - w / 2} y={y + row * 170 * u} width={w} height={13 * u} fill={warm('#6d472e')} />
          </g>
        );
      })}
    </>
  );
}

/** A fireplace that burns, with its glow on the wall. */
export function Hearth({ film, x, base, warm }: { film: Film; x: number; base: number; warm: Warm }): ReactNode {
  const { u, time, tag } = film;
  const stone = warm('#8d8379');
  const flame = (dx: number, h: number, w: number, phase: number): string => {
    const lean = Math.sin(time * 5 + phase) * 12 * u;
    const tall = h * u * (0.86 + Math.sin(time * 7.3 + phase * 2) * 0.14);
    const [cx, y] = [x + dx * u, base - 34 * u];
    return `M${f(cx - w * u)} ${f(y)}Q${f(cx - w * u)} ${f(y - tall * 0.5)} ${f(cx + lean)} ${f(y - tall)}Q${f(cx + w * u)} ${f(y - tall * 0.5)} ${f(cx + w * u)} ${f(y)}Z`;
  };
  return (
    <>
      <circle
        cx={x}
        cy={base - 90 * u}
        r={(470 + Math.sin(time * 6) * 14) * u}
        fill={`url(#bulb${tag})`}
        opacity={0.85}
      />
      <path d={`M${f(x - 190 * u)} ${f(base)}v${f(-300 * u)}h${f(380 * u)}v${f(300 * u)}Z`} fill={stone} />
      <rect x={x - 220 * u} y={base - 326 * u} width={440 * u} height={34 * u} rx={6 * u} fill={warm('#6d472e')} />
      <path
        d={`M${f(x - 128 * u)} ${f(base)}v${f(-150 * u)}q${f(128 * u)} ${f(-110 * u)} ${f(256 * u)} 0v${f(150 * u)}Z`}
        fill="#2a1712"
      />
      <path d={flame(-48, 130, 40, 0) + flame(46, 120, 40, 2) + flame(0, 180, 52, 4)} fill="#f2762e" />
      <path d={flame(-26, 84, 26, 1) + flame(28, 90, 26, 3)} fill="#ffc24d" />
      <path d={flame(0, 64, 20, 5)} fill="#fff0b8" />
      <path
        d={`M${f(x - 96 * u)} ${f(base - 16 * u)}L${f(x + 92 * u)} ${f(base - 34 * u)}M${f(x - 92 * u)} ${f(base - 36 * u)}L${f(x + 96 * u)} ${f(base - 14 * u)}`}
        stroke="#5a3826"
        strokeWidth={22 * u}
        strokeLinecap="round"
      />
    </>
  );
}

export function Board({ film, x, y, warm }: { film: Film; x: number; y: number; warm: Warm }): ReactNode {
  const { u, random } = film;
  const w = 250 * u;
  return (
    <>
      <rect
        x={x - w / 2}
        y={y}
        width={w}
        height={180 * u}
        rx={6 * u}
        fill={warm('#f6f5f0')}
        stroke={warm('#9aa0a4')}
        strokeWidth={6 * u}
      />
      {Array.from({ length: 9 }, (_, i) => (
        <rect
          key={i}
          x={x - w / 2 + (22 + (i % 3) * 74) * u}
          y={y + (18 + Math.floor(i / 3) * 52) * u}
          width={56 * u}
          height={40 * u}
          fill={warm(['#f2c94c', '#8fc3b0', '#e58f7a'][Math.floor(random(`n${i}`) * 3)]!)}
          opacity={random(`s${i}`) < 0.8 ? 1 : 0}
        />
      ))}
    </>
  );
}
