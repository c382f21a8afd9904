import type { ReactNode } from 'react';
import { f, type Film, lightOn, shadeOf } from '../film.js';

export function House(props: {
  film: Film;
  name: string;
  x: number;
  w: number;
  foot: number;
  h: number;
  color: string;
  lit: boolean;
}): ReactNode {
  const { film, name, x, w, foot, h, color, lit } = props;
  const wall = film.paint(color, 0.74);
  const { u, random } = film;
  const left = x - w / 2;
  const glass = lit ? '#ffd88c' : film.paint('#9fc3d2', 0.74);
  const floors = 3;
  const cols = 3;
  const awning = film.paint(['#c2504a', '#3f7d74', '#d99a3c', '#4c6a9c'][Math.floor(random(`${name}a`) * 4)]!, 0.84);
  return (
    <>
      <rect x={left} y={foot - h} width={w + 1} height={h + 4} fill={wall} />
      <rect x={left - 4 * u} y={foot - h - 12 * u} width={w + 8 * u} height={20 * u} fill={shadeOf(wall, 0.24)} />
      <rect
        x={film.side > 0 ? left : left + w * 0.88}
        y={foot - h}
        width={w * 0.12}
        height={h}
        fill={shadeOf(wall, 0.5)}
        opacity={0.2}
      />
      {Array.from({ length: (floors - 1) * cols }, (_, index) => {
        const cx = left + ((index % cols) + 0.5) * (w / cols);
        const cy = foot - h + (Math.floor(index / cols) + 0.5) * ((h * 0.62) / (floors - 1));
        const on = !lit || random(`${name}${index}`) > 0.4;
        return (
          <g key={index}>
            <rect x={cx - w * 0.085} y={cy - h * 0.075} width={w * 0.17} height={h * 0.17} fill={lightOn(wall, 0.4)} />
            <rect
              x={cx - w * 0.068}
              y={cy - h * 0.06}
              width={w * 0.136}
              height={h * 0.14}
              fill={on ? glass : film.paint('#2c3a52', 0.8)}
            />
            <path d={`M${f(cx)} ${f(cy - h * 0.06)}v${f(h * 0.14)}`} stroke={lightOn(wall, 0.4)} strokeWidth={3 * u} />
          </g>
        );
      })}
      <rect x={left + w * 0.1} y={foot - h * 0.28} width={w * 0.5} height={h * 0.22} fill={glass} />
      <rect x={left + w * 0.68} y={foot - h * 0.28} width={w * 0.2} height={h * 0.28} fill={shadeOf(awning, 0.4)} />
      <path
        d={`M${f(left + w * 0.06)} ${f(foot - h * 0.34)}h${f(w * 0.86)}l${f(w * 0.03)} ${f(h * 0.09)}h${f(-w * 0.92)}Z`}
        fill={awning}
      />
      <path
        d={[0, 2, 4]
          .map(
            (at) =>
              `M${f(left + w * (0.06 + at * 0.15))} ${f(foot - h * 0.34)}h${f(w * 0.13)}l${f(w * 0.01)} ${f(h * 0.09)}h${f(-w * 0.14)}Z`,
          )
          .join('')}
        fill={lightOn(awning, 0.5)}
      />
    </>
  );
}
