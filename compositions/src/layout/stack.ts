import type { Rect } from '../scene-context/rect.js';

/** A row of a stack: its height, and the gap to the next one that is there. */
export interface StackRow {
  height: number;
  gap?: number;
}

/**
 * Boxes under each other in an area, null for a row that is null; `lift` is the share of the spare height that lies
 * above them (0.5 centres, 0 hangs them from the top).
 */
export function stack(area: Rect, rows: readonly (StackRow | null)[], lift = 0.45): (Rect | null)[] {
  const present = rows.filter((row) => row !== null);
  const used = present.reduce((sum, row, at) => sum + row.height + (at < present.length - 1 ? (row.gap ?? 0) : 0), 0);
  let y = area.y + Math.max(0, area.height - used) * lift;
  return rows.map((row) => {
    if (row === null) return null;
    const rect = { ...area, y, height: row.height };
    y += row.height + (row.gap ?? 0);
    return rect;
  });
}
