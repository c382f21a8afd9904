import type { ReactNode } from 'react';
import { calm, sway, type Stage } from '../stage.js';
import { Foot } from './foot.js';

/** Plain forms that turn about each other: they say nothing that the words do not. */
export function Matter({ stage }: { stage: Stage }): ReactNode {
  const { u, foot, time, colors, focus, random, risen, wide, width } = stage;
  const radius = wide ? 400 * u : Math.min(width * 0.4, foot * 0.24);
  const start = random('start') * 360;
  const orbit = ((start + time * 14) * Math.PI) / 180;
  const step = radius * 0.17;
  const slid = 0.26 + 0.05 * sway(stage, 'slid', 8);
  return (
    <>
      <g transform={`translate(${focus.x} ${focus.y})`}>
        <circle r={radius * 1.72 * risen(0) * (1 + 0.01 * sway(stage, 'far', 7))} fill={colors.depth(calm * 0.5)} />
        <circle r={radius * 1.32 * risen(1) * (1 + 0.01 * sway(stage, 'mid', 6))} fill={colors.depth(calm)} />
        {Array.from({ length: 36 }, (_, at) => (
          <circle
            key={at}
            cx={-radius * 1.45 + (at % 6) * step + sway(stage, 'dots', 12) * 14 * u}
            cy={radius * 0.25 + Math.floor(at / 6) * step}
            r={7 * u * risen(3 + (at % 6) / 3)}
            fill={colors.depth(0.34)}
          />
        ))}
        <g transform={`rotate(${(start + time * 5).toFixed(2)})`}>
          {/* Two halves that have slid along their cut: no part of a whole, as a chart would show it. */}
          <path
            d={half(radius * risen(2), 1)}
            transform={`translate(${(slid * radius).toFixed(1)} 0)`}
            fill={colors.depth(0.88)}
          />
          <path
            d={half(radius * risen(1), 0)}
            transform={`translate(${(-slid * radius).toFixed(1)} 0)`}
            fill={colors.depth(0.4)}
          />
          <circle cx={-radius * (1 - slid)} cy={radius * 0.3} r={radius * 0.26 * risen(3)} fill={colors.depth(0.65)} />
        </g>
        <circle
          cx={Math.cos(orbit) * radius * 1.14}
          cy={Math.sin(orbit) * radius * 1.14}
          r={radius * 0.2 * risen(4)}
          fill={colors.spot}
        />
      </g>
      <Foot stage={stage} />
    </>
  );
}

/** One half of a disc: under its cut, or over it. */
const half = (radius: number, sweep: 0 | 1): string =>
  `M${(-radius).toFixed(1)} 0A${radius.toFixed(1)} ${radius.toFixed(1)} 0 0 ${sweep} ${radius.toFixed(1)} 0Z`;
