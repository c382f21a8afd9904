import type { ReactNode } from 'react';
import { darker, n } from '../painted.js';
import type { Drawn } from './drawn.js';
import { NeckAndHead } from './neck-and-head.js';
import { QuadLeg } from './quad-leg.js';
import { Tail } from './tail.js';
import { woolOf } from './wool.js';

export function Sideways({ look, moment, breed }: Drawn): ReactNode {
  const { paint, time } = moment;
  const { half: l, thick: th, legs } = breed;
  const coat = paint(look.coat);
  const far = darker(coat, 0.28);
  const walking = moment.pose === 'walk';
  const cycle = time * 6;
  const swing = (phase: number): number => (walking ? Math.sin(cycle + phase) : 0);
  const bob = walking ? Math.sin(cycle * 2) * 0.7 : Math.sin(time * 1.8) * 0.25;
  const top = -legs - th * 2;
  const foot = paint(breed.socks ? look.mark : look.coat);
  const leg = (x: number, phase: number, back: boolean, color: string, sock: string): ReactNode => (
    <QuadLeg
      key={`${x}${phase}`}
      x={x}
      hip={-legs - th * 0.5 + bob}
      length={legs + th * 0.5 - bob}
      width={breed.legWidth}
      swing={swing(phase)}
      back={back}
      color={color}
      sock={sock}
    />
  );
  const wool = breed.extra === 'wool';
  return (
    <g>
      <Tail look={look} moment={moment} breed={breed} x={-l * 0.94} y={-legs - th * 1.4 + bob} />
      {leg(-l * 0.56, Math.PI, true, far, breed.socks ? darker(foot, 0.15) : far)}
      {leg(l * 0.7, 0, false, far, breed.socks ? darker(foot, 0.15) : far)}
      <g transform={`translate(0 ${n(bob)})`}>
        <path
          d={`M${n(-l)} ${n(-legs - th * 1.1)}C${n(-l * 1.04)} ${n(top)} ${n(-l * 0.5)} ${n(top - th * 0.04)} 0 ${n(top + th * 0.2)}C${n(l * 0.5)} ${n(top - th * 0.06)} ${n(l * 1.02)} ${n(top - th * 0.2)} ${n(l * 1.06)} ${n(-legs - th * 1.1)}C${n(l * 1.04)} ${n(-legs + th * 0.1)} ${n(l * 0.6)} ${n(-legs + th * 0.16)} ${n(l * 0.2)} ${n(-legs - th * 0.1)}C${n(-l * 0.2)} ${n(-legs - th * 0.4)} ${n(-l * 0.5)} ${n(-legs - th * 0.1)} ${n(-l * 0.7)} ${n(-legs + th * 0.1)}C${n(-l * 0.96)} ${n(-legs)} ${n(-l)} ${n(-legs - th * 0.5)} ${n(-l)} ${n(-legs - th * 1.1)}Z`}
          fill={coat}
        />
        {wool ? <g fill={coat}>{woolOf(l, th, -legs - th)}</g> : null}
        <path
          d={`M${n(l * 0.5)} ${n(-legs - th * 0.02)}C${n(l * 0.85)} ${n(-legs)} ${n(l * 1.06)} ${n(-legs - th * 0.3)} ${n(l * 1.06)} ${n(-legs - th * 1.2)}C${n(l * 0.92)} ${n(-legs - th * 0.7)} ${n(l * 0.84)} ${n(-legs - th * 0.4)} ${n(l * 0.5)} ${n(-legs - th * 0.02)}Z`}
          fill={paint(look.belly)}
        />
        <path
          d={`M${n(-l)} ${n(-legs - th)}C${n(-l * 0.4)} ${n(-legs - th * 0.5)} ${n(l * 0.4)} ${n(-legs - th * 0.7)} ${n(l * 1.05)} ${n(-legs - th)}C${n(l * 1.02)} ${n(-legs + th * 0.1)} ${n(l * 0.6)} ${n(-legs + th * 0.16)} ${n(l * 0.2)} ${n(-legs - th * 0.1)}C${n(-l * 0.2)} ${n(-legs - th * 0.4)} ${n(-l * 0.5)} ${n(-legs - th * 0.1)} ${n(-l * 0.7)} ${n(-legs + th * 0.1)}C${n(-l * 0.96)} ${n(-legs)} ${n(-l)} ${n(-legs - th * 0.5)} ${n(-l)} ${n(-legs - th)}Z`}
          fill={darker(coat, 0.7)}
          opacity={0.13}
        />
      </g>
      {leg(-l * 0.74, 0, true, coat, foot)}
      {leg(l * 0.84, Math.PI, false, coat, foot)}
      <g transform={`translate(0 ${n(bob)})`}>
        <NeckAndHead look={look} moment={moment} breed={breed} x={l * 0.84} y={-legs - th * 1.36} />
      </g>
    </g>
  );
}
