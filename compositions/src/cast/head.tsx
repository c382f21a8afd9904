import type { PersonLook } from '@scenewright/core';
import type { ReactNode } from 'react';
import { darker, lighter, n, type FigureMoment, type Point } from './painted.js';

/** Head, face, hair and hat around a point, `r` the radius of the head. */
export function Head(props: { look: PersonLook; moment: FigureMoment; at: Point; r: number }): ReactNode {
  const { look, moment, at, r } = props;
  const { paint, view } = moment;
  const skin = paint(look.skin);
  const [rx, ry] = [r * 0.9, r * 1.04];
  const shadeSide = moment.lightFrom === 'left' ? 1 : -1;
  return (
    <g transform={`translate(${n(at.x)} ${n(at.y)})`}>
      <HairBehind look={look} moment={moment} r={r} />
      {view !== 'side' ? (
        <>
          <circle cx={-rx} cy={r * 0.12} r={r * 0.2} fill={darker(skin, 0.1)} />
          {view !== 'three-quarter' ? <circle cx={rx} cy={r * 0.12} r={r * 0.2} fill={darker(skin, 0.1)} /> : null}
        </>
      ) : null}
      {view === 'side' ? (
        <path
          d={`M${n(rx * 0.84)} ${n(-r * 0.1)}L${n(rx * 1.24)} ${n(r * 0.28)}Q${n(rx * 1.16)} ${n(r * 0.42)} ${n(rx * 0.8)} ${n(r * 0.42)}Z`}
          fill={skin}
        />
      ) : null}
      <ellipse rx={rx} ry={ry} fill={skin} />
      <path
        d={`M0 ${n(-ry)}A${n(rx)} ${n(ry)} 0 0 ${shadeSide > 0 ? 1 : 0} 0 ${n(ry)}A${n(rx * 0.5)} ${n(ry)} 0 0 ${shadeSide > 0 ? 0 : 1} 0 ${n(-ry)}Z`}
        fill={darker(skin, 0.5)}
        opacity={0.14}
      />
      {view === 'back' ? null : <Face look={look} moment={moment} r={r} />}
      {view === 'side' ? <circle cx={-r * 0.16} cy={r * 0.12} r={r * 0.2} fill={darker(skin, 0.12)} /> : null}
      <HairBefore look={look} moment={moment} r={r} />
      <Hat look={look} moment={moment} r={r} />
    </g>
  );
}

function Face({ look, moment, r }: { look: PersonLook; moment: FigureMoment; r: number }): ReactNode {
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

function HairBehind({ look, moment, r }: { look: PersonLook; moment: FigureMoment; r: number }): ReactNode {
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

function HairBefore({ look, moment, r }: { look: PersonLook; moment: FigureMoment; r: number }): ReactNode {
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

function Hat({ look, moment, r }: { look: PersonLook; moment: FigureMoment; r: number }): ReactNode {
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
