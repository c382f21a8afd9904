import type { StoryboardScene } from '@scenewright/core/storyboard';
import { asCloseUp } from './shots.js';

/**
 * Of three scenes alike in a row, the one in the middle is shown as a close-up where it has a picture and few words, else
 * the one after it or before it.
 */
export function variedRows(scenes: readonly StoryboardScene[]): StoryboardScene[] {
  const out = [...scenes];
  for (let at = 1; at + 1 < out.length; at += 1) {
    const [before, scene, after] = [out[at - 1]!, out[at]!, out[at + 1]!];
    if (before.kind !== scene.kind || after.kind !== scene.kind) continue;
    for (const place of [at, at + 1, at - 1]) {
      const shot = asCloseUp(out[place]!);
      if (shot === undefined) continue;
      out[place] = shot;
      break;
    }
  }
  return out;
}
