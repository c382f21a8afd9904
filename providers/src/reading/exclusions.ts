import { alternatives, anyWord, wordsOfAll } from '../languages/any-word.js';
import { wordPattern, lexiconOf } from '../planner/words/lexicon.js';
import { findContacts } from './scan/contacts.js';
import type { Mentions } from './scan/scan.js';

/** What a prompt forbids to show or say. */
export interface Exclusions {
  /** Words of which one alone must not appear: names, figures, terms in brackets. Lower case. */
  terms: string[];
  /** Sets of words of which two together mean the forbidden thing. Lower case. */
  topics: string[][];
  /** Sorts of mention that must not appear at all. */
  sorts: ReadonlySet<'money' | 'phone' | 'street' | 'link'>;
}

const scaffold = new RegExp(`^(?:${alternatives(wordsOfAll(({ prompts }) => prompts.exclusions.small))})$`, 'iu');
const isScaffold = (word: string): boolean => scaffold.test(word);

const sorts = (['money', 'phone', 'street', 'link'] as const).map(
  (sort) => [sort, anyWord(wordsOfAll(({ prompts }) => prompts.exclusions[sort]))] as const,
);

/** What the exclusions of a prompt forbid. @param texts the clauses that exclude, as written */
export function exclusionsOf(texts: readonly string[], language: string): Exclusions {
  const terms = new Set<string>();
  const topics: string[][] = [];
  const named = new Set<'money' | 'phone' | 'street' | 'link'>();
  for (const text of texts.flatMap(bansApart)) {
    for (const [sort, pattern] of sorts) if (pattern.test(text)) named.add(sort);
    for (const match of text.matchAll(/[(（"“„«「]([^()（）"”“»」]{2,80})[)）"”“»」]/gu))
      for (const part of match[1]!.split(/[,;、，]|\s(?:and|or|und|oder|et|ou|y|o|e|en|of)\s/u)) {
        const term = part.trim().toLowerCase();
        if (wordCount(term) <= 4 && term.length > 2 && !isScaffold(term)) terms.add(term);
      }
    // The digits of a telephone number mean nothing one by one.
    const phones = findContacts(text).filter(({ kind }) => kind === 'phone');
    for (const { text: number } of phones) terms.add(number);
    const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].filter(
      (piece) => piece.isWordLike && !phones.some(({ start, end }) => piece.index >= start && piece.index < end),
    );
    const bare: string[] = [];
    for (const [at, { segment, index }] of words.entries()) {
      const folded = segment.toLowerCase();
      if (isScaffold(folded) || wordPattern(lexiconOf(language).linking, language, 'whole').test(folded)) continue;
      const opens = at === 0 || /[.!?(]\s*$/u.test(text.slice(0, index));
      const isName = /^\p{Lu}/u.test(segment) && !opens && !language.startsWith('de');
      if (isName || /^\p{Nd}{2,}/u.test(segment)) terms.add(folded);
      else if (folded.length > 2 || !/^[\p{sc=Latin}\p{sc=Cyrillic}]/u.test(folded)) bare.push(folded);
    }
    if (bare.length > 0) topics.push(bare);
  }
  return { terms: [...terms], topics, sorts: named };
}

/** "No press contact, and don't mention the car park": what is forbidden anew is a thing of its own. */
function bansApart(text: string): string[] {
  const parts: string[] = [];
  for (const part of text.split(/(?<=[,;.!،؛。！，；])\s*(?=\S)/u)) {
    const opening = part.split(/\s+/u).slice(0, 4).join(' ');
    if (parts.length === 0 || forbids(opening)) parts.push(part);
    else parts[parts.length - 1] += ` ${part}`;
  }
  return parts;
}
const bans = anyWord(wordsOfAll(({ prompts }) => prompts.cues.not));
const forbids = (text: string): boolean => bans.test(text);

/** Whether an exclusion names nothing itself ("that's not public yet") and so means what was said before it. */
export function pointsBack(text: string, language: string): boolean {
  const { terms, topics, sorts: named } = exclusionsOf([text], language);
  return terms.length === 0 && topics.length === 0 && named.size === 0;
}

/** Whether a text shows what is forbidden. */
export function isExcluded(text: string, found: Mentions, { terms, topics, sorts: named }: Exclusions): boolean {
  const folded = text.toLowerCase();
  if (terms.some((term) => hasWord(folded, term))) return true;
  if (named.has('money') && found.figures.some(({ kind }) => kind === 'money')) return true;
  if (found.contacts.some(({ kind }) => named.has(kind as 'phone' | 'street' | 'link'))) return true;
  return topics.some((words) => {
    const hits = words.filter(
      (word) => hasWord(folded, word) || (word.length > 4 && hasWord(folded, word.replace(/s$/u, ''))),
    );
    return hits.length >= Math.min(2, words.length) && hits.length >= words.length / 2;
  });
}

function hasWord(folded: string, term: string): boolean {
  for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + 1)) {
    const spaced = /^[\p{sc=Latin}\p{sc=Cyrillic}\p{Nd}]/u.test(term);
    if (!spaced) return true;
    if (
      !/[\p{L}\p{Nd}]$/u.test(folded.slice(0, at)) &&
      !/^(?!s(?!\p{L}))[\p{L}\p{Nd}]/u.test(folded.slice(at + term.length))
    )
      return true;
  }
  return false;
}

const wordCount = (text: string): number => text.split(/\s+/u).length;
