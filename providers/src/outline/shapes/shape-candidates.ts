import type { Point } from '../../reading/point.js';
import type { Candidate } from '../node.js';
import type { StoryContext } from '../story-context.js';
import { beforeAfterCandidates } from './before-after.js';
import { hierarchyCandidates } from './hierarchy.js';
import { listedCandidates } from './listed.js';
import { overlapCandidates } from './overlap.js';
import { postCandidates } from './post.js';
import { quadrantCandidates } from './quadrant.js';
import { scheduleCandidates } from './schedule.js';
import { scoreCandidates } from './score.js';
import { streamCandidates } from './streams.js';
import { weatherCandidates } from './weather.js';

const readers = [
  scoreCandidates,
  weatherCandidates,
  scheduleCandidates,
  overlapCandidates,
  quadrantCandidates,
  hierarchyCandidates,
  streamCandidates,
  listedCandidates,
  beforeAfterCandidates,
  postCandidates,
] as const;

/** Runs of points whose content has a shape of its own, for which there is a kind of scene. */
export const shapeCandidates = (points: readonly Point[], context: StoryContext): Candidate[] =>
  readers.flatMap((read) => read(points, context));
