import type { Timeline } from '../timeline/timeline.js';

/**
 * Seconds of the video that are footage: each shot until the next scene begins. What footage credits are paid for.
 * A clip of the user's own is not paid for. `only`: ids of the scenes that count, when not all were filmed anew.
 */
export function footageSeconds(
  timeline: Pick<Timeline, 'scenes' | 'frames' | 'fps'>,
  only?: ReadonlySet<string>,
): number {
  const frames = timeline.scenes.reduce((sum, scene, index) => {
    const end = timeline.scenes[index + 1]?.from ?? timeline.frames;
    const isMade = scene.kind === 'footage' && scene.content?.clip === undefined;
    return isMade && (only === undefined || only.has(scene.id)) ? sum + end - scene.from : sum;
  }, 0);
  return frames / timeline.fps;
}
