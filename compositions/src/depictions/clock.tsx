import type { ReactNode } from 'react';
import { strokeOf, type DepictionProps } from './depiction-props.js';

/** Units of one turn of the hand. */
const turns: Readonly<Record<string, number>> = { s: 60, min: 60, h: 12 };

/** A dial on which the time is the sector that its hand has swept. */
export function Clock({ figure, progress, ink, look }: DepictionProps): ReactNode {
  const share = Math.min(1, figure.value / turns[figure.unit]!) * progress;
  const stroke = strokeOf(look);
  const end = point(50, 50, 33, share);
  return (
    <>
      <rect x={45} y={1} width={10} height={8} rx={1.5} fill={ink.rest} />
      <circle cx={50} cy={53} r={45} fill={ink.paper} stroke={ink.line} strokeWidth={stroke * 1.6} />
      <g transform="translate(0 3)">
        {share >= 0.9999 ? (
          <circle cx={50} cy={50} r={33} fill={ink.main} />
        ) : share > 0 ? (
          <path d={`M50 50V17A33 33 0 ${share > 0.5 ? 1 : 0} 1 ${end}Z`} fill={ink.main} />
        ) : null}
        {Array.from({ length: 12 }, (_, at) => (
          <path
            key={at}
            d={`M${point(50, 50, 40, at / 12)}L${point(50, 50, at % 3 === 0 ? 35.5 : 37.5, at / 12)}`}
            stroke={ink.line}
            strokeWidth={stroke * (at % 3 === 0 ? 1.5 : 1)}
          />
        ))}
        <path
          d={`M50 50L${point(50, 50, 35, share)}`}
          stroke={ink.line}
          strokeWidth={stroke * 2}
          strokeLinecap="round"
        />
        <circle cx={50} cy={50} r={stroke * 2.4} fill={ink.line} />
      </g>
    </>
  );
}

/** A point on a circle, `turn` of the way round from the top. */
function point(x: number, y: number, radius: number, turn: number): string {
  const angle = turn * 2 * Math.PI;
  return `${(x + radius * Math.sin(angle)).toFixed(3)} ${(y - radius * Math.cos(angle)).toFixed(3)}`;
}
