import type { SceneState } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import { setHead, type Head } from '../scenes/scene-head.js';
import { sourceHeight } from '../scenes/source-line.js';

/** Head, and what is left for a figure between it and the source. */
export function chartArea(
  scene: SceneState,
  content: { title?: string | undefined; kicker?: string | undefined; source?: string | undefined },
): { head: Head; area: Rect } {
  // The chart needs the height more than its claim needs letters.
  const head = setHead(scene, content, scene.safe, scene.shape === 'wide' ? [68, 40] : [72, 44]);
  return { head, area: { ...head.rest, height: head.rest.height - sourceHeight(scene, content.source) } };
}

/** Which item the claim is about: the one that is marked, else the first. */
export const chosenOf = (items: readonly { highlight?: boolean | undefined }[]): number =>
  Math.max(
    0,
    items.findIndex((item) => item.highlight),
  );
