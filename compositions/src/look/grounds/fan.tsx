import type { ReactNode } from 'react';

/** Sectors about a point with as much between them, between two radii. */
export function Fan(props: {
  about: readonly [x: number, y: number];
  inner?: number;
  outer: number;
  count: number;
  fill: string;
}): ReactNode {
  const { about, inner = 0, outer, count, fill } = props;
  const [cx, cy] = about;
  const at = (angle: number, radius: number): string =>
    `${(cx + radius * Math.cos(angle)).toFixed(1)} ${(cy + radius * Math.sin(angle)).toFixed(1)}`;
  const sectors = Array.from({ length: count }, (_, index) => {
    const from = (2 * Math.PI * index) / count;
    const to = from + Math.PI / count;
    return (
      `M${at(from, inner)}L${at(from, outer)}A${outer} ${outer} 0 0 1 ${at(to, outer)}L${at(to, inner)}` +
      (inner === 0 ? 'Z' : `A${inner} ${inner} 0 0 0 ${at(from, inner)}Z`)
    );
  });
  return <path d={sectors.join('')} fill={fill} />;
}
