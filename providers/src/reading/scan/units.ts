import { languagePacks } from '../../languages/registry.js';
import type { FigureWords, LanguagePack } from '../../languages/language-pack.js';

/** Currency signs, longest first, with their ISO 4217 code. */
export const currencySigns: [string, string][] = [
  ['US$', 'USD'], ['R$', 'BRL'], ['A$', 'AUD'], ['C$', 'CAD'], ['HK$', 'HKD'], ['S$', 'SGD'], ['NZ$', 'NZD'],
  ['MX$', 'MXN'], ['CA$', 'CAD'], ['AU$', 'AUD'], ['CN¥', 'CNY'], ['JP¥', 'JPY'], ['CHF', 'CHF'], ['USD', 'USD'], ['RUB', 'RUB'], ['ILS', 'ILS'], ['CZK', 'CZK'], ['Kč', 'CZK'], ['HUF', 'HUF'], ['ZAR', 'ZAR'], ['KES', 'KES'], ['KSh', 'KES'], ['kr', 'SEK'], ['NGN', 'NGN'], ['XOF', 'XOF'], ['EUR', 'EUR'], ['GBP', 'GBP'], ['JPY', 'JPY'], ['INR', 'INR'], ['Rs.', 'INR'], ['Rs', 'INR'],
  ['Rp', 'IDR'], ['TL', 'TRY'], ['PLN', 'PLN'], ['SEK', 'SEK'], ['NOK', 'NOK'], ['DKK', 'DKK'], ['SAR', 'SAR'], ['AED', 'AED'], ['BRL', 'BRL'], ['CAD', 'CAD'], ['AUD', 'AUD'], ['CNY', 'CNY'], ['KRW', 'KRW'], ['TRY', 'TRY'], ['IDR', 'IDR'], ['MXN', 'MXN'],
  ['$', 'USD'], ['€', 'EUR'], ['£', 'GBP'], ['¥', 'JPY'], ['￥', 'JPY'], ['₹', 'INR'], ['₽', 'RUB'], ['₩', 'KRW'],
  ['₪', 'ILS'], ['฿', 'THB'], ['₺', 'TRY'], ['₫', 'VND'], ['₴', 'UAH'], ['₦', 'NGN'],
]; // prettier-ignore

const listOf = (words = ''): string[] => words.split(' ').filter(Boolean).map((word) => word.replace(/_/gu, ' ')); // prettier-ignore
const wordsOf = (field: 'percent' | 'tenths' | 'counters' | 'times' | 'folds'): string[] => [
  ...new Set(languagePacks.flatMap(({ prompts }) => listOf(prompts.figures[field]))),
];
/** The words of all languages by what they name. */
function byName(field: 'currencies' | 'scales' | 'units'): [string[], string][] {
  const tables = languagePacks.map(
    ({ prompts }): NonNullable<FigureWords[typeof field]> => prompts.figures[field] ?? {},
  );
  const names = [...new Set(tables.flatMap((table) => Object.keys(table)))];
  return names.map((name) => [[...new Set(tables.flatMap((table) => listOf(table[name])))], name]);
}

/** Words after a number that name a currency, with its ISO 4217 code; none where several currencies share the name. */
export const currencyWords: [string[], string][] = byName('currencies').map(([list, code]) => [
  list,
  code === 'other' ? '' : code,
]);

/** Words that multiply the number before them. */
export const multipliers: [string[], number][] = byName('scales').map(([list, factor]) => [list, Number(factor)]);

/** Letters that multiply only when they follow the digits directly. */
export const multiplierLetters: Record<string, number> = { k: 1e3, K: 1e3, M: 1e6, B: 1e9, Md: 1e9, T: 1e12 };

export const percentWords = ['%', '％', '٪', ...wordsOf('percent')];

/** Symbols of units in every language; the first of each row is the unit's name. */
export const unitSymbols: readonly string[][] = [
  ['h'], ['min'], ['s'], ['ms'], ['day'], ['week'], ['month'], ['year'], ['kg', '㎏'], ['cents'], ['pence'], ['points', 'pts'], ['g'], ['t'], ['km/h', 'kmh', 'kph'], ['mph'], ['km', 'kms', '㎞'], ['m'], ['cm', '㎝'], ['mm', '㎜'], ['miles', 'mi'], ['ft'], ['inches'], ['lb', 'lbs'], ['oz'], ['cups'], ['tbsp'], ['tsp'], ['cl', 'cL'], ['dl', 'dL'], ['pints'], ['gallons'], ['mg'], ['kcal'], ['Wh'], ['V'], ['A'], ['acres'], ['hectares'], ['sqm'], ['MP'], ['GB'], ['TB'], ['MB'], ['Mbit/s', 'Mbps', 'Mb/s'], ['Gbit/s', 'Gbps'], ['TWh'], ['kJ'], ['m/s'], ['mg/l', 'mg/L'], ['g/km'], ['m³'], ['kWh'], ['MWh'], ['GWh'], ['MW'], ['GW'], ['kW'], ['W'], ['hp', 'bhp', 'PS'], ['MJ'], ['kn'], ['KB', 'kB'], ['PB'], ['cm²', 'cm2'], ['ft²', 'ft2', 'sq ft', 'sq. ft', 'sqft'], ['°dH'], ['°C', '℃', 'ºC'], ['°F'], ['°'], ['fps'], ['px'], ['dB'], ['Hz', 'hertz', 'Hertz'], ['MHz'], ['GHz'], ['l', 'L'], ['ml', 'mL', 'cc'], ['ha'], ['m²', 'm2', '㎡', 'qm', 'sq m', 'sq. m'], ['km²', 'km2'], ['ppm'], ['bar'], ['psi'], ['bps'],
]; // prettier-ignore
const named = new Map(byName('units').map(([list, name]) => [name, list]));

/** Words of ten per cent each. */
export const tenthWords = wordsOf('tenths');

/** Units that belong to the number and are shown with it, in all languages; the first word of each row is its name. */
export const measureUnits: string[][] = unitSymbols.map(([name, ...others]) => [name!, ...others, ...(named.get(name!) ?? [])]); // prettier-ignore

/** The words of one language by what they name. */
export const wordsOfPack = (pack: LanguagePack | undefined, field: 'currencies' | 'units'): [string, string[]][] =>
  Object.entries(pack?.prompts.figures[field] ?? {}).map(([name, words]) => [name, listOf(words)]);

/** Counting characters that follow a number without a space. */
export const counters = wordsOf('counters');

/** Signs and words that say by how much, and never how often. */
export const foldWords = ['x', '×', ...wordsOf('folds')];
export const multipleWords = [...foldWords, ...wordsOf('times')];
