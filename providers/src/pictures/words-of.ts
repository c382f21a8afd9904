/** The words, numbers and stops of a text, with their places. */
export const wordsOf = (text: string): { word: string; start: number }[] =>
  [...text.matchAll(/[\p{L}\p{M}][\p{L}\p{M}'’-]*|\p{Nd}+|[.!?:]/gu)].map(({ 0: word, index }) => ({ word, start: index })); // prettier-ignore
