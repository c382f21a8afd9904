import type { EditResult } from '@scenewright/core/edit';
import type { Storyboard } from '@scenewright/core/storyboard';

/**
 * Everything in which an edited storyboard and its wishes differ from those before, by path: `s2.content.title`,
 * `mood`, `brief.music`. A text that is gone is null, `order` the ids when they are others, an added scene the whole
 * of it but its seed and how it arranges words and picture, and the outlines of that.
 */
export function differenceOf(
  before: Storyboard,
  edited: Pick<EditResult, 'storyboard' | 'brief'>,
): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  const { scenes: scenesBefore, ...restBefore } = before;
  const { scenes: scenesAfter, ...restAfter } = edited.storyboard;
  differ(restBefore, restAfter, '', found);
  const order = scenesAfter.map(({ id }) => id);
  if (order.join() !== scenesBefore.map(({ id }) => id).join()) found['order'] = order.join(' ');
  for (const scene of scenesAfter) {
    const was = scenesBefore.find(({ id }) => id === scene.id);
    if (was) differ(was, scene, scene.id, found);
    else {
      const { seed: _, arrangement: __, drawings: ___, ...rest } = scene;
      found[scene.id] = rest;
    }
  }
  for (const [key, value] of Object.entries(edited.brief)) found[`brief.${key}`] = value;
  return found;
}

function differ(before: unknown, after: unknown, path: string, found: Record<string, unknown>): void {
  if (isNode(before) && isNode(after) && Array.isArray(before) === Array.isArray(after)) {
    if (Array.isArray(before) && Array.isArray(after) && before.length !== after.length) {
      found[path] = after;
      return;
    }
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
      differ(
        (before as Record<string, unknown>)[key],
        (after as Record<string, unknown>)[key],
        path === '' ? key : `${path}.${key}`,
        found,
      );
    }
  } else if (before !== after) found[path] = after ?? null;
}

const isNode = (value: unknown): value is object => typeof value === 'object' && value !== null;
