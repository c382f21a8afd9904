import { currencySigns, currencyWords, measureUnits, multipliers, percentWords } from '../../reading/scan/units.js';
import { asLabel } from '../facts/labels.js';

/** What the head of a column says of its cells. */
export interface Header {
  /** What is measured: "Revenue" of "revenue_2024_eur"; '' where the head is a time alone. */
  name: string;
  /** As in `Figure.unit`: "currency:EUR", "percent", "mm"; '' when it names none. */
  unit: string;
  /** How the unit is written behind a number; '' for currencies and per cent, which the language writes. */
  suffix: string;
  /** The time that the cells are of: "2024", "Q3 2024". */
  period: string;
}

const codes = new Set(currencySigns.map(([, code]) => code));
const signs = new Map(currencySigns);
const currencyNames = new Map(currencyWords.flatMap(([words, code]) => words.map((word): [string, string] => [word.toLowerCase(), code]))); // prettier-ignore
const unitNames = new Map(measureUnits.flatMap(([name, ...others]) => [name!, ...others].map((word): [string, string] => [word.toLowerCase(), name!]))); // prettier-ignore
const scales = new Set(multipliers.flatMap(([words]) => words.map((word) => word.toLowerCase())));
/** Heads of rows as a rule: "month" says when, not how long. */
const times = new Set(['week', 'month', 'year']);

/** Reads the head of a column: a measure, its unit, and the time that it is of, in any order. */
export function readHeader(head: string): Header {
  const plain = head.replace(/_+/gu, ' ').trim();
  const bracketed = /[([]([^)\]]{1,20})[)\]]/u.exec(plain);
  const inside = bracketed ? bracketOf(bracketed[1]!.trim()) : undefined;
  const tokens = plain
    .replace(/[([][^)\]]*[)\]]/gu, ' ')
    .split(/[\s,/]+/u)
    .filter(Boolean);
  const periods = tokens.filter((token) => isPeriod(token));
  const words = tokens.filter((token) => !isPeriod(token));
  const at = inside?.unit || inside?.suffix ? -1 : unitAt(words);
  const unit = at < 0 ? undefined : unitOf(words[at]!);
  const named = at < 0 ? words : words.filter((word, index) => index !== at && !isLink(word, index, at));
  const period = [...periods, ...(inside?.period ? [inside.period] : [])].join(' ');
  return {
    name: asLabel(named.join(' '), 48),
    unit: inside?.unit ?? unit ?? '',
    suffix: inside?.suffix ?? (unit && isWritten(unit) ? words[at]! : ''),
    period,
  };
}

const isPeriod = (token: string): boolean => /^(?:(?:19|20)\p{Nd}{2}|[QTH][1-4])$/iu.test(token);
const isWritten = (unit: string): boolean => unit !== 'percent' && !unit.startsWith('currency:');

/** The word that names a unit, where another one names the measure; the last of them. */
function unitAt(words: readonly string[]): number {
  if (words.length < 2) return -1;
  for (let at = words.length - 1; at > 0; at -= 1) {
    const unit = unitOf(words[at]!);
    // A letter, and a length of time within a line, may be anything.
    if (unit && !times.has(unit) && (words[at]!.length > 1 || !isWritten(unit)) && (at === words.length - 1 || !isWritten(unit))) return at; // prettier-ignore
  }
  return -1;
}

/** "in" of "Sales in EUR": a short word between the measure and its unit. */
const isLink = (word: string, index: number, unit: number): boolean =>
  index === unit - 1 && index > 0 && word.length <= 2 && /^\p{Ll}+$/u.test(word);

function unitOf(word: string): string | undefined {
  const folded = word.toLowerCase();
  if (percentWords.includes(folded)) return 'percent';
  const code = signs.get(word) ?? (codes.has(word.toUpperCase()) ? word.toUpperCase() : currencyNames.get(folded));
  if (code) return `currency:${code}`;
  return unitNames.get(folded);
}

function bracketOf(text: string): Partial<Header> | undefined {
  const unit = unitOf(text.replace(/^(?:in)\s/iu, ''));
  if (unit) return { unit, suffix: isWritten(unit) ? text : '' };
  if (isPeriod(text)) return { period: text };
  // "k€", "million EUR", "€/kg": shown behind the number as it is written.
  const parts = text.toLowerCase().split(/[\s.]+/u);
  return /[$€£¥₹%/]/u.test(text) || parts.some((part) => scales.has(part)) ? { suffix: text } : undefined;
}
