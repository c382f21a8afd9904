import { alternatives } from '../languages/any-word.js';
import { packOf } from '../languages/registry.js';
import { lexiconOf, wordPattern } from '../planner/words/lexicon.js';
import type { Hit } from './hit.js';
import { ofCircumstance } from './keywords.js';

/** Pictures of when, where and on which way something happens. */
const whenOrWhere =
  /^(?:alarm-clock|stopwatch|watch|mantelpiece-clock|sunrise|sunset|sun|crescent-moon|night-with-stars|snowflake|snowman|fallen-leaf|blossom|hourglass|house|houses|cityscape|luggage|street|path)$|calendar|globe|pushpin|world-map/u;

/** Whether a word only sets the frame of what is told: when, or where. */
export const isFrame = ({ name, score }: Hit): boolean => score === ofCircumstance && whenOrWhere.test(name);

const articles = new Map<string, RegExp>();

function articleOf(language: string): RegExp {
  const known = articles.get(language);
  if (known) return known;
  const made = new RegExp(`^(?:${alternatives(packOf(language)?.context?.articles ?? '')})$`, 'iu');
  articles.set(language, made);
  return made;
}

const isSmall = (word: string, language: string): boolean => {
  const { linking, dangling, and, or, to, from } = lexiconOf(language);
  return word.length < 3 || !/\p{L}/u.test(word) || wordPattern([linking, dangling, and, or, to, from].filter(Boolean).join('|'), language, 'whole').test(word); // prettier-ignore
};

/**
 * Whether such a word is what a text is about: it begins it ("Winter comes", "The night") with one more word at most that names
 * something, or ends a short phrase with its article ("a long evening"), or is all that it says. "Soak the oats overnight" and "morning and evening practice" are about oats and practice.
 */
export function isHeadOf(words: readonly { word: string }[], at: number, length: number, language: string): boolean {
  const own = (each: readonly { word: string }[]): number => each.filter(({ word }) => !isSmall(word, language)).length;
  const [before, after] = [own(words.slice(0, at)), own(words.slice(at + length))];
  // "A long evening".
  return (before === 0 && after <= 1) || (before <= 1 && after === 0 && articleOf(language).test(words[0]!.word));
}
