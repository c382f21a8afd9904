import { alternatives, contextWords } from '../../languages/any-word.js';

/** Nouns that carry a number as a name: "bus 5", "room 2", "Schritt 3". It says which one, not how many. */
const before = new RegExp(
  `(?<!\\p{L})(?:${alternatives(contextWords('numbered'))})\\.?\\s(?:\\p{Nd}{1,4}\\s?(?:,|${alternatives(contextWords('and'))}|&|or|to|-|–)\\s?){0,4}$`,
  'iu',
);
const ordinal = /^(?:st|nd|rd|th|er|ère|ème|e|º|ª|\.\s?(?:Klasse|Stock|Platz))(?![\p{L}\p{Nd}])/u;

/** Whether a bare number is the name of one of several, by the words before and after it. */
export function isNumbered(head: string, tail: string, language: string, isSmall = false): boolean {
  if (ordinal.test(tail)) return true;
  // "Myth 2: …": a word with its number before a colon is a label.
  if (/(?:^|[.!?\n;]\s*)\p{L}{3,14}\s$/u.test(head) && /^\s?[:：]\s/u.test(tail)) return true;
  // "Volt Runner 2, 199 g": a small number behind a name that opens what is said.
  if (/(?:^|[.!?:\n]\s*)(?:\p{Lu}[\p{Ll}\p{Lu}]+\s){2,3}$/u.test(head) && language !== 'de' && /^(?:\s?[,.;!?](?!\s?\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+){0,2}\s\p{Nd})|$)/u.test(tail) && isSmall) return true; // prettier-ignore
  if (!before.test(head.slice(-48))) return false;
  // "Day 30 of 90" and "week 3 visitors" stay names; "level 40 % of …" never comes here.
  return !(language === 'en' && /^\s(?:people|visitors|members|users)(?!\p{L})/iu.test(tail));
}
