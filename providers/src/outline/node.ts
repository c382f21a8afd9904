import type { Beat } from '@scenewright/core/outline';

/**
 * A part of the story that can be told in fewer or more beats: a ranking as one chart, or place by place. From the
 * fewest beats to the most; each alternative says all of it.
 */
export interface StoryNode {
  alternatives: Beat[][];
  importance: number;
}

/** A run of points that make one node. Points `from` to `to`, the latter exclusive. */
export interface Candidate {
  from: number;
  to: number;
  /** 0 to 1 for each point that it covers: how sure it is. */
  score: number;
  node: () => StoryNode;
}
