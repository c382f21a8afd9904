import type { ReactNode } from 'react';
import { darker, n } from '../painted.js';
import type { Painted } from './painted-thing.js';

export function Robot({ a, b, dark, glow, paint, time, pose }: Painted): ReactNode {
  const wave = pose === 'wave' ? Math.sin(time * 7) * 16 + 150 : pose === 'point' ? 95 : 12;
  const step = pose === 'walk' ? Math.sin(time * 5) * 5 : 0;
  return (
    <g>
      <path
        d={`M-9 -24V${n(-3 - Math.max(0, step))}M9 -24V${n(-3 - Math.max(0, -step))}`}
        stroke={dark}
        strokeWidth={6}
      />
      <path
        d={`M-16 ${n(-Math.max(0, step))}a7 7 0 0 1 14 0ZM2 ${n(-Math.max(0, -step))}a7 7 0 0 1 14 0Z`}
        fill={darker(a, 0.3)}
      />
      <path d="M-20 -50Q-30 -40 -27 -26" stroke={darker(a, 0.25)} strokeWidth={5.6} fill="none" strokeLinecap="round" />
      <rect x={-20} y={-58} width={40} height={36} rx={9} fill={a} />
      <rect x={4} y={-58} width={16} height={36} rx={9} fill={dark} opacity={0.14} />
      <rect x={-11} y={-50} width={22} height={15} rx={4} fill={b} />
      <circle cx={-4} cy={-42.5} r={2.6} fill={glow} />
      <circle cx={5} cy={-42.5} r={2.6} fill={paint('#ef6f5e')} />
      <rect x={-4} y={-64} width={8} height={8} fill={dark} />
      <rect x={-22} y={-94} width={44} height={31} rx={12} fill={a} />
      <rect x={-16} y={-88} width={32} height={19} rx={9} fill={dark} />
      <circle cx={-7} cy={-79} r={time % 3.4 > 3.2 ? 0.8 : 3.6} fill="#8ff0ff" />
      <circle cx={7} cy={-79} r={time % 3.4 > 3.2 ? 0.8 : 3.6} fill="#8ff0ff" />
      <path d="M0 -94V-104" stroke={dark} strokeWidth={2.4} />
      <circle cy={-106} r={3.4} fill={glow} />
      <g transform={`translate(21 -50) rotate(${n(-wave)})`}>
        <path d="M0 0V22" stroke={a} strokeWidth={5.6} strokeLinecap="round" />
        <circle cy={24} r={4.4} fill={darker(a, 0.25)} />
      </g>
    </g>
  );
}
