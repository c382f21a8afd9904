import type { PersonLook } from '@scenewright/core/shots';
import type { ReactNode } from 'react';
import { darker, type FigureMoment, lighter, n } from '../painted.js';

export function HairBehind({ look, moment, r }: { look: PersonLook; moment: FigureMoment; r: number }): ReactNode {
  const { style } = look.hair;
  const color = moment.paint(look.hair.color);
  const back = darker(color, 0.12);
  const { view, time } = moment;
  const sway = Math.sin(time * 1.7) * r * 0.06;
  const behind = view === 'side' ? -r * 0.5 : view === 'three-quarter' ? -r * 0.24 : 0;
  if (view === 'back') return null;
  if (style === 'long') {
    const w = view === 'side' ? 0.68 : 1.1;
    return (
      <path
        d={`M${n(behind - r * w)} 0Q${n(behind - r * w)} ${n(-r * 1.2)} ${n(behind * 0.6)} ${n(-r * 1.18)}Q${n(behind + r * w)} ${n(-r * 1.2)} ${n(behind + r * w)} 0Q${n(behind + r * w * 1.08)} ${n(r * 1.3)} ${n(behind + r * w * 0.8 + sway)} ${n(r * 1.66)}Q${n(behind)} ${n(r * 1.9)} ${n(behind - r * w * 0.9 + sway)} ${n(r * 1.66)}Q${n(behind - r * w * 1.1)} ${n(r * 1.2)} ${n(behind - r * w)} 0Z`}
        fill={back}
      />
    );
  }
  if (style === 'bob') {
    const w = view === 'side' ? 0.8 : 1.16;
    return (
      <path
        d={`M${n(behind * 0.8 - r * w)} 0Q${n(behind - r * w)} ${n(-r * 1.25)} 0 ${n(-r * 1.2)}Q${n(r * w)} ${n(-r * 1.25)} ${n(r * w * (view === 'side' ? 0.3 : 1))} 0V${n(r * 0.72)}Q${n(behind * 0.5)} ${n(r * 1.12)} ${n(behind - r * w)} ${n(r * 0.78)}Z`}
        fill={back}
      />
    );
  }
  if (style === 'tail') {
    const x = view === 'front' ? r * 0.75 : -r * 0.95;
    return (
      <path
        d={`M${n(x)} ${n(-r * 0.6)}q${n(view === 'front' ? r * 0.9 : -r * 1.2)} ${n(r * 0.3)} ${n((view === 'front' ? r * 0.4 : -r * 0.8) + sway * 2)} ${n(r * 2.1)}q${n(view === 'front' ? -r * 0.5 : r * 0.8)} ${n(-r * 0.5)} ${n(view === 'front' ? -r * 0.5 : r * 0.7)} ${n(-r * 1.6)}Z`}
        fill={back}
      />
    );
  }
  if (style === 'curly') return <g fill={back}>{curls(r, view, 1.06)}</g>;
  return null;
}

