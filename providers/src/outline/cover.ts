import type { Point } from '../reading/point.js';
import type { Candidate, StoryNode } from './node.js';

/**
 * The best way to take every point exactly once: candidates where they are sure, single points else. Dynamic
 * programming over the places between points; a candidate is worth its score for each point that it takes.
 * @param single the node of one point alone
 */
export function cover(
  points: readonly Point[],
  candidates: readonly Candidate[],
  single: (point: Point) => StoryNode | undefined,
): StoryNode[] {
  const alone = 0.62;
  const best: { worth: number; from: number; candidate?: Candidate }[] = [{ worth: 0, from: 0 }];
  const ending = new Map<number, Candidate[]>();
  for (const candidate of candidates) ending.set(candidate.to, [...(ending.get(candidate.to) ?? []), candidate]);
  for (let to = 1; to <= points.length; to += 1) {
    let top: { worth: number; from: number; candidate?: Candidate } = {
      worth: best[to - 1]!.worth + alone,
      from: to - 1,
    };
    for (const candidate of ending.get(to) ?? []) {
      const worth = best[candidate.from]!.worth + candidate.score * (candidate.to - candidate.from);
      if (worth > top.worth) top = { worth, from: candidate.from, candidate };
    }
    best.push(top);
  }
  const nodes: StoryNode[] = [];
  for (let to = points.length; to > 0; to = best[to]!.from) {
    const { candidate } = best[to]!;
    const node = candidate ? candidate.node() : single(points[to - 1]!);
    if (node) nodes.unshift(node);
  }
  return nodes;
}
