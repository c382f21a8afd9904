import { genres } from '@scenewright/core/outline';
import { wordsOfAll } from '../languages/any-word.js';
import { genreNames, genreWords } from '../languages/genre-words.js';
import type { Words } from '../languages/words.js';
import { bucketOf } from '../reading/learning/hash.js';
import type { Reading } from '../reading/reading.js';
import { groupsOf } from '../reading/word-groups.js';
import { finderOf } from '../reading/word-list.js';

/** Words are hashed into the first of the buckets, what is known of a prompt without them into the others. */
export const wordBuckets = 1 << 15;
const otherBuckets = 1 << 12;
export const genreBuckets = wordBuckets + otherBuckets;

const finderBy = (part: (words: Words) => Words): ReturnType<typeof finderOf> =>
  finderOf(Object.fromEntries(genres.map((genre) => [genre, wordsOfAll(({ prompts }) => part(prompts.genres[genre] ?? ''))]))); // prettier-ignore
const cuesIn = finderBy(genreWords);
const namesIn = finderBy(genreNames);

/** How often a text speaks of each genre. */
function hitsIn(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { name } of cuesIn(text)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** The genres that a text calls by their names. */
const namedIn = (text: string): string[] => [...new Set(namesIn(text).map(({ name }) => name))];

/** What a reading shows of its genre, as bucket numbers. Words count with where they stand; structure counts without words. */
export function genreFeatures(
  { points, directions, tables, language }: Reading,
  prompt: string,
  documents: number,
): Int32Array {
  const asked = directions.join(' . ');
  const words: string[] = [];
  const found: string[] = ['bias'];
  const [ofAsked, ofOpening, ofAll] = [asked, prompt.slice(0, 90), prompt].map(hitsIn);
  for (const genre of genres) {
    const hits = (counts = new Map<string, number>() as ReadonlyMap<string, number>): number =>
      Math.min(3, counts.get(genre) ?? 0);
    const [inAsked, atStart, all] = [hits(ofAsked), hits(ofOpening), hits(ofAll)];
    if (inAsked > 0) found.push(`cue-asked=${genre}`, `cue-asked${inAsked}=${genre}`);
    if (atStart > 0) found.push(`cue-start=${genre}`);
    if (all > 0) found.push(`cue=${genre}`, `cue${all}=${genre}`);
  }
  for (const [text, where] of [
    [asked, 'asked'],
    [prompt.slice(0, 90), 'start'],
    [prompt, 'all'],
  ] as const) {
    // prettier-ignore
    const named = namedIn(text);
    found.push(...named.map((genre) => `named-${where}=${genre}`), ...(named.length === 1 ? [`only-${where}=${named[0]}`] : [])); // prettier-ignore
  }
  for (const [text, mark] of [
    [asked, 'd'],
    [prompt, 'w'],
  ] as const) {
    const own = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text.slice(0, 4000))].filter((part) => part.isWordLike).map((part) => part.segment.toLowerCase().replace(/\p{Nd}/gu, '9')); // prettier-ignore
    for (const [at, word] of own.entries()) {
      words.push(`${mark}=${word}`);
      for (const group of groupsOf(word, language))
        words.push(`${mark}g=${group}`, ...(mark === 'w' && at < 10 ? [`fg=${group}`] : []));
      if (mark === 'd' && own[at + 1]) words.push(`dd=${word}_${own[at + 1]}`);
      if (mark === 'w' && at < 12) words.push(`first=${word}`);
    }
  }
  const figures = points.flatMap((point) => point.figures);
  const bullets = points.filter((point) => point.kind === 'bullet').length;
  const share = (count: number): number => Math.round((count / Math.max(1, points.length)) * 4);
  found.push(
    `points=${Math.min(12, points.length)}`,
    `bullets=${share(bullets)}`,
    `ordered=${share(points.filter((point) => point.ordinal !== undefined).length)}`,
    `figures=${share(points.filter((point) => point.figures.length > 0).length)}`,
    `dates=${Math.min(4, points.filter((point) => point.dates.length > 0).length)}`,
    `times=${Math.min(2, points.flatMap((point) => point.times).length)}`,
    `contacts=${Math.min(2, points.flatMap((point) => point.contacts).length)}`,
    `questions=${Math.min(3, points.filter((point) => /[?？؟]/u.test(point.text) || point.role === 'question').length)}`,
    `quotes=${Math.min(2, points.filter((point) => point.quotes.some((quote) => quote.text.length > 20)).length)}`,
    `percent=${Math.min(4, figures.filter(({ kind }) => kind === 'percent').length)}`,
    `kitchen=${Math.min(3, figures.filter(({ figure }) => ['g', 'kg', 'ml', 'l', 'tbsp', 'tsp', 'cups', 'oz'].includes(figure.unit)).length)}`,
    `actions=${Math.min(2, points.filter((point) => point.role === 'action').length)}`,
    `tables=${tables.length > 0}`,
    `documents=${documents > 0}`,
    `short=${prompt.length < 60}`,
  );
  return Int32Array.from(
    new Set([
      ...words.map((word) => bucketOf(word, wordBuckets)),
      ...found.map((feature) => wordBuckets + bucketOf(feature, otherBuckets)),
    ]),
  );
}
