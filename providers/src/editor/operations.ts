import type { Brief } from '@scenewright/core/brief';
import { canonicalJson } from '@scenewright/core/determinism';
import type { Infographic } from '@scenewright/core/infographics';
import type { Storyboard, StoryboardScene } from '@scenewright/core/storyboard'; // prettier-ignore
import type { EditState, PlannedWork } from './edit-state.js';

/** One thing that an edit does, as data. */
export type Operation =
  /** Another content, narration or length of a scene, or a new one: its place is given by `order`. */
  | { scene: StoryboardScene }
  /** The ids of all scenes, in their order. */
  | { order: readonly string[] }
  /** What is of the whole video: title, style, mood, captions. */
  | { video: Partial<Omit<Storyboard, 'scenes'>> }
  /** Wishes that changed. */
  | { wishes: Partial<Brief> }
  /** Keys of images that found their place. */
  | { placed: readonly string[] }
  /** What needs a planner: it is worked into the video when it is carried out, and may yet be refused. */
  | { plan: PlannedWork }
  /** The graphic as it is then. */
  | { graphic: Infographic };

const same = (a: unknown, b: unknown): boolean => canonicalJson(a ?? null) === canonicalJson(b ?? null);

/** What makes one state of a video into another. */
export function operationsBetween(before: EditState, after: EditState): Operation[] {
  const { scenes: earlier, ...whole } = before.storyboard;
  const { scenes: later, ...next } = after.storyboard;
  const found: Operation[] = later
    .filter(
      (scene) =>
        !same(
          scene,
          earlier.find(({ id }) => id === scene.id),
        ),
    )
    .map((scene) => ({ scene }));
  const [from, to] = [earlier, later].map((scenes) => scenes.map(({ id }) => id)) as [string[], string[]];
  if (from.join() !== to.join()) found.push({ order: to });
  const video = changedKeys(whole, next);
  if (Object.keys(video).length > 0) found.push({ video });
  const wishes = changedKeys(before.wishes, after.wishes);
  if (Object.keys(wishes).length > 0) found.push({ wishes });
  const placed = [...after.usedImages].filter((asset) => !before.usedImages.has(asset));
  if (placed.length > 0) found.push({ placed });
  return found;
}

const changedKeys = <T extends object>(before: T, after: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(after).filter(([key, value]) => !same(value, before[key as keyof T]) || !(key in before)),
  ) as Partial<T>;

/** A video with operations carried out; `state` stays as it is. Planned work is none of these: see `Operation`. */
export function carriedOut(state: EditState, operations: readonly Operation[]): EditState {
  let { storyboard, wishes, brief } = state;
  const usedImages = new Set(state.usedImages);
  for (const operation of operations) {
    if ('scene' in operation) {
      const { scene } = operation;
      const has = storyboard.scenes.some(({ id }) => id === scene.id);
      const scenes = has
        ? storyboard.scenes.map((each) => (each.id === scene.id ? scene : each))
        : [...storyboard.scenes, scene];
      storyboard = { ...storyboard, scenes };
    } else if ('order' in operation) {
      const scenes = operation.order.flatMap((id) => storyboard.scenes.filter((scene) => scene.id === id));
      storyboard = { ...storyboard, scenes };
    } else if ('video' in operation) storyboard = { ...storyboard, ...operation.video };
    else if ('wishes' in operation) {
      wishes = { ...wishes, ...operation.wishes };
      brief = { ...brief, ...operation.wishes };
    } else if ('placed' in operation) for (const asset of operation.placed) usedImages.add(asset);
  }
  return { ...state, storyboard, wishes, brief, usedImages };
}
