import type { SceneState } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';

/** Layout units that a picture keeps from an edge of the canvas, wherever it moves. */
export const kept = 40;
/** Layout units by which a picture may come nearer to captions than words do. */
const nearCaptions = 30;

/** The edges between which a picture stays. */
export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** How far a picture may move and grow: it stays whole, at a distance from the edges, and above captions where it stands so. */
export function frameOf(scene: Pick<SceneState, 'width' | 'height' | 'safe' | 'u' | 'captions'>, box: Rect): Frame {
  const { width, height, safe, u, captions } = scene;
  const shown = safe.y + safe.height + nearCaptions * u;
  const foot = captions === 'bottom' && box.y + box.height <= shown + 1 ? shown : height - kept * u;
  return { left: kept * u, right: width - kept * u, top: kept * u, bottom: foot };
}

/** How many times its side a square about a middle may be before it reaches one of the edges. */
export const largestIn = ({ left, right, top, bottom }: Frame, x: number, y: number, side: number): number =>
  (2 * Math.min(x - left, right - x, y - top, bottom - y)) / side;

/**
 * How many times its size a box may become about a point on its middle axis, `pivot` of its height from its top. What stands on
 * a floor grows from its foot: nothing of it is seen below.
 */
export function roomAbout({ left, right, top, bottom }: Frame, box: Rect, pivot: number): number {
  const [x, y] = [box.x + box.width / 2, box.y + box.height * pivot];
  const rooms = [
    (2 * (x - left)) / box.width,
    (2 * (right - x)) / box.width,
    (y - top) / (pivot * box.height),
    pivot > 0.5 ? Infinity : (bottom - y) / ((1 - pivot) * box.height),
  ];
  return Math.max(0, Math.min(...rooms));
}

/** A growth that would be `most` at its end, held to what there is room for: slower all the way, never stopped on it. */
export const heldTo = (room: number, growth: number, most: number): number =>
  growth <= 1 ? growth : 1 + (growth - 1) * Math.min(1, Math.max(0, (room - 1) / (most - 1)));
