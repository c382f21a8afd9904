import { alternatives } from '../languages/any-word.js';
import { packOf } from '../languages/registry.js';
import { lexiconOf } from '../planner/words/lexicon.js';

/** "between China and the Mediterranean", "ida y vuelta": two that one word holds together, or use alone. */
export function pairsIn(sentence: string, language: string): { start: number; end: number }[] {
  const { between, twins } = packOf(language)?.context ?? {};
  const fixed = twins ? [...sentence.matchAll(new RegExp(`(?<!\\p{L})(?:${alternatives(twins)})(?!\\p{L})`, 'giu'))].map((match) => ({ start: match.index, end: match.index + match[0].length })) : []; // prettier-ignore
  if (!between) return fixed;
  const pair = new RegExp(`(?<!\\p{L})(?:${alternatives(between)})\\s[^,;:.!?]{2,40}?\\s(?:${lexiconOf(language).and})(?=\\s)`, 'giu'); // prettier-ignore
  return [...fixed, ...[...sentence.matchAll(pair)].map((match) => ({ start: match.index, end: match.index + match[0].length }))]; // prettier-ignore
}
