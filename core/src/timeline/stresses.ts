import type { WordTime } from '../assets/assets.js';
import type { Stress } from './timeline.js';
import { spokenSpans } from '../timing/cues.js';
import type { PlacedScene } from './placed-scene.js';
import { unspacedLetter } from '../language/unspaced-letters.js';
import { captionWords } from './caption-pages.js';
import { headlineField, wordPlaces } from './said-on-screen.js';

/** Seconds that a part stays stressed after its last word, and for which it is at least, unless the next one is named. */
const lingerSeconds = 0.4;
const shortestSeconds = 0.7;
/** The eye is led there a moment before the word is out. */
const anticipationSeconds = 2 / 30;
/** Words of a headline that are underlined at most: where two are, neither stands out. */
const mostWords = 1;
/** Letters of a word that a sentence can turn on, and of its last one: shorter ones lead from word to word in most languages. */
const [leastLetters, leastOfLast] = [5, 3];

/**
 * What the voice names while it names it: parts by the cues of the scene, and key words of its headline. Local frames, in
 * order. A part gives way when the next one is named. They follow from the scene's own words alone, so that an edit elsewhere
 * leaves them.
 */
export function sceneStresses({ scene, lead }: PlacedScene, words: readonly WordTime[], fps: number): Stress[] {
  if (words.length === 0) return [];
  const frameOf = (seconds: number): number => Math.max(0, lead + Math.round(seconds * fps));
  const parts = Object.entries(spokenSpans(scene.cues, words))
    .filter(([of]) => of !== 'emphasis')
    .map(([of, span]) => ({ of, ...span }))
    .sort((a, b) => a.start - b.start);
  const named = parts.map(({ of, start, end }, index): Stress => {
    const from = frameOf(start - anticipationSeconds);
    const until = Math.max(frameOf(end + lingerSeconds), from + Math.round(shortestSeconds * fps));
    const next = parts[index + 1];
    return { of, from, to: next ? Math.min(until, frameOf(next.start - anticipationSeconds)) : until };
  });
  return [...named, ...headlineStresses(scene.content, words, frameOf)]
    .filter(({ from, to }) => to > from)
    .sort((a, b) => a.from - b.from);
}

/** The word of the headline that the sentence turns on, where the voice says it. It stays marked. */
function headlineStresses(content: object, words: readonly WordTime[], frameOf: (seconds: number) => number): Stress[] {
  const headline = headlineField(content);
  if (headline === null) return [];
  const { of, text } = headline;
  const stressed = keyWords(text).flatMap((phrase): Stress[] => {
    const span = spokenSpans([{ element: of, phrase }], words)[of];
    return span
      ? [{ of, words: phrase, from: frameOf(span.start - anticipationSeconds), to: frameOf(span.end + lingerSeconds) }]
      : [];
  });
  return stressed.slice(0, mostWords);
}

/** The words of the headline one after another, each while it is said: for a voice that reads it and nothing else. */
export function readAlong(
  { scene, lead }: PlacedScene,
  words: readonly WordTime[],
  { fps, language }: { fps: number; language: string },
): Stress[] {
  const headline = headlineField(scene.content);
  if (headline === null) return [];
  const frameOf = (seconds: number): number => Math.max(0, lead + Math.round(seconds * fps));
  const places = wordPlaces(headline.text);
  let next = 0;
  return captionWords(words, language).flatMap(({ text, start, end }): Stress[] => {
    const said = wordPlaces(text);
    const first = places.findIndex(({ word }, index) => index >= next && word === said[0]?.word);
    const last = places[first + said.length - 1];
    if (first < 0 || last === undefined) return [];
    next = first + said.length;
    const at = places[first]!.at;
    const from = frameOf(start - anticipationSeconds);
    const set = headline.text.slice(at, last.end);
    return set.length > 120 ? [] : [{ of: headline.of, words: set, at, from, to: Math.max(from + 1, frameOf(end)) }];
  });
}

/**
 * Words worth a line under them, the best first: figures, names, then what comes later, since a sentence puts what is new at
 * its end. None where words are not set apart, or are too few to choose from.
 */
export function keyWords(text: string): string[] {
  if (unspacedLetter.test(text)) return [];
  const words = text
    .split(/\s+/u)
    .map((word) => word.replace(/^[^\p{L}\p{N}$€£¥]+|[^\p{L}\p{N}%]+$/gu, ''))
    .filter((word, at, all) => /\p{N}/u.test(word) || (at > 0 && /^\p{Lu}/u.test(word)) || [...word].length >= (at === all.length - 1 ? leastOfLast : leastLetters)); // prettier-ignore
  if (text.trim().split(/\s+/u).length < 3) return [];
  const weight = (word: string, index: number): number =>
    (/\p{N}/u.test(word) ? 100 : 0) + (index > 0 && /^\p{Lu}/u.test(word) ? 50 : 0) + index;
  return [...new Set(words)]
    .map((word, index) => ({ word, weight: weight(word, index) }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ word }) => word);
}
