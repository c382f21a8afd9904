import type { ReactNode } from 'react';
import { darker, n } from '../painted.js';
import type { Drawn } from './drawn.js';
import { FacingHead } from './facing-head.js';
import { Tail } from './tail.js';
import { woolOf } from './wool.js';

/** Sits and looks at the viewer, or away. */
export function Facing({ look, moment, breed }: Drawn): ReactNode {
  const { paint, time, view } = moment;
  const { thick: th, legs, legWidth, head: r } = breed;
  const coat = paint(look.coat);
  const foot = paint(breed.socks ? look.mark : look.coat);
  const w = th * 1.16;
  const neckY = -legs - th * 1.9 + Math.sin(time * 1.8) * 0.3;
  const headY = neckY - r * 0.8 - Math.max(0, -breed.neck.y - 14) * 0.8;
  const back = view === 'back';
  const body = (
    <>
      {back ? null : <Tail look={look} moment={moment} breed={breed} x={-w * 0.7} y={-th * 0.6} resting />}
      {breed.neck.y < -18 ? (
        <path
          d={`M0 ${n(neckY + th)}V${n(headY)}`}
          stroke={coat}
          strokeWidth={n(breed.neck.width * 1.1)}
          strokeLinecap="round"
        />
      ) : null}
      <path
        d={`M${n(-w * 0.62)} ${n(neckY)}C${n(-w * 1.1)} ${n(-legs * 0.9)} ${n(-w * 1.5)} ${n(-th * 0.5)} ${n(-w * 1.05)} 0H${n(w * 1.05)}C${n(w * 1.5)} ${n(-th * 0.5)} ${n(w * 1.1)} ${n(-legs * 0.9)} ${n(w * 0.62)} ${n(neckY)}Q0 ${n(neckY - th * 0.5)} ${n(-w * 0.62)} ${n(neckY)}Z`}
        fill={coat}
      />
      {breed.extra === 'wool' ? <g fill={coat}>{woolOf(w * 1.2, th * 1.2, -th * 1.4)}</g> : null}
      {back ? null : (
        <>
          <path
            d={`M${n(-w * 0.44)} ${n(neckY + 1)}C${n(-w * 0.7)} ${n(-legs * 0.9)} ${n(-w * 0.5)} ${n(-legs * 0.5)} 0 ${n(-legs * 0.36)}C${n(w * 0.5)} ${n(-legs * 0.5)} ${n(w * 0.7)} ${n(-legs * 0.9)} ${n(w * 0.44)} ${n(neckY + 1)}Z`}
            fill={paint(look.belly)}
          />
          {[-1, 1].map((side) => (
            <g key={side}>
              <path
                d={`M${n(side * w * 0.42)} ${n(-legs * 0.95)}V${n(-legWidth * 0.5)}`}
                stroke={darker(coat, 0.06)}
                strokeWidth={n(legWidth * 1.08)}
                strokeLinecap="round"
              />
              <path
                d={`M${n(side * w * 0.42)} ${n(-legs * 0.34)}V${n(-legWidth * 0.5)}`}
                stroke={foot}
                strokeWidth={n(legWidth * 1.08)}
                strokeLinecap="round"
              />
              <ellipse cx={n(side * w * 1.02)} cy={n(-1.6)} rx={n(legWidth * 0.9)} ry={2.2} fill={foot} />
            </g>
          ))}
        </>
      )}
      {look.collar && !back ? (
        <path
          d={`M${n(-w * 0.56)} ${n(neckY + 1)}Q0 ${n(neckY + 5)} ${n(w * 0.56)} ${n(neckY + 1)}`}
          stroke={paint(look.collar)}
          strokeWidth={2.6}
          fill="none"
          strokeLinecap="round"
        />
      ) : null}
    </>
  );
  return (
    <g>
      {body}
      <FacingHead look={look} moment={moment} breed={breed} y={headY} />
      {back ? <Tail look={look} moment={moment} breed={breed} x={0} y={-th * 0.7} resting /> : null}
    </g>
  );
}
