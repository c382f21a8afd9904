import type { EvidenceOf } from '@scenewright/core/outline';
import { wordsIn } from '../../reading/clauses.js';
import type { Point } from '../../reading/point.js';
import { claimOf } from '../claim.js';
import type { Candidate } from '../node.js';
import type { StoryContext } from '../story-context.js';
import { groupsFrom } from './groups.js';
import { capital, nameIn, said } from './said.js';
import { shaped } from './shape-node.js';

type Overlap = EvidenceOf<'overlap'>;

/** Two or three things with what each has for itself, and what both have: under labels, or as clauses of one sentence. */
export function overlapCandidates(points: readonly Point[], context: StoryContext): Candidate[] {
  return points.flatMap((_, from): Candidate[] => {
    const found = labelled(points, from, context) ?? inOneSentence(points, from, context);
    if (!found) return [];
    const { heading } = points[from]!;
    const name = found.sets.map(({ label }) => label).join(' + ');
    const above = points[from - 1]?.kind === 'heading' ? points[from - 1]!.text : '';
    const title = heading && !found.sets.some(({ label }) => heading.toLowerCase().endsWith(label.toLowerCase())) ? heading : above || context.topic || name; // prettier-ignore
    const evidence: Overlap = { type: 'overlap', sets: found.sets, shared: found.shared };
    return [shaped({ from, to: found.to, evidence, title }, points, context)];
  });
}

interface Found extends Omit<Overlap, 'type'> {
  to: number;
}

/** "Only cats: climbing. Only dogs: barking. Both: sleeping." */
function labelled(points: readonly Point[], from: number, { language }: StoryContext): Found | undefined {
  const both = said(language, 'both', (words) => words.both);
  const only = said(language, 'only', (words) => words.only);
  const groups = groupsFrom(points, from, language);
  const at = groups.findIndex(({ label }) => both.test(label) && wordsIn(label) <= 3);
  if (at < 2 || at > 3) return undefined;
  const sets = groups.slice(0, at).map(({ label, items }) => ({ label: capital(nameIn(label.replace(only, ''))), points: items })); // prettier-ignore
  if (sets.some(({ label }) => label === '' || wordsIn(label) > 4)) return undefined;
  return { sets, shared: groups[at]!.items, to: groups[at]!.to };
}

/** "Cats and dogs: cats climb and hide, dogs bark and run, both sleep a lot." */
function inOneSentence(points: readonly Point[], from: number, context: StoryContext): Found | undefined {
  const { language } = context;
  const first = points[from]!;
  if (first.kind === 'heading' || first.kind === 'code' || points[from - 1]?.sentenceIndex === first.sentenceIndex) return undefined; // prettier-ignore
  let to = from + 1;
  while (to < points.length && points[to]!.sentenceIndex === first.sentenceIndex) to += 1;
  const clauses = points.slice(from, to).flatMap(({ text }) => text.replace(/[.!。]$/u, '').split(/\s*(?:[,，](?!\p{Nd})|[;；、])\s*/u)); // prettier-ignore
  const both = said(language, 'both', (words) => words.both);
  const named = `${first.heading} ${context.topic}`.toLowerCase();
  const sets: Overlap['sets'] = [];
  const shared: string[] = [];
  for (const clause of clauses) {
    const start = both.exec(clause);
    const plain = /^(?:the\s|die\s|les\s|los\s|las\s|i\s|gli\s|le\s|os\s|as\s|de\s)?(\S+)\s+(.+)$/iu.exec(clause);
    if (start && start.index <= 4)
      shared.push(claimOf(nameIn(clause.slice(start.index + start[0].length)), language, 60));
    else if (shared.length === 0 && plain && named.includes(plain[1]!.toLowerCase()))
      sets.push({ label: capital(plain[1]!), points: [claimOf(nameIn(plain[2]!), language, 60)] }); // prettier-ignore
    else return undefined;
  }
  return sets.length >= 2 && sets.length <= 3 && shared.length > 0 && shared.length <= 4 ? { sets, shared, to } : undefined; // prettier-ignore
}
