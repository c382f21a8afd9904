import type { Rect } from '../../scene-context/rect.js';

export interface CloudWord {
  box: Rect;
  /** Size of the letters. */
  size: number;
}

/** Share of the largest size that the last word has at least. */
const smallest = 0.42;

/**
 * Words in centred lines, the first the largest and in the middle, each next a little smaller and further out; as large
 * as the box holds. `widths` are those at a size of 1.
 */
export function cloudOf(
  widths: readonly number[],
  box: Rect,
  { most, leading, gap }: { most: number; leading: number; gap: number },
): CloudWord[] {
  const count = widths.length;
  const weight = (rank: number): number => 1 - (1 - smallest) * Math.sqrt(rank / Math.max(1, count - 1));
  // The first in the middle, the others in turn before and behind it.
  const order: number[] = [];
  for (let rank = 0; rank < count; rank += 1) {
    if (rank % 2 === 0) order.push(rank);
    else order.unshift(rank);
  }
  const linesAt = (size: number): number[][] | null => {
    const lines: number[][] = [[]];
    let used = 0;
    let height = 0;
    for (const rank of order) {
      const width = widths[rank]! * size * weight(rank);
      if (width > box.width) return null;
      const space = gap * size;
      if (used > 0 && used + space + width > box.width) {
        lines.push([]);
        used = 0;
      }
      lines.at(-1)!.push(rank);
      used += (used > 0 ? space : 0) + width;
    }
    for (const line of lines) height += Math.max(...line.map(weight)) * size * leading;
    return height <= box.height ? lines : null;
  };
  let [low, high] = [0, most];
  for (let turn = 0; turn < 24; turn += 1) {
    const middle = (low + high) / 2;
    if (linesAt(middle)) low = middle;
    else high = middle;
  }
  const size = Math.max(low, 1e-3);
  const lines = linesAt(size) ?? order.map((rank) => [rank]);
  const heights = lines.map((line) => Math.max(...line.map(weight)) * size * leading);
  const spare = box.height - heights.reduce((sum, height) => sum + height, 0);
  // What is left of the height lies between the lines as well as around them.
  const between = Math.min(spare / (lines.length + 1), size * 0.5);
  let y = box.y + (spare - between * (lines.length - 1)) / 2;
  const words: CloudWord[] = [];
  for (const [row, line] of lines.entries()) {
    const space = gap * size;
    const width = line.reduce((sum, rank) => sum + widths[rank]! * size * weight(rank), 0) + space * (line.length - 1);
    let x = box.x + (box.width - width) / 2;
    for (const rank of line) {
      const letters = size * weight(rank);
      words[rank] = { size: letters, box: { x, y, width: widths[rank]! * letters, height: heights[row]! } };
      x += widths[rank]! * letters + space;
    }
    y += heights[row]! + between;
  }
  return words;
}
