import { scaleEnd } from '@scenewright/core/figures';
import type { ReactNode } from 'react';
import { strokeOf, type DepictionProps } from './depiction-props.js';

/** Ends of the scale on a drawing of 100 units; it reaches further where there is room beside the square. */
const divisions = 20;

/** A band on a scale, from the lower end of a range to the upper one; the scale ends at the next round number. */
export function Span({ figure, progress, ink, look, font, breadth = 1 }: DepictionProps): ReactNode {
  const stroke = strokeOf(look);
  const high = figure.magnitude;
  const low = Math.min(high, figure.low ?? 0);
  // Frost lies left of zero.
  const base = low < 0 ? -scaleEnd(-low) : 0;
  const end = high > 0 ? scaleEnd(high * 1.05) : 0;
  const reach = Math.min(1.5, breadth);
  const from = 50 - 43 * reach;
  const width = 86 * reach;
  const at = (value: number): number => from + (width * (value - base)) / (end - base);
  const right = at(low) + (at(high) - at(low)) * progress;
  const radius = Math.min(5, look.shape.barRadius / 2);
  return (
    <>
      <rect x={from} y={42} width={width} height={20} rx={radius} fill={ink.paper} stroke={ink.line} strokeWidth={stroke * 1.4} />
      <rect x={at(low)} y={42} width={Math.max(0.5, right - at(low))} height={20} fill={ink.main} />
      {Array.from({ length: divisions + 1 }, (_, index) => (
        <path key={index} d={`M${from + (width * index) / divisions} 66v${index % 5 === 0 ? 9 : 5}`} stroke={ink.line} strokeWidth={stroke * (index % 5 === 0 ? 1.4 : 0.9)} />
      ))}
      {[
        { value: low, x: at(low) },
        { value: high, x: at(high) },
      ].map(({ value, x }) => (
        <g key={value}>
          <path d={`M${x} 32V66`} stroke={ink.line} strokeWidth={stroke * 1.6} />
          <path d={`M${x - 4.4} 27H${x + 4.4}L${x} 34Z`} fill={ink.line} />
          <text x={x} y={22} textAnchor="middle" fontFamily={font} fontWeight={700} fontSize={11} fill={ink.line}>
            {shortOf(value, figure.magnitude / figure.value)}
          </text>
        </g>
      ))}
    </>
  ); // prettier-ignore
}

/** A number in the figure's own measure: the 8 of "8 to 11 million". */
const shortOf = (value: number, factor: number): string => String(Number((value / (factor || 1)).toPrecision(6)));
