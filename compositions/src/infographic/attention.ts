import { clamp } from '../motion/curves.js';
import type { SceneState } from '../scene-context/scene-context.js';

/** Seconds between the last panel and the first look back at one, and those for which the whole rests at the end. */
const pause = 2.4;
const rest = 2;
/** A look shorter than this is a flicker, a longer one no longer a gesture. */
const look = { least: 0.7, most: 1.8 } as const;

/**
 * How much a panel is looked at again once all have come, 0 to 1: each in its turn, so that a finished poster does not stand
 * still. Zero throughout where there is no time for all of them, and at the end.
 */
export function attention(
  scene: Pick<SceneState, 'frame' | 'frames' | 'fps'>,
  froms: readonly number[],
  index: number,
): number {
  const { frames, fps } = scene;
  // In the steps of all that moves slowly.
  const step = Math.max(1, Math.round(fps / 15));
  const frame = Math.floor(scene.frame / step) * step;
  const start = froms.at(-1)! / fps + pause;
  const each = Math.min(look.most, (frames / fps - rest - start) / froms.length);
  if (froms.length < 2 || each < look.least) return 0;
  const way = clamp((frame / fps - start - index * each) / each);
  return Math.sin(Math.PI * way) ** 2;
}
