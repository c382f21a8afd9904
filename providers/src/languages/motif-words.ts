import type { Words } from './words.js';

/**
 * Whole words that a generated backdrop can stand for, in the order in which they are looked for. Words that mean two
 * things ("space", "land", "cloud") stand only in the phrases that make them plain. What is drawn has to be there: water
 * comes from taps and roots too, and is no sea.
 */
export interface MotifWords {
  space: Words;
  sky: Words;
  water: Words;
  landscape: Words;
  city: Words;
  network: Words;
  growth: Words;
  light: Words;
}
