import type { Timeline, TimelineScene } from '@scenewright/core/timeline';
import { exitFrames } from '@scenewright/core/timing';
import type { CSSProperties } from 'react';
import type { EntranceKind } from '../look/look.js';
import type { SceneState } from '../scene-context/scene-context.js';
import { clamp } from './curves.js';

/**
 * How far the content of a scene has left at a frame of the video, 0 to 1: it sets off before the transition that ends the
 * scene and is furthest when that is half through. 0 where a scene is cut, or moved as a whole at once.
 */
export function exitShare(timeline: Timeline, next: TimelineScene | undefined, frame: number): number {
  const transition = next?.transition;
  if (!next || !transition || transition.frames === 0 || whole.has(transition.kind)) return 0;
  const before = exitFrames(timeline.fps);
  return clamp((frame - (next.from - before)) / (before + transition.frames / 2));
}

/** Too fast for anything to leave by itself, or a picture that breaks as one. */
const whole: ReadonlySet<string> = new Set(['cut', 'whip', 'glitch']);

/** Layout units that content travels on its way out. */
const way = 150;

/**
 * Content on its way out in the manner of its pack: it gathers speed ahead of its ground, as it came and the other way.
 * The transition covers it or carries it off: what is cut away before leaves an empty stage for the new scene to come over.
 * A flat move of the whole layer, which a capture draws well.
 */
export function exitStyle(
  scene: Pick<SceneState, 'look' | 'u' | 'direction' | 'width' | 'height'>,
  share: number,
): CSSProperties {
  if (share <= 0) return {};
  // Slow at first, then away.
  const gone = Math.min(1, share) ** 2.4;
  const { look, u, direction, width, height } = scene;
  const layer: CSSProperties = { position: 'absolute', left: 0, top: 0, width, height };
  const [x, y] = ways[look.motion.entrance](gone);
  const towards = direction === 'rtl' ? -1 : 1;
  return {
    ...layer,
    transform: `translate(${(towards * x * way * u).toFixed(2)}px, ${(y * way * u).toFixed(2)}px)`,
  };
}

/** Shares of the way, forward in the line of reading and down. */
const ways: Readonly<Record<EntranceKind, (gone: number) => readonly [x: number, y: number]>> = {
  rise: (gone) => [0, -gone],
  reveal: (gone) => [0, -gone],
  slide: (gone) => [gone, 0],
  // The quiet pack moves less.
  fade: (gone) => [0, -0.4 * gone],
  // What hit the ground falls through it.
  slam: (gone) => [0, gone],
  pop: (gone) => [0, 0.6 * gone],
  // By cells, one column after the other.
  type: (gone) => [Math.floor(gone * 12) / 12, 0],
};
