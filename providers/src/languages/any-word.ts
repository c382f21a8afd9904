import { lazyPattern, type LazyPattern } from './lazily.js';
import type { ContextWords } from './context-words.js';
import type { LanguagePack } from './language-pack.js';
import type { Words } from './words.js';
import { languagePacks } from './registry.js';

/** Scripts that set no spaces, or glue their small words on: their words are found inside others. */
const glued = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Arab}\p{sc=Deva}\p{sc=Thai}]/u;
/** Matches nothing: no language has words for it. */
const nothing = '(?!)';

/** One word of a pack as the source of a pattern, without its edges. */
const sourceOf = (word: string): string =>
  word
    .replace(/_/gu, '[\\s-]')
    .replace(/(?<=\p{L})\*/gu, '\\p{L}*')
    .replace(/\((?!\?)/gu, '(?:');

/** Words as alternatives of a pattern, without edges; what matches nothing when there are none. */
export function alternatives(words: Words): string {
  let source = sources.get(words);
  if (source === undefined) sources.set(words, (source = listOf(words).map(sourceOf).join('|') || nothing));
  return source;
}
/** Lists of the packs, some of which are asked for at each figure. */
const sources = new Map<Words, string>();

const letters = ['\\p{L}', '\\p{L}'] as const;
/** Words as alternatives of a pattern, each whole where its script sets words apart: neither `ahead` of it nor `behind` it stands what would go on with the word. */
export function wholeWords(words: Words, [ahead, behind]: readonly [ahead: string, behind: string] = letters): string {
  const [inside, apart] = [gluedWords(words), spacedWords(words)];
  // The edges stand once around all words: a class of letters is costly to compile, and there are thousands of words.
  const whole = apart && `(?<!${ahead})(?:${alternatives(apart)})(?!${behind})`;
  return [whole, inside && alternatives(inside)].filter(Boolean).join('|') || nothing;
}

/** The words of all languages for one thing. */
export const wordsOfAll = (pick: (pack: LanguagePack) => Words | undefined): Words =>
  languagePacks
    .map(pick)
    .filter((words) => words !== undefined && words !== '')
    .join(' ');

/** The words of all languages for one place beside a figure, a date or a name. */
export const contextWords = (name: ContextName): Words => wordsOfAll(({ context }) => context?.[name]);
type ContextName = Exclude<
  keyof ContextWords,
  'common' | 'letters' | 'shorthand' | 'fractions' | 'eras' | 'question' | 'colon' | 'stop'
>;

/** The words among them that are found inside others, and those that stand by themselves. */
export const gluedWords = (words: Words): Words => listOf(words).filter((word) => glued.test(word)).join(' '); // prettier-ignore
export const spacedWords = (words: Words): Words => listOf(words).filter((word) => !glued.test(word)).join(' '); // prettier-ignore

/** A pattern of any of the words. */
export const anyWord = (words: Words, flags = 'iu'): LazyPattern => lazyPattern(() => wholeWords(words), flags);

const listOf = (words: Words): string[] => [...new Set(words.split(/\s+/u).filter(Boolean))];
