import type { Series } from '@scenewright/core/fields';
import type { SeriesInk } from '../../charting/series.js';
import type { Rect } from '../../scene-context/rect.js';

export interface Segment {
  series: number;
  category: number;
  y: number;
  height: number;
}

export interface Stacks {
  segments: Segment[];
  base: number;
  slot: number;
  thickness: number;
}

/** Heights of all parts: gains upwards from the zero line, losses down; the highlighted series next to the line. */
export function stacksOf(
  series: readonly Series[],
  categories: number,
  inks: readonly SeriesInk[],
  area: Rect,
): Stacks {
  const order = series.map((_, index) => index).sort((a, b) => Number(inks[b]!.lit) - Number(inks[a]!.lit));
  const valueAt = (at: number, category: number): number => series[at]!.values[category]?.magnitude ?? 0;
  let [low, high] = [0, 0];
  for (let category = 0; category < categories; category++) {
    const values = series.map((_, at) => valueAt(at, category));
    high = Math.max(
      high,
      values.filter((value) => value > 0).reduce((sum, value) => sum + value, 0),
    );
    low = Math.min(
      low,
      values.filter((value) => value < 0).reduce((sum, value) => sum + value, 0),
    );
  }
  const range = high - low || 1;
  const base = area.y + (high / range) * area.height;
  const segments: Segment[] = [];
  for (let category = 0; category < categories; category++) {
    let [up, down] = [base, base];
    for (const at of order) {
      const value = valueAt(at, category);
      const height = (Math.abs(value) / range) * area.height;
      if (value >= 0) up -= height;
      segments.push({ series: at, category, y: value >= 0 ? up : down, height });
      if (value < 0) down += height;
    }
  }
  const slot = area.width / categories;
  return { segments, base, slot, thickness: slot * (categories > 14 ? 0.84 : 0.66) };
}
