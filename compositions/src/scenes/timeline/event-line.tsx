import type { SceneContent } from '@scenewright/core/scenes';
import { clamp, easeInOut, easeOutQuint, spring } from '../../motion/curves.js';
import { staggered } from '../../motion/entrance.js';
import type { SceneState } from '../../scene-context/scene-context.js';

export type TimelineEvent = SceneContent<'timeline'>['events'][number];

/** Frame at which an event comes. */
export function eventFrame(scene: SceneState, index: number): number {
  return scene.cue(
    `events.${index}`,
    staggered(scene, scene.at(12), index, Math.max(5, scene.look.motion.stagger * 2)),
  );
}

/** How far the line has come, counted in events: 0 stands at the first one. It arrives with each event's words. */
export function lineReach(scene: SceneState, count: number): number {
  const run = scene.at(12);
  let reach = 0;
  for (let index = 0; index < count; index++)
    reach += easeInOut(clamp((scene.frame - (eventFrame(scene, index) - run * 0.6)) / run));
  return reach;
}

/** Size of an event's point, 0 to 1. */
export function pointGrowth(scene: SceneState, index: number): number {
  const linear = clamp((scene.frame - eventFrame(scene, index)) / scene.at(16));
  const { bounce } = scene.look.motion;
  return bounce > 0 ? spring(bounce)(linear) : easeOutQuint(linear);
}

/** The event that the scene is about: the highlighted one, or the last where none is. */
export function isKey(events: readonly TimelineEvent[], index: number): boolean {
  const chosen = events.some((event) => event.highlight);
  return chosen ? events[index]!.highlight === true : index === events.length - 1;
}
