import type { ReactNode } from 'react';
import { darker, lighter, n } from '../painted.js';
import type { Drawn } from './drawn.js';
import { SideEar } from './ears.js';
import { Antlers } from './horns.js';

export function NeckAndHead({
  look,
  moment,
  breed,
  x,
  y,
  lift = 0,
}: Drawn & { x: number; y: number; lift?: number }): ReactNode {
  const { paint, time } = moment;
  const coat = paint(look.coat);
  const r = breed.head;
  const nod = Math.sin(time * 1.3) * 0.5;
  const hx = x + breed.neck.x * (1 - lift * 0.5);
  const hy = y + breed.neck.y - lift * 2 + nod;
  const ink = paint('#1f1a24');
  const face = breed.extra === 'wool' ? paint(look.mark) : coat;
  const open = time % 4.1 > 3.95 ? 0.15 : 1;
  const tip = r * 0.7 + breed.snout;
  const sw = breed.snoutWidth / 2;
  return (
    <g>
      {breed.extra === 'horse-mane' ? (
        <path
          d={`M${n(x - 6)} ${n(y - 2)}Q${n(hx - 12)} ${n(hy + 4)} ${n(hx - 3)} ${n(hy - r * 1.3)}`}
          stroke={paint(look.mark)}
          strokeWidth={n(breed.neck.width * 0.62)}
          fill="none"
          strokeLinecap="round"
        />
      ) : null}
      <path
        d={`M${n(x)} ${n(y + breed.thick * 0.3)}L${n(hx - r * 0.2)} ${n(hy + r * 0.1)}`}
        stroke={face === coat ? coat : face}
        strokeWidth={n(breed.neck.width)}
        strokeLinecap="round"
      />
      {look.collar ? (
        <path
          d={`M${n((x + hx) / 2 - breed.neck.width * 0.52)} ${n((y + hy) / 2 + 1)}l${n(breed.neck.width)} ${n(breed.neck.width * 0.34)}`}
          stroke={paint(look.collar)}
          strokeWidth={2.8}
          strokeLinecap="round"
        />
      ) : null}
      {breed.extra === 'mane' ? (
        <circle cx={n(hx - r * 0.3)} cy={n(hy + r * 0.2)} r={n(r * 1.62)} fill={paint(look.mark)} />
      ) : null}
      <g transform={`translate(${n(hx)} ${n(hy)}) rotate(${breed.snout > 12 ? 32 : 8})`}>
        {breed.extra === 'antlers' ? <Antlers r={r} color={paint('#8a6a48')} /> : null}
        {breed.extra === 'horns' ? (
          <path
            d={`M${n(-r * 0.2)} ${n(-r * 0.8)}q${n(r * 0.1)} ${n(-r)} ${n(r * 0.9)} ${n(-r * 0.9)}`}
            stroke={paint('#e8ddc8')}
            strokeWidth={n(r * 0.26)}
            fill="none"
            strokeLinecap="round"
          />
        ) : null}
        <SideEar breed={breed} coat={darker(face, 0.18)} inside={paint(look.belly)} mark={paint(look.mark)} far />
        <path
          d={`M${n(-r)} 0A${n(r)} ${n(r)} 0 0 1 ${n(r * 0.5)} ${n(-r * 0.84)}Q${n(r * 0.9)} ${n(-sw * 0.9)} ${n(tip - sw * 0.4)} ${n(r * 0.3 - sw)}Q${n(tip + sw * 0.5)} ${n(r * 0.3)} ${n(tip - sw * 0.3)} ${n(r * 0.3 + sw)}Q${n(r * 0.5)} ${n(r * 0.98)} 0 ${n(r * 0.98)}A${n(r)} ${n(r)} 0 0 1 ${n(-r)} 0Z`}
          fill={face}
        />
        <path
          d={`M${n(r * 0.1)} ${n(r * 0.98)}Q${n(r * 0.5)} ${n(r * 0.3)} ${n(tip)} ${n(r * 0.3)}Q${n(tip + sw * 0.3)} ${n(r * 0.3 + sw * 0.5)} ${n(tip - sw * 0.3)} ${n(r * 0.3 + sw)}Q${n(r * 0.5)} ${n(r)} ${n(r * 0.1)} ${n(r * 0.98)}Z`}
          fill={breed.extra === 'wool' ? lighter(face, 0.12) : paint(look.belly)}
        />
        {breed.extra === 'trunk' ? (
          <path
            d={`M${n(r * 0.7)} ${n(r * 0.2)}C${n(r * 1.5)} ${n(r * 0.6)} ${n(r * 1)} ${n(r * 1.6)} ${n(r * 1.3 + Math.sin(time * 1.5) * 2)} ${n(r * 2.3)}`}
            stroke={face}
            strokeWidth={n(r * 0.5)}
            strokeLinecap="round"
            fill="none"
          />
        ) : (
          <ellipse
            cx={n(tip - sw * 0.1)}
            cy={n(r * 0.3 - sw * 0.5)}
            rx={n(Math.max(1, r * 0.17))}
            ry={n(Math.max(0.8, r * 0.14))}
            fill={ink}
          />
        )}
        <ellipse cx={n(r * 0.42)} cy={n(-r * 0.12)} rx={n(r * 0.12)} ry={n(r * 0.15 * open)} fill={ink} />
        <circle cx={n(r * 0.46)} cy={n(-r * 0.17)} r={n(r * 0.045)} fill="#ffffff" />
        <SideEar breed={breed} coat={face} inside={paint(look.belly)} mark={paint(look.mark)} />
      </g>
    </g>
  );
}
