import { hierarchy, treemap, treemapSquarify } from 'd3-hierarchy';
import type { Rect } from '../../scene-context/rect.js';

/**
 * A box for each value, by its area, in the order of the values; `gap` lies between neighbours. Values of 0 or less get
 * none. Boxes are as square as they can be, so that words fit.
 */
export function tilesOf(values: readonly number[], box: Rect, gap: number): (Rect | null)[] {
  const positive = values.map((value, index) => ({ value: Math.max(0, value), index }));
  const root = hierarchy<{ value: number; index: number; children?: { value: number; index: number }[] }>({
    ...{ value: 0, index: -1 },
    children: positive,
  })
    .sum(({ value, children }) => (children ? 0 : value))
    .sort((a, b) => b.value! - a.value!);
  const laid = treemap<{ value: number; index: number }>()
    .tile(treemapSquarify.ratio(1.5))
    .size([box.width, box.height])
    .paddingInner(gap)(root as never);
  const boxes: (Rect | null)[] = values.map(() => null);
  for (const { data, x0, y0, x1, y1 } of laid.leaves())
    if (data.value > 0 && x1 > x0 && y1 > y0)
      boxes[data.index] = { x: box.x + x0, y: box.y + y0, width: x1 - x0, height: y1 - y0 };
  return boxes;
}
