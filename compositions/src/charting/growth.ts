import { clamp, easeInOut, spring } from '../motion/curves.js';
import { staggered } from '../motion/entrance.js';
import type { SceneState } from '../scene-context/scene-context.js';

/** Frames at 30 fps that a line takes to be drawn. */
export const lineFrames = 34;

/** Local frame at which the element `${path}.${index}` enters: its cue, else in reading order after the head. */
export function itemStart(scene: SceneState, path: string, index: number, first = 10): number {
  const step = Math.max(2, scene.look.motion.stagger);
  return scene.cue(`${path}.${index}`, staggered(scene, scene.at(first), index, step));
}

/** Share of its length that a mark has grown to, with the look's spring; exactly 1 when settled. */
export function grown(scene: SceneState, from: number, frames = 22): number {
  return spring(scene.look.motion.bounce * 0.6)(clamp((scene.frame - from) / scene.at(frames)));
}

/** Frame at which a drawn line has covered a share of its way: `drawn` read backwards. */
export function arrival(scene: SceneState, from: number, share: number, frames = 30): number {
  const q = clamp(share);
  const p = q < 0.5 ? Math.cbrt(q / 4) : 1 - Math.cbrt(2 * (1 - q)) / 2;
  return from + Math.round(scene.at(frames) * p);
}

/** Share of a line that is drawn: no overshoot, slow at both ends. */
export function drawn(scene: SceneState, from: number, frames = 30): number {
  return easeInOut(clamp((scene.frame - from) / scene.at(frames)));
}
