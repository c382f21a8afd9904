import type { Storyboard } from '@scenewright/core/storyboard';
import { areAlike, viewsOf } from './alike.js';
import { findThing } from './find-picture.js';
import { leastScore } from './hit.js';
import { keywordsOf } from './keywords.js';
import { lookUp } from './look-up.js';
import { picturesOfNames } from './names-of-things.js';
import { foreignMoney } from './picture-of.js';
import { onlySenseIn } from './senses.js';

/** Pictures that a film's words would find and that it does not mean: money it doesn't speak of, its names taken for things, words in another sense. */
export const unmeantIn = (storyboard: Storyboard, prompt: string): Set<string> =>
  new Set([...foreignMoney(storyboard), ...misread(prompt, storyboard.language)]);

/** What a text's names and its words of several senses would be taken for. */
export const misread = (prompt: string, language: string): Set<string> =>
  new Set([...picturesOfNames(prompt, language), ...otherSenses(prompt, language)]);

/** The padlock of a lock in a film about canals: what a word would be where its company is all that of another sense. */
function otherSenses(prompt: string, language: string): Set<string> {
  const passed = new Set<string>();
  if (!language.startsWith('en')) return passed;
  const keywords = keywordsOf('en');
  const words = new Set(prompt.toLowerCase().match(/\p{L}{3,}/gu));
  for (const word of words) {
    const sense = onlySenseIn(prompt, word);
    if (sense === undefined) continue;
    const named = new Set([...words].filter((other) => !other.startsWith(word.replace(/s$/u, ''))).flatMap((other) => findThing([{ text: other, weight: 1 }], 'en')?.name ?? [])); // prettier-ignore
    const isMeant = (name: string): boolean => areAlike(name, sense) || named.has(name);
    for (const { name, score } of lookUp(word, 'en', keywords) ?? [])
      if (score >= leastScore && !isMeant(name)) for (const view of viewsOf(name)) passed.add(view);
  }
  return passed;
}
