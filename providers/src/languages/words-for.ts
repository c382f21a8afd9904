import { wholeWords } from './any-word.js';
import type { LanguagePack } from './language-pack.js';
import type { Words } from './words.js';
import { packOf } from './registry.js';

/** The words of a language for one thing, with the English ones, which leaflets in every language use, as alternatives of a pattern. */
export const wordsFor = (language: string, pick: (pack: LanguagePack) => Words | undefined): string =>
  wholeWords([packOf(language), packOf('en')].flatMap((pack) => (pack && pick(pack)) || []).join(' '));
