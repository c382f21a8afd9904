import { packOf } from '../../languages/registry.js';
import { currencySigns, currencyWords, unitSymbols, wordsOfPack } from './units.js';
import { unitNames } from './unit-names.generated.js';
import { wordTable, type WordTable } from './word-table.js';

/** What stands behind a number in texts of a language, and what it names. */
export interface NamedWords {
  table: WordTable;
  /** The unit's name, or the currency's code; '' for a currency whose name several share. */
  nameOf(word: string): string;
}

const units = new Map<string, NamedWords>();
const currencies = new Map<string, NamedWords>();

/** Sloppy typing leaves out capitals: "30 sekunden". Short words would stand for too much. */
const withSmall = (named: Map<string, string>): Map<string, string> => {
  for (const [word, name] of [...named]) {
    const small = word.toLowerCase();
    if (/^\p{L}{4,}$/u.test(word) && !named.has(small)) named.set(small, name);
  }
  return named;
};

const namedWords = (named: Map<string, string>): NamedWords => ({
  table: wordTable([...named.keys()]),
  nameOf: (word) => named.get(word) ?? '',
});

/**
 * Units after a number in a text of a language. What a word means in the language itself counts before what it means in
 * others: a "TL" is a teaspoon in German. English ones are used everywhere.
 */
export function unitsOf(language: string): NamedWords {
  const known = units.get(language);
  if (known) return known;
  const named = new Map<string, string>();
  const put = (word: string, name: string): void => void (named.has(word) || named.set(word, name));
  for (const [name, words] of wordsOfPack(packOf(language), 'units')) for (const word of words) put(word, name);
  for (const [name, ...others] of unitSymbols) for (const word of [name!, ...others]) put(word, name!);
  for (const [name, words] of Object.entries(unitNames[language] ?? {})) for (const word of words.split(' ')) put(word.replace(/_/gu, ' '), name); // prettier-ignore
  for (const [name, words] of wordsOfPack(packOf('en'), 'units')) for (const word of words) put(word, name);
  const made = namedWords(withSmall(named));
  units.set(language, made);
  return made;
}

/** Signs and names of currencies after a number in a text of a language: crowns are Swedish in Swedish. */
export function currenciesOf(language: string): NamedWords {
  const known = currencies.get(language);
  if (known) return known;
  const named = new Map<string, string>();
  const put = (word: string, code: string): void => void (named.has(word) || named.set(word, code === 'other' ? '' : code)); // prettier-ignore
  for (const [code, words] of wordsOfPack(packOf(language), 'currencies')) for (const word of words) put(word, code);
  const own = new Set(wordsOfPack(packOf(language), 'units').flatMap(([, words]) => words));
  for (const [word, code] of [...currencySigns, ...currencyWords.flatMap(([words, code]) => words.map((word): [string, string] => [word, code]))]) if (!own.has(word)) put(word, code); // prettier-ignore
  const made = namedWords(withSmall(named));
  currencies.set(language, made);
  return made;
}
