import type { Words } from './words.js';

/**
 * The words of a genre: what a request calls such a film ("promo", "recipe"), then after a bar what such films speak
 * of ("launch", "ingredients"), which other films may speak of too.
 */
export const genreNames = (words: Words): Words => words.split('|')[0]!.trim();
export const genreWords = (words: Words): Words => words.replace('|', ' ');
