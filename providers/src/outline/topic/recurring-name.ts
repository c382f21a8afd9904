import { alternatives, contextWords } from '../../languages/any-word.js';
import { lexiconOf, wordPattern } from '../../planner/words/lexicon.js';
import type { Point } from '../../reading/point.js';

const ownWords = new RegExp(`^(?:${alternatives(contextWords('own'))})$`, 'iu');
/** One to three words with capitals; "Lock" of "Lock 7" and "Lock 8" is none. */
const names = /(?<![\p{L}\p{Nd}])\p{Lu}[\p{L}\p{Nd}&’'-]+(?:\s\p{Lu}[\p{L}\p{Nd}&’'-]*){0,2}(?!\s\p{Nd}|[\p{L}\p{Nd}&’'-])/gu; // prettier-ignore

/** A name of one to three words that at least two points hold; '' when there is none, and in German, where every noun has a capital. */
export function recurringName(points: readonly Point[], language: string): string {
  if (language === 'de') return '';
  const { linking, pronoun, leadIn, stop, question, sequence } = lexiconOf(language);
  const empty = wordPattern(`${linking}|${pronoun}|${leadIn}|${stop}|${question}|${sequence}`, language, 'whole');
  const times = new Map<string, number>();
  for (const point of points)
    for (const name of new Set(undated(point).match(names)))
      if (!empty.test(name) && !ownWords.test(name) && name.length >= 3 && name.length <= 40)
        times.set(name, (times.get(name) ?? 0) + 1);
  const again = [...times].filter(([, count]) => count >= 2);
  return again.sort((a, b) => b[1] - a[1] || b[0].length - a[0].length)[0]?.[0] ?? '';
}

/** "14 June", "by June 1": a month that comes again is no name. */
const undated = ({ text, dates }: Point): string =>
  dates.reduceRight((rest, { start, end }) => `${rest.slice(0, start)} · ${rest.slice(end)}`, text);
