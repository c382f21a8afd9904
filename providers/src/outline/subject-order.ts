import { alternatives } from '../languages/any-word.js';
import { packOf } from '../languages/registry.js';
import { traitsOf } from '../languages/traits-of.js';
import { lexiconOf } from '../planner/words/lexicon.js';

/** "Sedan drar du ut slangen" without its first word: "Du drar ut slangen", in languages that set the verb second. */
export function straightened(text: string, language: string): string {
  const { subject } = lexiconOf(language);
  return subject ? swapped(text, subject) : text;
}

/**
 * What happened at a date without the date ahead of it: "2010 | waren es 7" → "es waren 7", "1958 | kaufte seine Tochter
 * den Ofen" → "seine Tochter kaufte den Ofen". As it is where its subject cannot be told.
 */
export function inSubjectOrder(text: string, language: string): string {
  if (!traitsOf(language).verbSecond) return text;
  const withPronoun = swapped(text, lexiconOf(language).pronoun);
  if (withPronoun !== text || !language.startsWith('de')) return withPronoun;
  // German nouns show by their capital where a subject ends.
  const { articles = '', own = '' } = packOf(language)?.context ?? {};
  const noun = String.raw`\p{Lu}[\p{L}\p{M}’'-]*(?:\s\p{Lu}[\p{L}\p{M}’'-]*)*`;
  const named = swapped(text, `(?:${alternatives(`${articles} ${own}`)})\\s(?:\\p{Ll}+\\s){0,2}${noun}`);
  return named !== text ? named : swapped(text, noun, '\\p{Ll}+ten?');
}

/** A verb and its subject the other way round. */
const swapped = (text: string, subject: string, verb = "[\\p{L}\\p{M}’'-]+"): string =>
  text.replace(new RegExp(`^(${verb})\\s(${subject})(?=\\s|$)`, 'u'), '$2 $1');
