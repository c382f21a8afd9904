import { alternatives, contextWords } from '../../languages/any-word.js';
import { packOf } from '../../languages/registry.js';

const patterns = new Map<string, RegExp>();

/** Nouns that carry a number as a name: "bus 5", "room 2", "Schritt 3". It says which one, not how many. */
function nounBefore(language: string): RegExp {
  const known = patterns.get(language);
  if (known) return known;
  const nouns = [packOf(language), packOf('en')].map((pack) => pack?.context?.numbered ?? '').join(' ');
  const made = new RegExp(
    `(?<!\\p{L})(?:${alternatives(nouns)})\\.?\\s(?:\\p{Nd}{1,4}\\s?(?:,|${alternatives(contextWords('and'))}|&|or|to|-|–)\\s?){0,4}$`,
    'iu',
  );
  patterns.set(language, made);
  return made;
}
/** "3号", "5代目": one of a row; "第3", "№7" say so before. */
const behind = new RegExp(`^\\s?(?:${alternatives(contextWords('ordinal'))})(?!\\p{sc=Kana})`, 'u');
const sign = new RegExp(`(?:${alternatives(contextWords('ordinalBefore'))}|№|n[º°]\\.?)\\s?$`, 'iu');
/** Whether a sign before a number makes it one of a row. */
export const isOneOfRow = (head: string): boolean => sign.test(head.slice(-4));
const ordinal = /^(?:st|nd|rd|th|er|ère|ème|e|º|ª|\.\s?(?:Klasse|Stock|Platz))(?![\p{L}\p{Nd}])/u;

const house = new RegExp(`\\p{Lu}[\\p{L}’'-]+\\s(?:${alternatives(contextWords('houses'))})\\s$`, 'u');
/** "Elm House 14": the number of a house behind its name. */
const isHouse = (head: string): boolean => house.test(head.slice(-48));

/** "Ward 3C", "pier 4C": a number with a letter behind what carries one is its name. */
export const isLettered = (head: string, written: string, language: string): boolean =>
  /^\p{Nd}{1,3}\p{Lu}$/u.test(written) && (isHouse(head) || nounBefore(language).test(head.slice(-48)));

/** "os atrasos da carreira 28 de Coimbra": where what counts stands before its noun, a number behind it says which one. */
const behindNoun = new RegExp(
  `(?:^|\\s)(?:${alternatives(contextWords('articles'))}|d[aou]|del|della?)\\s\\p{Ll}{4,}\\s$`,
  'u',
);
const ofWhat = /^\s(?:d[aeou]|des|di|del|della?)\s\p{L}/u;

/** Two of a row before a third one, each a word and its number, the unit said or not. */
const inRow = /(\p{L}+)\s\p{Nd}+(?:\s?(?:[%°]|\p{L}{1,10}))?\s?[,;、，]\s+(\p{L}+)\s\p{Nd}+\s?[,;、，]\s+(\p{L}+)\s$/u;

/** Whether a bare number is the name of one of several, by the words before and after it. */
export function isNumbered(head: string, tail: string, language: string, isSmall = false): boolean {
  if (ordinal.test(tail)) return true;
  if (/^(?:ja|zh|ko)/u.test(language) && behind.test(tail)) return true;
  // "Myth 2: …": a word with its number before a colon is a label.
  if (/(?:^|[.!?\n;]\s*)\p{L}{3,14}\s$/u.test(head) && /^\s?[:：]\s/u.test(tail)) return true;
  // "Volt Runner 2, 199 g": a small number behind a name that opens what is said.
  if (/(?:^|[.!?:\n]\s*)(?:\p{Lu}[\p{Ll}\p{Lu}]+\s){2,3}$/u.test(head) && language !== 'de' && /^(?:\s?[,.;!?](?!\s?\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+){0,2}\s\p{Nd})|$)/u.test(tail) && isSmall) return true; // prettier-ignore
  if (isHouse(head)) return true;
  if (/^(?:fr|es|it|pt)/u.test(language) && behindNoun.test(head.slice(-48)) && ofWhat.test(tail)) return true;
  // "bike 11, walking 9, bus 24": in a row of different things each number counts.
  const row = inRow.exec(head.slice(-80));
  if (row && new Set(row.slice(1).map((word) => word.toLowerCase())).size === row.length - 1) return false;
  if (!nounBefore(language).test(head.slice(-48))) return false;
  // "Day 30 of 90" and "week 3 visitors" stay names; "level 40 % of …" never comes here.
  return !(language === 'en' && /^\s(?:people|visitors|members|users)(?!\p{L})/iu.test(tail));
}
