import { lazily, type Finder } from '../languages/lazily.js';

/** Where words of a list stand in a text. */
export interface Hit {
  name: string;
  from: number;
  to: number;
}

/** Scripts that write words without letting them be told apart by their neighbours: what is listed is found anywhere. */
const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Arab}\p{sc=Deva}\p{sc=Thai}]/u;

/**
 * Finds the words of many lists in one pass. A list is words separated by spaces: `_` stands for a space or hyphen
 * in a phrase, a closing `*` for any ending, `?` makes the letter before it optional.
 */
export function finderOf(lists: Readonly<Record<string, string>>): (text: string) => Hit[] {
  const exact = new Map<string, string[]>();
  const stems = new Map<string, string[]>();
  const phrases: [string, string][] = [];
  const pieces: [string, string][] = [];
  const put = (map: Map<string, string[]>, word: string, name: string): void => {
    const names = map.get(word) ?? [];
    if (!names.includes(name)) names.push(name);
    map.set(word, names);
  };
  for (const [name, list] of Object.entries(lists))
    for (const word of list.split(/\s+/u).filter(Boolean).flatMap(spellings)) {
      if (unspaced.test(word)) pieces.push([name, word.replace(/_/gu, '[\\s-]').replace(/\*/gu, '\\p{L}*')]);
      else if (/^[\p{L}\p{M}]+\*$/u.test(word)) put(stems, word.slice(0, -1), name);
      else if (/^[\p{L}\p{M}]+$/u.test(word)) put(exact, word, name);
      else
        phrases.push([
          name,
          word
            .replace(/[.+?^$()|[\]{}]/gu, '\\$&')
            .replace(/_/gu, '[\\s-]')
            .replace(/\*/gu, '\\p{L}*'),
        ]);
    }
  const patterns = [
    ...grouped(phrases, (body) => `(?<!\\p{L})(?:${body})(?!\\p{L})`),
    ...grouped(pieces, (body) => body),
  ];
  return (text) => {
    const hits: Hit[] = [];
    for (const match of text.matchAll(/[\p{L}\p{M}]+/gu)) {
      const word = match[0].toLowerCase();
      const found = new Set(exact.get(word));
      for (let length = 2; length <= word.length; length += 1)
        for (const name of stems.get(word.slice(0, length)) ?? []) found.add(name);
      for (const name of found) hits.push({ name, from: match.index, to: match.index + match[0].length });
    }
    for (const [name, findIn] of patterns)
      for (const match of findIn(text)) hits.push({ name, from: match.index, to: match.index + match[0].length });
    return hits;
  };
}

/** A word with its optional letters, both ways. */
function spellings(word: string): string[] {
  const at = word.indexOf('?');
  if (at < 1) return [word];
  return [word.slice(0, at - 1) + word.slice(at + 1), word.slice(0, at) + word.slice(at + 1)].flatMap(spellings);
}

function grouped(named: readonly [string, string][], whole: (body: string) => string): [string, Finder][] {
  return [...new Set(named.map(([name]) => name))].map((name) => [
    name,
    lazily({
      source: whole(
        named
          .filter(([own]) => own === name)
          .map(([, source]) => source)
          .join('|'),
      ),
    }),
  ]);
}
