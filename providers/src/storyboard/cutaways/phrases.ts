import { unspacedLetter } from '@scenewright/core/language';
import { alternatives } from '../../languages/any-word.js';
import { packOf } from '../../languages/registry.js';
import { formOf } from '../../reading/grammar/english-clauses.js';

/** A word of a text with where it stands. */
interface Word {
  text: string;
  start: number;
  end: number;
}

/** Letters of the longest phrase that is read at one glance. */
const mostLetters = 34;
const mostPhrases = 4;

/** A sentence as the two to four phrases that it is said in, so many at least; undefined where it is too short or too long for that. */
export function phrasesOf(text: string, language: string, fewest = 2): string[] | undefined {
  const words = wordsOf(text.replace(/[.。！!]+$/u, ''), language);
  const count = Math.ceil(Math.max(text.length / 24, words.length / 4));
  if (words.length < 2 * fewest || count > mostPhrases) return undefined;
  const wanted = Math.max(fewest, count);
  const cuts: number[] = [];
  for (let part = 1; part < wanted; part += 1) {
    const cut = bestCut(text, words, (words.length * part) / wanted, language, (cuts.at(-1) ?? 0) + 1);
    if (cut !== undefined) cuts.push(cut);
  }
  const ends = [...cuts, words.length];
  const phrases = ends.map((end, at) => text.slice(words[at === 0 ? 0 : ends[at - 1]!]!.start, words[end - 1]!.end));
  return phrases.length >= fewest && phrases.every((phrase) => [...phrase].length <= mostLetters) ? phrases : undefined;
}

/**
 * A sentence in two at a place where its speaker could draw breath, each part of three words or more: what stands in
 * `head` stays in the first. Undefined where it has none; `anywhere`: at the end of any phrase, where it has to be parted.
 */
export function breathOf(
  text: string,
  language: string,
  head: readonly string[],
  { anywhere = false } = {},
): [string, string] | undefined {
  const words = wordsOf(text, language);
  const kept = Math.max(0, ...head.map((phrase) => text.indexOf(phrase) + phrase.length));
  const first = words.findIndex(({ start }) => start >= kept);
  if (words.length < 7 || first < 0) return undefined;
  const cut = bestCut(text, words, words.length * 0.55, language, Math.max(3, first), !anywhere);
  if (cut === undefined || words.length - cut < 3) return undefined;
  return [text.slice(0, words[cut]!.start).trim(), text.slice(words[cut]!.start)];
}

/** The word before which it is best to part near a place, at a mark or a word that opens a phrase alone where `atBreaths`; undefined where every place tears something. */
function bestCut(
  text: string,
  words: readonly Word[],
  near: number,
  language: string,
  least: number,
  atBreaths = false,
): number | undefined {
  const { leads, ties } = linksOf(language);
  let found: { at: number; cost: number } | undefined;
  for (let at = least; at < words.length; at += 1) {
    const [before, word] = [words[at - 1]!, words[at]!];
    const tears = ties?.test(before.text) === true || leads?.test(before.text) === true || /^\p{Nd}/u.test(before.text) || /[-–'’/]$/u.test(before.text); // prettier-ignore
    // "their no. | 1 turn-off", "D. | Pedro": a point that ends no sentence.
    const isShortened = /\./u.test(text.slice(before.start, word.start)) && (/^[\p{Nd}\p{Ll}]/u.test(word.text) || /^\p{Lu}$/u.test(before.text)); // prettier-ignore
    if (tears || isShortened) continue;
    const between = text.slice(before.end, word.start);
    const stops = /[,;:–—、，،]/u.test(between) || /[,;:、，،]$/u.test(before.text);
    const names = /^\p{Lu}/u.test(before.text) && /^\p{Lu}/u.test(word.text) && language !== 'de';
    const opens = leads?.test(word.text) === true;
    // "It costs 34 euros | and comes with a guarantee": what is done next begins with its "and".
    const goesOn = language === 'en' && /^and$/iu.test(word.text) && formOf(text.slice(word.end)).lacksSubject;
    if (atBreaths && !stops && !opens && !goesOn) continue;
    const cost = (stops || goesOn ? 0 : opens ? 0.4 : names ? 3 : 1.6) + Math.abs(at - near) * 0.35;
    if (cost < (found?.cost ?? Infinity)) found = { at, cost };
  }
  return found?.at;
}

const links = new Map<string, { leads?: RegExp; ties?: RegExp }>();
/** Words that open a phrase, and words that lead to the next one: nothing is parted behind either. */
function linksOf(language: string): { leads?: RegExp; ties?: RegExp } {
  const known = links.get(language);
  if (known) return known;
  const pack = packOf(language);
  const leading = pack?.prompts.clauses.leading;
  const articles = pack?.context?.articles;
  const whole = (words: string): RegExp => new RegExp(`^(?:${alternatives(words)})$`, 'iu');
  const made = { ...(leading ? { leads: whole(leading) } : {}), ...(articles ? { ties: whole(articles) } : {}) };
  links.set(language, made);
  return made;
}

function wordsOf(text: string, language: string): Word[] {
  if (!unspacedLetter.test(text)) return [...text.matchAll(/\S+/gu)].map(({ index, 0: word }) => ({ text: word, start: index, end: index + word.length })); // prettier-ignore
  const words: Word[] = [];
  for (const { segment, index, isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    const last = words.at(-1);
    // A particle or a mark stays with the word before it.
    if (last && last.end === index && (!isWordLike || /^\p{sc=Hiragana}{1,2}$/u.test(segment)))
      Object.assign(last, { text: last.text + segment, end: index + segment.length }); // prettier-ignore
    else if (isWordLike) words.push({ text: segment, start: index, end: index + segment.length });
  }
  return words;
}
