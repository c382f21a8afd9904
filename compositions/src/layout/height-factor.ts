import type { SceneState } from '../scene-context/scene-context.js';
import { clamp } from '../motion/curves.js';

/** How much larger words stand at most on the highest of the usual canvases than on one that is square. */
const most = 0.35;

/**
 * Factor on the largest sizes of claims and labels: sizes go by the short side of a canvas, and one that is much higher than
 * wide has room over it. 1 up to a square, 1.11 at 4:5, 1.35 at 9:16.
 */
export function heightFactor({ width, height }: Pick<SceneState, 'width' | 'height'>): number {
  return 1 + most * clamp((height / width - 1) / (16 / 9 - 1));
}
