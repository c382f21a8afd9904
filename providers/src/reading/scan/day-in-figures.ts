import { lazyPattern, type LazyPattern } from '../../languages/lazily.js';
import { alternatives } from '../../languages/any-word.js';
import { packOf } from '../../languages/registry.js';
import { traitsOf } from '../../languages/traits-of.js';
import { decimalMark } from './digits.js';

/** The parts of a date in figures as sources of patterns: the first two capture. */
export const day = '(0?[1-9]|[12]\\d|3[01])';
const month = '(0?[1-9]|1[0-2])';
export const year = '(?:1[0-9]|20|21)\\p{Nd}{2}';

/** What stands before a day in figures: a mark or a small word. A longer one may be a name with a version: "Version 2.1.". */
const ahead = '(?<=^|[,;(–-]\\s?|(?<!\\p{L})(?:\\p{Ll}{1,4}|\\p{Lu}\\p{Ll}{0,2}\\.?,?)\\s)';

/** "15/06", "24/12": no share has more of a part than of the whole, and "24/7" is no day. */
const slashed = '(?<![\\p{L}\\p{Nd}/.,])(1[3-9]|2\\d|3[01])\\/(0[1-9]|1[0-2])(?![\\p{L}\\p{Nd}/]|[.,]\\d)';

/** A day and its month in figures: the day is captured first, then the month, then a year if one stands there. */
export function dayInFigures(language: string): LazyPattern[] {
  // "30.11.", "30. 11. 26" where ordinals have a dot
  if (traitsOf(language).ordinalDots)
    return [slashed, `${ahead}${day}\\.\\s?${month}\\.(?:\\s?(${year}|\\d\\d)(?![\\p{L}\\p{N}%€.]))?(?!\\d)`].map(
      everywhere,
    );
  // "до 15.6.": where decimals stand after a comma
  const dotted = decimalMark(language) === ',' ? [`${ahead}${day}\\.${month}\\.(?![\\p{L}\\p{Nd}])`] : [];
  return [...[slashed, ...dotted].map(everywhere), ...behindWord(language)];
}

const everywhere = (source: string): LazyPattern => lazyPattern(() => source, 'gu');

/** "le 14/06", "el 21/3": behind an article or a preposition a small day is one too. */
function behindWord(language: string): LazyPattern[] {
  const { prompts, context } = packOf(language) ?? {};
  const words = `${prompts?.clauses.leading ?? ''} ${context?.articles ?? ''}`;
  // English sets the month first, or last: which, its figures don't say.
  if (language === 'en' || words.trim() === '') return [];
  // "en 24/7", "1/2 de los": a way of speaking, or a share.
  return [lazyPattern(() => `(?<=(?<!\\p{L})(?:${alternatives(words)})\\s)(?!24/7)${day}/(0[1-9]|1[0-2]|(?<=(?:1[3-9]|2\\d|3[01])/)[1-9])(?![\\p{L}\\p{N}/%])`, 'giu')]; // prettier-ignore
}

export const fullYear = (text: string): string => (text.length === 2 ? `20${text}` : text);
