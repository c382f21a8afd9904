import { setHead } from '../scene-head.js';
import { sourceHeight } from '../source-line.js';
import { layOutBarRows } from './bar-rows.js';
import type { LandmarkFinder } from '../scene-drawing.js';

/** Where the accent lands in a choreography, and from where it goes on. */
export const barChartLandmark: LandmarkFinder<'bar-chart'> = (scene) => {
  const { content, u } = scene;
  const head = setHead(scene, content);
  const area = { ...head.rest, height: head.rest.height - sourceHeight(scene, content.source) };
  const { rows, row, labelHeight, over, thickness, at, zero } = layOutBarRows(scene, content.items, area);
  const chosen = Math.max(
    0,
    content.items.findIndex((item) => item.highlight),
  );
  const y = rows[chosen]!.y + labelHeight + (over ? 0 : (row - thickness) / 2);
  const bar = { y, width: 14 * u, height: thickness };
  return {
    land: { ...bar, x: zero },
    leave: { ...bar, x: Math.max(zero, at(content.items[chosen]!.figure.magnitude) - bar.width) },
  };
};
