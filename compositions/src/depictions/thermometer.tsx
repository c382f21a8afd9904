import { scaleEnd } from '@scenewright/core/figures';
import type { ReactNode } from 'react';
import { strokeOf, type DepictionProps } from './depiction-props.js';

/** Middle of the tube, its ends on a drawing of 100 units, and the marks beside it. */
const tube = { x: 42, top: 10, bottom: 70 };
const divisions = 10;

/** A glass tube in which the warmth rises; frost lies a little above its bulb. */
export function Thermometer({ figure, progress, ink, look }: DepictionProps): ReactNode {
  const stroke = strokeOf(look);
  const isWarm = figure.value > 0 && !/^[-−]/u.test(figure.display);
  const share = isWarm ? 0.16 + 0.78 * (figure.value / scaleEnd(figure.value)) : 0.1;
  const level = tube.bottom - (tube.bottom - tube.top) * share * (0.2 + 0.8 * progress);
  const { x, top, bottom } = tube;
  return (
    <>
      <path
        d={`M${x - 9} ${bottom - 2}V${top}a9 9 0 0 1 18 0V${bottom - 2}a15 15 0 1 1 -18 0Z`}
        fill={ink.paper}
        stroke={ink.line}
        strokeWidth={stroke * 1.8}
        strokeLinejoin="round"
      />
      <rect x={x - 4} y={level} width={8} height={80 - level} rx={4} fill={ink.main} />
      <circle cx={x} cy={82} r={10} fill={ink.main} />
      {Array.from({ length: divisions + 1 }, (_, at) => {
        const y = bottom - 4 - ((bottom - 4 - top) * at) / divisions;
        return (
          <path key={at} d={`M${x + 15} ${y}h${at % 5 === 0 ? 16 : 9}`} stroke={ink.line} strokeWidth={stroke * (at % 5 === 0 ? 1.6 : 1)} strokeLinecap="round" />
        );
      })}
    </>
  ); // prettier-ignore
}
