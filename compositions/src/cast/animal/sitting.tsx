import type { ReactNode } from 'react';
import { darker, n } from '../painted.js';
import type { Drawn } from './drawn.js';
import { NeckAndHead } from './neck-and-head.js';
import { QuadLeg } from './quad-leg.js';
import { Tail } from './tail.js';

/** Sits on its haunches, seen from the side. */
export function Sitting({ look, moment, breed }: Drawn): ReactNode {
  const { paint, time } = moment;
  const { half: l, thick: th, legs, legWidth } = breed;
  const coat = paint(look.coat);
  const foot = paint(breed.socks ? look.mark : look.coat);
  const chestY = -legs - th * 1.7;
  const chestX = l * 0.42;
  const breath = Math.sin(time * 1.8) * 0.3;
  return (
    <g>
      <Tail look={look} moment={moment} breed={breed} x={-l * 0.7} y={-th * 0.7} resting />
      <path
        d={`M${n(chestX)} ${n(chestY)}L${n(chestX + 1)} ${n(-legWidth * 0.4)}`}
        stroke={darker(coat, 0.25)}
        strokeWidth={n(legWidth)}
        strokeLinecap="round"
      />
      <path
        d={`M${n(-l * 0.82)} ${n(-th * 0.7)}C${n(-l * 0.9)} ${n(-th * 2.6)} ${n(-l * 0.1)} ${n(chestY - th * 0.7)} ${n(chestX)} ${n(chestY - th * 0.7 + breath)}C${n(chestX + th * 1.1)} ${n(chestY - th * 0.5)} ${n(chestX + th * 0.9)} ${n(-legs * 0.6)} ${n(chestX + th * 0.1)} ${n(-legs * 0.3)}C${n(chestX - th * 0.4)} ${n(-1)} ${n(-l * 0.2)} 0 ${n(-l * 0.5)} 0C${n(-l * 0.8)} 0 ${n(-l * 0.84)} ${n(-th * 0.3)} ${n(-l * 0.82)} ${n(-th * 0.7)}Z`}
        fill={coat}
      />
      <path
        d={`M${n(chestX + th * 0.3)} ${n(chestY - th * 0.4)}C${n(chestX + th * 1.02)} ${n(chestY)} ${n(chestX + th * 0.8)} ${n(-legs * 0.6)} ${n(chestX + th * 0.1)} ${n(-legs * 0.3)}C${n(chestX - th * 0.2)} ${n(-legs * 0.6)} ${n(chestX)} ${n(chestY + th)} ${n(chestX + th * 0.3)} ${n(chestY - th * 0.4)}Z`}
        fill={paint(look.belly)}
      />
      <ellipse cx={n(-l * 0.36)} cy={n(-th * 0.9)} rx={n(th * 1.02)} ry={n(th * 0.96)} fill={darker(coat, 0.08)} />
      <path
        d={`M${n(-l * 0.5)} ${n(-legWidth * 0.44)}H${n(-l * 0.02)}`}
        stroke={foot}
        strokeWidth={n(legWidth * 0.9)}
        strokeLinecap="round"
      />
      <QuadLeg
        x={chestX + th * 0.24}
        hip={chestY + th}
        length={-chestY - th}
        width={legWidth}
        swing={0}
        back={false}
        color={coat}
        sock={foot}
      />
      <NeckAndHead look={look} moment={moment} breed={breed} x={chestX} y={chestY} lift={0.9} />
    </g>
  );
}
