import type { ReactNode } from 'react';
import { darker, lighter, n } from '../painted.js';
import type { Painted } from './painted-thing.js';

export function Lighthouse({ a, b, dark, glow, paint, time }: Painted): ReactNode {
  return (
    <g>
      <path d="M-26 0Q-14 -10 0 -10Q16 -10 28 0Z" fill={paint('#6d6a75')} />
      <path d="M-17 -4L-10 -128H10L17 -4Z" fill={b} />
      <path d="M-15.4 -34L-13.6 -64H13.6L15.4 -34ZM-12 -92L-10.6 -118H10.6L12 -92Z" fill={a} />
      <path d="M2 -128H10L17 -4H5Z" fill={dark} opacity={0.14} />
      <rect x={-14} y={-133} width={28} height={5} rx={1.5} fill={dark} />
      <rect x={-8} y={-150} width={16} height={17} fill={glow} />
      <path d="M-11 -150Q0 -166 11 -150Z" fill={a} />
      <path d="M-8 -150V-133M0 -150V-133M8 -150V-133" stroke={dark} strokeWidth={1.4} />
      <path
        d={`M6 -142L120 ${n(-160 + Math.sin(time) * 10)}V${n(-122 + Math.sin(time) * 10)}Z`}
        fill={glow}
        opacity={0.24}
      />
      <rect x={-4} y={-22} width={8} height={18} rx={4} fill={dark} />
    </g>
  );
}

export function House({ a, b, dark, glow }: Painted): ReactNode {
  return (
    <g>
      <rect x={-46} y={-58} width={92} height={58} fill={b} />
      <rect x={10} y={-58} width={36} height={58} fill={dark} opacity={0.1} />
      <path d="M-56 -56L0 -104L56 -56Z" fill={a} />
      <path d="M0 -104L56 -56H20Z" fill={dark} opacity={0.16} />
      <rect x={22} y={-102} width={12} height={26} fill={darker(a, 0.3)} />
      <rect x={-12} y={-34} width={24} height={34} rx={3} fill={darker(a, 0.4)} />
      <rect x={-38} y={-44} width={18} height={18} fill={glow} />
      <rect x={20} y={-44} width={18} height={18} fill={glow} />
      <path d="M-29 -44V-26M-38 -35H-20M29 -44V-26M20 -35H38" stroke={dark} strokeWidth={1.6} />
    </g>
  );
}

export function Tree({ a, b }: Painted): ReactNode {
  return (
    <g>
      <path d="M-7 0Q-4 -30 -6 -60H6Q4 -30 8 0Z" fill={b} />
      <g fill={darker(a, 0.14)}>
        <circle cx={-26} cy={-72} r={24} />
        <circle cx={26} cy={-72} r={24} />
        <circle cx={0} cy={-64} r={24} />
      </g>
      <g fill={a}>
        <circle cx={-10} cy={-96} r={28} />
        <circle cx={16} cy={-92} r={25} />
        <circle cx={-22} cy={-80} r={18} />
      </g>
      <circle cx={-14} cy={-104} r={16} fill={lighter(a, 0.24)} opacity={0.6} />
    </g>
  );
}
