import type { WordTime } from '../assets/assets.js';

/**
 * Words of a text with times spread over a recording by their length, with a rest after punctuation: what a
 * voice without word times is shown with, off by a few tenths of a second.
 */
export function spreadWords(text: string, seconds: number): WordTime[] {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  const weights = words.map(
    (word) => [...word].length + 1.5 + (/[.!?。！？…]$/u.test(word) ? 5 : /[,;:،、，]$/u.test(word) ? 2 : 0),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let at = 0;
  return words.map((word, index) => {
    const start = (at / total) * seconds;
    at += weights[index]!;
    const rest = /[.!?。！？…,;:،、，]$/u.test(word) ? 0.7 : 1;
    return { text: word, start, end: start + (weights[index]! / total) * seconds * rest };
  });
}
