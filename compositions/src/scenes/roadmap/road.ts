import type { Rect } from '../../scene-context/rect.js';

export interface Point {
  x: number;
  y: number;
}

/**
 * Stops on a road that swings from side to side: along the line of reading where `across`, downwards elsewhere. The road
 * begins and ends at the edges of the box.
 */
export function roadOf(count: number, box: Rect, across: boolean): { stops: Point[]; path: string } {
  const stops = Array.from({ length: count }, (_, index): Point => {
    const along = (index + 0.5) / count;
    const side = index % 2 === 0 ? 1 : 0;
    return across
      ? { x: box.x + box.width * along, y: box.y + box.height * side }
      : { x: box.x + box.width * side, y: box.y + box.height * along };
  });
  const ends: Point[] = across
    ? [{ x: box.x, y: box.y + box.height / 2 }, ...stops, { x: box.x + box.width, y: box.y + box.height / 2 }]
    : [{ x: box.x + box.width / 2, y: box.y }, ...stops, { x: box.x + box.width / 2, y: box.y + box.height }];
  const path = ends
    .map((point, index) => {
      if (index === 0) return `M${point.x} ${point.y}`;
      const before = ends[index - 1]!;
      const [mx, my] = [(before.x + point.x) / 2, (before.y + point.y) / 2];
      return across
        ? `C${mx} ${before.y} ${mx} ${point.y} ${point.x} ${point.y}`
        : `C${before.x} ${my} ${point.x} ${my} ${point.x} ${point.y}`;
    })
    .join('');
  return { stops, path };
}
