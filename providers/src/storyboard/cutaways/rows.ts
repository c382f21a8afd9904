import type { StoryboardScene } from '@scenewright/core/storyboard';
import { asCloseUp, asNote, isCloseUp } from './shots.js';

/**
 * Of three scenes alike in a row, the one in the middle is shown as a close-up where it has a picture and few words, else
 * the one after it or before it; where none of them has a picture it stands on a note.
 */
export function variedRows(scenes: readonly StoryboardScene[]): StoryboardScene[] {
  const out = [...scenes];
  for (let at = 1; at + 1 < out.length; at += 1) {
    const [before, scene, after] = [out[at - 1]!, out[at]!, out[at + 1]!];
    if (before.kind !== scene.kind || after.kind !== scene.kind) continue;
    const place = [at, at + 1, at - 1].find((one) => asCloseUp(out[one]!) !== undefined);
    out[place ?? at] = place === undefined ? (asNote(scene) ?? scene) : asCloseUp(out[place]!)!;
  }
  return out;
}

/** A film of so many scenes has at least so many kinds of them, or it looks like one slide. */
const manyScenes = 6;
const fewestKinds = 4;

/** A film of few kinds with one more: a sentence in the midst of it that has a picture is shown as a close-up. */
export function withFurtherKind(scenes: readonly StoryboardScene[]): StoryboardScene[] {
  const kinds = new Set(scenes.map(({ kind }) => kind));
  const out = [...scenes];
  if (scenes.length < manyScenes || kinds.size >= fewestKinds || scenes.some(isCloseUp)) return out;
  const middle = scenes.map((_, at) => at).slice(1, -1).sort((a, b) => Math.abs(a - scenes.length / 2) - Math.abs(b - scenes.length / 2)); // prettier-ignore
  for (const at of middle) {
    const shot = asCloseUp(scenes[at]!);
    if (shot === undefined) continue;
    out[at] = shot;
    break;
  }
  return out;
}
