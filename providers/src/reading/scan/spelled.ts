import { lazyPattern, type LazyPattern, keptPattern } from '../../languages/lazily.js';
import { alternatives, wordsOfAll } from '../../languages/any-word.js';
import { escapePattern } from '../../languages/escape-pattern.js';
import { packOf } from '../../languages/registry.js';
import type { Words } from '../../languages/words.js';
import { lexiconOf, wordPattern } from '../../planner/words/lexicon.js';
import type { FigureKind, FoundFigure } from './figures.js';
import { isCompared, isFrequency } from './frequency.js';
import { signNumbersOf } from './sign-numbers.js';
import { isNumbered } from './numbered-names.js';
import { currenciesOf, unitsOf } from './unit-table.js';
import { counters, multipleWords, multipliers, percentWords } from './units.js';
import { wordTable, type WordTable } from './word-table.js';

interface Span {
  start: number;
  end: number;
}

/** A word or two that say a number, with what it says. */
interface Numeral extends Span {
  value: number;
  /** Whether it is a share, a multiple or how often, all in its own words; a plain number needs something to count. */
  kind?: FigureKind;
  unit?: string;
}

interface NumeralTable {
  numbers: LazyPattern;
  values: ReadonlyMap<string, number>;
  wholes: readonly { pattern: LazyPattern; value: number; kind: FigureKind; unit: string }[];
}

const scales = wordTable(multipliers.flatMap(([words]) => words));
const percents = wordTable(percentWords.filter((word) => /\p{L}/u.test(word)));
const multiples = wordTable(multipleWords.filter((word) => /\p{L}{2}|[^\p{sc=Latin}×]/u.test(word)));
const counts = wordTable(counters);
const oclock = lazyPattern(() => `^\\s(?:${alternatives(wordsOfAll(({ context }) => context?.oclock))}|o['’]clock)(?!\\p{L})`, 'iu'); // prettier-ignore
const tables = new Map<string, NumeralTable>();

/** The words of a table by what they say: `{ '2': 'two', '20': 'twenty' }`. */
const entriesOf = (table: Readonly<Record<string, Words>> = {}): [number, string[]][] =>
  Object.entries(table).map(([value, words]) => [valueOf(value), words.split(' ').filter(Boolean)]);

const valueOf = (written: string): number => {
  const [part = 0, whole = 1] = written.split('/').map(Number);
  return part / whole;
};

function tableOf(language: string): NumeralTable {
  const known = tables.get(language);
  if (known) return known;
  const pack = packOf(language);
  const figures = pack?.prompts.figures;
  const values = new Map<string, number>();
  for (const [value, words] of entriesOf(figures?.numerals)) for (const word of words) values.set(word.replace(/_/gu, ' '), value); // prettier-ignore
  const any = (words: readonly string[]): string =>
    [...words].sort((a, b) => b.length - a.length).map(escapePattern).join('|').replace(/\s/gu, '\\s') || '(?!)'; // prettier-ignore
  const below = [...values].filter(([, value]) => value < 10).map(([word]) => word);
  const joiner = `(?:[\\s-](?:(?:${lexiconOf(language).and})\\s)?(${any(below)}))?`;
  const edge = `(?<![\\p{L}\\p{M}\\p{N}])(?:${alternatives(figures?.glued ?? '')})?`;
  const unspaced = /^(?:ja|zh|ko)/u.test(language);
  const whole = (table: Readonly<Record<string, Words>> | undefined, kind: FigureKind, unit: string) =>
    entriesOf(table).map(([value, words]) => ({
      pattern: lazyPattern(() => `${unspaced ? '' : edge}(?:${alternatives(words.map((word) => word.replace(/_(?:of|\([^)]*\))$/u, '')).join(' '))})${unspaced ? '' : '(?![\\p{L}\\p{M}\\p{N}])'}`, 'giu'), // prettier-ignore
      value,
      kind,
      unit,
    }));
  const made: NumeralTable = {
    values,
    numbers: lazyPattern(() => `${edge}(${any([...values.keys()])})${joiner}(?![\\p{L}\\p{M}\\p{N}])`, 'giu'),
    wholes: [
      ...whole(pack?.context?.fractions, 'count', 'ratio'),
      ...whole(figures?.multiplied, 'multiple', 'multiple'),
      ...whole(figures?.often, 'count', ''),
      ...Object.entries(figures?.pairs ?? {}).flatMap(([unit, words]) => whole({ '2': words }, 'measure', unit)),
    ],
  };
  tables.set(language, made);
  return made;
}

/**
 * Figures that are written in words: "eleven days", "two large customers", "half of our members", "doubled". A plain
 * number is one only before what it counts or measures; "one" is an article in most languages, and none.
 */
