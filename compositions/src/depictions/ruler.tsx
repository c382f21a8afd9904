import type { ReactNode } from 'react';
import { strokeOf, type DepictionProps } from './depiction-props.js';

/** Divisions of the scale: tenths of the length, a long one at each half. */
const divisions = 20;

/** A tape that has been pulled out to its end; the case lies where it began. */
export function Ruler({ progress, ink, look }: DepictionProps): ReactNode {
  const stroke = strokeOf(look);
  const end = 26 + 70 * progress;
  return (
    <g transform="translate(50 50) scale(1.16) rotate(-24) translate(-50 -49)">
      <path d={`M22 47H${end}V67H22Z`} fill={ink.paper} stroke={ink.line} strokeWidth={stroke * 1.3} />
      <path d={`M${end} 43V71`} stroke={ink.main} strokeWidth={stroke * 3.4} strokeLinecap="round" />
      {Array.from({ length: divisions }, (_, at) => {
        const x = 28 + ((at + 1) * 66) / divisions;
        return x < end - 1 ? (
          <path key={at} d={`M${x} 67V${at % 5 === 4 ? 55 : 61}`} stroke={at % 5 === 4 ? ink.main : ink.line} strokeWidth={stroke} />
        ) : null;
      })}
      <rect x={1} y={27} width={42} height={44} rx={9} fill={ink.main} stroke={ink.line} strokeWidth={stroke * 1.5} />
      <circle cx={22} cy={49} r={11} fill={ink.paper} stroke={ink.line} strokeWidth={stroke} />
      <circle cx={22} cy={49} r={3} fill={ink.line} />
    </g>
  ); // prettier-ignore
}
