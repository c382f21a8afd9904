import type { ThingLook } from '@scenewright/core';
import type { ReactNode } from 'react';
import { darker, lighter, n, type FigureMoment } from './painted.js';

/** An object of a story, standing on the origin. */
export function Thing({ look, moment }: { look: ThingLook; moment: FigureMoment }): ReactNode {
  const { paint, time, pose } = moment;
  const a = paint(look.color);
  const b = paint(look.second);
  const dark = paint('#2b2a3a');
  const glow = '#ffd98a';
  const turn = time * 260;
  switch (look.shape) {
    case 'boat': {
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
    case 'lighthouse':
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
    case 'robot': {
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
          <path
            d="M-20 -50Q-30 -40 -27 -26"
            stroke={darker(a, 0.25)}
            strokeWidth={5.6}
            fill="none"
            strokeLinecap="round"
          />
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
    case 'rocket':
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
    case 'car':
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
    case 'train':
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
    case 'balloon': {
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
    case 'kite': {
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
    case 'lantern':
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
    case 'house':
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
    case 'tree':
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
    case 'bicycle':
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
    case 'bottle':
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
    case 'cup':
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
    case 'phone':
      return (
        <g>
          <rect x={-27} y={-108} width={54} height={108} rx={9} fill={a} />
          <rect x={-23} y={-102} width={46} height={96} rx={5} fill={b} />
          <path d="M-23 -60L23 -92V-12Q23 -6 17 -6H-17Q-23 -6 -23 -12Z" fill="#ffffff" opacity={0.12} />
          <rect x={-9} y={-99} width={18} height={4} rx={2} fill={a} />
        </g>
      );
    case 'box':
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
}
