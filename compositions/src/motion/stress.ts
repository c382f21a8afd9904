import type { SceneState } from '../scene-context/scene-context.js';
import { easeInOut, easeOut } from './curves.js';

/** Frames at 30 fps in which a part comes forward, and in which it goes back. */
const [forward, back] = [6, 9];

/** How far a part is stressed, and how far it steps back because one beside it is; 0 to 1 each. */
export interface StressShare {
  lift: number;
  back: number;
}
const none: StressShare = { lift: 0, back: 0 };

/** Parts that are read side by side are one family: the items of a list, both sides of a comparison. */
const sides = new Map([
  ...['left', 'right'].map((side): [string, string] => [side, 'sides']),
  ...['before', 'after'].map((side): [string, string] => [side, 'states']),
  ...['pros', 'cons'].map((side): [string, string] => [side, 'reasons']),
]);
const familyOf = (part: string): string => {
  const first = part.split('.', 1)[0]!;
  return sides.get(first) ?? (/^[^.]+\.\d/.test(part) ? first : part);
};
/** `items.0.label` belongs to `items.0`, `left.points.1` to `left`. */
const within = (part: string, of: string): boolean => part === of || part.startsWith(`${of}.`);

/** The stress of a part at this frame: the one way in which any kind answers the voice. */
export function stressOf(scene: Pick<SceneState, 'stresses' | 'frame' | 'at'>, part: string): StressShare {
  if (scene.stresses.length === 0) return none;
  let [lift, beside] = [0, 0];
  const family = familyOf(part);
  for (const stress of scene.stresses) {
    if (stress.words !== undefined || scene.frame < stress.from || scene.frame >= stress.to + scene.at(back)) continue;
    const rise = easeOut((scene.frame - stress.from) / scene.at(forward));
    const fall = scene.frame < stress.to ? 1 : 1 - easeInOut((scene.frame - stress.to) / scene.at(back));
    const share = Math.min(rise, fall);
    if (within(part, stress.of)) lift = Math.max(lift, share);
    else if (familyOf(stress.of) === family) beside = Math.max(beside, share);
  }
  return lift === 0 && beside === 0 ? none : { lift, back: beside * (1 - lift) };
}
