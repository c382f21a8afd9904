import { arc, pie } from 'd3-shape';
import type { ReactNode } from 'react';
import { useScene } from '../scene-context/scene-context.js';
import { ink } from './shades.js';

/** Radius of the hole to that of the ring. */
export const ringHole = 0.64;

/** A part of a ring as it is drawn now. */
export interface RingPart {
  /** Negative values take no room. */
  value: number;
  color: string;
  /** Share of its arc that is drawn, 0 to 1. */
  grown: number;
  /** How far it stands out of the ring, in canvas units. */
  lift?: number;
}

/**
 * Parts of one whole as a ring around a point, clockwise from the top, in the look's language; the track lies there from
 * the start. For SVG in canvas units.
 */
export function Ring(props: {
  parts: readonly RingPart[];
  x: number;
  y: number;
  outer: number;
  hole?: number;
}): ReactNode {
  const scene = useScene();
  const { parts, x, y, outer, hole = ringHole } = props;
  const { look, u } = scene;
  const inner = outer * hole;
  const slices = pie<RingPart>()
    .value((part) => Math.max(0, part.value))
    .sort(null)([...parts]);
  const isWhole = slices.some((slice) => slice.endAngle > slice.startAngle);
  const path = arc<{ startAngle: number; endAngle: number }>()
    .innerRadius(inner)
    .outerRadius(outer)
    .cornerRadius(Math.min(look.shape.barRadius, 10) * u);
  const gap = Math.min(0.02, 0.3 / parts.length);
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={(outer + inner) / 2} fill="none" stroke={ink(scene, 0.1)} strokeWidth={outer - inner} />
      {isWhole
        ? slices.map(({ startAngle: start, endAngle: end, data: { color, grown, lift = 0 } }, index) => {
            const sweep = end - start;
            const half = Math.min(gap / 2, sweep / 4) * (sweep < 6.28 ? 1 : 0);
            if (grown <= 0 || sweep <= 0) return null;
            const startAngle = start + half;
            const endAngle = startAngle + (sweep - 2 * half) * Math.min(1, grown);
            const d = path.outerRadius(outer + lift)({ startAngle, endAngle });
            return <path key={index} d={d ?? ''} {...sliceInk(look.shape.bars, color, 4 * u)} />;
          })
        : null}
    </g>
  );
}

function sliceInk(bars: 'solid' | 'outline', color: string, stroke: number): Record<string, string | number> {
  return bars === 'solid' ? { fill: color } : { fill: color, fillOpacity: 0.36, stroke: color, strokeWidth: stroke };
}
