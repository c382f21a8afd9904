import { lexiconOf } from '../planner/words/lexicon.js';

/**
 * "Step 1: dig a hole. Step 2: place the tree." as the numbered list that it is, each step on its own line. The numbers
 * count up from one; a step that is only mentioned stays where it is.
 */
export function breakStepList(text: string, language: string): string {
  const { step } = lexiconOf(language);
  const mark = new RegExp(`(?<=^|[.!?;,。]\\s|\\n)(?:${step})\\s?(\\p{Nd}{1,2})\\s?[:.)–—-]\\s*(?=\\S)`, 'giu');
  const numbers = [...text.matchAll(mark)].map((match) => Number(match[1]));
  const countsUp = numbers.length >= 2 && numbers.every((number, at) => number === at + 1);
  return countsUp ? text.replace(mark, (_, number: string) => `\n${number}. `) : text;
}
