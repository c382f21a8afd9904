import type { ReactNode } from 'react';
import { strokeOf, type DepictionProps } from './depiction-props.js';

/** Radius of the wood inside the bark, of a drawing of 100 units. */
const wood = 41;
/** More rings than these are a shimmer: of a long life each is a few years. */
const mostRings = 24;
const corners = 30;

/** A trunk in section: it grows a ring for each year that is told, or for every few of many, the last under the bark. */
export function YearRings({ figure, progress, ink, look }: DepictionProps): ReactNode {
  const stroke = strokeOf(look);
  const years = Math.max(1, Math.round(figure.value));
  const count = Math.ceil(years / Math.ceil(years / mostRings));
  const pitch = wood / count;
  const grown = Math.ceil(count * progress - 0.0001);
  return (
    <>
      <path d={grownAround(wood + 6, 0.016)} fill={ink.line} />
      <path d={grownAround(wood + 1.6)} fill={ink.paper} stroke={ink.main} strokeWidth={stroke} />
      {Array.from({ length: count }, (_, at) => {
        // From the bark inwards, so that the earlier ones lie on top.
        const year = count - at;
        // Good years and lean ones; the last lies under the bark.
        const radius = year === count ? wood : pitch * (year + 0.3 * Math.sin(year * 2.4));
        return (
          <path
            key={year}
            d={grownAround(radius)}
            fill={year <= grown ? (year % 2 ? ink.rest : ink.paper) : 'none'}
            stroke={year <= grown ? ink.main : ink.rest}
            strokeWidth={Math.min(1.5, pitch * 0.34)}
          />
        );
      })}
      <path d={grownAround(Math.min(2.2, pitch * 0.5))} fill={ink.main} />
      <path d="M75.6 10.2L80.6 13.6L66.4 33.4L57.4 42.2L63.6 31.6Z" fill={ink.line} />
    </>
  );
}

/** No trunk is a circle: the form of all its rings, about its pith; `rough` is its bark. */
function grownAround(radius: number, rough = 0): string {
  const inside = 1 - radius / wood;
  const points = Array.from({ length: corners }, (_, at) => {
    const angle = (2 * Math.PI * at) / corners;
    const bulge = 1 + 0.028 * Math.sin(2 * angle + 0.7) + 0.022 * Math.sin(3 * angle + 2.1) + rough * Math.sin(11 * angle); // prettier-ignore
    return [
      50 - 3.4 * inside + radius * bulge * Math.cos(angle),
      50 + 2.6 * inside + radius * bulge * Math.sin(angle),
    ] as const;
  });
  const middles = points.map(([x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % corners]!;
    return `${((x + nextX) / 2).toFixed(2)} ${((y + nextY) / 2).toFixed(2)}`;
  });
  const curves = points.map(([x, y], at) => `Q${x.toFixed(2)} ${y.toFixed(2)} ${middles[at]!}`);
  return `M${middles.at(-1)!}${curves.join('')}Z`;
}
