import type { ReactNode } from 'react';
import { strokeOf, type DepictionProps } from './depiction-props.js';

/** Radius of the wood inside the bark, of a drawing of 100 units. */
const wood = 39;
const bark = 44;

/** A trunk in section: it grows a ring for each year that is told, the last of them under the bark. */
export function YearRings({ figure, progress, ink, look }: DepictionProps): ReactNode {
  const stroke = strokeOf(look);
  const count = Math.max(1, Math.round(figure.value));
  const pitch = wood / count;
  const grown = Math.ceil(count * progress - 0.0001);
  const middle = (radius: number): { cx: number; cy: number } => ({
    cx: 50 - 3 * (1 - radius / wood),
    cy: 50 + 2.4 * (1 - radius / wood),
  });
  return (
    <>
      <circle cx={50} cy={50} r={bark + 3} fill={ink.line} />
      <circle cx={50} cy={50} r={bark} fill={ink.paper} stroke={ink.main} strokeWidth={stroke} />
      {Array.from({ length: count }, (_, at) => {
        // From the bark inwards, so that the earlier ones lie on top.
        const year = count - at;
        const radius = year * pitch;
        return (
          <circle
            key={year}
            {...middle(radius)}
            r={radius}
            fill={year <= grown ? (year % 2 ? ink.rest : ink.paper) : 'none'}
            stroke={year <= grown ? ink.main : ink.rest}
            strokeWidth={Math.min(2.2, pitch * 0.42)}
          />
        );
      })}
      <circle {...middle(0)} r={Math.min(2.4, pitch * 0.5)} fill={ink.main} />
      <path d="M50 3L51.6 15L50.4 22L49 14Z" fill={ink.line} />
    </>
  );
}
