import { alternatives } from '../../languages/any-word.js';
import { escapePattern } from '../../languages/escape-pattern.js';
import type { Words } from '../../languages/words.js';
import { packOf } from '../../languages/registry.js';
import type { TellingWords } from '../../languages/telling-words.js';
import { lexiconOf, wordPattern } from '../../planner/words/lexicon.js';
import { formOf } from '../../reading/grammar/english-clauses.js';
import type { StoryContext } from '../story-context.js';

export const tellingOf = (language: string): TellingWords | undefined => packOf(language)?.telling;

/** A frame with the words that it is about. */
export const filled = (frame: string, ...values: readonly string[]): string =>
  frame.replace(/\{(\d)\}/gu, (_, index: string) => values[Number(index)] ?? '');

/** The words as a pattern at the start of a text, whole. */
export const opensWith = (words: Words): RegExp => new RegExp(`^(?:${alternatives(words)})(?![\\p{L}\\p{Nd}])`, 'iu');

/**
 * A text behind the opening of a frame: small where the prompt itself has it small or it opens with a word that never is
 * a name. Undefined where nobody knows.
 */
export function inSentence(text: string, { language, brief }: StoryContext): string | undefined {
  const small = text.charAt(0).toLowerCase() + text.slice(1);
  const first = /^[\p{L}\p{M}’'-]+/u.exec(small)?.[0] ?? small;
  if (small === text || new RegExp(`(?<!\\p{L})${escapePattern(first)}(?!\\p{L})`, 'u').test(brief.prompt))
    return small;
  const { linking, pronoun, leadIn } = lexiconOf(language);
  const isPlain = wordPattern(`${linking}|${pronoun}|${leadIn}`, language, 'start').test(small);
  return isPlain || (language === 'en' && formOf(text).isOrder) ? small : undefined;
}

/** Without the mark that ends it; undefined for what asks, calls, or is more than one sentence. */
export function plainSentence(spoken: string): string | undefined {
  const text = spoken.trim().replace(/[.。।]$/u, '');
  return text === '' || /[!?！？؟]$/u.test(text) || /[.!?。！？।؟][”"»]?\s+\p{L}/u.test(text) ? undefined : text;
}