export function HairBefore({ look, moment, r }: { look: PersonLook; moment: FigureMoment; r: number }): ReactNode {
  const { style } = look.hair;
  const { view, paint, time } = moment;
  const color = paint(look.hair.color);
  if (view === 'back') {
    if (style === 'bald') return null;
    const long = style === 'long' ? r * 2.1 : style === 'bob' ? r * 0.9 : style === 'curly' ? r * 0.8 : r * 0.5;
    const sway = Math.sin(time * 1.7) * r * 0.06;
    return (
      <>
        <path
          d={`M${n(-r * 1.04)} 0Q${n(-r * 1.1)} ${n(-r * 1.22)} 0 ${n(-r * 1.2)}Q${n(r * 1.1)} ${n(-r * 1.22)} ${n(r * 1.04)} 0Q${n(r * 1.14)} ${n(long * 0.7)} ${n(r * 0.78 + sway)} ${n(long)}Q0 ${n(long * 1.12)} ${n(-r * 0.78 + sway)} ${n(long)}Q${n(-r * 1.14)} ${n(long * 0.7)} ${n(-r * 1.04)} 0Z`}
          fill={color}
        />
        {style === 'curly' ? <g fill={color}>{curls(r, 'front', 1)}</g> : null}
        {style === 'bun' ? <circle cy={-r * 0.95} r={r * 0.5} fill={lighter(color, 0.1)} /> : null}
        {style === 'tail' ? (
          <path
            d={`M${n(-r * 0.22)} ${n(-r * 0.5)}Q${n(-r * 0.5)} ${n(r * 0.9)} ${n(sway * 3)} ${n(r * 1.9)}Q${n(r * 0.5)} ${n(r * 0.9)} ${n(r * 0.22)} ${n(-r * 0.5)}Z`}
            fill={lighter(color, 0.08)}
          />
        ) : null}
      </>
    );
  }
  if (style === 'bald') {
    if (look.age !== 'old' && !look.beard) return null;
    // A rim of hair is left above the ears.
    const rim = paint(look.hair.color);
    return (
      <path
        d={`M${n(-r * 0.92)} ${n(r * 0.2)}Q${n(-r * 1.1)} ${n(-r * 0.35)} ${n(-r * 0.72)} ${n(-r * 0.55)}Q${n(-r * 0.66)} ${n(-r * 0.1)} ${n(-r * 0.72)} ${n(r * 0.16)}Z`}
        fill={rim}
      />
    );
  }
  if (view === 'side') {
    return (
      <>
        {style === 'bun' ? <circle cx={-r * 0.86} cy={-r * 0.72} r={r * 0.46} fill={lighter(color, 0.08)} /> : null}
        {style === 'curly' ? <g fill={color}>{curls(r, 'side', 0.96)}</g> : null}
        <path
          d={`M${n(r * 0.72)} ${n(-r * 0.52)}Q${n(r * 0.86)} ${n(-r * 1.06)} ${n(r * 0.1)} ${n(-r * 1.22)}Q${n(-r * 1.0)} ${n(-r * 1.26)} ${n(-r * 1.04)} ${n(-r * 0.1)}Q${n(-r * 1.04)} ${n(r * 0.5)} ${n(-r * 0.72)} ${n(r * 0.66)}Q${n(-r * 0.5)} ${n(r * 0.3)} ${n(-r * 0.42)} ${n(-r * 0.1)}Q${n(-r * 0.2)} ${n(-r * 0.4)} ${n(r * 0.2)} ${n(-r * 0.44)}Q${n(r * 0.5)} ${n(-r * 0.44)} ${n(r * 0.72)} ${n(-r * 0.52)}Z`}
          fill={color}
        />
      </>
    );
  }
  const part = view === 'three-quarter' ? r * 0.34 : r * 0.16;
  return (
    <>
      {style === 'bun' ? <circle cx={-part * 0.4} cy={-r * 1.32} r={r * 0.46} fill={lighter(color, 0.08)} /> : null}
      {style === 'curly' ? <g fill={color}>{curls(r, view, 0.94)}</g> : null}
      <path
        d={`M${n(-r * 0.98)} ${n(r * 0.14)}Q${n(-r * 1.12)} ${n(-r * 1.24)} 0 ${n(-r * 1.22)}Q${n(r * 1.12)} ${n(-r * 1.24)} ${n(r * 0.96)} ${n(r * 0.06)}Q${n(r * 0.82)} ${n(-r * 0.42)} ${n(part)} ${n(-r * 0.56)}Q${n(-r * 0.5)} ${n(-r * 0.5)} ${n(-r * 0.74)} ${n(-r * 0.2)}Q${n(-r * 0.86)} 0 ${n(-r * 0.98)} ${n(r * 0.14)}Z`}
        fill={color}
      />
      <path
        d={`M${n(-r * 0.62)} ${n(-r * 0.82)}Q${n(-r * 0.2)} ${n(-r * 1.06)} ${n(r * 0.3)} ${n(-r * 0.96)}`}
        fill="none"
        stroke={lighter(color, 0.3)}
        strokeWidth={r * 0.1}
        strokeLinecap="round"
        opacity={0.6}
      />
    </>
  );
}

function curls(r: number, view: FigureMoment['view'], size: number): ReactNode[] {
  const ring = view === 'side' ? [-165, -135, -105, -78, 170, 145, 120] : [-180, -150, -120, -90, -60, -30, 0];
  return ring.map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return (
      <circle
        key={degrees}
        cx={n(Math.cos(angle) * r * size)}
        cy={n(Math.sin(angle) * r * size * 0.96)}
        r={n(r * 0.4)}
      />
    );
  });
}
