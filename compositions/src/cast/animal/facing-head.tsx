import type { ReactNode } from 'react';
import { darker, lighter, n } from '../painted.js';
import type { Drawn } from './drawn.js';
import { Ear } from './ears.js';
import { Antlers, Horns } from './horns.js';

export function FacingHead({ look, moment, breed, y }: Drawn & { y: number }): ReactNode {
  const { paint, view, time } = moment;
  const coat = paint(look.coat);
  const r = breed.head;
  const wide = r * 1.12;
  const back = view === 'back';
  const ink = paint('#1f1a24');
  const open = time % 4.1 > 3.95 ? 0.15 : 1;
  const pointed = breed.ears === 'pointed' && breed.snout > 6;
  return (
    <g transform={`translate(0 ${n(y)})`}>
      {breed.extra === 'mane' ? <circle r={r * 1.72} fill={paint(look.mark)} /> : null}
      {breed.extra === 'antlers' ? <Antlers r={r} color={paint('#8a6a48')} frontal /> : null}
      {breed.extra === 'horns' ? <Horns r={r} color={paint('#e8ddc8')} /> : null}
      {[-1, 1].map((side) => (
        <Ear
          key={side}
          breed={breed}
          side={side}
          coat={coat}
          inside={back ? coat : paint(look.belly)}
          mark={paint(look.mark)}
        />
      ))}
      <path
        d={
          pointed
            ? `M${n(-wide)} ${n(-r * 0.3)}Q${n(-wide * 0.8)} ${n(-r)} 0 ${n(-r)}Q${n(wide * 0.8)} ${n(-r)} ${n(wide)} ${n(-r * 0.3)}Q${n(wide * 1.3)} ${n(r * 0.3)} ${n(r * 0.4)} ${n(r * 0.95)}Q0 ${n(r * 1.24)} ${n(-r * 0.4)} ${n(r * 0.95)}Q${n(-wide * 1.3)} ${n(r * 0.3)} ${n(-wide)} ${n(-r * 0.3)}Z`
            : `M${n(-wide)} 0A${n(wide)} ${n(r)} 0 1 1 ${n(wide)} 0Q${n(wide)} ${n(r * 1.1)} 0 ${n(r * 1.12)}Q${n(-wide)} ${n(r * 1.1)} ${n(-wide)} 0Z`
        }
        fill={breed.extra === 'wool' ? paint(look.mark) : coat}
      />
      {back ? null : (
        <>
          <path
            d={
              pointed
                ? `M${n(-wide * 1.06)} ${n(r * 0.14)}Q${n(-r * 0.5)} ${n(r * 0.1)} 0 ${n(r * 0.4)}Q${n(r * 0.5)} ${n(r * 0.1)} ${n(wide * 1.06)} ${n(r * 0.14)}Q${n(r * 0.9)} ${n(r * 0.72)} ${n(r * 0.4)} ${n(r * 0.95)}Q0 ${n(r * 1.24)} ${n(-r * 0.4)} ${n(r * 0.95)}Q${n(-r * 0.9)} ${n(r * 0.72)} ${n(-wide * 1.06)} ${n(r * 0.14)}Z`
                : `M${n(-r * 0.62)} ${n(r * 0.55)}A${n(r * 0.62)} ${n(r * 0.48)} 0 1 1 ${n(r * 0.62)} ${n(r * 0.55)}Q${n(r * 0.6)} ${n(r * 1.06)} 0 ${n(r * 1.1)}Q${n(-r * 0.6)} ${n(r * 1.06)} ${n(-r * 0.62)} ${n(r * 0.55)}Z`
            }
            fill={breed.extra === 'wool' ? lighter(paint(look.mark), 0.12) : paint(look.belly)}
          />
          {[-1, 1].map((side) => (
            <g key={side}>
              <ellipse
                cx={n(side * r * 0.46)}
                cy={n(-r * 0.1)}
                rx={n(r * 0.13)}
                ry={n(r * 0.17 * open)}
                fill={breed.extra === 'wool' ? '#fff4e0' : ink}
              />
              <circle cx={n(side * r * 0.46 + r * 0.04)} cy={n(-r * 0.16)} r={n(r * 0.05)} fill="#ffffff" />
            </g>
          ))}
          {breed.extra === 'trunk' ? (
            <path
              d={`M0 ${n(r * 0.2)}C${n(r * 0.1)} ${n(r * 1)} ${n(-r * 0.1)} ${n(r * 1.6)} ${n(r * 0.1)} ${n(r * 2.2)}`}
              stroke={darker(coat, 0.1)}
              strokeWidth={n(r * 0.46)}
              strokeLinecap="round"
              fill="none"
            />
          ) : (
            <>
              <path
                d={`M${n(-r * 0.2)} ${n(r * 0.52)}Q0 ${n(r * 0.4)} ${n(r * 0.2)} ${n(r * 0.52)}Q${n(r * 0.1)} ${n(r * 0.72)} 0 ${n(r * 0.76)}Q${n(-r * 0.1)} ${n(r * 0.72)} ${n(-r * 0.2)} ${n(r * 0.52)}Z`}
                fill={ink}
              />
              <path
                d={`M${n(-r * 0.26)} ${n(r * 0.86)}Q${n(-r * 0.12)} ${n(r)} 0 ${n(r * 0.84)}Q${n(r * 0.12)} ${n(r)} ${n(r * 0.26)} ${n(r * 0.86)}`}
                stroke={ink}
                strokeWidth={n(r * 0.07)}
                fill="none"
                strokeLinecap="round"
              />
            </>
          )}
        </>
      )}
    </g>
  );
}