export function findSpelled(text: string, language: string, taken: readonly Span[]): FoundFigure[] {
  const found: FoundFigure[] = [];
  const isFree = ({ start, end }: Span): boolean => ![...taken, ...found].some((other) => start < other.end && end > other.start); // prettier-ignore
  const { wholes } = tableOf(language);
  for (const { pattern, value, kind, unit } of wholes)
    for (const match of pattern.matchAll(text)) {
      const span = { start: match.index, end: match.index + match[0].length };
      if (!isFree(span)) continue;
      const measured = value < 1 ? partOfUnit(text, span.end, language) : undefined;
      if (measured) found.push(figureOf(text, { ...span, value, kind: 'measure', ...measured }));
      // "Dreimal so groß" is by how much, "dreimal am Tag" how often.
      else if (kind === 'count' && value >= 2 && isCompared(text, span.end, language))
        found.push(figureOf(text, { ...span, value, kind: 'multiple', unit: 'multiple' })); // prettier-ignore
      else found.push(figureOf(text, { ...span, value, kind, unit }));
    }
  const others = keptPattern(`^(?:${alternatives(packOf(language)?.prompts.figures.notNumbers ?? '')})`);
  for (const numeral of numeralsIn(text, language)) {
    if (!isFree(numeral) || others.test(text.slice(numeral.start))) continue;
    const read = counted(text, numeral, language);
    if (read) found.push(figureOf(text, read));
  }
  return found.sort((a, b) => a.start - b.start);
}

function numeralsIn(text: string, language: string): Numeral[] {
  if (/^(?:ja|zh)/u.test(language)) {
    const { run, valueOf: read } = signNumbersOf(language);
    return [...text.matchAll(run)].map((match) => ({ start: match.index, end: match.index + match[0].length, value: read(match[0]) })); // prettier-ignore
  }
  const { numbers, values } = tableOf(language);
  return [...numbers.matchAll(text)].map((match) => {
    const [, first, second] = match;
    const [ten, one] = [values.get(first!.toLowerCase())!, second ? values.get(second.toLowerCase()) : undefined];
    // "twenty five" is one number, "two five" are two.
    const isOne = one !== undefined && ten % 10 === 0 && ten >= 20;
    const end = match.index + match[0].length - (second && !isOne ? match[0].length - match[0].indexOf(first!) - first!.length : 0); // prettier-ignore
    return { start: match.index + match[0].indexOf(first!), end, value: isOne ? ten + one : ten };
  });
}

/** "half an hour", "half a kilo". */
function partOfUnit(text: string, from: number, language: string): { end: number; unit: string } | undefined {
  const gap = /^\s(?:an?\s)?/u.exec(text.slice(from))?.[0].length;
  if (gap === undefined) return undefined;
  const { table, nameOf } = unitsOf(language);
  const word = table.at(text, from + gap);
  return word && word.length > 2 ? { end: from + gap + word.length, unit: nameOf(word) } : undefined;
}

/** A plain number with what it counts or measures; undefined where nothing follows that it could. */
function counted(text: string, numeral: Numeral, language: string): Numeral | undefined {
  let { end, value } = numeral;
  const take = (table: WordTable): string | undefined => {
    const from = end + (/^[\s-]/u.test(text.slice(end)) ? 1 : 0);
    const word = table.at(text, from);
    if (word) end = from + word.length;
    return word;
  };
  if (oclock.test(text.slice(end)) || isNumbered(text.slice(0, numeral.start), text.slice(end), language)) return undefined; // prettier-ignore
  const scale = take(scales);
  if (scale) value *= multipliers.find(([words]) => words.includes(scale))?.[1] ?? 1;
  if (take(percents)) return { ...numeral, end, value, kind: 'percent', unit: 'percent' };
  const { table, nameOf } = currenciesOf(language);
  const joint = /^\s(?:de|di|d[’'])\s?/u.exec(text.slice(end))?.[0] ?? '';
  const money = table.at(text, end + joint.length) ? joint : undefined;
  if (money) end += joint.length;
  const currency = take(table);
  if (currency) return { ...numeral, end, value, kind: 'money', unit: `currency:${nameOf(currency)}` };
  const units = unitsOf(language);
  const unit = take(units.table);
  // A letter or two after a number in words are no sign of a unit: "two m".
  if (unit && (/^\p{L}{2}/u.test(unit) || /[^\p{sc=Latin}]/u.test(unit))) return value === 1 && units.nameOf(unit) === 'day' ? undefined : { ...numeral, end, value, kind: 'measure', unit: units.nameOf(unit) }; // prettier-ignore
  if (unit) end -= unit.length;
  if (value < 2 || !Number.isFinite(value)) return undefined;
  const times = take(multiples);
  if (times)
    return isFrequency(text, { start: numeral.start, end }, times, language)
      ? { ...numeral, end, value, kind: 'count', unit: '' }
      : { ...numeral, end, value, kind: 'multiple', unit: 'multiple' };
  const count = take(counts);
  if (count) return { ...numeral, end, value, kind: 'count', unit: count };
  if (/^(?:ja|zh|ko)/u.test(language)) return scale ? { ...numeral, end, value, kind: 'count', unit: '' } : undefined;
  return scale || isBeforeNoun(text.slice(end), language) ? { ...numeral, end, value, kind: 'count', unit: '' } : undefined; // prettier-ignore
}

function isBeforeNoun(tail: string, language: string): boolean {
  const word = /^[\s-](\p{L}[\p{L}\p{M}’'-]*)/u.exec(tail)?.[1];
  if (!word || [...word].length < 3) return false;
  const { linking, dangling, and, or, to } = lexiconOf(language);
  return !wordPattern([linking, dangling, and, or, to].filter(Boolean).join('|'), language, 'whole').test(word);
}

function figureOf(text: string, { start, end, value, kind = 'count', unit = '' }: Numeral): FoundFigure {
  const display = text.slice(start, end);
  return {
    figure: { value, magnitude: value, display, prefix: '', suffix: '', decimals: Number.isInteger(value) ? 0 : 1, unit }, // prettier-ignore
    start,
    end,
    kind,
  };
}
