import type { SceneState } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';

/** Share of its side from which on an edge of the canvas cuts a picture because it is meant to. */
const meant = 0.15;
/** Layout units that a whole picture keeps from an edge. */
const kept = 20;
/** Layout units by which a picture may come nearer to captions than words do. */
const nearCaptions = 30;

/** The edges between which a picture stays; an edge over which it bleeds by design is infinitely far. */
export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * How far a picture may move and grow: one that is whole stays whole, and one that bleeds off the canvas does so at the
 * edges that cut it from the first.
 */
export function frameOf(scene: Pick<SceneState, 'width' | 'height' | 'safe' | 'u' | 'captions'>, box: Rect): Frame {
  const { width, height, safe, u, captions } = scene;
  const open = meant * box.width;
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  const shown = safe.y + safe.height + nearCaptions * u;
  const foot = captions === 'bottom' && bottom <= shown + 1 ? shown : height - kept * u;
  return {
    left: box.x < -open ? -Infinity : kept * u,
    right: right > width + open ? Infinity : width - kept * u,
    top: box.y < -open ? -Infinity : kept * u,
    bottom: bottom > height + open ? Infinity : foot,
  };
}

/** How many times its side a square about a middle may be before it reaches one of the edges. */
export const largestIn = ({ left, right, top, bottom }: Frame, x: number, y: number, side: number): number =>
  (2 * Math.min(x - left, right - x, y - top, bottom - y)) / side;

/** A growth that would be `most` at its end, held to what there is room for: slower all the way, never stopped on it. */
export const heldTo = (room: number, growth: number, most: number): number =>
  growth <= 1 ? growth : 1 + (growth - 1) * Math.min(1, Math.max(0, (room - 1) / (most - 1)));
