import type { ReactNode } from 'react';
import { along, f, type Film, shadeOf } from '../film.js';
import { Mist } from './mist.js';

/** A range of peaks with a lit and a shadowed side, and snow where it is high. */
export function Range(props: {
  film: Film;
  name: string;
  depth: number;
  foot: number;
  high: number;
  count: number;
  color: string;
  snow: boolean;
}): ReactNode {
  const { film, name, depth, foot, high, count, snow } = props;
  const color = film.paint(props.color, depth);
  const dark = film.paint(shadeOf(props.color, 0.42), Math.min(1, depth + 0.06));
  const white = film.paint('#f6fbff', Math.min(1, depth + 0.16));
  const peaks = along(film, name, count, 0.8).map((peak, index) => ({
    ...peak,
    h: high * (0.55 + peak.r * 0.45) * (index % 2 === 0 ? 1 : 0.76),
    w: (film.width / count) * (0.95 + film.random(`${peak.name}w`) * 0.55),
  }));
  const side = -film.side;
  const jag = (peak: (typeof peaks)[number], share: number, way: number): string => {
    const y = foot - peak.h * (1 - share);
    return `${f(peak.x + way * peak.w * share * (0.92 + film.random(`${peak.name}${share}${way}`) * 0.16))} ${f(y)}`;
  };
  return (
    <g transform={film.layer(depth)}>
      {peaks.map((peak) => {
        const top = `${f(peak.x)} ${f(foot - peak.h)}`;
        const cap = 0.3;
        return (
          <g key={peak.name}>
            <path
              d={`M${jag(peak, 1, -1)}L${jag(peak, 0.62, -1)}L${jag(peak, 0.3, -1)}L${top}L${jag(peak, 0.34, 1)}L${jag(peak, 0.66, 1)}L${jag(peak, 1, 1)}V${f(film.height * 1.2)}H${f(peak.x - peak.w)}Z`}
              fill={color}
            />
            <path
              d={`M${top}L${jag(peak, 0.34, side)}L${jag(peak, 0.66, side)}L${jag(peak, 1, side)}V${f(film.height * 1.1)}H${f(peak.x)}L${f(peak.x - side * peak.w * 0.08)} ${f(foot - peak.h * 0.3)}L${f(peak.x + side * peak.w * 0.14)} ${f(foot - peak.h * 0.48)}L${f(peak.x - side * peak.w * 0.03)} ${f(foot - peak.h * 0.72)}Z`}
              fill={dark}
              opacity={0.62}
            />
            {snow ? (
              <path
                d={`M${top}L${f(peak.x - peak.w * cap)} ${f(foot - peak.h * (1 - cap))}L${f(peak.x - peak.w * 0.17)} ${f(foot - peak.h * 0.74)}L${f(peak.x - peak.w * 0.1)} ${f(foot - peak.h * 0.63)}L${f(peak.x)} ${f(foot - peak.h * 0.76)}L${f(peak.x + peak.w * 0.12)} ${f(foot - peak.h * 0.62)}L${f(peak.x + peak.w * 0.18)} ${f(foot - peak.h * 0.74)}L${f(peak.x + peak.w * cap)} ${f(foot - peak.h * (1 - cap))}Z`}
                fill={white}
              />
            ) : null}
          </g>
        );
      })}
      <Mist film={film} name={name} y={foot - high * 0.34} height={high * 0.5} />
    </g>
  );
}
