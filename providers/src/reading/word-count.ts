import { unspacedLetters } from '@scenewright/core/language';

/** Words of a text; characters of two make one where scripts set no spaces. */
export function wordsIn(text: string): number {
  const dense = (text.match(unspacedLetters) ?? []).length;
  const rest = text.replace(unspacedLetters, ' ');
  return Math.ceil(dense / 2) + (rest.match(/[\p{L}\p{Nd}][^\s]*/gu) ?? []).length;
}
