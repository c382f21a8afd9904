import type { ShapeClass } from '@scenewright/core/canvas';
import type { Rect } from '../../scene-context/rect.js';

/** Cells as shares of the area: x, y, width, height. The first picture is the largest. */
type Cell = readonly [number, number, number, number];

const landscape: Readonly<Record<number, readonly Cell[]>> = {
  2: [
    [0, 0, 0.6, 1],
    [0.6, 0, 0.4, 1],
  ],
  3: [
    [0, 0, 0.62, 1],
    [0.62, 0, 0.38, 0.5],
    [0.62, 0.5, 0.38, 0.5],
  ],
  4: [
    [0, 0, 0.5, 0.62],
    [0.5, 0, 0.5, 0.4],
    [0, 0.62, 0.5, 0.38],
    [0.5, 0.4, 0.5, 0.6],
  ],
  5: [
    [0, 0, 0.5, 0.6],
    [0.5, 0, 0.5, 0.36],
    [0, 0.6, 0.28, 0.4],
    [0.28, 0.6, 0.22, 0.4],
    [0.5, 0.36, 0.5, 0.64],
  ],
  6: [
    [0, 0, 0.42, 0.6],
    [0.42, 0, 0.3, 0.4],
    [0.72, 0, 0.28, 0.6],
    [0, 0.6, 0.42, 0.4],
    [0.42, 0.4, 0.3, 0.6],
    [0.72, 0.6, 0.28, 0.4],
  ],
};
const portrait: Readonly<Record<number, readonly Cell[]>> = {
  2: [
    [0, 0, 1, 0.56],
    [0, 0.56, 1, 0.44],
  ],
  3: [
    [0, 0, 1, 0.56],
    [0, 0.56, 0.46, 0.44],
    [0.46, 0.56, 0.54, 0.44],
  ],
  4: [
    [0, 0, 0.58, 0.55],
    [0.58, 0, 0.42, 0.42],
    [0, 0.55, 0.58, 0.45],
    [0.58, 0.42, 0.42, 0.58],
  ],
  5: [
    [0, 0, 1, 0.42],
    [0, 0.42, 0.42, 0.3],
    [0.42, 0.42, 0.58, 0.3],
    [0, 0.72, 0.6, 0.28],
    [0.6, 0.72, 0.4, 0.28],
  ],
  6: [
    [0, 0, 0.6, 0.4],
    [0.6, 0, 0.4, 0.28],
    [0, 0.4, 0.6, 0.28],
    [0.6, 0.28, 0.4, 0.4],
    [0, 0.68, 0.44, 0.32],
    [0.44, 0.68, 0.56, 0.32],
  ],
};

/** Boxes for 2 to 6 pictures with a gap between them; the outer edges touch those of the area. */
export function tiles(count: number, area: Rect, gap: number, shape: ShapeClass): Rect[] {
  const cells = (shape === 'tall' ? portrait : landscape)[count] ?? landscape[6]!;
  return cells.map(([x, y, w, h]) => {
    const left = x === 0 ? 0 : gap / 2;
    const top = y === 0 ? 0 : gap / 2;
    const right = x + w > 0.999 ? 0 : gap / 2;
    const bottom = y + h > 0.999 ? 0 : gap / 2;
    return {
      x: area.x + x * area.width + left,
      y: area.y + y * area.height + top,
      width: w * area.width - left - right,
      height: h * area.height - top - bottom,
    };
  });
}
