import type { Figure } from '@scenewright/core/figures';
import type { Beat } from '@scenewright/core/outline';
import type { Compared } from './verdicts/verdict.js';

/**
 * A part of the story that can be told in fewer or more beats: a ranking as one chart, or place by place. From the
 * fewest beats to the most; each alternative says all of it.
 */
export interface StoryNode {
  alternatives: Beat[][];
  importance: number;
  /** Measures of two sides whose figures its beats show among other words. */
  compared?: readonly Compared[];
  /** What the source says that the figures of its series come to. */
  sum?: Figure;
}

/** A run of points that make one node. Points `from` to `to`, the latter exclusive. */
export interface Candidate {
  from: number;
  to: number;
  /** 0 to 1 for each point that it covers: how sure it is. */
  score: number;
  node: () => StoryNode;
}
