import { ringHole } from '../../charting/ring.js';
import { donutArea, layOutRing } from './scene.js';
import type { LandmarkFinder } from '../scene-drawing.js';

/** Where the accent lands in a choreography, and from where it goes on. */
export const donutChartLandmark: LandmarkFinder<'donut-chart'> = (scene) => {
  const { ring } = layOutRing(scene, donutArea(scene).area);
  const line = 14 * scene.u;
  const slit = {
    x: ring.x + ring.width / 2 - line / 2,
    y: ring.y,
    width: line,
    height: (ring.height / 2) * (1 - ringHole),
  };
  return { land: slit, leave: slit };
};
