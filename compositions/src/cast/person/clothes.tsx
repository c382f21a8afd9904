import type { PersonLook } from '@scenewright/core/shots';
import type { ReactNode } from 'react';
import { darker, type FigureMoment, lighter, n } from '../painted.js';
import type { Measures, Skeleton } from '../skeleton.js';

/** What tells garments apart: collars, buttons, hems, lapels. */
export function Details(props: {
  look: PersonLook;
  moment: FigureMoment;
  x: number;
  top: number;
  waistY: number;
  hem: number;
  width: number;
  front: boolean;
}): ReactNode {
  const { look, moment, x, top, waistY, hem, width, front } = props;
  const color = moment.paint(look.top.color);
  const line = darker(color, 0.34);
  switch (look.top.garment) {
    case 'coat':
      return (
        <>
          {front ? (
            <>
              <path d={`M${n(x)} ${n(top)}L${n(x * 0.6)} ${n(hem + 1)}`} stroke={line} strokeWidth={0.8} fill="none" />
              {[0.25, 0.45, 0.65].map((at) => (
                <circle key={at} cx={n(x + 2)} cy={n(top + (hem - top) * at)} r={0.85} fill={lighter(color, 0.5)} />
              ))}
              <path
                d={`M${n(x - 4.6)} ${n(top - 4)}L${n(x)} ${n(top + 2.6)}L${n(x + 4.6)} ${n(top - 4)}L${n(x + 6.6)} ${n(top)}L${n(x)} ${n(top + 7)}L${n(x - 6.6)} ${n(top)}Z`}
                fill={darker(color, 0.22)}
              />
            </>
          ) : null}
          <path
            d={`M${n(-width * 0.9)} ${n(waistY)}H${n(-width * 0.9 + 0.1)}`}
            stroke={line}
            strokeWidth={0.8}
            fill="none"
          />
        </>
      );
    case 'suit':
      return front ? (
        <>
          <path
            d={`M${n(x - 3.6)} ${n(top - 4)}L${n(x)} ${n(top + 13)}L${n(x + 3.6)} ${n(top - 4)}Z`}
            fill={moment.paint('#f4f1ea')}
          />
          <path
            d={`M${n(x - 0.9)} ${n(top - 2)}L${n(x - 1.5)} ${n(top + 7)}L${n(x)} ${n(top + 11)}L${n(x + 1.5)} ${n(top + 7)}L${n(x + 0.9)} ${n(top - 2)}Z`}
            fill={moment.paint('#a33b3b')}
          />
          <path
            d={`M${n(x - 4)} ${n(top - 4)}L${n(x - 6)} ${n(top + 3)}L${n(x)} ${n(top + 13)}M${n(x + 4)} ${n(top - 4)}L${n(x + 6)} ${n(top + 3)}L${n(x)} ${n(top + 13)}V${n(hem)}`}
            stroke={line}
            strokeWidth={0.9}
            fill="none"
          />
        </>
      ) : null;
    case 'apron':
      return front ? (
        <path
          d={`M${n(x - 5)} ${n(top)}H${n(x + 5)}L${n(x + 6)} ${n(waistY - 4)}H${n(width * 0.9)}V${n(hem + 8)}H${n(-width * 0.9)}V${n(waistY - 4)}H${n(x - 6)}Z`}
          fill={lighter(color, 0.5)}
        />
      ) : null;
    case 'sweater':
      return (
        <>
          <path
            d={`M${n(-width)} ${n(hem - 2.6)}Q0 ${n(hem)} ${n(width)} ${n(hem - 2.6)}V${n(hem)}Q0 ${n(hem + 2.4)} ${n(-width)} ${n(hem)}Z`}
            fill={line}
            opacity={0.6}
          />
          {front ? (
            <path
              d={`M${n(x - 4.4)} ${n(top - 4)}Q${n(x)} ${n(top + 1.4)} ${n(x + 4.4)} ${n(top - 4)}`}
              stroke={line}
              strokeWidth={1.6}
              fill="none"
            />
          ) : null}
        </>
      );
    case 'dress':
      return (
        <path
          d={`M${n(-width * 0.55)} ${n(waistY + 0.6)}Q0 ${n(waistY + 2.6)} ${n(width * 0.55)} ${n(waistY + 0.6)}`}
          stroke={line}
          strokeWidth={1.4}
          fill="none"
        />
      );
    case 'shirt':
      return front ? (
        <path
          d={`M${n(x - 4)} ${n(top - 4.4)}L${n(x)} ${n(top + 1.6)}L${n(x + 4)} ${n(top - 4.4)}L${n(x + 3)} ${n(top + 3)}L${n(x)} ${n(top + 1.6)}L${n(x - 3)} ${n(top + 3)}Z`}
          fill={lighter(color, 0.35)}
        />
      ) : null;
  }
}

export function Scarf(props: { color: string; bones: Skeleton; measures: Measures; moment: FigureMoment }): ReactNode {
  const { color, bones, measures, moment } = props;
  const { shoulder, head } = bones;
  const y = shoulder.y - 3.6;
  const x = (shoulder.x + head.x) / 2;
  const w = measures.headR * (moment.view === 'side' ? 0.66 : 0.84);
  const wave = Math.sin(moment.time * 3) * 2;
  const ahead = moment.view === 'side' || moment.view === 'three-quarter';
  return (
    <>
      <path
        d={
          ahead
            ? `M${n(x - w * 0.7)} ${n(y)}q-7 ${n(2 + wave)} -13 ${n(8 + wave)}l3.4 3.6q5.4 -4 11 -6.4Z`
            : `M${n(x + w * 0.2)} ${n(y)}l2 14q2.4 ${n(wave * 0.3)} 4.8 -0.4l-1.4 -14Z`
        }
        fill={darker(color, 0.16)}
      />
      <path
        d={`M${n(x - w)} ${n(y - 2.6)}Q${n(x)} ${n(y + 0.6)} ${n(x + w)} ${n(y - 2.6)}Q${n(x + w * 1.2)} ${n(y + 1.4)} ${n(x + w * 0.9)} ${n(y + 2.4)}Q${n(x)} ${n(y + 5)} ${n(x - w * 0.9)} ${n(y + 2.4)}Q${n(x - w * 1.2)} ${n(y + 1.4)} ${n(x - w)} ${n(y - 2.6)}Z`}
        fill={color}
      />
    </>
  );
}
