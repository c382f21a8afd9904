import type { PersonLook } from '@scenewright/core/shots';
import type { ReactNode } from 'react';
import { darker, type FigureMoment, n, type Point } from '../painted.js';
import { Face } from './face.js';
import { HairBefore, HairBehind } from './hair.js';
import { Hat } from './hat.js';

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
