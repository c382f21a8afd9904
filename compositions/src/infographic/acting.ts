import { clamp } from '../motion/curves.js';
import { lifeSeconds } from '../motion/life.js';
import type { SceneState } from '../scene-context/scene-context.js';
import { turn } from './panel-props.js';

/** Seconds from when a panel's last part has come until the first of them acts, and between two rounds. */
const [settled, pause] = [0.3, 1.1];
/** Frames at 30 fps in which a part comes. */
const coming = 26;
/** Seconds that one part acts: slow enough to be life and no signal; less only where not all would have their turn. */
const [beat, least] = [1.2, 0.45];
/** Seconds for which the whole rests at the end, as a poster. */
const rest = 1.1;

/**
 * How far the act of a part has come, 0 to 1; 0 outside of its turn. Parts act one after another, round after round, once
 * all of them have come, so that a panel that has been told does not stand still.
 */
export function acting(
  scene: SceneState,
  from: number,
  index: number,
  count: number,
  seconds = beat,
  // How many parts come, where they are not as many as act.
  parts = count,
): number {
  const complete = (turn(scene, from, parts - 1) + scene.at(coming)) / scene.fps;
  const since = lifeSeconds({ age: scene.frame, fps: scene.fps }) - complete - settled;
  if (since < 0) return 0;
  // One round at least comes to its end.
  const left = scene.frames / scene.fps - rest - complete - settled;
  const each = Math.max(Math.min(least, seconds), Math.min(seconds, left / count));
  const within = (since % (count * each + pause)) - index * each;
  // An act that the end would break off is left out.
  const ends = scene.frame / scene.fps + each - within;
  return within >= each || ends > scene.frames / scene.fps - rest + 0.05 ? 0 : clamp(within / each);
}

/** How far a panel is on the way from its entrance to the rest at the end, 0 to 1. */
export function lingering(scene: SceneState, from: number): number {
  const now = lifeSeconds({ age: scene.frame, fps: scene.fps }) - from / scene.fps;
  return clamp(now / Math.max(1, (scene.frames - from) / scene.fps - rest));
}

/** Out and back, 0 to 1 to 0, while a part acts. */
export const swell = (way: number): number => Math.sin(Math.PI * way) ** 2;
