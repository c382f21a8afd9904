import { wordsIn } from '../../reading/clauses.js';
import type { Point } from '../../reading/point.js';
import type { Candidate } from '../node.js';
import type { StoryContext } from '../story-context.js';
import { enumerated, enumeratedNode } from './enumerations.js';
import { listNode } from './list-node.js';
import { isPlain } from './plain-clause.js';
import { pointsOfParts } from './points-of-parts.js';
import { sequenceCandidates } from './sequences.js';

/** Bullets of one list, and the short clauses of one sentence: a list or steps, together or one by one. */
export function listCandidates(points: readonly Point[], context: StoryContext): Candidate[] {
  const found: Candidate[] = [];
  let from = 0;
  while (from < points.length) {
    const first = points[from]!;
    let to = from + 1;
    if (first.kind === 'bullet')
      while (to < points.length && points[to]!.kind === 'bullet' && points[to]!.group === first.group) to += 1;
    else if (isPlain(first))
      while (to < points.length && isPlain(points[to]!) && points[to]!.sentenceIndex === first.sentenceIndex) to += 1;
    const run = first.kind === 'bullet' ? wholeItems(points.slice(from, to), context.language) : points.slice(from, to);
    if (run.length >= (first.kind === 'bullet' ? 2 : 3) && !(first.kind === 'clause' && saysWhen(run))) {
      const [start, end] = [from, to];
      found.push({
        from: start,
        to: end,
        score: first.kind === 'bullet' ? 0.88 : 0.8,
        node: () => listNode(run, points[start - 1], context),
      });
    } else if (run.length >= 1 && isPlain(first)) {
      const named = headedItems(run);
      const [start, end] = [from, to];
      if (named)
        found.push({ from: start, to: end, score: 0.84, node: () => listNode(named, points[start - 1], context) });
      const items = named ? undefined : enumerated(first, context);
      if (items)
        found.push({ from: start, to: start + 1, score: 0.78, node: () => enumeratedNode(first, items, context) });
    }
    from = to;
  }
  return [...found, ...sequenceCandidates(points, context)];
}

/** Characters of a day's name before its date. */
const longestDay = 12;

/** "Thursday 24 July, seven o'clock, 8 Cavendish Rise": when and where something is, is no list of things. */
const saysWhen = (run: readonly Point[]): boolean =>
  run[0]!.dates.some(({ text }) => text.length >= run[0]!.text.length - longestDay) ||
  run.filter(({ dates, times, contacts }) => dates.length + times.length + contacts.length > 0).length * 2 > run.length;

/** "Ingredients: 2 eggs, milk, salt": the short things after a heading of the same sentence. */
function headedItems(run: readonly Point[]): Point[] | undefined {
  const [first] = run;
  if (!first?.heading || run.some(({ contacts, dates }) => contacts.length + dates.length > 0)) return undefined;
  const rest = /^[^:：]{2,60}[:：]\s*(.+?)[\s.。]*$/su.exec(first.sentence)?.[1];
  const parts = rest?.split(/\s*[,;、，،](?!\p{Nd})\s*/u).filter(Boolean) ?? [];
  if (parts.length < 3 || parts.length > 12 || parts.some((part) => wordsIn(part) > 5)) return undefined;
  // Where the film has opened with the first of them, the rest are no list from its start.
  if (!first.text.startsWith(parts[0]!)) return undefined;
  const figures = run.flatMap((point) => point.figures);
  return parts.map((text) => ({
    ...first,
    text,
    figures: figures.filter(({ figure }) => text.includes(figure.display)),
    sentence: text,
  }));
}

/** The clauses of a long item are one item again. */
function wholeItems(run: readonly Point[], language: string): Point[] {
  return run.flatMap((point, at) => {
    if (point.sentenceIndex === run[at - 1]?.sentenceIndex) return [];
    if (point.sentenceIndex !== run[at + 1]?.sentenceIndex) return [point];
    return pointsOfParts([point], [point.sentence], language);
  });
}
