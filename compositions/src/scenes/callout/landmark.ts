import type { LandmarkFinder } from '../scene-drawing.js';

/** Where the accent lands in a choreography, and from where it goes on. */
export const calloutLandmark: LandmarkFinder<'callout'> = (scene) => {
  if (scene.look.align.content === 'center') return null;
  const { safe, u } = scene;
  const rule = { x: safe.x, y: safe.y + safe.height * 0.42, width: 10 * u, height: safe.height * 0.1 };
  return { land: rule, leave: rule };
};
