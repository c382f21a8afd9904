import { layOutColumns } from './figure-columns.js';
import { layOutColumnChart } from './scene.js';
import type { LandmarkFinder } from '../scene-drawing.js';

/** Where the accent lands in a choreography, and from where it goes on. */
export const columnChartLandmark: LandmarkFinder<'column-chart'> = (scene) => {
  const { items } = scene.content;
  const { area, labels, legible } = layOutColumnChart(scene);
  if (!legible) return null;
  const { slot, thickness, plotHeight, range, base } = layOutColumns(scene, items, area, labels);
  const chosen = Math.max(
    0,
    items.findIndex((item) => item.highlight),
  );
  const line = 14 * scene.u;
  const foot = {
    x: area.x + chosen * slot + (slot - thickness) / 2,
    y: base - line,
    width: thickness,
    height: line,
  };
  const length = (Math.max(0, items[chosen]!.figure.magnitude) / range) * plotHeight;
  return { land: foot, leave: { ...foot, y: base - Math.max(line, length) } };
};
