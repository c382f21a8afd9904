import type { PersonLook } from '@scenewright/core/shots';
import type { ReactNode } from 'react';
import { darker, type FigureMoment, n } from '../painted.js';

export function Face({ look, moment, r }: { look: PersonLook; moment: FigureMoment; r: number }): ReactNode {
  const { paint, view, time } = moment;
  const skin = paint(look.skin);
  const shift = { front: 0, 'three-quarter': 0.3, side: 0.62, back: 0 }[view] * r;
  const gap = { front: 0.36, 'three-quarter': 0.31, side: 0, back: 0 }[view] * r;
  const ink = paint('#2a2030');
  // A blink every few seconds.
  const open = time % 3.7 > 3.56 ? 0.15 : 1;
  const eyes = view === 'side' ? [shift] : [shift - gap, shift + gap];
  const browColor = look.hair.style === 'bald' ? darker(skin, 0.5) : darker(paint(look.hair.color), 0.2);
  const mouth = shift + (view === 'side' ? 0.06 * r : 0);
  return (
    <>
      {eyes.map((x) => (
        <g key={x}>
          <ellipse cx={n(x)} cy={n(r * 0.06)} rx={r * 0.1} ry={n(r * 0.15 * open)} fill={ink} />
          {open === 1 ? (
            <circle cx={n(x + r * 0.03)} cy={n(r * 0.01)} r={r * 0.035} fill="#ffffff" opacity={0.9} />
          ) : null}
          <path
            d={`M${n(x - r * 0.16)} ${n(-r * 0.2)}q${n(r * 0.16)} ${n(-r * 0.1)} ${n(r * 0.32)} 0`}
            fill="none"
            stroke={browColor}
            strokeWidth={r * 0.085}
            strokeLinecap="round"
          />
        </g>
      ))}
      {view === 'side' ? null : (
        <path
          d={`M${n(shift * 1.25)} ${n(r * 0.12)}q${n(r * 0.13)} ${n(r * 0.2)} ${n(-r * 0.03)} ${n(r * 0.2)}`}
          fill="none"
          stroke={darker(skin, 0.34)}
          strokeWidth={r * 0.07}
          strokeLinecap="round"
        />
      )}
      {look.beard ? <Beard look={look} moment={moment} r={r} shift={shift} /> : null}
      <path
        d={`M${n(mouth - r * 0.2)} ${n(r * 0.52)}q${n(r * 0.2)} ${n(r * 0.17)} ${n(r * (view === 'side' ? 0.26 : 0.4))} ${n(-r * 0.01)}`}
        fill="none"
        stroke={look.beard ? darker(skin, 0.45) : paint('#8c3b3f')}
        strokeWidth={r * 0.085}
        strokeLinecap="round"
      />
      {look.age === 'old' ? (
        <path
          d={eyes
            .map((x) => `M${n(x - r * 0.14)} ${n(r * 0.3)}q${n(r * 0.14)} ${n(r * 0.08)} ${n(r * 0.28)} 0`)
            .join('')}
          fill="none"
          stroke={darker(skin, 0.3)}
          strokeWidth={r * 0.04}
        />
      ) : (
        eyes.map((x) => (
          <ellipse
            key={x}
            cx={n(x + (view === 'side' ? -r * 0.14 : Math.sign(x - shift) * r * 0.14))}
            cy={r * 0.36}
            rx={r * 0.17}
            ry={r * 0.1}
            fill={paint('#e0736a')}
            opacity={0.3}
          />
        ))
      )}
      {look.glasses ? (
        <g fill="none" stroke={ink} strokeWidth={r * 0.07}>
          {eyes.map((x) => (
            <circle key={x} cx={n(x)} cy={r * 0.06} r={r * 0.25} fill="#ffffff" fillOpacity={0.16} />
          ))}
          {eyes.length > 1 ? <path d={`M${n(eyes[0]! + r * 0.25)} ${n(r * 0.04)}H${n(eyes[1]! - r * 0.25)}`} /> : null}
        </g>
      ) : null}
    </>
  );
}

function Beard(props: { look: PersonLook; moment: FigureMoment; r: number; shift: number }): ReactNode {
  const { look, moment, r, shift } = props;
  const color = moment.paint(look.hair.style === 'bald' ? '#b9b4ad' : look.hair.color);
  const side = moment.view === 'side';
  const left = side ? -r * 0.1 : -r * 0.86 + shift * 0.4;
  const right = side ? r * 0.86 : r * 0.88;
  return (
    <>
      <path
        d={`M${n(left)} ${n(r * 0.22)}Q${n(left + r * 0.2)} ${n(r * 0.5)} ${n(shift - r * 0.3)} ${n(r * 0.4)}Q${n(shift)} ${n(r * 0.3)} ${n(shift + r * 0.3)} ${n(r * 0.4)}Q${n(right - r * 0.1)} ${n(r * 0.46)} ${n(right)} ${n(r * 0.2)}Q${n(right)} ${n(r * 1.1)} ${n(shift * 0.9)} ${n(r * 1.42)}Q${n(left)} ${n(r * 1.16)} ${n(left)} ${n(r * 0.22)}Z`}
        fill={color}
      />
    </>
  );
}
