import { alternatives } from '../languages/any-word.js';
import { packOf } from '../languages/registry.js';
import { lexiconOf } from '../planner/words/lexicon.js';

/** "between China and the Mediterranean": two that one word holds together. */
export function pairsIn(sentence: string, language: string): { start: number; end: number }[] {
  const between = packOf(language)?.context?.between;
  if (!between) return [];
  const pair = new RegExp(`(?<!\\p{L})(?:${alternatives(between)})\\s[^,;:.!?]{2,40}?\\s(?:${lexiconOf(language).and})(?=\\s)`, 'giu'); // prettier-ignore
  return [...sentence.matchAll(pair)].map((match) => ({ start: match.index, end: match.index + match[0].length }));
}
