import type { Series } from '@scenewright/core/fields';
import type { SceneState } from '../scene-context/scene-context.js';
import { ink, tinted } from './shades.js';

export interface SeriesInk {
  color: string;
  /** The series that the claim is about, or the only one. */
  lit: boolean;
}

/** Colours of series: the highlighted one in the accent and the rest in ink; without a highlight, data colours. */
export function seriesInk(scene: SceneState, series: readonly Series[]): SeriesInk[] {
  const { palette } = scene;
  const chosen = series.some((one) => one.highlight);
  if (series.length === 1) return [{ color: palette.accent, lit: true }];
  if (!chosen) return series.map((_, index) => ({ color: palette.data[index] ?? ink(scene, 0.5), lit: index === 0 }));
  const quiet = series.filter((one) => !one.highlight).length;
  let next = 0;
  return series.map((one) => {
    if (one.highlight) return { color: palette.accent, lit: true };
    const share = quiet === 1 ? 0.4 : 0.52 - (0.26 * next++) / (quiet - 1);
    return { color: tinted(scene, share), lit: false };
  });
}

/** Indexes of the categories that are named: as many as fit, the last one always. */
export function namedCategories(count: number, spacing: number, widest: number): number[] {
  const step = Math.max(1, Math.ceil(widest / Math.max(1, spacing)));
  const indexes: number[] = [];
  for (let index = count - 1; index >= 0; index -= step) indexes.unshift(index);
  return indexes;
}

/** Moves centres of equal boxes apart until none overlap, within a range, and as little as need be. */
export function spread(centres: readonly number[], size: number, from: number, to: number): number[] {
  const order = centres.map((centre, index) => ({ centre, index })).sort((a, b) => a.centre - b.centre);
  const step = Math.min(size, (to - from) / Math.max(1, order.length));
  let least = from + step / 2;
  for (const box of order) {
    box.centre = Math.max(box.centre, least);
    least = box.centre + step;
  }
  let most = to - step / 2;
  for (const box of order.reverse()) {
    box.centre = Math.min(box.centre, most);
    most = box.centre - step;
  }
  const moved: number[] = [];
  for (const box of order) moved[box.index] = box.centre;
  return moved;
}
