import { scaleEnd } from '@scenewright/core/figures';
import type { ReactNode } from 'react';
import { strokeOf, type DepictionProps } from './depiction-props.js';

/** The dial is open at its foot: where its scale begins and how far it goes, in turns from the top. */
const start = -0.36;
const sweep = 0.72;
const divisions = 10;
/** A hand at the very end of its scale looks broken. */
const headroom = 1.05;

/** A dial whose hand rises to the figure; its scale ends at the next round number. */
export function Gauge({ figure, progress, ink, look }: DepictionProps): ReactNode {
  const stroke = strokeOf(look);
  const share = (figure.value / scaleEnd(figure.value * headroom)) * progress;
  const hand = start + sweep * share;
  return (
    <>
      <circle cx={50} cy={50} r={46} fill={ink.paper} stroke={ink.line} strokeWidth={stroke * 2} />
      <path d={arc(34, start, start + sweep)} fill="none" stroke={ink.rest} strokeWidth={9} />
      {share > 0.002 ? <path d={arc(34, start, hand)} fill="none" stroke={ink.main} strokeWidth={9} /> : null}
      {Array.from({ length: divisions + 1 }, (_, at) => {
        const turn = start + (sweep * at) / divisions;
        return (
          <path
            key={at}
            d={`M${point(28, turn)}L${point(at % 5 === 0 ? 21 : 24.5, turn)}`}
            stroke={ink.line}
            strokeWidth={stroke * (at % 5 === 0 ? 1.6 : 1)}
          />
        );
      })}
      <path
        d={`M${point(35, hand)}L${point(5, hand + 0.25)}L${point(9, hand + 0.5)}L${point(5, hand - 0.25)}Z`}
        fill={ink.line}
        strokeLinejoin="round"
      />
      <circle cx={50} cy={50} r={6} fill={ink.line} />
      <circle cx={50} cy={50} r={2.2} fill={ink.paper} />
      <rect x={40} y={74} width={20} height={7} rx={Math.min(3.5, look.shape.radius / 4)} fill={ink.rest} />
    </>
  );
}

/** A point on a circle about the middle, `turn` of the way round from the top. */
function point(radius: number, turn: number): string {
  const angle = turn * 2 * Math.PI;
  return `${(50 + radius * Math.sin(angle)).toFixed(3)} ${(50 - radius * Math.cos(angle)).toFixed(3)}`;
}

function arc(radius: number, from: number, to: number): string {
  return `M${point(radius, from)}A${radius} ${radius} 0 ${to - from > 0.5 ? 1 : 0} 1 ${point(radius, to)}`;
}
