import type { Point } from '../reading/point.js';
import type { Candidate, StoryNode } from './node.js';
import { tellsWhole } from './whole-points.js';

/**
 * The best way to take every point exactly once: candidates where they are sure, single points else. A candidate that
 * would lose something of its points is none.
 * @param single the node of one point alone
 */
export function cover(
  points: readonly Point[],
  candidates: readonly Candidate[],
  single: (point: Point) => StoryNode | undefined,
): StoryNode[] {
  const refused = new Set<Candidate>();
  const written = new Map<Candidate, StoryNode>();
  const nodeOf = (candidate: Candidate): StoryNode => {
    const node = written.get(candidate) ?? candidate.node();
    written.set(candidate, node);
    return node;
  };
  for (;;) {
    const taken = bestCover(points, candidates.filter((candidate) => !refused.has(candidate))); // prettier-ignore
    const nodes = taken.map(({ candidate, point }) => (candidate ? nodeOf(candidate) : single(point)));
    const lost = taken.flatMap(({ candidate }, at) => {
      const node = nodes[at];
      return candidate && node && !tellsWhole(node, points.slice(candidate.from, candidate.to)) ? [candidate] : [];
    });
    if (lost.length === 0) return nodes.filter((node) => node !== undefined);
    for (const candidate of lost) refused.add(candidate);
  }
}

/** Dynamic programming over the places between points; a candidate is worth its score for each point that it takes. */
function bestCover(
  points: readonly Point[],
  candidates: readonly Candidate[],
): { point: Point; candidate?: Candidate }[] {
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
  const taken: { point: Point; candidate?: Candidate }[] = [];
  for (let to = points.length; to > 0; to = best[to]!.from)
    taken.unshift({ point: points[to - 1]!, candidate: best[to]!.candidate });
  return taken;
}
