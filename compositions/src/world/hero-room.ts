import type { Arrangement } from '@scenewright/core/drawings';
import { sceneKindOf } from '@scenewright/core/scenes';
import type { TimelineScene } from '@scenewright/core/timeline';
import { cutEdges, groundingOf } from '../pictures/cut-edges.js';
import { square, type PictureCanvas, type PictureRoom } from '../pictures/picture-room.js';
import type { Drawing } from '@scenewright/core/drawings';

/** How near a shot stands to the hero of its film where its words name nothing else. */
export type Nearness = 'near' | 'middle' | 'far';

/** From so many rows of words on they need all of the canvas. */
const mostRows = 5;

/**
 * How a scene that has no picture of its own shows the hero of its film in the place where that stands; null where its kind
 * leaves no room for it. Neighbouring shots differ, and one that has been large often enough is seen from far.
 */
export function nearnessOf(
  scene: Pick<TimelineScene, 'kind' | 'drawings' | 'motif' | 'echoed' | 'shot' | 'closes'>,
  rows: number,
): Nearness | null {
  if (sceneKindOf(scene.kind).bearsMotif !== 'words' || scene.drawings?.length || !scene.motif || rows >= mostRows) return null; // prettier-ignore
  // A view of a place is no thing in it: the place itself is seen.
  if (groundingOf(scene.motif) === 'print') return null;
  if (scene.closes && !scene.echoed) return 'near';
  if (scene.echoed || rows >= 3) return 'far';
  return (['middle', 'near', 'far'] as const)[Math.floor((scene.shot ?? 0) / 2) % 3]!;
}

/** How the words and the hero share the canvas then. */
export const heroArrangement = (nearness: Nearness): Arrangement => (nearness === 'near' ? 'bleed' : 'field');

/** Share of the height between their margins that words keep over a hero at its foot. */
const leastForWords = 0.5;

/** A room in which the hero stands far off, and leaves the words nearly all of the canvas. */
export function farRoom(
  rows: number,
  { width, height, safe, shape, u, captions }: PictureCanvas,
): Pick<PictureRoom, 'content' | 'box'> {
  const shown = captions === 'bottom' ? safe.y + safe.height : height - 70 * u;
  if (shape === 'wide') {
    const side = height * 0.4;
    const x = width * 0.84;
    return { content: { ...safe, width: x - side * 0.56 - safe.x }, box: square(x, shown - side * 0.5, side) };
  }
  // Beside rows of words it comes forward in its second act, and must not reach them.
  const side = Math.min(width * (rows >= 3 ? 0.42 : 0.58), shown - safe.y - safe.height * leastForWords);
  return {
    content: { ...safe, height: shown - side * 0.98 - safe.y },
    box: square(width * 0.64, shown - side * 0.5, side),
  };
}

/** Share of the canvas's height at which the ground of a place lies, so that a drawing stands on it. */
export function floorUnder(drawing: Drawing | null, box: { y: number; height: number }, height: number): number {
  const foot = drawing ? cutEdges(drawing).bounds.bottom / drawing.size : 0.92;
  // A square leaves the drawing some air.
  const stands = box.y + box.height * (0.5 + (foot - 0.5) * 0.92);
  return Math.min(0.97, Math.max(0.5, (stands - 0.012 * height) / height));
}
