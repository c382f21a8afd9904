import type { EvidenceOf } from '@scenewright/core/outline';
import { wordsIn } from '../../reading/clauses.js';
import type { Point } from '../../reading/point.js';
import { claimOf } from '../claim.js';
import type { Candidate } from '../node.js';
import type { StoryContext } from '../story-context.js';
import { capital, leadBefore, nameIn } from './said.js';
import { shaped } from './shape-node.js';

type Link = EvidenceOf<'streams'>['links'][number];

/** "Coal → power 40, gas → power 30": where from, where to, and how much, two times and more. */
export function streamCandidates(points: readonly Point[], context: StoryContext): Candidate[] {
  const found: Candidate[] = [];
  for (let from = 0; from < points.length; from += 1) {
    const links: Link[] = [];
    let to = from;
    for (; to < points.length && links.length < 12; to += 1) {
      const link = linkOf(points[to]!);
      if (!link) break;
      links.push(link);
    }
    if (links.length < 2) continue;
    const { heading, text } = points[from]!;
    const name = heading || (/([^.!?\n:：]{3,60})[:：]\s*$/u.exec(leadBefore(text, context.brief.prompt))?.[1] ?? '').trim(); // prettier-ignore
    const title =
      claimOf(capital(name), context.language, 60) || [...new Set(links.map((link) => link.from))].join(', ');
    found.push(shaped({ from, to, evidence: { type: 'streams', links }, title }, points, context));
    from = to - 1;
  }
  return found;
}

function linkOf({ text, figures, kind }: Point): Link | undefined {
  const [found, second] = figures;
  if (!found || second || kind === 'heading' || kind === 'code') return undefined;
  const rest = `${text.slice(0, found.start)} ${text.slice(found.end)}`;
  const ends = rest.split(/\s*(?:→|⇒|⟶|->|=>)\s*/u);
  if (ends.length !== 2) return undefined;
  const [from, to] = ends.map((end) => nameIn(end.replace(/[:：]\s*$/u, '').trim()));
  const isName = (name: string | undefined): name is string => !!name && wordsIn(name) <= 4 && name.length <= 48;
  return isName(from) && isName(to) && from !== to ? { from: capital(from), to: capital(to), figure: found.figure } : undefined; // prettier-ignore
}
