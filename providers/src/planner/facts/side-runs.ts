import { lexiconOf } from '../words/lexicon.js';
import { tidy } from '../words/headline.js';
import type { Side, Statement } from './fact.js';
import { blankFigures } from './labels.js';
import { factOf } from './make-fact.js';
import { readVersus, splitItems, withoutName } from './patterns.js';
import type { Run } from './runs.js';
import { splitHeading, statement } from './statements.js';

export function readProsCons(all: Statement[], at: number, language: string): Run | undefined {
  const { pros, cons } = lexiconOf(language);
  const headed = (
    index: number,
    words: string,
  ): { label: string; items: string[]; used: Statement[]; next: number } | undefined => {
    const one = all[index];
    if (!one) return undefined;
    const named = new RegExp(
      `^(?:the\\s|les\\s|die\\s|los\\s|las\\s|i\\s|gli\\s)?(${words})(?:\\s[^:：]{0,30})?$`,
      'iu',
    );
    const split = one.kind === 'sentence' ? splitHeading(one.text) : undefined;
    if (split && named.test(split.heading))
      return { label: split.heading, items: splitItems(split.rest, language), used: [one], next: index + 1 };
    const title = one.kind === 'heading' ? one.text : one.text.replace(/[:：]$/u, '');
    if (
      (one.kind === 'heading' || /[:：]$/u.test(one.text)) &&
      named.test(title) &&
      all[index + 1]?.kind === 'bullet'
    ) {
      const used: Statement[] = [];
      let next = index + 1;
      while (all[next]?.kind === 'bullet') used.push(all[next++]!);
      return { label: title, items: used.map((bullet) => tidy(bullet.text)), used, next };
    }
    return undefined;
  };
  const first = headed(at, pros);
  if (!first) return undefined;
  const second = headed(first.next, cons);
  if (!second || first.items.length === 0 || second.items.length === 0) return undefined;
  const fit = (items: string[]): string[] => items.filter((item) => item.length <= 110);
  if (fit(first.items).length === 0 || fit(second.items).length === 0) return undefined;
  return {
    facts: [
      factOf(
        {
          type: 'pros-cons',
          title: all[at]!.heading === first.label ? '' : tidy(all[at]!.heading),
          pros: fit(first.items),
          cons: fit(second.items),
          prosLabel: tidy(first.label).slice(0, 32),
          consLabel: tidy(second.label).slice(0, 32),
        },
        [...first.used, ...second.used],
        language,
      ),
    ],
    next: second.next,
  };
}

/** "A vs B" followed by sentences that open with one of the two names. */
export function readVersusRun(all: Statement[], at: number, language: string): Run | undefined {
  const current = all[at]!;
  if (current.kind !== 'sentence' && current.kind !== 'heading') return undefined;
  const split = splitHeading(current.text);
  const head = statement(split?.heading ?? current.text.replace(/[.!]$/u, ''), language);
  const body = readVersus(head, language);
  if (!body || body.left.points.length > 0) return undefined;
  const left: Side = { ...body.left, points: [] };
  const right: Side = { ...body.right, points: [] };
  const used: Statement[] = [];
  const texts: Statement[] = split ? [statement(split.rest, language)] : [];
  let next = at + 1;
  while (next < all.length && (all[next]!.kind === 'sentence' || all[next]!.kind === 'bullet'))
    texts.push(all[next++]!);
  let taken = 0;
  for (const [index, text] of texts.entries()) {
    const pieces = sidePieces(text, [left.label, right.label], language);
    if (pieces.length === 0) break;
    for (const piece of pieces) {
      const side = piece.side === 0 ? left : right;
      for (const point of pointsOf(piece.text, side.label, language)) side.points.push(point);
    }
    used.push(text);
    taken = index + 1;
  }
  if (left.points.length === 0 || right.points.length === 0) return undefined;
  left.points = left.points.slice(0, 5);
  right.points = right.points.slice(0, 5);
  return {
    facts: [factOf({ ...body, title: body.title, left, right }, used, language)],
    next: at + 1 + taken - (split ? 1 : 0),
    title: body.title,
  };
}

/** The clauses of a sentence by the side they speak of; none when the first names neither. */
function sidePieces(text: Statement, names: string[], language: string): { side: 0 | 1; text: string }[] {
  const blank = blankFigures(text.text, text.figures);
  const { whereas, and } = lexiconOf(language);
  const cut = new RegExp(`(?:[;,]\\s+(?:(?:${whereas}|${and})\\s)?|\\s(?:${whereas}|${and})\\s)`, 'giu');
  const joins = new RegExp(`^\\s(?:${and})\\s$`, 'iu');
  // "Basic plan vs Pro plan: Basic costs …": the first words are enough where they differ.
  const short =
    names.every((name) => name.split(' ')[0]!.length > 2) && names[0]!.split(' ')[0] !== names[1]!.split(' ')[0];
  const pieces: { side: 0 | 1; text: string }[] = [];
  let from = 0;
  const add = (part: string, gap: string): void => {
    const side = names.findIndex(
      (name) => startsWithName(part, name) || (short && startsWithName(part, name.split(' ')[0]!)),
    );
    if (side >= 0) pieces.push({ side: side as 0 | 1, text: part });
    else if (pieces.length > 0) pieces[pieces.length - 1]!.text += gap + part;
  };
  let gap = '';
  const isNamed = (part: string): boolean => names.some((name) => startsWithName(part, name) || (short && startsWithName(part, name.split(' ')[0]!))); // prettier-ignore
  for (const match of blank.matchAll(cut)) {
    // "the boat takes 9 h and the plane 1 h": a bare "and" parts only what is told of each.
    if (joins.test(match[0]) && !isNamed(text.text.slice(match.index + match[0].length))) continue;
    add(text.text.slice(from, match.index), gap);
    gap = text.text.slice(match.index, match.index + match[0].length);
    from = match.index + match[0].length;
  }
  add(text.text.slice(from), gap);
  return pieces;
}

const startsWithName = (text: string, name: string): boolean => {
  const bare = text
    .replace(/^(?:(?:the|an?|le|la|les|der|die|das|ein|eine|el|los|las|il|gli|o|os|as)\s+|l['’])/iu, '')
    .toLowerCase();
  const stem = name.toLowerCase();
  return bare.startsWith(stem) || (stem.length > 5 && bare.startsWith(stem.slice(0, -1)));
};

function pointsOf(text: string, name: string, language: string): string[] {
  const split = splitHeading(text);
  const rest =
    split && startsWithName(split.heading, name)
      ? split.rest
      : withoutName(withoutName(tidy(text), name), name.split(' ')[0]!.length > 2 ? name.split(' ')[0]! : name);
  const halves = rest.split(new RegExp(`\\s(?:${lexiconOf(language).and})\\s`, 'iu'));
  const commas = /,\s/u.test(rest);
  const items =
    !commas && halves.length === 2 && halves.every((half) => /\p{N}/u.test(half)) ? halves : splitItems(rest, language);
  const points =
    items.length >= 2 && items.every((item) => item.length >= 3 && item.split(/\s+/).length <= 9)
      ? items
      : [tidy(rest)];
  return points.map((point) => tidy(point)).filter((point) => point.length <= 110);
}
