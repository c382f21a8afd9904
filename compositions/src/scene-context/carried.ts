import type { Echo } from '../pictures/echo.js';
import type { Rect } from './rect.js';

/** How a scene stands while what it shares with its neighbour is carried over a cut. */
export interface Carried {
  /** How far its field has grown over the canvas and its words, 0 to 1; null where it stays. */
  reach: number | null;
  /** Where its picture stands on the way from the one scene to the other, when both show the same. */
  box: Rect | null;
  /** Its picture is drawn before both scenes. */
  gone: boolean;
  /** Where the copies on its ground stand on their way, where its neighbour shows the same. */
  copies?: readonly Echo[];
  /** How much the first of them still has of its colours, 0 to 1, while a picture becomes a copy. */
  colored?: number;
  /** The colour of its neighbour's field, which has become its ground or is about to: so much of it, 0 to 1. */
  wash?: { color: string; share: number };
}
