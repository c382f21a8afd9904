import { unspacedLetter } from '@scenewright/core/language';
import { alternatives } from '../languages/any-word.js';
import { keptPattern } from '../languages/lazily.js';
import { packOf } from '../languages/registry.js';
import { traitsOf } from '../languages/traits-of.js';
import { verbsIn } from '../reading/grammar/english-verbs.js';
import { scan } from '../reading/scan/scan.js';
import { freeOf } from './alike.js';
import { crowdsIn, isVerb } from './company.js';
import { deedsByForm, isDeed, isNot } from './deed-forms.js';
import { deedsIn } from './deeds.js';
import { leastScore, type Hit } from './hit.js';
import { isAnimal, keywordsOf, type Keywords } from './keywords.js';
import { givenNames } from './meanings/en/given-names.js';
import { isDeniedClause, isDeniedWord, saysDone } from './denied.js';
import { isActivity } from './people.js';
import { isFrame, isHeadOf } from './frames.js';
import { goesOut, isShining } from './gone-out.js';
import { nothing, senseIn, withoutIdioms } from './senses.js';
import { lookUp } from './look-up.js';
import { isVerbByPlace } from './verb-places.js';
import { keyOf } from './word-forms.js';
import { wordsOf } from './words-of.js';
import { placesInUnspaced, type Place } from './unspaced-places.js';
import { isYoung } from './young.js';

/** Words to illustrate, with how much they count: a headline says more of a scene than what is spoken. */
export interface WeightedText {
  text: string;
  weight: number;
}

const longestPhrase = 3;
/** A verb among the words that name things: any thing beside it, and the picture of doing it, go before. */
const verbFactor = 0.87;
/** A Korean syllable after a number is what is counted in: the 개 of 2개 is no dog. */
const countsIn = /^\p{sc=Hang}$/u;

/**
 * The picture that some words mean, by its name in the set; undefined when none is sure enough, since a wrong picture
 * is worse than none. `taken` are shown already. What is done counts where no thing is named.
 */
export function findPicture(
  texts: readonly WeightedText[],
  language: string,
  taken: ReadonlySet<string> = new Set(),
): Hit | undefined {
  return best(texts, language, taken, hitsIn);
}

/** The picture of a thing that some words name, whatever is done with it. */
export function findThing(texts: readonly WeightedText[], language: string): Hit | undefined {
  return best(texts, language, new Set(), thingsIn);
}

function best(
  texts: readonly WeightedText[],
  language: string,
  taken: ReadonlySet<string>,
  read: (text: string, language: string, keywords: Keywords) => readonly Hit[],
): Hit | undefined {
  const keywords = keywordsOf(language);
  if (keywords.size === 0) return undefined;
  const hits = new Map<string, number[]>();
  for (const { text, weight } of texts) {
    const surest = new Map<string, number>();
    for (const { name, score } of read(text, language.slice(0, 2), keywords))
      surest.set(name, Math.max(score, surest.get(name) ?? 0));
    for (const [name, score] of surest) hits.set(name, [...(hits.get(name) ?? []), score * weight]);
  }
  return [...hits]
    .flatMap(([name, scores]) => {
      const free = freeOf(name, taken);
      const [most = 0, ...others] = scores.sort((a, b) => b - a);
      return free === undefined ? [] : [{ name: free, score: most + 0.12 * others.reduce((sum, one) => sum + one, 0) }];
    })
    .filter(({ score }) => score >= leastScore)
    .sort((a, b) => b.score - a.score)[0];
}

const hitsIn = (text: string, language: string, keywords: Keywords): Hit[] => [
  ...thingsIn(text, language, keywords),
  // "Train 2 hours": a name before its figure asks for nothing.
  ...(language === 'en' ? deedsIn(withoutMeasures(text, language)) : deedsByForm(text, language)),
];

/** The words of a text that name a thing of which there is a picture, as they are written: "Katzen", "lighthouse". */
export function thingsNamed(text: string, language: string): string[] {
  return placesIn(text, language.slice(0, 2), keywordsOf(language))
    .filter(({ hits }) => hits.some(({ score }) => score >= leastScore))
    .map(({ from, to }) => text.slice(from, to));
}

const thingsIn = (text: string, language: string, keywords: Keywords): Hit[] =>
  placesIn(text, language, keywords).flatMap(({ hits }) => hits);

