/** Stands for the sign between two names while a text is cut at "and" and its like. */
const held = '\uE004';

/** "Crumb & Anchor", "Hollis & Bray": the sign between two capitals joins one name, and is no "and" of an enumeration. */
export const holdNames = (text: string): string =>
  text.replace(/(?<=(?<!\p{L})\p{Lu}[\p{L}\p{M}’'.-]*)\s&\s(?=\p{Lu})/gu, ` ${held} `);

/** The text as it was before `holdNames`. */
export const releaseNames = (text: string): string => text.replaceAll(held, '&');
