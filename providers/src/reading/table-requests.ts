import type { LazyPattern } from '../languages/lazily.js';
import { anyWord } from '../languages/any-word.js';
import type { TableWords } from '../languages/table-words.js';
import { packOf } from '../languages/registry.js';
import { lexiconOf, wordPattern } from '../planner/words/lexicon.js';

/** What a prompt wants to know of a table. */
export interface AskedOfTable {
  total: boolean;
  grew: boolean;
  fell: boolean;
  /** The words that it asks with ("wettest month"), '' where they name no thing of the table; undefined: not asked. */
  highest?: string;
  lowest?: string;
}

/** English words are understood in every language: heads of tables and offices use them. */
function patternOf(key: keyof TableWords, language: string, flags = 'iu'): LazyPattern {
  const name = `${key} ${language} ${flags}`;
  let pattern = patterns.get(name);
  if (!pattern) {
    pattern = anyWord([packOf(language)?.tables?.[key], packOf('en')?.tables?.[key]].filter(Boolean).join(' '), flags);
    patterns.set(name, pattern);
  }
  return pattern;
}
/** Each clause is tried against many of them. Shared, so a global one is for `matchAll` alone. */
const patterns = new Map<string, LazyPattern>();

/**
 * Whether a text asks what a table answers: "which shop sold the most", "the wettest and the driest month". One such
 * word without a question may as well tell something: "our total grew".
 */
export function asksOfTable(text: string, language: string): boolean {
  const has = (key: keyof TableWords): boolean => patternOf(key, language).test(text);
  const [extremes, sum, moves] = [[has('highest'), has('lowest')], has('total'), [has('grew'), has('fell')]];
  const isQuestion = /[?？؟]/u.test(text) || wordPattern(lexiconOf(language).question, language).test(text);
  if (isQuestion) return sum || extremes.includes(true) || moves.includes(true);
  return extremes.every(Boolean) || moves.every(Boolean) || (sum && extremes.includes(true));
}

/** Whether a text speaks of what comes with the prompt: "the attached csv", "everything is in the notes". */
export const isOfDocument = (text: string, language: string): boolean =>
  patternOf('attached', language).test(text) || patternOf('document', language).test(text);

/** Whether a text says what to leave out of a table. */
export const ignoresInTable = (text: string, language: string): boolean => patternOf('ignore', language).test(text);

/** The clauses of a prompt, as far as commas and ends of sentences part them. */
export const clausesOf = (prompt: string): string[] => prompt.split(/[.,;:!?。！？、，\n]+\s*/u).filter(Boolean);

/** @param axis the head of the names or times of a table */
export function askedOfTable(prompt: string, axis: string, language: string): AskedOfTable {
  const has = (key: keyof TableWords): boolean => patternOf(key, language).test(prompt);
  const extreme = (key: 'highest' | 'lowest'): string | undefined => {
    const found = [...patternOf(key, language, 'giu').matchAll(prompt)];
    if (found.length === 0) return undefined;
    return found.map((match) => phraseAt(prompt, match.index, match[0], axis)).find(Boolean) ?? '';
  };
  const [highest, lowest] = [extreme('highest'), extreme('lowest')];
  return {
    ...{ total: has('total'), grew: has('grew'), fell: has('fell') },
    ...(highest === undefined ? {} : { highest }),
    ...(lowest === undefined ? {} : { lowest }),
  };
}

/** "wettest month" of "name the wettest and the driest month": the word with the head of the table close behind it. */
function phraseAt(prompt: string, at: number, word: string, axis: string): string {
  const behind = prompt.slice(at + word.length, at + word.length + 40);
  const named = behind.toLowerCase().indexOf(axis.toLowerCase());
  const between = behind.slice(0, Math.max(0, named));
  if (axis === '' || named < 0 || /[,.;:!?\p{Nd}]/u.test(between)) return '';
  return between.trim().split(/\s+/u).filter(Boolean).length <= 3 ? `${word.toLowerCase()} ${axis.toLowerCase()}` : '';
}
