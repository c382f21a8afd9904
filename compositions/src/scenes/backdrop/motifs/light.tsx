import type { ReactNode } from 'react';
import { tone } from '../../../look/tone.js';
import { calm, sway, type Stage } from '../stage.js';
import { Foot } from './foot.js';

/** Rays that turn slowly about a disc, and dust in their light. */
export function Light({ stage }: { stage: Stage }): ReactNode {
  const { width, height, foot, u, time, colors, random, risen, wide } = stage;
  const x = width * (wide ? 0.8 : 0.5);
  const y = foot * (wide ? 0.46 : 0.84);
  const reach = Math.hypot(width, height) * risen(0);
  const count = 14;
  const radius = wide ? 250 * u : Math.min(230 * u, foot * 0.16);
  return (
    <>
      {Array.from({ length: count }, (_, index) => {
        const half = (Math.PI / count) * (0.34 + random(`w${index}`) * 0.36);
        const angle = (index / count) * 2 * Math.PI + time * 0.045;
        const at = (a: number): string =>
          `${(x + Math.cos(a) * reach).toFixed(1)} ${(y + Math.sin(a) * reach).toFixed(1)}`;
        return (
          <path
            key={index}
            d={`M${x} ${y}L${at(angle - half)}L${at(angle + half)}Z`}
            fill={tone(colors.ground, colors.spot, calm * (0.6 + 0.9 * random(`c${index}`)))}
          />
        );
      })}
      {[2.1, 1.62, 1.26].map((size, index) => (
        <circle
          key={size}
          cx={x}
          cy={y}
          r={radius * size * risen(index + 1) * (1 + 0.012 * sway(stage, `ring${index}`, 5))}
          fill={tone(colors.ground, colors.spot, 0.2 + index * 0.17)}
        />
      ))}
      <circle cx={x} cy={y} r={radius * risen(2)} fill={colors.spot} />
      <circle cx={x} cy={y} r={radius * 0.56 * risen(4)} fill={tone(colors.spot, colors.ink, 0.85)} />
      {Array.from({ length: 46 }, (_, index) => {
        const angle = random(`a${index}`) * 2 * Math.PI + time * 0.05;
        const away = ((random(`d${index}`) * 900 + time * (14 + random(`v${index}`) * 26)) % 900) * u + radius * 1.2;
        const [dx, dy] = [x + Math.cos(angle) * away, y + Math.sin(angle) * away];
        const open = wide ? dx > width * 0.54 : dy > foot * 0.48;
        return (
          <circle
            key={index}
            cx={dx}
            cy={dy}
            r={(3 + random(`s${index}`) * 7) * u * risen(4)}
            fill={open ? colors.depth(0.7) : tone(colors.ground, colors.spot, 0.25)}
          />
        );
      })}
      <Foot stage={stage} />
    </>
  );
}
