import { lexiconOf, wordPattern } from '../../planner/words/lexicon.js';

/** "Launched 63 times.", "6 times a year": how often, where nothing is compared and nothing grew. */
export function isFrequency(text: string, end: number, word: string, language: string): boolean {
  const { up, down } = lexiconOf(language);
  return (
    word.length > 1 &&
    /^\s*(?:$|[.,;!?)])|^\s(?:an?|per|par|pro|por|al|alla)\s/u.test(text.slice(end)) &&
    !wordPattern(`${up}|${down}`, language).test(text)
  );
}
