import { layOutDeltaColumns } from './delta-columns.js';
import { layOutDeltaRows } from './delta-rows.js';
import { layOutDelta } from './scene.js';
import type { LandmarkFinder } from '../scene-drawing.js';

/** Where the accent lands in a choreography, and from where it goes on. */
export const deltaLandmark: LandmarkFinder<'delta'> = (scene) => {
  const { area } = layOutDelta(scene);
  const line = 14 * scene.u;
  if (scene.shape === 'wide') {
    const { at, rowY, row, thickness, values } = layOutDeltaRows(scene, area);
    const y = (index: number): number => rowY[index]! + (row - thickness) / 2;
    return {
      land: { x: at(0), y: y(0), width: line, height: thickness },
      leave: { x: at(values[1]!) - line, y: y(1), width: line, height: thickness },
    };
  }
  const { slot, lane, at, base, values } = layOutDeltaColumns(scene, area);
  return {
    land: { x: area.x, y: base - line, width: slot, height: line },
    leave: { x: area.x + slot + lane, y: at(values[1]!), width: slot, height: line },
  };
};
