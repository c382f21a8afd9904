import { scaleEnd } from '@scenewright/core/figures';
import type { ReactNode } from 'react';
import { strokeOf, type DepictionProps } from './depiction-props.js';

/** Middle of the tube, its ends on a drawing of 100 units, and the marks beside it. */
const tube = { x: 42, top: 10, bottom: 70 };
const divisions = 10;

/** Weather, water and ovens are read on scales of their own; `step` is how many degrees one of Celsius is. */
function scaleOf(degrees: number, step: number): [number, number] {
  if (degrees < -20 * step) return [degrees * 1.2, 0];
  if (degrees <= 45 * step) return [-20 * step, 50 * step];
  return [0, degrees <= 95 * step ? 100 * step : scaleEnd(degrees * 1.05)];
}

/** A glass tube in which the warmth rises; its scale fits what is measured. */
export function Thermometer({ figure, progress, ink, look }: DepictionProps): ReactNode {
  const stroke = strokeOf(look);
  const degrees = /^[-−]/u.test(figure.display) ? -Math.abs(figure.value) : figure.value;
  const [low, high] = scaleOf(degrees, figure.unit === '°F' ? 1.8 : 1);
  const share = Math.max(0.04, (degrees - low) / (high - low));
  const level = tube.bottom - (tube.bottom - tube.top) * share * (0.2 + 0.8 * progress);
  const { x, top, bottom } = tube;
  return (
    <>
      <path
        d={`M${x - 9} ${bottom - 2}V${top}a9 9 0 0 1 18 0V${bottom - 2}a15 15 0 1 1 -18 0Z`}
        fill={ink.paper}
        stroke={ink.line}
        strokeWidth={stroke * 1.8}
        strokeLinejoin="round"
      />
      <rect x={x - 4} y={level} width={8} height={80 - level} rx={4} fill={ink.main} />
      <circle cx={x} cy={82} r={10} fill={ink.main} />
      {Array.from({ length: divisions + 1 }, (_, at) => {
        const y = bottom - 4 - ((bottom - 4 - top) * at) / divisions;
        return (
          <path key={at} d={`M${x + 15} ${y}h${at % 5 === 0 ? 16 : 9}`} stroke={ink.line} strokeWidth={stroke * (at % 5 === 0 ? 1.6 : 1)} strokeLinecap="round" />
        );
      })}
    </>
  ); // prettier-ignore
}
