import type { Timeline } from '@scenewright/core/timeline';

/** A scene of the later version beside the same scene of the earlier one. */
export interface ScenePair {
  id: string;
  /** The frame in which all of it is there; null where it is not in this version. */
  before: number | null;
  after: number | null;
  change: 'same' | 'changed' | 'added' | 'removed';
}

/**
 * The scenes of two versions, in the order of the later one; those that it has no more stand where they were. A scene is the same
 * when what is shown and how long is the same.
 */
export function scenePairs(before: Timeline, after: Timeline): ScenePair[] {
  const earlier = new Map(before.scenes.map((scene) => [scene.id, scene]));
  // Another style or shape is seen in every scene.
  const sameLook = JSON.stringify([before.style, before.canvas]) === JSON.stringify([after.style, after.canvas]);
  const later = new Set(after.scenes.map(({ id }) => id));
  const pairs: ScenePair[] = after.scenes.map((scene) => {
    const same = earlier.get(scene.id);
    const change = !same ? 'added' : sameLook && looksOf(same) === looksOf(scene) ? 'same' : 'changed';
    return { id: scene.id, before: same ? wholeAt(same) : null, after: wholeAt(scene), change };
  });
  for (const [at, scene] of before.scenes.entries()) {
    const { id } = scene;
    if (later.has(id)) continue;
    const following = before.scenes.slice(at + 1).find((next) => later.has(next.id))?.id;
    const place = following === undefined ? -1 : pairs.findIndex((pair) => pair.id === following);
    pairs.splice(place < 0 ? pairs.length : place, 0, { id, before: wholeAt(scene), after: null, change: 'removed' });
  }
  return pairs;
}

const wholeAt = ({ from, frames }: Timeline['scenes'][number]): number => from + Math.floor(frames * 0.8);

/** All of a scene but where it begins. */
const looksOf = (scene: Timeline['scenes'][number]): string => JSON.stringify({ ...scene, from: 0 });
