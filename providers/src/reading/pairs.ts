import { alternatives, wordsOfAll } from '../languages/any-word.js';
import { packOf } from '../languages/registry.js';
import { lexiconOf } from '../planner/words/lexicon.js';

/** "Two and a half years": a number that an "and" runs through. */
const halves = new RegExp(`\\S+\\s(?:${alternatives(wordsOfAll(({ prompts }) => prompts.wishes?.andHalf))})(?!\\p{L})`, 'giu'); // prettier-ignore

/** "between China and the Mediterranean", "two and a half years": what an "and" holds together. */
export function pairsIn(sentence: string, language: string): { start: number; end: number }[] {
  return [...betweens(sentence, language), ...[...sentence.matchAll(halves)].map(placeOf)];
}

const placeOf = (match: RegExpMatchArray): { start: number; end: number } => ({ start: match.index!, end: match.index! + match[0].length }); // prettier-ignore

function betweens(sentence: string, language: string): { start: number; end: number }[] {
  const between = packOf(language)?.context?.between;
  if (!between) return [];
  const pair = new RegExp(`(?<!\\p{L})(?:${alternatives(between)})\\s[^,;:.!?]{2,40}?\\s(?:${lexiconOf(language).and})(?=\\s)`, 'giu'); // prettier-ignore
  return [...sentence.matchAll(pair)].map(placeOf);
}
