import type { Words } from './words.js';

/** How instructions of a language are put into English. Patterns know no capitals, and end where words end. */
export interface EditWords {
  /**
   * Whole clauses with their English: `$1` is put into English too, `=1` stays as it is written. In the order in which
   * they are tried; each that fits gives a
   * reading, the first the likeliest.
   */
  phrases: readonly (readonly [clause: string, english: string])[];
  /** Words with their English, in the order in which they are replaced. Words of wishes (`prompts.wishes`) follow. */
  words: readonly (readonly [words: string, english: string])[];
  /** What a typeface is called. */
  typefaces?: Words;
  /** Join two wishes: "and", "then". */
  joiners: Words;
  /** Letters that join two wishes and are written onto the next word: "وأوقف", "ובלי". */
  prefixes?: Words;
  /** Ends of verbs after which another wish follows: "두고", "yapıp". */
  endings?: Words;
  /** Said before a wish, and after it: "please", "could you", "thanks". */
  polite: string;
  thanks: Words;
  /** Words that need no English, by which a clause of the language is known: its verbs, and what they are done to. */
  verbs?: string;
  nouns?: string;
}