function placesIn(text: string, language: string, keywords: Keywords): Place[] {
  if (unspacedLetter.test(text)) return placesInUnspaced(text, language, keywords);
  const verbs = new Set(language === 'en' ? verbsIn(text).flatMap(({ start, isOnlyVerb }) => (isOnlyVerb ? [start] : [])) : []); // prettier-ignore
  const plain = withoutMeasures(withoutIdioms(text, language), language);
  const placed = wordsOf(plain);
  const words = placed.map(({ word }) => word);
  const crowd = language === 'en' ? crowdsIn(plain) : [];
  const { headLast } = traitsOf(language);
  // Somebody who writes all in small letters writes nouns so, too.
  const capitals = language === 'de' && /\p{Lu}/u.test(text);
  const groups: { start: number; end: number; hits: Hit[] }[] = [];
  for (let at = 0; at < words.length; at += 1) {
    for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
      const phrase = words.slice(at, at + length);
      if (length === 1 && countsIn.test(phrase[0]!) && /\p{Nd}$/u.test(words[at - 1] ?? '')) continue;
      const key = keyOf(phrase.join(' '), language);
      const meant = length === 1 && language === 'en' ? senseIn(plain, key, placed[at]!.start) : undefined;
      // The company of a word says more than its place in the sentence: "planes and trains".
      if (!meant && length === 1 && ((verbs.has(placed[at]!.start) && !isBareName(words, at)) || isVerb(text, placed[at]!)) && !isAskedAbout(words, at)) continue; // prettier-ignore
      if (meant === nothing) continue;
      const found = meant ? [meant] : lookUp(key, language, keywords, !(capitals && /^\p{Ll}/u.test(phrase[0]!)));
      if (!found || (isFrame(found[0]!) && !isHeadOf(placed, at, length, language))) continue;
      // "Il porte des lunettes" has no door; who celebrates has the picture of the feast.
      const isOfDeed = saysDone(found[0]!.name) || isActivity(found[0]!.name) || (length === 1 && isDeed(phrase[0]!, language)); // prettier-ignore
      if (length === 1 && !isOfDeed && isVerbByPlace(plain, placed, at, language)) continue;
      // "No tailpipe emissions": what is not there is not shown.
      if (words.slice(Math.max(0, at - 2), at).some((word) => denies(word, language))) break;
      // "Pas en cascade", "nicht im Zelt".
      const ahead = at > 1 && leads(words[at - 1]!, language) ? at - 2 : at - 1;
      if (ahead >= 0 && isNot(words[ahead]!, language)) break;
      const [from, to] = [placed[at]!.start, placed[at + length - 1]!.start + placed[at + length - 1]!.word.length];
      if (isDeniedWord(plain, from, to, language)) break;
      // "Wir feiern nicht": what is no noun says what is done.
      const isVerbForm = length === 1 && capitals && /^\p{Ll}/u.test(phrase[0]!);
      if ((isOfDeed || isVerbForm) && isDeniedClause(plain, from, language)) break;
      if (crowd.includes(placed[at]!.start)) break;
      const factor = nameFactor(words, at, length, language) * (1 - Math.min(0.06, at * 0.004)) * (length > 1 ? 1.04 : isDeed(phrase[0]!, language) ? verbFactor : 1); // prettier-ignore
      const last = groups.at(-1);
      const own = found.map(({ name, score }) => ({ name, score: score * factor }));
      // "town library", "safety bicycle": of words side by side one is the thing, the other says which.
      // "bicycle chain": what no picture shows for sure leaves the one that says of what it is.
      const sure = own.some(({ score }) => score >= leastScore);
      // "whale calf": of the young of an animal the animal is drawn.
      if (last?.end === at && isYoung(key, language) && last.hits.some(({ name }) => isAnimal(name))) {
        last.end = at + length;
        at += length - 1;
        break;
      }
      const joins = last !== undefined && (last.end === at || (last.end === at - 1 && joining.test(words[at - 1]!)));
      // "violin workshop": a house of some trade is told by the trade.
      if (last && joins && sure && isHouse(own) && !isHouse(last.hits) && last.hits[0]!.score >= leastScore) {
        last.end = at + length;
        at += length - 1;
        break;
      }
      if (headLast && sure && joins) groups.pop();
      if (last?.end !== at || headLast) groups.push({ start: at, end: at + length, hits: own });
      else {
        last.end = at + length;
        // "L'atelier vélo": a thing that is sure before what only says where or how.
        if (own[0]!.score > last.hits[0]!.score + 0.05 || (sure && isHouse(last.hits) && !isHouse(own)))
          last.hits = own;
      }
      at += length - 1;
      break;
    }
  }
  return groups
    .filter((_, at) => !isOfAnother(groups, at, words, language))
    .filter(({ start, hits }) => !(isShining(hits) && goesOut(plain, placed[start]!.start, language)))
    .map(({ start, end, hits }) => ({ from: placed[start]!.start, to: placed[end - 1]!.start + placed[end - 1]!.word.length, hits })); // prettier-ignore
}

