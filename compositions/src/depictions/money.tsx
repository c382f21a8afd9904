import type { ReactNode } from 'react';
import { clamp } from '../motion/curves.js';
import { strokeOf, type DepictionProps } from './depiction-props.js';

/** Notes of the currency, and coins that pile up before them. It stands for money, not for the amount. */
export function Money({ progress, ink, look, sign, font }: DepictionProps): ReactNode {
  const stroke = strokeOf(look);
  const letter = (x: number, y: number, size: number, fill: string): ReactNode => (
    <text x={x} y={y} fontSize={size} fontFamily={font} fontWeight={700} textAnchor="middle" fill={fill}>
      {sign}
    </text>
  );
  const size = [...sign].length > 1 ? 9 : 17;
  return (
    <>
      {[-14, -4, 7].map((angle, at) => (
        <g key={at} transform={`rotate(${angle * progress} 50 84) translate(0 ${6 - at * 3})`}>
          <rect x={8} y={18} width={84} height={44} rx={3} fill={at === 2 ? ink.paper : ink.rest} stroke={ink.line} strokeWidth={stroke * 1.3} />
          <rect x={12.5} y={22.5} width={75} height={35} rx={1.5} fill="none" stroke={ink.main} strokeWidth={stroke} />
          {at === 2 ? (
            <>
              <circle cx={50} cy={40} r={13} fill={ink.main} />
              {letter(50, 40 + size * 0.36, size, ink.paper)}
            </>
          ) : null}
        </g>
      ))}
      {[
        [24, 4],
        [76, 6],
        [50, 3],
      ].map(([x = 0, count = 0]) =>
        Array.from({ length: count }, (_, at) => {
          const landed = clamp(progress * 1.6 - at * 0.12);
          const y = 92 - at * 5 - (1 - landed) * 20;
          return landed > 0 ? (
            <g key={`${x}-${at}`} opacity={Math.min(1, landed * 3)} stroke={ink.line} strokeWidth={stroke}>
              <path d={`M${x - 12} ${y - 4}v4a12 3.6 0 0 0 24 0v-4Z`} fill={ink.main} />
              <ellipse cx={x} cy={y - 4} rx={12} ry={3.6} fill={at === count - 1 ? ink.paper : ink.main} />
            </g>
          ) : null;
        }),
      )}
    </>
  ); // prettier-ignore
}
