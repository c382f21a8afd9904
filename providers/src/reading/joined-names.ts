/** Stands for the sign between two names while a text is cut at "and" and its like. */
const held = '\uE004';

/** "Crumb & Anchor", "Hollis & Bray": the sign between two capitals joins one name, and is no "and" of an enumeration. */
export const holdNames = (text: string): string =>
  text.replace(/(?<=(?<!\p{L})\p{Lu}[\p{L}\p{M}’'.-]*)\s&\s(?=\p{Lu})/gu, ` ${held} `);

/**
 * "with her sons Eugen and Richard", "mit ihren Söhnen Eugen und Richard": between two capitals "and" joins what is one
 * enumeration; a clause seldom begins with a bare noun.
 */
export const joinedCapitals = (text: string, and: string): { start: number; end: number }[] =>
  [...text.matchAll(new RegExp(`(?<=[\\s(]\\p{Lu}[\\p{L}\\p{M}’'-]*)\\s(?:${and})\\s(?=\\p{Lu}\\p{L})`, 'gu'))].map(({ index, 0: word }) => ({ start: index, end: index + word.length })); // prettier-ignore

/** The text as it was before `holdNames`. */
export const releaseNames = (text: string): string => text.replaceAll(held, '&');
