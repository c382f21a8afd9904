import { alternatives } from '../languages/any-word.js';
import { packOf } from '../languages/registry.js';
import { lexiconOf, wordPattern } from '../planner/words/lexicon.js';
import { formOf } from './grammar/english-clauses.js';
import { termsOf } from './grammar/english-terms.js';
import { wordsIn } from './word-count.js';

/** A clause that says one thing of several: "we sell | postcards, tea towels and toys". */
export interface ObjectRow {
  /** Its words before the first of them: "we sell". */
  lead: string;
  items: string[];
  /** Where the row ends in the text: behind it another clause may go on. */
  end: number;
}

/** Words of an item at most, and items at least. */
const [longestItem, fewestItems] = [4, 3];

/**
 * The row of things that a clause ends on, or undefined where it has none. English is parted by its parser; of other
 * languages only a clause that opens with its subject, so that what stands in front of a row is no item of it.
 */
export function objectRow(text: string, language: string): ObjectRow | undefined {
  const plain = text.replace(/[.!。！]+\s*$/u, '');
  const parts = [...plain.matchAll(/(?:(?<=\p{Nd}),(?=\p{Nd})|[^,،、;:：([\]])+/gu)].map(({ index, 0: words }) => ({ start: index, text: words })); // prettier-ignore
  if (parts.length < 2 || /[;:：()[\]“"„«?？]/u.test(plain)) return undefined;
  const last = parts.at(-1)!;
  const ends = rowEnd(last.text, language);
  const rest = [...parts.slice(1, -1).map((part) => part.text.trim()), ...ends.items];
  if (rest.length + 1 < fewestItems || rest.some((item) => item === '' || wordsIn(item) > longestItem))
    return undefined;
  const first = parts[0]!.text.trim();
  const at = language === 'en' ? englishStart(first, rest) : plainStart(first, rest, language);
  if (at === undefined) return undefined;
  const [lead, item] = [first.slice(0, at).trim(), first.slice(at).trim()];
  if (lead === '' || item === '' || wordsIn(item) > longestItem) return undefined;
  return { lead, items: [item, ...rest], end: last.start + ends.end };
}

/** "water and carbon dioxide | and make sugar": the last things of a row, with where they end. */
function rowEnd(text: string, language: string): { items: string[]; end: number } {
  const { and } = lexiconOf(language);
  const joins = [...text.matchAll(new RegExp(`(?:^|\\s)(?:${and})\\s`, 'giu'))];
  const opens = joins[0] !== undefined && joins[0].index <= 1;
  const [from, to] = opens ? [joins[0]!, joins[1]] : [joins[0], joins[1]];
  const end = to?.index ?? text.length;
  const items = opens
    ? [text.slice(from!.index + from![0].length, end)]
    : from
      ? [text.slice(0, from.index), text.slice(from.index + from[0].length, end)]
      : [text.slice(0, end)];
  return { items: items.map((item) => item.trim()), end };
}

/** Where the first thing begins in an English clause: behind its last verb or preposition. */
function englishStart(first: string, rest: readonly string[]): number | undefined {
  const form = formOf(first);
  if (!form.isSaid || form.lacksSubject) return undefined;
  const saysMore = rest.some((item) => {
    const own = formOf(item);
    return own.isSaid || own.isOrder || own.lacksSubject;
  });
  if (saysMore) return undefined;
  const terms = termsOf(first);
  const leads = terms.findLastIndex(({ tags, text }) => (tags.has('Verb') && !tags.has('Gerund')) || (tags.has('Preposition') && !/^of$/iu.test(text)) || tags.has('Particle')); // prettier-ignore
  const next = terms[leads + 1];
  if (leads < 1 || !next) return undefined;
  // "Light, water and carbon dioxide": alone a word may look like no thing; "hot, thick and spicy" are none.
  const things = [first.slice(next.start), ...rest].filter((item) =>
    termsOf(item).some(({ tags }) => tags.has('Noun')),
  );
  return things.length >= rest.length ? next.start : undefined;
}

/** The same without a parser: of as many words as the shortest of the others, behind a subject that is seen as one. */
function plainStart(first: string, rest: readonly string[], language: string): number | undefined {
  const { pronoun } = lexiconOf(language);
  const articles = alternatives(packOf(language)?.context?.articles ?? '');
  const words = [...first.matchAll(/\S+/gu)];
  const size = Math.min(...rest.map(wordsIn));
  const opens = wordPattern(`${pronoun}|${articles}`, language, 'start');
  // "Die Kantine, der Hof, die Halle": each of them has its article.
  if (!opens.test(first) || rest.some((item) => opens.test(item)) || words.length < size + 2) return undefined;
  return words.at(-size)!.index;
}
