import type { PersonLook } from '@scenewright/core/shots';
import type { ReactNode } from 'react';
import { darker, type FigureMoment, lighter, n } from '../painted.js';

export function Hat({ look, moment, r }: { look: PersonLook; moment: FigureMoment; r: number }): ReactNode {
  if (!look.hat) return null;
  const color = moment.paint(look.hat.color);
  const ahead = { front: 0, back: 0, 'three-quarter': 0.4, side: 0.8 }[moment.view] * r;
  const dome = `M${n(-r * 1.04)} ${n(-r * 0.42)}Q${n(-r * 1.1)} ${n(-r * 1.5)} 0 ${n(-r * 1.5)}Q${n(r * 1.1)} ${n(-r * 1.5)} ${n(r * 1.04)} ${n(-r * 0.42)}Z`;
  switch (look.hat.kind) {
    case 'beanie':
      return (
        <>
          <circle cy={-r * 1.56} r={r * 0.3} fill={lighter(color, 0.35)} />
          <path d={dome} fill={color} />
          <rect
            x={-r * 1.12}
            y={-r * 0.72}
            width={r * 2.24}
            height={r * 0.42}
            rx={r * 0.2}
            fill={lighter(color, 0.16)}
          />
        </>
      );
    case 'cap':
      return (
        <>
          <path d={dome} fill={color} />
          {moment.view === 'back' ? null : (
            <path
              d={`M${n(ahead - r * 0.9)} ${n(-r * 0.5)}Q${n(ahead + r * 0.2)} ${n(-r * 0.86)} ${n(ahead + r * 1.02)} ${n(-r * 0.44)}Q${n(ahead)} ${n(-r * 0.16)} ${n(ahead - r * 0.9)} ${n(-r * 0.5)}Z`}
              fill={darker(color, 0.28)}
            />
          )}
        </>
      );
    case 'straw':
      return (
        <>
          <ellipse cy={-r * 0.58} rx={r * 1.7} ry={r * 0.34} fill={color} />
          <path
            d={`M${n(-r * 0.86)} ${n(-r * 0.62)}Q${n(-r * 0.86)} ${n(-r * 1.5)} 0 ${n(-r * 1.5)}Q${n(r * 0.86)} ${n(-r * 1.5)} ${n(r * 0.86)} ${n(-r * 0.62)}Q0 ${n(-r * 0.4)} ${n(-r * 0.86)} ${n(-r * 0.62)}Z`}
            fill={lighter(color, 0.12)}
          />
          <path
            d={`M${n(-r * 0.86)} ${n(-r * 0.8)}Q0 ${n(-r * 0.56)} ${n(r * 0.86)} ${n(-r * 0.8)}V${n(-r * 0.6)}Q0 ${n(-r * 0.38)} ${n(-r * 0.86)} ${n(-r * 0.6)}Z`}
            fill={darker(color, 0.4)}
          />
        </>
      );
    case 'crown':
      return (
        <path
          d={`M${n(-r * 0.8)} ${n(-r * 0.8)}L${n(-r * 0.9)} ${n(-r * 1.7)}L${n(-r * 0.4)} ${n(-r * 1.25)}L0 ${n(-r * 1.86)}L${n(r * 0.4)} ${n(-r * 1.25)}L${n(r * 0.9)} ${n(-r * 1.7)}L${n(r * 0.8)} ${n(-r * 0.8)}Q0 ${n(-r * 0.6)} ${n(-r * 0.8)} ${n(-r * 0.8)}Z`}
          fill={color}
        />
      );
    case 'helmet':
      return (
        <>
          <circle r={r * 1.46} cy={-r * 0.04} fill={lighter(color, 0.1)} opacity={moment.view === 'back' ? 1 : 0.2} />
          <circle r={r * 1.46} cy={-r * 0.04} fill="none" stroke={color} strokeWidth={r * 0.28} />
          {moment.view === 'back' ? null : (
            <path
              d={`M${n(-r * 0.9)} ${n(-r * 0.7)}Q${n(-r * 0.5)} ${n(-r * 1.2)} ${n(r * 0.1)} ${n(-r * 1.2)}`}
              fill="none"
              stroke="#ffffff"
              strokeWidth={r * 0.14}
              strokeLinecap="round"
              opacity={0.7}
            />
          )}
        </>
      );
  }
}
