import { z } from 'zod';

/** What is known of a kind of transition apart from how it looks; its look is `compositions/src/transitions`. */
export interface TransitionDescriptor {
  /** Overlap of the two scenes; 8 to 16 frames at 30 frames a second, 0 where there is none to see. */
  seconds: number;
  /** A new subject that comes so rises from below: it would read as more of the same along the line of reading. */
  risesWhenFresh?: boolean;
}

/** Every kind of transition, by its name: the one list of them. */
export const transitionKinds = {
  fade: { seconds: 10 / 30 },
  slide: { seconds: 12 / 30 },
  push: { seconds: 12 / 30, risesWhenFresh: true },
  wipe: { seconds: 14 / 30 },
  zoom: { seconds: 12 / 30 },
  iris: { seconds: 14 / 30 },
  diagonal: { seconds: 14 / 30 },
  liquid: { seconds: 16 / 30 },
  stairs: { seconds: 16 / 30 },
  slats: { seconds: 14 / 30 },
  doors: { seconds: 14 / 30 },
  diamond: { seconds: 14 / 30 },
  'clock-hand': { seconds: 16 / 30 },
  glitch: { seconds: 10 / 30 },
  whip: { seconds: 8 / 30 },
  'page-turn': { seconds: 16 / 30 },
  'light-sweep': { seconds: 16 / 30 },
  cut: { seconds: 0 },
} as const satisfies Readonly<Record<string, TransitionDescriptor>>;

export type TransitionKind = keyof typeof transitionKinds;
export const TransitionKindSchema = z.enum(Object.keys(transitionKinds) as [TransitionKind, ...TransitionKind[]]);

/** What is known of a kind; see `TransitionDescriptor`. */
export const transitionKindOf = (kind: TransitionKind): TransitionDescriptor => transitionKinds[kind];
