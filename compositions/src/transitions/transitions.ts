import type { TransitionKind } from '@scenewright/core/style';
import type { Transition } from '@scenewright/core/timing';
import type { CSSProperties } from 'react';
import { clamp, easeInOut, easeOut, mix } from '../motion/curves.js';
import {
  broken,
  clipOf,
  clockHand,
  diagonal,
  diamond,
  doors,
  liquid,
  slats,
  stairway,
  type Uncovered,
} from './uncovered.js';

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

/** The entering scene shows in a growing part of the canvas, over the leaving one. */
const uncovering =
  (uncovered: Uncovered): Presentation =>
  (p, direction) => ({ entering: { clipPath: clipOf(uncovered, p, direction) }, leaving: {} });

/**
 * A leaf on a hinge at the edge that it comes from: seen from its side at 0, flat at 1. Foreshortened and slanted
 * instead of turned in perspective, which the fast capture draws at SSIM 0.993 where the leaf comes to lie.
 */
function leaf(direction: Transition['direction'], p: number): CSSProperties {
  if (p >= 1) return {};
  const [share, slope] = [p.toFixed(5), (14 * (1 - p)).toFixed(3)];
  const [hinge, turn] = (
    {
      left: ['right', `skewY(${slope}deg) scaleX(${share})`],
      right: ['left', `skewY(-${slope}deg) scaleX(${share})`],
      up: ['bottom', `skewX(${slope}deg) scaleY(${share})`],
      down: ['top', `skewX(-${slope}deg) scaleY(${share})`],
    } as const
  )[direction];
  return { transformOrigin: hinge, transform: turn };
}

/** Share of the canvas over which a soft edge goes from nothing to all. */
const softness = 14;

/** A wipe with a soft edge, as light falls on a wall. */
function lit(direction: Transition['direction'], p: number): CSSProperties {
  if (p >= 1) return {};
  const reach = p * (100 + softness);
  const towards = { left: 'to left', right: 'to right', up: 'to top', down: 'to bottom' }[direction];
  return {
    maskImage: `linear-gradient(${towards}, #000 ${(reach - softness).toFixed(3)}%, transparent ${reach.toFixed(3)}%)`,
  };
}

/** The picture jumps aside by steps, less and less, as a signal that is lost. */
const jumps = [0, 1.6, -2.2, 1.1, -0.7, 0.4] as const;

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
  diagonal: uncovering(diagonal),
  liquid: uncovering(liquid),
  stairs: uncovering(stairway),
  slats: uncovering(slats),
  doors: uncovering(doors),
  diamond: uncovering(diamond),
  'clock-hand': uncovering(clockHand),
  glitch: (p) => ({
    entering: { clipPath: clipOf(broken, p, 'down') },
    leaving: { transform: `translateX(${jumps[Math.floor(p * jumps.length) % jumps.length]}%)` },
  }),
  // Eased twice: nearly all of the way in the middle frames.
  whip: (p, direction) => ({
    entering: shifted(direction, -100 * (1 - easeInOut(p))),
    leaving: shifted(direction, 100 * easeInOut(p)),
  }),
  'page-turn': (p, direction) => ({ entering: leaf(direction, p), leaving: {} }),
  'light-sweep': (p, direction) => ({ entering: lit(direction, p), leaving: {} }),
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
