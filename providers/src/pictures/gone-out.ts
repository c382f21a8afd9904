import { lazyPattern, type LazyPattern } from '../languages/lazily.js';
import { wholeWords } from '../languages/any-word.js';
import { packOf } from '../languages/registry.js';
import type { Hit } from './hit.js';

const shining = /bulb|lamp|lantern|candle|flashlight|^fire$|campfire|^sun$|sun-with|moon|(?:^|-)stars?$/u;

/** Whether a picture shows something with its light on. */
export const isShining = ([first]: readonly Hit[]): boolean => first !== undefined && shining.test(first.name);

const patterns = new Map<string, LazyPattern | undefined>();

function patternOf(language: string): LazyPattern | undefined {
  if (!patterns.has(language)) {
    const words = packOf(language)?.context?.goesOut;
    patterns.set(language, words === undefined ? undefined : lazyPattern(() => wholeWords(words), 'iu'));
  }
  return patterns.get(language);
}

/** "When the street lamp goes out": whether the part of a sentence that names a light at `start` says that it shines no more. */
export function goesOut(text: string, start: number, language: string): boolean {
  const pattern = patternOf(language);
  if (!pattern) return false;
  const stops = [...text.matchAll(/[.,;:!?،。、]/gu)].map(({ index }) => index);
  const from = stops.findLast((at) => at < start) ?? 0;
  return pattern.test(text.slice(from, stops.find((at) => at > start) ?? text.length));
}
