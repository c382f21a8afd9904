import { setFeature } from '../feature-head.js';
import type { LandmarkFinder } from '../scene-drawing.js';

/** Where the accent lands in a choreography, and from where it goes on. */
export const listLandmark: LandmarkFinder<'list'> = (scene) => {
  const { rest, beside } = setFeature(scene, scene.content);
  const { u, look } = scene;
  const height = Math.max(look.shape.stroke, 4) * u;
  const rule = { x: rest.x, y: rest.y + (beside ? 8 * u : 0) - height / 2, width: 88 * u, height };
  return { land: rule, leave: rule };
};
