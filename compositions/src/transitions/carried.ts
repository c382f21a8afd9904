import type { Timeline, TimelineScene } from '@scenewright/core/timeline';
import { mix } from '../motion/curves.js';
import type { Echo } from '../pictures/echo.js';
import { copiesBetween } from '../pictures/motif-ground-copies.js';
import { isPlated } from '../pictures/picture-stand.js';
import { fieldFill } from '../pictures/treatment.js';
import type { Carried } from '../scene-context/carried.js';
import type { Rect } from '../scene-context/rect.js';
import type { SceneState } from '../scene-context/scene-context.js';
import { sceneState } from '../scene-context/scene-state.js';
import { transitionProgress } from './transitions.js';

/** What two scenes share while one replaces the other. */
export interface CarriedOver {
  leaving: Carried | null;
  entering: Carried | null;
  /** The picture of both travels by itself. */
  picture: boolean;
}

const still: Carried = { reach: null, box: null, gone: false };

/**
 * A match cut. The picture that both show goes from its one place to the other, also where one of them shows it pale on its
 * ground; copies on the ground of both go on to their next places. Else the field of colour or the plate under the picture of
 * a scene grows over its words and draws together to that of the next one, or becomes its ground, and the scenes change
 * while it fills the canvas. Null where they share nothing of that, and on a hard cut.
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
  const [from, to] = [before, next].map((scene) => sceneState(timeline, scene, 0, '')) as [SceneState, SceneState];
  if (from.closing === 'object' || to.closing === 'object') return null;
  const way = transitionProgress(frame - next.from, transition.frames);
  return from.picture && to.picture ? betweenPictures(from, to, way) : overGround(from, to, way);
}

function betweenPictures(from: SceneState, to: SceneState, way: number): CarriedOver | null {
  const [a, b] = [from.picture!, to.picture!];
  // A measure stands where it counts; only a thing travels.
  const same = a.drawing !== null && a.drawing.name === b.drawing?.name && !a.shows && !b.shows;
  if (same && isInColor(from) && isInColor(to) && !(a.field && b.field)) {
    const gone = { ...still, gone: true };
    return { leaving: gone, entering: gone, picture: true };
  }
  if (!isBacked(from) || !isBacked(to)) return null;
  const box = same ? boxBetween(a.box, b.box, way) : null;
  return way < 0.5
    ? { leaving: { reach: 2 * way, box, gone: false }, entering: null, picture: false }
    : { leaving: null, entering: { reach: drawnBack(way), box, gone: false }, picture: false };
}

/** Where one of two scenes at least stands on the copies of the film's picture. */
function overGround(from: SceneState, to: SceneState, way: number): CarriedOver | null {
  const [a, b] = [from.motifGround, to.motifGround];
  if (a && b) {
    if (a.drawing?.name !== b.drawing?.name || a.initial !== b.initial) return null;
    return { leaving: null, entering: { ...still, copies: copiesBetween(a.copies, b.copies, way) }, picture: false };
  }
  if (b && from.picture) {
    if (shows(from, b.drawing)) {
      const copies = nearestFirst(b.copies, from.picture.box);
      const start = { ...copies[0]!, box: from.picture.box };
      const colored = isInColor(from) ? { colored: 1 - way } : {};
      return { leaving: null, entering: { ...still, copies: copiesBetween([start], copies, way), ...colored }, picture: false }; // prettier-ignore
    }
    if (!isBacked(from)) return null;
    return way < 0.5
      ? { leaving: { ...still, reach: 2 * way }, entering: null, picture: false }
      : { leaving: null, entering: { ...still, wash: washOf(from, 2 * (1 - way)) }, picture: false };
  }
  if (a && to.picture) {
    if (shows(to, a.drawing)) {
      const [start] = nearestFirst(a.copies, to.picture.box);
      return { leaving: null, entering: { ...still, box: boxBetween(start!.box, to.picture.box, way) }, picture: false }; // prettier-ignore
    }
    if (!isBacked(to)) return null;
    return way < 0.5
      ? { leaving: { ...still, wash: washOf(to, 2 * way) }, entering: null, picture: false }
      : { leaving: null, entering: { ...still, reach: drawnBack(way) }, picture: false };
  }
  return null;
}

/** Copies in the order of how far they stand from a picture: it has the least way to the first, past the fewest words. */
function nearestFirst(copies: readonly Echo[], { x, y, width, height }: Rect): Echo[] {
  const away = ({ box }: Echo): number =>
    Math.hypot(box.x + box.width / 2 - x - width / 2, box.y + box.height / 2 - y - height / 2);
  return [...copies].sort((one, other) => away(one) - away(other));
}

/** Whether the picture of a scene is that drawing, and no measure in its place. */
const shows = ({ picture }: SceneState, drawing: { name: string } | null): boolean =>
  drawing !== null && !picture!.shows && picture!.drawing?.name === drawing.name;

/** Whether the picture of a scene is seen as itself, and not only as a ghost. */
const isInColor = ({ picture }: SceneState): boolean => picture!.arrangement !== 'behind' || picture!.ghost !== null;

/** Whether the picture of a scene stands on a colour that can grow. */
const isBacked = (scene: SceneState): boolean => scene.picture!.field !== null || isPlated(scene);

const washOf = ({ pictured, look }: SceneState, share: number): NonNullable<Carried['wash']> => ({
  color: fieldFill(pictured, look.picture.field.share),
  share,
});

/** How much of the canvas a field still covers on the side of the new scene: it is in its place before words come in. */
const drawnBack = (way: number): number => Math.max(0, 1 - (way - 0.5) / 0.3);

const boxBetween = (a: Rect, b: Rect, way: number): Rect => ({
  x: mix(a.x, b.x, way),
  y: mix(a.y, b.y, way),
  width: mix(a.width, b.width, way),
  height: mix(a.height, b.height, way),
});
