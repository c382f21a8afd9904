import type { Rect } from '../../scene-context/rect.js';

/** A circle on its shelf: the box around it, and whether its words stand in it or over it. */
export interface Bubble {
  circle: Rect;
  words: Rect;
  inside: boolean;
}

export interface ShelfSizes {
  gap: number;
  /** Least diameter of a circle whose words stand in it. */
  roomy: number;
  /** Room of the words of a smaller one, over it. */
  words: { width: number; height: number };
}

/**
 * Circles by area on shelves, in the order of the values, as large as they go: a value of four times another has twice
 * its diameter. Values must be positive.
 */
export function shelved(values: readonly number[], box: Rect, sizes: ShelfSizes): Bubble[] {
  const most = Math.max(...values);
  let [low, high] = [0, Math.min(box.width, box.height)];
  for (let turn = 0; turn < 30; turn += 1) {
    const middle = (low + high) / 2;
    if (layOut(values, most, middle, box, sizes)) low = middle;
    else high = middle;
  }
  return layOut(values, most, low, box, sizes) ?? layOut(values, most, 0, { ...box, height: Infinity }, sizes)!;
}

/** @param largest diameter of the largest */
function layOut(
  values: readonly number[],
  most: number,
  largest: number,
  box: Rect,
  { gap, roomy, words }: ShelfSizes,
): Bubble[] | null {
  const slots = values.map((value) => {
    const diameter = largest * Math.sqrt(value / most);
    const inside = diameter >= roomy;
    return {
      ...{ diameter, inside },
      width: inside ? diameter : Math.max(diameter, words.width),
      height: inside ? diameter : diameter + words.height,
    };
  });
  const shelves: (typeof slots)[] = [[]];
  let used = 0;
  for (const slot of slots) {
    if (slot.width > box.width) return null;
    if (used > 0 && used + gap + slot.width > box.width) {
      shelves.push([]);
      used = 0;
    }
    shelves.at(-1)!.push(slot);
    used += (used > 0 ? gap : 0) + slot.width;
  }
  const heights = shelves.map((shelf) => Math.max(...shelf.map(({ height }) => height)));
  const spare = box.height - heights.reduce((sum, height) => sum + height, 0) - gap * (shelves.length - 1);
  if (spare < 0) return null;
  let y = box.y + (Number.isFinite(spare) ? spare / 2 : 0);
  return shelves.flatMap((shelf, row) => {
    const total = shelf.reduce((sum, { width }) => sum + width, 0);
    // What is left of the width lies between the circles and beside them.
    const between = Math.min(gap * 2.4, (box.width - total) / Math.max(1, shelf.length));
    let x = box.x + (box.width - total - between * (shelf.length - 1)) / 2;
    const foot = y + heights[row]!;
    y = foot + gap;
    return shelf.map(({ diameter, width, inside }): Bubble => {
      const circle = { x: x + (width - diameter) / 2, y: foot - diameter, width: diameter, height: diameter };
      const over = { x, y: foot - diameter - words.height, width, height: words.height };
      x += width + between;
      return { circle, inside, words: inside ? circle : over };
    });
  });
}
