/** A letter of a script that sets no spaces between words. */
export const unspacedLetter =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

/** All such letters of a text. */
export const unspacedLetters: RegExp = new RegExp(unspacedLetter.source, 'gu');
