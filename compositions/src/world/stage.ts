import { luminance } from '@scenewright/core/style';
import { lifeSeconds } from '../motion/life.js';
import { viewAt } from '../motion/shot.js';
import type { Rect } from '../scene-context/rect.js';
import { stepRoom } from '../scene-context/step-room.js';
import type { SceneState } from '../scene-context/scene-context.js';

/** A scenery as a shot sees it. Lengths are canvas units. */
export interface Sight {
  width: number;
  height: number;
  u: number;
  /** Where its ground begins, and where things stand on it. */
  horizon: number;
  floor: number;
  /** Seconds that it has been seen, in the steps of what moves slowly. */
  time: number;
  /** How far along the scenery this shot stands: neighbours see neighbouring parts of one place. */
  along: number;
  /** How much higher than on a wide canvas things rise above their horizon. */
  rise: number;
  night: boolean;
  wide: boolean;
  /** Where the words of a scene stand, which the place leaves quiet; null where none stand on it. */
  words: Rect | null;
  /** Where the thing stands that is shown; null in a shot of words alone. */
  thing: Rect | null;
  /** The first of some places for a thing of the scenery that lies neither behind words nor behind a picture. */
  freeOf: <Place extends Rect>(places: readonly Place[]) => Place | undefined;
  /** Numbers from 0 to 1 that are the same in all scenes of a film. */
  fixed: (name: string) => number;
}

/** Numbers of a name alone: the trees of a place stand where they stood in the scene before. */
function numberOf(name: string): number {
  let hash = 2166136261;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  return ((hash ^ (hash >>> 13)) >>> 0) / 4294967296;
}

/** What of a canvas its place has to heed: the share of its height at which things stand, and what stands there. */
export interface Placing {
  floor?: number | undefined;
  /** Words stand on it. */
  quiet?: boolean;
  /** Where its words stand, if not all over what they may take. */
  words?: Rect | undefined;
  /** Where else something stands: the thing of a shot first, if it is no picture of the scene, then plates. */
  taken?: readonly Rect[] | undefined;
}

/** Whether two boxes overlap. */
const meet = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** How a scene sees the place of its film. */
export function sightOf(
  scene: SceneState,
  { floor = 0.86, quiet = false, words: written, taken = [] }: Placing = {},
): Sight {
  const { width, height, u, shape, shot } = scene;
  const tall = shape === 'tall';
  const foot = height * floor;
  const words = quiet ? (written ?? scene.safe) : null;
  const { step } = scene;
  const disc = step ? { x: step.x, y: step.y, width: stepRoom(u, step.isPlace), height: stepRoom(u, step.isPlace) } : null; // prettier-ignore
  const held = [words, scene.picture?.box, disc, ...taken].filter((box) => box !== null && box !== undefined);
  return {
    width,
    height,
    u,
    horizon: foot - (tall ? 0.1 : 0.13) * height,
    floor: foot,
    time: lifeSeconds(scene),
    along: (shot ?? 0) * 310 * u - viewAt(scene, 1).x * 1.2,
    rise: tall ? 2 : shape === 'square' ? 1.3 : 1,
    // A dark pack has no day.
    night: scene.art?.light === 'night' || luminance(scene.palette.background) < 0.12,
    wide: shape === 'wide',
    words,
    thing: scene.picture?.box ?? taken[0] ?? null,
    freeOf: (places) => places.find((place) => !held.some((box) => meet(place, box))),
    fixed: numberOf,
  };
}

/** A wave as cubic curves from one end of the canvas to the other, and the area under it. `shift` moves it along. */
export function waves(
  { width, height }: Pick<Sight, 'width' | 'height'>,
  top: number,
  { length, swell, shift }: { length: number; swell: number; shift: number },
): string {
  const start = -(((shift % length) + length) % length) - length;
  const half = length / 2;
  let path = `M${start.toFixed(1)} ${height + 4}V${(top + swell).toFixed(1)}`;
  for (let x = start; x < width + length; x += length) {
    path += `c${half * 0.36} 0 ${half * 0.64} ${-2 * swell} ${half} ${-2 * swell}s${half * 0.64} ${2 * swell} ${half} ${2 * swell}`;
  }
  return `${path}V${height + 4}Z`;
}

/** Things that repeat along a place, where each is seen on the canvas: index and x. */
export function rowOf({ width, along }: Sight, spacing: number, depth: number): { index: number; x: number }[] {
  const offset = along * depth;
  const first = Math.floor(offset / spacing) - 1;
  return Array.from({ length: Math.ceil(width / spacing) + 3 }, (_, at) => ({
    index: first + at,
    x: (first + at) * spacing - offset,
  }));
}
