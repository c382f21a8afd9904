import type { Timeline } from './timeline.js';

/** Seconds from each scene's first frame to that of the next, by id. */
export function sceneSeconds({ scenes, frames, fps }: Timeline): Record<string, number> {
  return Object.fromEntries(
    scenes.map(({ id, from }, index) => [id, ((scenes[index + 1]?.from ?? frames) - from) / fps]),
  );
}
