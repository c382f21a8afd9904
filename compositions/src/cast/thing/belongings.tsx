import type { ReactNode } from 'react';
import { darker, lighter, n } from '../painted.js';
import type { Painted } from './painted-thing.js';

export function Kite({ a, b, dark, time }: Painted): ReactNode {
  const swing = Math.sin(time * 1.6) * 7;
  return (
    <g transform={`translate(0 -96) rotate(${n(24 + swing)})`}>
      <path
        d={`M0 34Q${n(-14 + swing)} 58 ${n(-4 - swing)} 84Q6 104 -6 120`}
        stroke={b}
        strokeWidth={1.6}
        fill="none"
      />
      <path d="M0 -34L24 -4L0 36L-24 -4Z" fill={a} />
      <path d="M0 -34L24 -4L0 36Z" fill={b} />
      <path d="M-24 -4H24M0 -34V36" stroke={dark} strokeWidth={1} opacity={0.5} />
    </g>
  );
}

export function Lantern({ a, b, glow, time }: Painted): ReactNode {
  return (
    <g>
      <circle cy={-22} r={46} fill={glow} opacity={0.12 + Math.sin(time * 5) * 0.02} />
      <circle cy={-22} r={28} fill={glow} opacity={0.2} />
      <path d="M-10 -40Q0 -58 10 -40" stroke={a} strokeWidth={2} fill="none" />
      <rect x={-12} y={-40} width={24} height={5} rx={2} fill={a} />
      <rect x={-10} y={-35} width={20} height={28} rx={3} fill={b} />
      <path d={`M0 -28Q6 -20 ${n(Math.sin(time * 9))} -12Q-6 -20 0 -28Z`} fill="#ffb347" />
      <rect x={-13} y={-7} width={26} height={7} rx={2} fill={a} />
    </g>
  );
}

export function Bottle({ a, b, dark }: Painted): ReactNode {
  return (
    <g>
      <path d="M-8 -96H8V-74Q20 -66 20 -52V-6Q20 0 14 0H-14Q-20 0 -20 -6V-52Q-20 -66 -8 -74Z" fill={a} />
      <path d="M8 -74Q20 -66 20 -52V-6Q20 0 14 0H6Q12 -30 8 -74Z" fill={dark} opacity={0.16} />
      <rect x={-10} y={-106} width={20} height={13} rx={3} fill={b} />
      <rect x={-20} y={-50} width={40} height={30} fill={b} />
      <path
        d="M-13 -66Q-15 -40 -14 -8"
        stroke="#ffffff"
        strokeWidth={3}
        opacity={0.5}
        strokeLinecap="round"
        fill="none"
      />
    </g>
  );
}

export function Cup({ a, b, time }: Painted): ReactNode {
  return (
    <g>
      <path d="M24 -38Q46 -40 42 -22Q38 -10 22 -14" stroke={darker(a, 0.1)} strokeWidth={7} fill="none" />
      <path d="M-30 -50H30L24 -6Q22 0 14 0H-14Q-22 0 -24 -6Z" fill={a} />
      <ellipse cy={-50} rx={30} ry={7} fill={lighter(a, 0.3)} />
      <ellipse cy={-49} rx={25} ry={5} fill={b} />
      <path
        d={`M-8 -62q6 -8 0 -16t2 -16M10 -62q6 -8 0 -16t2 -14`}
        stroke="#ffffff"
        strokeWidth={3}
        fill="none"
        opacity={0.4}
        strokeLinecap="round"
        transform={`translate(${n(Math.sin(time * 2) * 2)} 0)`}
      />
    </g>
  );
}

export function Phone({ a, b }: Painted): ReactNode {
  return (
    <g>
      <rect x={-27} y={-108} width={54} height={108} rx={9} fill={a} />
      <rect x={-23} y={-102} width={46} height={96} rx={5} fill={b} />
      <path d="M-23 -60L23 -92V-12Q23 -6 17 -6H-17Q-23 -6 -23 -12Z" fill="#ffffff" opacity={0.12} />
      <rect x={-9} y={-99} width={18} height={4} rx={2} fill={a} />
    </g>
  );
}

export function Box({ a, b }: Painted): ReactNode {
  return (
    <g>
      <path d="M-34 -62L8 -54V0L-34 -12Z" fill={a} />
      <path d="M8 -54L40 -66V-16L8 0Z" fill={darker(a, 0.24)} />
      <path d="M-34 -62L-2 -74L40 -66L8 -54Z" fill={lighter(a, 0.3)} />
      <path d="M-16 -59L-7 -57V-3L-16 -7Z" fill={b} />
      <path d="M-16 -59L17 -71L25 -69L-7 -57Z" fill={lighter(b, 0.2)} />
    </g>
  );
}
