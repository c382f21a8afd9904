import { keptPattern } from '../languages/lazily.js';
import { wholeWords } from '../languages/any-word.js';
import { packOf } from '../languages/registry.js';
import { lexiconOf, wordPattern } from '../planner/words/lexicon.js';
import type { Point } from '../reading/point.js';
import { asciiDigits } from '../reading/scan/digits.js';

/**
 * "3 out of 4 people", "sept personnes sur dix", "10人中7人": a count and the whole that it is a part of. The words
 * between make the one a part of the other; "40 workshops in 60 schools" counts two things.
 */
export function ratioOf(point: Point, language: string): { count: number; total: number } | undefined {
  if (point.figures.some(({ kind, figure }) => kind !== 'count' || figure.decimals > 0) || point.figures.length > 2)
    return undefined;
  const { text } = point;
  const inWords =
    point.figures.length === 0 || !/\p{Nd}/u.test(text.slice(0, 24)) ? fractionOf(text, language) : undefined;
  if (inWords) return inWords;
  const { outOf, numberWords } = lexiconOf(language);
  const turned =
    /(\p{Nd}{1,3})(?:人|個|个|社|名|명)中(?:有)?の?\s?(\p{Nd}{1,3})/u.exec(text) ??
    /(\p{Nd}{1,3})명 중\s?(\p{Nd}{1,3})/u.exec(text);
  if (turned) return parted(turned[2]!, turned[1]!, []);
  const number = `\\p{Nd}{1,3}|${numberWords.map((word) => `(?:${word})`).join('|') || '(?!)'}`;
  const link = language === 'en' ? 'out of|of(?: the| every| our)?|in(?: every)?' : outOf;
  const pattern = keptPattern(
    `(?<![\\p{L}\\p{N}.,])(${number})\\s+((?:\\p{L}+\\s+){0,2}?)(${link})\\s+(${number})(?![\\p{L}\\p{N}%]|[.,]\\p{N})(?=\\s*(\\p{L}*))`,
    'iu',
  );
  const match = pattern.exec(text);
  if (!match) return undefined;
  const [, count, own, , total, noun] = match as unknown as string[];
  // Each of the two with a noun of its own: they count different things.
  const counted = own!.trim() !== '' && !wordPattern(lexiconOf(language).linking, language, 'whole').test(own!.trim());
  if (counted && noun !== '' && !wordPattern(lexiconOf(language).linking, language, 'whole').test(noun!) && !isVerbal(text, match, language)) return undefined; // prettier-ignore
  if (counted && language === 'en' && /^in/iu.test(match[3]!)) return undefined;
  return parted(count!, total!, numberWords);
}

/** "A third of our members": a part in words at the beginning of a clause, which is what the clause is about. */
function fractionOf(text: string, language: string): { count: number; total: number } | undefined {
  for (const [fraction, words] of Object.entries(packOf(language)?.context?.fractions ?? {})) {
    if (!keptPattern(`^(?:\\p{L}+\\s)?(?:${wholeWords(words)})`).test(text)) continue;
    const [count, total] = fraction.split('/').map(Number);
    return { count: count!, total: total! };
  }
  return undefined;
}

/** "7 clients sur 10 sont revenus": what follows the whole is what they do, and ends the clause. */
const isVerbal = (text: string, match: RegExpExecArray, language: string): boolean =>
  language !== 'en' && text.slice(match.index + match[0].length).trim() !== '';

function parted(count: string, total: string, words: readonly string[]): { count: number; total: number } | undefined {
  const [a, b] = [valueOf(count, words), valueOf(total, words)];
  return Number.isInteger(a) && Number.isInteger(b) && a >= 0 && b > a && b > 1 && b <= 100
    ? { count: a, total: b }
    : undefined;
}

function valueOf(text: string, words: readonly string[]): number {
  const digits = asciiDigits(text);
  if (/^\d+$/.test(digits)) return Number(digits);
  const at = words.findIndex((word) => keptPattern(`^(?:${word})$`).test(text));
  return at < 0 ? NaN : at + 1;
}
