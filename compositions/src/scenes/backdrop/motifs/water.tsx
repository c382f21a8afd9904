import type { ReactNode } from 'react';
import { sway, under, type Stage } from '../stage.js';
import { Foot } from './foot.js';
import { Glow } from './glow.js';

/** Bands of waves that move against each other, the light's path on them, and a boat that rides. */
export function Water({ stage }: { stage: Stage }): ReactNode {
  const { foot, u, time, colors, focus, wide, risen, width } = stage;
  const horizon = foot * (wide ? 0.56 : 0.64);
  const bands = 7;
  const waveAt =
    (band: number) =>
    (x: number): number => {
      const near = band / (bands - 1);
      const length = (170 + near * 240) * u;
      const way = band % 2 === 0 ? 1 : -1;
      const phase = (x / length) * 2 * Math.PI + way * time * (0.5 + near * 0.7) + band * 1.9;
      const height = (5 + near * 24) * u;
      return (
        horizon +
        (foot - horizon) * near ** 1.35 * 0.86 +
        height * (Math.sin(phase) + 0.35 * Math.sin(phase * 2.3 + band)) +
        (1 - risen(band + 1)) * 160 * u
      );
    };
  const boat = wide ? width * 0.64 : width * 0.3;
  const deck = waveAt(3)(boat);
  const tilt = (Math.atan2(waveAt(3)(boat + 60 * u) - waveAt(3)(boat - 60 * u), 120 * u) * 180) / Math.PI;
  return (
    <>
      <Glow
        stage={stage}
        x={focus.x}
        y={horizon - (wide ? 40 : 10) * u}
        radius={wide ? 190 * u : Math.min(150 * u, foot * 0.13)}
      />
      {Array.from({ length: bands }, (_, band) => {
        const near = band / (bands - 1);
        return (
          <g key={band}>
            {band === 3 ? (
              <g
                transform={`translate(${boat} ${deck + 6 * u}) rotate(${tilt.toFixed(2)}) scale(${1.5 * u * risen(3)})`}
              >
                <path d="M-52 -14H58L40 16H-38Z" fill={colors.text} />
                <path d="M-2 -22V-150L58 -26Z" fill={colors.spot} />
                <path d="M-12 -22V-120L-50 -26Z" fill={colors.depth(0.5)} />
              </g>
            ) : null}
            <path d={under(stage, waveAt(band), 14)} fill={colors.depth(0.14 + 0.86 * near ** 1.1)} />
            {band < 5 ? (
              <rect
                x={focus.x - (90 + near * 150 + 40 * sway(stage, `glint${band}`, 2.6 + band * 0.4)) * u}
                y={waveAt(band)(focus.x) + (12 + near * 16) * u}
                width={2 * (90 + near * 150 + 40 * sway(stage, `glint${band}`, 2.6 + band * 0.4)) * u}
                height={(5 + near * 8) * u}
                rx={(3 + near * 4) * u}
                fill={colors.spot}
                opacity={0.9 * risen(band + 2)}
              />
            ) : null}
          </g>
        );
      })}
      <Foot stage={stage} />
    </>
  );
}
