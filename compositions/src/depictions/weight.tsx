import type { ReactNode } from 'react';
import { strokeOf, type DepictionProps } from './depiction-props.js';

/** An iron weight that presses a spring scale down; its unit is cast on it. */
export function Weight({ figure, progress, ink, look, font }: DepictionProps): ReactNode {
  const stroke = strokeOf(look);
  const down = 9 * progress;
  const angle = -120 + 205 * progress;
  return (
    <>
      <path d="M22 96L30 62H70L78 96Z" fill={ink.paper} stroke={ink.line} strokeWidth={stroke * 1.5} strokeLinejoin="round" />
      <circle cx={50} cy={79} r={12} fill={ink.rest} stroke={ink.line} strokeWidth={stroke} />
      <path d="M50 79V70" stroke={ink.main} strokeWidth={stroke * 2} strokeLinecap="round" transform={`rotate(${angle} 50 79)`} />
      <rect x={45} y={52 + down} width={10} height={12} fill={ink.line} />
      <rect x={12} y={49 + down} width={76} height={6} rx={3} fill={ink.line} />
      <g transform={`translate(0 ${down - 9 - (1 - progress) * 14})`} opacity={Math.min(1, progress * 4)}>
        <path d="M41 18a9 9 0 1 1 18 0" fill="none" stroke={ink.line} strokeWidth={stroke * 3} />
        <path d="M33 18H67L77 58H23Z" fill={ink.main} stroke={ink.line} strokeWidth={stroke * 1.4} strokeLinejoin="round" />
        <text x={50} y={46} fontSize={20} fontFamily={font} fontWeight={700} textAnchor="middle" fill={ink.paper}>
          {figure.unit}
        </text>
      </g>
    </>
  ); // prettier-ignore
}
