import type { ReactNode } from 'react';
import { n } from '../painted.js';
import type { Drawn } from './drawn.js';

export function Tail(props: Drawn & { x: number; y: number; resting?: boolean }): ReactNode {
  const { look, moment, breed, x, y, resting } = props;
  const coat = moment.paint(look.coat);
  const mark = moment.paint(look.mark);
  const tip = moment.paint(look.belly);
  const wag = Math.sin(moment.time * (moment.pose === 'walk' ? 5 : 2.4)) * 3;
  const s = breed.half / 19;
  switch (breed.tail) {
    case 'bushy': {
      const up = resting ? -2 : -10;
      return (
        <>
          <path
            d={`M${n(x + 2)} ${n(y)}C${n(x - 10 * s)} ${n(y + 8 + wag)} ${n(x - 22 * s)} ${n(y + up * 0.2 + wag)} ${n(x - 25 * s)} ${n(y + up + wag)}C${n(x - 20 * s)} ${n(y + up - 6)} ${n(x - 10 * s)} ${n(y - 12)} ${n(x + 2)} ${n(y - 3)}Z`}
            fill={coat}
          />
          <path
            d={`M${n(x - 17 * s)} ${n(y + up * 0.5 + 4 + wag)}C${n(x - 21 * s)} ${n(y + up * 0.4 + wag)} ${n(x - 24 * s)} ${n(y + up * 0.7 + wag)} ${n(x - 25 * s)} ${n(y + up + wag)}C${n(x - 22 * s)} ${n(y + up - 4)} ${n(x - 19 * s)} ${n(y + up - 4)} ${n(x - 15 * s)} ${n(y + up - 3)}Q${n(x - 18 * s)} ${n(y + up * 0.5)} ${n(x - 17 * s)} ${n(y + up * 0.5 + 4 + wag)}Z`}
            fill={tip}
          />
        </>
      );
    }
    case 'thin':
      return (
        <path
          d={`M${n(x + 2)} ${n(y)}C${n(x - 8 * s)} ${n(y - 2)} ${n(x - 12 * s)} ${n(y - (resting ? 0 : 8))} ${n(x - 12 * s + wag)} ${n(y - (resting ? 6 : 20) * s)}`}
          stroke={coat}
          strokeWidth={n(3.4 * Math.sqrt(s))}
          fill="none"
          strokeLinecap="round"
        />
      );
    case 'short':
      return <ellipse cx={n(x - 1)} cy={n(y - 2)} rx={n(3.6 * s)} ry={n(3.2 * s)} fill={tip} />;
    case 'hair':
      return (
        <path
          d={`M${n(x + 3)} ${n(y - 4)}C${n(x - 12)} ${n(y - 8)} ${n(x - 14 + wag)} ${n(y + 14)} ${n(x - 10 + wag)} ${n(y + 34)}C${n(x - 4 + wag)} ${n(y + 24)} ${n(x - 2)} ${n(y + 8)} ${n(x + 3)} ${n(y + 3)}Z`}
          fill={mark}
        />
      );
    case 'tuft':
      return (
        <>
          <path
            d={`M${n(x + 2)} ${n(y - 2)}C${n(x - 8)} ${n(y)} ${n(x - 8 + wag)} ${n(y + 8)} ${n(x - 7 + wag)} ${n(y + 18)}`}
            stroke={coat}
            strokeWidth={2.6}
            fill="none"
            strokeLinecap="round"
          />
          <ellipse cx={n(x - 7 + wag)} cy={n(y + 20)} rx={3} ry={4.4} fill={mark} />
        </>
      );
  }
}