/** Pictures of where something is done, whatever it is. */
const houses: ReadonlySet<string> = new Set([
  ...['hammer-and-wrench', 'farmer', 'school', 'factory', 'office-building', 'convenience-store', 'department-store'],
  ...['classical-building', 'house', 'houses', 'cityscape', 'building-construction'],
]);
const isHouse = ([first]: readonly Hit[]): boolean => first !== undefined && houses.has(first.name);

/** "noise cancelling headphones", "solar-powered lamp": a word that makes of two a compound. */
const joining =
  /^(?:cancelling|saving|making|washing|drying|cleaning|cutting|heating|cooling|powered|filled|covered|coated|lined|based|shaped|free|proof|resistant|friendly|fed|driven)$/iu;

/** "Banana pancakes", "coffee beans": the last of a few words is what is listed, also where it can be a verb. */
const isBareName = (words: readonly string[], at: number): boolean =>
  at > 0 && at === words.length - 1 && words.length <= 3 && !(at === 2 && /^(?:the|a|an|his|her|its|our|your|my|their)$/iu.test(words[0]!)) && /[^s]s$/iu.test(words[at]!) && !/^(?:who|he|she|it|everyone|everybody|nobody|that|this|which)$/iu.test(words[at - 1]!); // prettier-ignore

/** "How do tides work?": what follows "do" and stands before the verb is what is asked about. */
const isAskedAbout = (words: readonly string[], at: number): boolean =>
  at + 1 < words.length && /^(?:do|does|did)$/iu.test(words[at - 1] ?? '');

/** "Il cucciolo di balena": the young of the animal that is named right behind it. */
function isOfAnother(
  groups: readonly { start: number; end: number; hits: readonly Hit[] }[],
  at: number,
  words: readonly string[],
  language: string,
): boolean {
  const [own, next] = [groups[at]!, groups[at + 1]];
  return (
    next !== undefined &&
    next.start - own.end <= 2 &&
    isYoung(keyOf(words[own.start]!, language), language) &&
    next.hits.some(({ name }) => isAnimal(name))
  );
}

/** "180 degrees", "20 pounds", "13 Uhr": what a number is measured in is no thing; the same space is left. */
function withoutMeasures(text: string, language: string): string {
  if (!/\p{Nd}/u.test(text)) return text;
  const { figures, times } = scan(text, language);
  return [...figures.filter(({ kind }) => kind !== 'count'), ...times].reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
}

/** "no", "without": the words by which a language leaves something out. */
function denies(word: string, language: string): boolean {
  const no = packOf(language)?.prompts.wishes.no;
  return no !== undefined && new RegExp(`^(?:${alternatives(no)})$`, 'iu').test(word);
}

/** "in", "auf": what stands before where, when or how something is. */
function leads(word: string, language: string): boolean {
  const { leading } = packOf(language)?.prompts.clauses ?? {};
  return leading !== undefined && keptPattern(`^(?:${alternatives(leading)})$`).test(word);
}

/**
 * How surely a capitalised word is a thing: "Rose Tanner" is nobody's flower, the last word of "Harbour Coffee" says
 * what it is. German writes every noun with a capital.
 */
function nameFactor(words: readonly string[], at: number, length: number, language: string): number {
  if (language === 'de' || length > 1 || !/^\p{Lu}/u.test(words[at]!)) return 1;
  if (language === 'en' && words.length > 1 && givenNames.has(words[at]!.toLowerCase())) return 0.7;
  if (/^\p{Lu}/u.test(words[at + 1] ?? '')) return 0.7;
  // "Alfonsina Strada": where what something is stands first, the last word of a name is a name.
  if (!traitsOf(language).headLast && language !== 'id' && /^\p{Lu}\p{Ll}/u.test(words[at - 1] ?? '') && at > 0) return 0.7; // prettier-ignore
  if (at === 0 || /[.!?:]/u.test(words[at - 1]!)) return 1;
  // "Três meses em Sorriso": where headlines are written as sentences, a capital within one makes a name.
  return language !== 'en' && language !== 'id' && /^\p{Ll}/u.test(words[at - 1]!) ? 0.7 : 0.88;
}
