import { exitFrames, type Timeline, type TimelineScene } from '@scenewright/core';
import type { CSSProperties } from 'react';
import type { EntranceKind } from '../look/look.js';
import type { SceneState } from '../scene-context/scene-context.js';
import { clamp } from './curves.js';

/**
 * How far the content of a scene has left at a frame of the video, 0 to 1: it begins before the transition that ends the
 * scene and is gone when that is half through. 0 where a scene is cut, or moved as a whole at once.
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
const way = 90;

/**
 * Content on its way out in the manner of its pack: as it came, and the other way. Flat moves and clips of the whole
 * layer, which a capture draws well.
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
  return { ...layer, ...ways[look.motion.entrance](gone, way * u, direction === 'rtl' ? -1 : 1) };
}

const percent = (value: number): string => `${(100 * value).toFixed(2)}%`;
const up = (gone: number, units: number): CSSProperties => ({
  transform: `translateY(${(-units * gone).toFixed(2)}px)`,
  clipPath: `inset(0 0 ${percent(gone)} 0)`,
});
const forward = (gone: number, units: number, towards: 1 | -1): CSSProperties => ({
  transform: `translateX(${(towards * units * gone).toFixed(2)}px)`,
  clipPath: towards > 0 ? `inset(0 0 0 ${percent(gone)})` : `inset(0 ${percent(gone)} 0 0)`,
});
const ways: Readonly<Record<EntranceKind, (gone: number, units: number, towards: 1 | -1) => CSSProperties>> = {
  rise: up,
  reveal: up,
  slide: forward,
  // A see-through group is drawn a shade less alike by the fast capture (SSIM 0.998): the quiet pack moves less instead.
  fade: (gone, units) => up(gone, units * 0.4),
  // What hit the ground falls through it.
  slam: (gone, units) => ({
    transform: `translateY(${(units * gone).toFixed(2)}px)`,
    clipPath: `inset(${percent(gone)} 0 0 0)`,
  }),
  pop: (gone, units) => ({
    transform: `translateY(${(units * 0.5 * gone).toFixed(2)}px)`,
    clipPath: `inset(${percent(gone * 0.5)} 0 ${percent(gone * 0.5)} 0)`,
  }),
  // Cells go out one column after the other.
  type: (gone, _units, towards) => forward(Math.floor(gone * 12) / 12, 0, towards),
};
