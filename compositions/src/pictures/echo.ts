import type { Rect } from '../scene-context/rect.js';

/** A copy of a picture that stands further away. */
export interface Echo {
  box: Rect;
  /** Degrees. */
  turn: number;
  /** How much more than the picture it moves with the camera. */
  depth: number;
}
