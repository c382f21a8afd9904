import type { Evidence } from '@scenewright/core/outline';
import type { Point } from '../../reading/point.js';
import { beat, kickerOf, spokenOf } from '../beats.js';
import { claimOf } from '../claim.js';
import type { Candidate } from '../node.js';
import type { StoryContext } from '../story-context.js';

interface Shaped {
  from: number;
  to: number;
  evidence: Evidence;
  /** Its own name, where the source gives it one. */
  title?: string;
  kicker?: string | undefined;
  /** More than any other reading of the same points is worth: the words say which shape it is. */
  score?: number;
}

/** A run of points that has a shape: one beat, which says all of it. */
export function shaped(
  { from, to, evidence, title, kicker, score = 1.1 }: Shaped,
  points: readonly Point[],
  context: StoryContext,
): Candidate {
  const run = points.slice(from, to);
  const claim = claimOf(title || context.topic || run[0]!.sentence, context.language, 80);
  const above = kicker ?? (title && title !== context.topic ? kickerOf({ heading: '' }, context) : undefined);
  return {
    ...{ from, to, score },
    node: () => ({
      alternatives: [[beat({ claim, ...(above ? { kicker: above } : {}), evidence, spoken: spokenOf(run, context), picture: claim, importance: 0.95 }, context)]], // prettier-ignore
      importance: 0.95,
    }),
  };
}
