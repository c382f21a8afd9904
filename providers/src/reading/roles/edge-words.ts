import { alternatives, spacedWords, wholeWords } from '../../languages/any-word.js';
import type { FilmWords } from '../../languages/film-words.js';
import { lengthSource } from '../wished-length.js';
import { filmWordsOf, packsOfFilm } from './film-words-of.js';

/** What makes one word of two: a part of "voice-over" or "kids'" stands for nothing by itself. */
const inWord = ["[\\p{L}\\p{M}\\p{Nd}'’-]", '[\\p{L}\\p{M}\\p{Nd}-]'] as const;

/** What stands at the edge of a request: `join` says nothing by itself, and holds others together. */
export type EdgeKind =
  'length' | 'form' | 'shape' | 'manner' | 'quality' | 'sound' | 'swap' | 'viewer' | 'polite' | 'join';

/** What is looked for at the end of a text and at its beginning, in the order in which it is tried. */
export interface EdgePattern {
  kind: EdgeKind;
  end: RegExp;
  start: RegExp;
}

/** Words that make one with what follows them: what stands behind "the" or "of" is part of a topic. */
export interface EdgeWords {
  patterns: readonly EdgePattern[];
  /** At the end of what stays. */
  holds: RegExp;
  /** A topic that is none yet: "how to". */
  empty: RegExp;
  no: RegExp;
  /** Opens with a word of questions. */
  asks: RegExp;
  /** Opens with "for". */
  forFirst: RegExp;
}

const known = new Map<string, EdgeWords>();

/** The words of a language at the edge of a request, and the English ones, which people use in all of them. */
export function edgeWordsOf(language: string): EdgeWords {
  const found = known.get(language) ?? compile(language);
  known.set(language, found);
  return found;
}

function compile(language: string): EdgeWords {
  const packs = packsOfFilm(language);
  const film = filmWordsOf(packs);
  const whole = (name: keyof FilmWords): string => wholeWords(film(name), inWord);
  // The English small words are words of weight elsewhere.
  const own = packs[0]!;
  const patterns = (
    [
      ['length', `(?:${lengthSource})`],
      ['shape', String.raw`(?<![\p{Nd}:])(?:9\s?[:x/]\s?16|16\s?[:x/]\s?9|1\s?[:x]\s?1|4\s?[:x/]\s?5)(?![\p{Nd}:])`],
      ['swap', whole('swaps')],
      ['viewer', whole('viewers')],
      ['shape', whole('shapes')],
      ['form', whole('forms')],
      ['manner', whole('manners')],
      ['sound', whole('sounds')],
      ['quality', whole('qualities')],
      ['polite', whole('polite')],
      ['join', wholeWords(own.film?.joins ?? '', inWord)],
    ] as const
  ).map(([kind, source]) => ({
    kind,
    end: new RegExp(`(?:${source})$`, 'iu'),
    start: new RegExp(`^(?:${source})`, 'iu'),
  }));
  const small = `${own.prompts.clauses.trailing ?? ''} ${own.prompts.clauses.leading ?? ''} ${own.context?.articles ?? ''} ${own.context?.own ?? ''}`;
  return {
    patterns,
    holds: new RegExp(`(?<![\\p{L}\\p{Nd}])(?:${alternatives(spacedWords(small))}|${own.lexicon?.dangling || '(?!)'})$`, 'iu'), // prettier-ignore
    empty: new RegExp(`^(?:(?:${own.lexicon?.question || '(?!)'}|${alternatives(small)}|${own.lexicon?.dangling || '(?!)'})[\\s]*)*$`, 'iu'), // prettier-ignore
    forFirst: new RegExp(`^(?:${alternatives(film('for'))})(?!\\p{L})`, 'iu'),
    asks: new RegExp(`^(?:${own.lexicon?.question || '(?!)'})(?!\\p{L})`, 'iu'),
    no: new RegExp(`^(?:${alternatives(spacedWords(own.prompts.wishes.no ?? ''))})\\s`, 'iu'),
  };
}
