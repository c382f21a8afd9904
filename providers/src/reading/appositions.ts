import { alternatives } from '../languages/any-word.js';
import { packOf } from '../languages/registry.js';
import { lexiconOf } from '../planner/words/lexicon.js';
import { mostJoined, type Piece } from './piece.js';
import { namesDay } from './scan/dates.js';
import type { Mentions } from './scan/scan.js';
import { wordsIn } from './word-count.js';

const articles = new Map<string, RegExp>();

/** An article of the language, by which a name is known; "a" is one in English and "to" in Italian. */
function articleOf(language: string): RegExp {
  let article = articles.get(language);
  const words = packOf(language)?.context?.articles ?? '';
  if (!article) articles.set(language, (article = new RegExp(`^(?:(?:${alternatives(words)})\\s|l['’])(?=\\p{L})`, 'iu'))); // prettier-ignore
  return article;
}

/** Words of a name that something is said of, and of the remark behind it, at most. */
const [longestName, longestRemark] = [4, 6];

/** Whether three parts between commas say one thing: a name with its article, a remark without one, and a rest that begins as no name does. */
function isOneThing([name, remark, rest]: readonly string[], language: string): boolean {
  const article = articleOf(language);
  const isName = article.test(name!) && wordsIn(name!) <= longestName && !/\p{Nd}/u.test(name!);
  const isRemark = !article.test(remark!) && wordsIn(remark!) <= longestRemark;
  const goesOn = /^\p{Ll}/u.test(rest!) && !article.test(rest!) && wordsIn(rest!) >= 2;
  return isName && isRemark && goesOn && !new RegExp(`^(?:${lexiconOf(language).and})\\s`, 'iu').test(rest!);
}

/** "El aeropuerto, a 38 km, sigue abierto": a sentence with a remark between commas, which is no row of three. */
export function isAppositive(sentence: string, language: string): boolean {
  const parts = sentence.trim().split(/,\s+/u);
  return parts.length === 3 && isOneThing(parts, language);
}

/**
 * Puts together again what a remark between commas parts: "El aeropuerto, | a 38 km, | sigue abierto". A day or an hour
 * between commas is that of an occasion, whose place stands behind it.
 */
export function withAppositions(
  pieces: readonly Piece[],
  sentence: string,
  language: string,
  { dates, times }: Pick<Mentions, 'dates' | 'times'>,
): Piece[] {
  const isMoment = ({ start, end }: Piece): boolean => [...dates.filter(namesDay), ...times].some((one) => one.start >= start && one.end <= end); // prettier-ignore

  const and = new RegExp(`(?:^|\\s)(?:${lexiconOf(language).and})\\s*$`, 'iu');
  const joined: Piece[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const [name, remark, rest] = pieces.slice(at, at + 3);
    const opens = at === 0 || name!.isApart === true;
    const isOne = opens && remark && rest && !isMoment(remark) && !remark.isApart && !rest.isApart && isOneThing([name!.text, remark.text, rest.text], language); // prettier-ignore
    if (
      !isOne ||
      and.test(sentence.slice(remark.end, rest.start)) ||
      wordsIn(sentence.slice(name!.start, rest.end)) > mostJoined
    ) {
      // prettier-ignore
      joined.push(name!);
      continue;
    }
    joined.push({ ...name!, end: rest.end, text: sentence.slice(name!.start, rest.end) });
    at += 2;
  }
  return joined;
}
