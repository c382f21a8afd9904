import { alternatives, wordsOfAll } from '../languages/any-word.js';

/** Stands for the sign between two names while a text is cut at "and" and its like. */
const held = '\uE004';

/** Stands for the space before "and a half". */
const heldSpace = '\uE005';
const halves = new RegExp(`(?<=[\\p{L}\\p{Nd}])\\s(?=(?:${alternatives(wordsOfAll(({ prompts }) => prompts.wishes.andHalf))})(?!\\p{L}))`, 'giu'); // prettier-ignore

/** Between two small words that stand alone before their figure, at the start of a text or behind a mark. */
const oneLabel = /(?<=(?:^|[,;:]\s)\p{Ll}[\p{L}\p{M}’'-]*)\s&\s(?=\p{Ll}[\p{L}\p{M}’'-]*:?\s[€$£¥]?\p{Nd})/gu;

/**
 * "Crumb & Anchor", "Hollis & Bray": the sign between two capitals joins one name, and is no "and" of an enumeration; nor is
 * that of "two and a half", or between two words that have one figure: "stage & tech 19%". The text keeps its length.
 */
export const holdNames = (text: string): string =>
  text
    .replace(halves, heldSpace)
    .replace(/(?<=(?<!\p{L})\p{Lu}[\p{L}\p{M}’'.-]*)\s&\s(?=\p{Lu})/gu, ` ${held} `)
    .replace(oneLabel, ` ${held} `);

/**
 * "with her sons Eugen and Richard", "mit ihren Söhnen Eugen und Richard": between two capitals "and" joins what is one
 * enumeration; a clause seldom begins with a bare noun.
 */
export const joinedCapitals = (text: string, and: string): { start: number; end: number }[] =>
  [...text.matchAll(new RegExp(`(?<=[\\s(]\\p{Lu}[\\p{L}\\p{M}’'-]*)\\s(?:${and})\\s(?=\\p{Lu}\\p{L})`, 'gu'))].map(({ index, 0: word }) => ({ start: index, end: index + word.length })); // prettier-ignore

/** The text as it was before `holdNames`. */
export const releaseNames = (text: string): string => text.replaceAll(held, '&').replaceAll(heldSpace, ' ');
