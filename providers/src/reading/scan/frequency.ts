import { alternatives } from '../../languages/any-word.js';
import { packOf } from '../../languages/registry.js';
import { lexiconOf, wordPattern } from '../../planner/words/lexicon.js';
import { foldWords } from './units.js';

const folds = new Set(foldWords);
/** Marks between the parts of a sentence. */
const mark = /[,;:，；、：]|[.!?。]\s/u;

/** Whether what ends at `end` is by how much something is more or less: "three times | as many". */
export function isCompared(text: string, end: number, language: string): boolean {
  const words = packOf(language)?.prompts.figures.compares ?? '';
  return new RegExp(`^\\s(?:${alternatives(words)})(?!\\p{L})`, 'iu').test(text.slice(end));
}

/**
 * Whether "times" behind a number says how often ("launched 63 times", "6 times a year", "12 раз") and not by how much: that it
 * does before a comparison ("3 times more"), and where its part of the sentence tells of a rise or a fall.
 * @param stretch from the number to the end of its word
 */
export function isFrequency(
  text: string,
  { start, end }: { start: number; end: number },
  word: string,
  language: string,
): boolean {
  if (folds.has(word)) return false;
  const leads = packOf(language)?.prompts.figures.timesBefore ?? '';
  if (new RegExp(`(?<!\\p{L})(?:${alternatives(leads)})\\s$`, 'iu').test(text.slice(0, start))) return false;
  const tail = text.slice(end);
  if (/^\s(?:an?|per|par|pro|por|al|alla)\s/u.test(tail)) return true;
  if (isCompared(text, end, language)) return false;
  const { up, down } = lexiconOf(language);
  const part = `${text.slice(0, end).split(mark).at(-1)!}${tail.split(mark)[0]!}`;
  return !wordPattern(`${up}|${down}`, language).test(part);
}
