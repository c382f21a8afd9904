import { area, curveMonotoneX, line } from 'd3-shape';
import type { ReactNode } from 'react';

type Point = readonly [x: number, y: number];

/** A line through points that grows from its first one, over its area when it has one. For SVG in canvas units. */
export function GrowingLine(props: {
  points: readonly Point[];
  color: string;
  width: number;
  /** Share of it that is drawn, 0 to 1. */
  grown: number;
  /** The level that an area under it stands on, and how much of that is washed in, 0 to 1. */
  area?: { base: number; washed: number } | undefined;
}): ReactNode {
  const { points, color, width, grown, area: under } = props;
  if (grown <= 0) return null;
  const path = line<Point>(
    (point) => point[0],
    (point) => point[1],
  ).curve(curveMonotoneX)(points);
  const fill =
    under && under.washed > 0
      ? area<Point>(
          (point) => point[0],
          under.base,
          (point) => point[1],
        ).curve(curveMonotoneX)(points)
      : null;
  return (
    <>
      {fill && under ? <path d={fill} fill={color} opacity={0.2 * under.washed} /> : null}
      <path
        d={path ?? ''}
        fill="none"
        stroke={color}
        strokeWidth={width}
        strokeLinejoin="round"
        strokeLinecap={grown < 1 ? 'butt' : 'round'}
        {...(grown < 1 ? { pathLength: 1, strokeDasharray: '1 1', strokeDashoffset: 1 - grown } : {})}
      />
    </>
  );
}
