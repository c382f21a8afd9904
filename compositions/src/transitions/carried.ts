import type { Timeline, TimelineScene } from '@scenewright/core/timeline';
import { mix } from '../motion/curves.js';
import type { Carried } from '../scene-context/carried.js';
import { isPlated } from '../pictures/picture-stand.js';
import { sceneState } from '../scene-context/scene-state.js';
import type { Rect } from '../scene-context/rect.js';
import { transitionProgress } from './transitions.js';

/** What two scenes share while one replaces the other. */
export interface CarriedOver {
  leaving: Carried | null;
  entering: Carried | null;
  /** The picture of both travels by itself. */
  picture: boolean;
}

/**
 * A match cut: the field of colour or the plate under the picture of a scene grows over its words and draws together to that of
 * the next one, and the scenes change while it fills the canvas; or the picture that both show goes from its one place to the
 * other. Null where they share neither, and on a hard cut.
 */
export function carriedOver(
  timeline: Timeline,
  before: TimelineScene,
  next: TimelineScene,
  frame: number,
): CarriedOver | null {
  const { transition } = next;
  if (!transition || transition.frames < 4 || transition.kind === 'cut') return null;
  // Where the boxes lie does not depend on the frame.
  const [from, to] = [before, next].map((scene) => sceneState(timeline, scene, 0, ''));
  const [a, b] = [from!.picture, to!.picture];
  if (!a || !b) return null;
  if (from!.closing === 'object' || to!.closing === 'object') return null;
  // A measure stands where it counts; only a thing travels.
  const same = a.drawing !== null && a.drawing.name === b.drawing?.name && !a.shows && !b.shows;
  const seen = [a, b].every(({ arrangement, ghost }) => arrangement !== 'behind' || ghost !== null);
  if (same && seen && !(a.field && b.field)) {
    const gone = { reach: null, box: null, gone: true };
    return { leaving: gone, entering: gone, picture: true };
  }
  if (![from!, to!].every((state) => state.picture!.field !== null || isPlated(state))) return null;
  const way = transitionProgress(frame - next.from, transition.frames);
  const box = same ? boxBetween(a.box, b.box, way) : null;
  return way < 0.5
    ? { leaving: { reach: 2 * way, box, gone: false }, entering: null, picture: false }
    : { leaving: null, entering: { reach: 2 * (1 - way), box, gone: false }, picture: false };
}

const boxBetween = (a: Rect, b: Rect, way: number): Rect => ({
  x: mix(a.x, b.x, way),
  y: mix(a.y, b.y, way),
  width: mix(a.width, b.width, way),
  height: mix(a.height, b.height, way),
});
