import { scaleEnd } from '@scenewright/core/figures';
import type { ReactNode } from 'react';
import { useSvgId } from '../look/svg-id.js';
import { strokeOf, type DepictionProps } from './depiction-props.js';

/** A measuring jug whose scale ends at the next round number above the amount. */
export function Vessel({ figure, progress, ink, look }: DepictionProps): ReactNode {
  const clip = useSvgId('jug');
  const stroke = strokeOf(look);
  const full = scaleEnd(figure.value);
  const level = 90 - 68 * (figure.value / full) * progress;
  const jug = 'M16 12H74L70 90a5 5 0 0 1 -5 5H25a5 5 0 0 1 -5 -5Z';
  return (
    <>
      <path d="M73 30H84a8 8 0 0 1 8 8V58a12 12 0 0 1 -12 12H71" fill="none" stroke={ink.line} strokeWidth={stroke * 3} />
      <clipPath id={clip}>
        <path d={jug} />
      </clipPath>
      <path d={jug} fill={ink.paper} />
      <g clipPath={`url(#${clip})`}>
        <path d={`M0 ${level}Q22 ${level - 3} 45 ${level}T90 ${level}V100H0Z`} fill={ink.main} />
      </g>
      <path d={jug} fill="none" stroke={ink.line} strokeWidth={stroke * 1.6} strokeLinejoin="round" />
      {Array.from({ length: 10 }, (_, at) => (
        <path key={at} d={`M${22} ${83.2 - at * 6.8}h${at % 5 === 4 ? 16 : 9}`} stroke={ink.line} strokeWidth={stroke} />
      ))}
    </>
  ); // prettier-ignore
}
