import type { Transition, TransitionKind } from '@scenewright/core';
import type { CSSProperties } from 'react';
import { clamp, easeInOut, easeOut, mix } from '../motion/curves.js';

/** Look of a transition: how both scenes stand at a progress from 0 to 1. The entering one lies on top. */
type Presentation = (
  progress: number,
  direction: Transition['direction'],
) => {
  entering: CSSProperties;
  leaving: CSSProperties;
};

/** Unit vector of the movement on screen. */
const vector = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const;

function shifted(direction: Transition['direction'], percent: number): CSSProperties {
  const [x, y] = vector[direction];
  return { transform: `translate(${x * percent}%, ${y * percent}%)` };
}

const wipeInset = {
  left: (rest: number) => `inset(0 0 0 ${rest}%)`,
  right: (rest: number) => `inset(0 ${rest}% 0 0)`,
  up: (rest: number) => `inset(${rest}% 0 0 0)`,
  down: (rest: number) => `inset(0 0 ${rest}% 0)`,
} as const;

/** Progress of what leaves, done at six tenths, and of what comes, begun at four. */
const sooner = (p: number): number => clamp(p / 0.6);
const later = (p: number): number => easeOut(clamp((p - 0.4) / 0.6));

const presentations: Readonly<Record<TransitionKind, Presentation>> = {
  cut: () => ({ entering: {}, leaving: {} }),
  // One picture goes before the other comes: words are never read through words.
  fade: (p) => ({ entering: { opacity: later(p) }, leaving: { opacity: 1 - sooner(p) } }),
  slide: (p, direction) => ({
    entering: shifted(direction, -100 * (1 - p)),
    leaving: shifted(direction, 24 * p),
  }),
  push: (p, direction) => ({
    entering: shifted(direction, -100 * (1 - p)),
    leaving: shifted(direction, 100 * p),
  }),
  wipe: (p, direction) => ({ entering: { clipPath: wipeInset[direction](100 * (1 - p)) }, leaving: {} }),
  zoom: (p) => ({
    entering: { opacity: later(p), transform: `scale(${mix(0.9, 1, p)})` },
    leaving: { opacity: 1 - sooner(p), transform: `scale(${mix(1, 1.12, p)})` },
  }),
  iris: (p) => ({ entering: { clipPath: `circle(${(p * 75).toFixed(3)}% at 50% 50%)` }, leaving: {} }),
};

/** Timing of a transition: frames in, eased progress out. */
export function transitionProgress(frame: number, frames: number): number {
  return frames === 0 ? 1 : easeInOut(clamp((frame + 1) / (frames + 1)));
}

/** CSS of a scene in a transition; `role` says which of the two it is. Mirrored where the language reads from the right. */
export function transitionStyle(
  transition: Transition,
  role: 'entering' | 'leaving',
  frame: number,
  direction: 'ltr' | 'rtl',
): CSSProperties {
  const mirrored = { left: 'right', right: 'left', up: 'up', down: 'down' } as const;
  const towards = direction === 'rtl' ? mirrored[transition.direction] : transition.direction;
  return presentations[transition.kind](transitionProgress(frame, transition.frames), towards)[role];
}
