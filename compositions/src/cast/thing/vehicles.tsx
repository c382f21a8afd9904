import type { ReactNode } from 'react';
import { darker, lighter, n } from '../painted.js';
import type { Painted } from './painted-thing.js';

export function Boat({ a, b, paint, time }: Painted): ReactNode {
  const rock = Math.sin(time * 1.3) * 2.4;
  return (
    <g transform={`rotate(${n(rock)})`}>
      <path d="M0 -8V-92" stroke={paint('#6b4a34')} strokeWidth={3.4} strokeLinecap="round" />
      <path d="M4 -88Q44 -56 42 -22H4Z" fill={b} />
      <path d="M4 -88Q26 -52 22 -22H4Z" fill={lighter(b, 0.3)} />
      <path d="M-5 -80Q-34 -44 -36 -22H-5Z" fill={darker(b, 0.14)} />
      <path d="M-52 -16H56Q50 8 32 10H-28Q-46 8 -52 -16Z" fill={a} />
      <path d="M-52 -16H56L54 -10H-50Z" fill={lighter(a, 0.35)} />
      <path d="M-44 0Q0 8 50 0Q44 9 32 10H-28Q-40 9 -44 0Z" fill={darker(a, 0.3)} />
    </g>
  );
}

export function Rocket({ a, b, dark, glow, paint, time, pose }: Painted): ReactNode {
  return (
    <g transform={pose === 'walk' ? `translate(0 ${n(-18 - ((time * 14) % 60))})` : undefined}>
      {pose === 'walk' ? <path d={`M-9 -8Q0 ${n(34 + Math.sin(time * 22) * 6)} 9 -8Z`} fill={glow} /> : null}
      <path d="M-15 -34L-28 -2L-12 -12ZM15 -34L28 -2L12 -12Z" fill={b} />
      <path d="M0 -122C22 -96 20 -40 12 -8H-12C-20 -40 -22 -96 0 -122Z" fill={a} />
      <path d="M3 -118C22 -96 20 -40 12 -8H3Z" fill={dark} opacity={0.14} />
      <path d="M0 -122C9 -111 13 -100 15 -90H-15C-13 -100 -9 -111 0 -122Z" fill={b} />
      <circle cy={-66} r={9} fill={dark} />
      <circle cy={-66} r={6.4} fill={paint('#9fe3f5')} />
      <path d="M-4 -34H4L3 -4H-3Z" fill={darker(b, 0.2)} />
    </g>
  );
}

export function Car({ a, b, dark, glow, turn, paint, pose }: Painted): ReactNode {
  return (
    <g>
      <path d="M-46 -12Q-48 -28 -34 -30Q-26 -48 -8 -48H10Q24 -48 34 -31Q52 -30 52 -18V-10H-46Z" fill={a} />
      <path d="M-28 -30Q-22 -43 -8 -43H-2V-30ZM3 -43H10Q20 -43 28 -30H3Z" fill={paint('#bfe3f0')} />
      <path d="M-46 -16H52V-10H-46Z" fill={darker(a, 0.3)} />
      <circle cx={50} cy={-22} r={3.4} fill={glow} />
      {[-26, 30].map((x) => (
        <g key={x} transform={`translate(${x} -10) rotate(${n(pose === 'walk' ? turn : 0)})`}>
          <circle r={10} fill={dark} />
          <circle r={4.6} fill={b} />
          <path d="M-4 0H4M0 -4V4" stroke={dark} strokeWidth={1.6} />
        </g>
      ))}
    </g>
  );
}

export function Train({ a, b, dark, paint }: Painted): ReactNode {
  return (
    <g>
      <path d="M-60 -12V-58Q-60 -66 -52 -66H36Q58 -64 62 -36V-12Z" fill={a} />
      <path d="M-60 -30H62V-22H-60Z" fill={b} />
      {[-50, -26, -2].map((x) => (
        <rect key={x} x={x} y={-58} width={18} height={18} rx={3} fill={paint('#cfe9f2')} />
      ))}
      <path d="M26 -58H36Q48 -56 52 -40H26Z" fill={paint('#cfe9f2')} />
      {[-44, -20, 14, 40].map((x) => (
        <circle key={x} cx={x} cy={-8} r={8} fill={dark} />
      ))}
    </g>
  );
}

export function Balloon({ a, b, dark, paint, time }: Painted): ReactNode {
  const drift = Math.sin(time * 0.9) * 4;
  return (
    <g transform={`translate(${n(drift)} ${n(-30 + Math.sin(time * 1.2) * 3)})`}>
      <path d="M-10 -24L-18 -56M10 -24L18 -56" stroke={dark} strokeWidth={1.2} />
      <path
        d="M0 -142C36 -142 48 -112 42 -92C36 -70 18 -56 10 -50H-10C-18 -56 -36 -70 -42 -92C-48 -112 -36 -142 0 -142Z"
        fill={a}
      />
      <path
        d="M-14 -140C-26 -118 -24 -80 -6 -50H-10C-18 -56 -36 -70 -42 -92C-47 -112 -38 -134 -14 -140ZM14 -140C26 -118 24 -80 6 -50H10C18 -56 36 -70 42 -92C47 -112 38 -134 14 -140Z"
        fill={b}
      />
      <path d="M-11 -25H11L8 -8H-8Z" fill={paint('#9a6a3c')} />
    </g>
  );
}

export function Bicycle({ a, b, dark, turn, pose }: Painted): ReactNode {
  return (
    <g fill="none">
      {[-26, 26].map((x) => (
        <g key={x} transform={`translate(${x} -18) rotate(${n(pose === 'walk' ? turn : 0)})`}>
          <circle r={17} stroke={dark} strokeWidth={3} />
          <path d="M-16 0H16M0 -16V16M-11 -11L11 11M-11 11L11 -11" stroke={b} strokeWidth={0.8} />
        </g>
      ))}
      <path
        d="M-26 -18L-10 -46H18L26 -18M-10 -46L-2 -18H-26M-2 -18L18 -46"
        stroke={a}
        strokeWidth={3.4}
        strokeLinejoin="round"
      />
      <path d="M-16 -50H-4M18 -46L15 -58H24" stroke={dark} strokeWidth={3.4} strokeLinecap="round" />
    </g>
  );
}
