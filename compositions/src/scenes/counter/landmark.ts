import { layOutCounter } from './scene.js';
import type { LandmarkFinder } from '../scene-drawing.js';

/** Where the accent lands in a choreography, and from where it goes on. */
export const counterLandmark: LandmarkFinder<'counter'> = (scene) => {
  const { figure, figureBox, align } = layOutCounter(scene);
  const x = align === 'center' ? figureBox.x + (figureBox.width - figure.width) / 2 : figureBox.x;
  const { y, height } = figureBox;
  const line = 14 * scene.u;
  return {
    land: { x, y: y + height * 0.18, width: line, height: height * 0.64 },
    leave: { x, y: y + height - line / 2, width: figure.width, height: line },
  };
};
