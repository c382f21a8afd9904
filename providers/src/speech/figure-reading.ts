import type { Counted } from '../languages/spoken-lexicon.js';
import { commonScales, decimalWords, percentPatterns, spokenLexicons } from './spoken-lexicon.js';

/** A figure as it is written: its value, how many decimals were shown, and a power of ten. */
export interface WrittenNumber {
  value: number;
  decimals: number;
}

export const NUMBER = String.raw`\d+(?:[.,\u00a0\u202f'’]\d+)*`;

const currencies: Record<string, string> = {
  $: 'USD',
  US$: 'USD',
  USD: 'USD',
  A$: 'AUD',
  C$: 'CAD',
  R$: 'BRL',
  '€': 'EUR',
  EUR: 'EUR',
  '£': 'GBP',
  GBP: 'GBP',
  '¥': 'JPY',
  JPY: 'JPY',
  '₹': 'INR',
  INR: 'INR',
  '₩': 'KRW',
  '₽': 'RUB',
  CHF: 'CHF',
  '₪': 'ILS',
  '₺': 'TRY',
};
export const CURRENCY = String.raw`US\$|A\$|C\$|R\$|[$€£¥₹₩₽₪₺]|USD|EUR|GBP|JPY|INR|CHF`;
export const currencyOf = (sign: string): string | undefined => currencies[sign];

const locale = (language: string) => `${language}-u-nu-latn`;

/** Is a comma the decimal sign of the language? */
function decimalSign(language: string): string {
  const parts = new Intl.NumberFormat(locale(language)).formatToParts(1.5);
  return parts.find((part) => part.type === 'decimal')?.value ?? '.';
}

/**
 * Reads digits with separators. A single separator before exactly three digits groups thousands when the
 * language groups with it ("1,234" in English, "1.234" in German) and is a decimal sign otherwise.
 */
export function readNumber(written: string, language: string): WrittenNumber {
  const compact = written.replace(/[\u00a0\u202f'’]/gu, '');
  const last = Math.max(compact.lastIndexOf('.'), compact.lastIndexOf(','));
  if (last < 0) return { value: Number(compact), decimals: 0 };
  const sign = compact[last]!;
  const several = compact.split(sign).length > 2;
  const mixed = compact.includes(sign === '.' ? ',' : '.');
  const threeAfter = compact.length - last - 1 === 3;
  const leading = compact.slice(0, last);
  const groups = several || (threeAfter && !mixed && sign !== decimalSign(language) && leading !== '0');
  if (groups) return { value: Number(compact.replace(/[.,]/g, '')), decimals: 0 };
  const whole = leading.replace(/[.,]/g, '');
  const decimals = compact.slice(last + 1);
  return { value: Number(`${whole}.${decimals}`), decimals: decimals.length };
}

/** The power of ten that a suffix or short word stands for in the language: "M", "Mio.", "bn", "k". */
export function scaleOf(suffix: string, language: string): number | undefined {
  const key = suffix.toLowerCase().replace(/\.$/, '');
  return (spokenLexicons[language]?.scales ?? commonScales)[key];
}

/** Digits without grouping and with the language's own decimal sign, as the voice expects them. */
export function plainNumber(number: WrittenNumber, language: string): string {
  const digits = new Intl.NumberFormat(locale(language), {
    useGrouping: false,
    minimumFractionDigits: Math.min(number.decimals, 20),
    maximumFractionDigits: Math.min(number.decimals, 20),
  }).format(number.value);
  return sayDecimalSign(digits, language);
}

const sayDecimalSign = (text: string, language: string) =>
  decimalWords[language] ? text.replace(/(?<=\d)[.,](?=\d)/u, ` ${decimalWords[language]} `) : text;

/** "4.2 million": the number and its power of ten in words. */
export function scaledNumber(number: WrittenNumber, power: number, language: string): string {
  const said = new Intl.NumberFormat(locale(language), {
    notation: 'compact',
    compactDisplay: 'long',
    useGrouping: false,
    maximumFractionDigits: Math.max(number.decimals, 2),
  })
    .format(Number(`${number.value}e${power}`))
    .replace(/[\u200e\u200f]/gu, '');
  return sayDecimalSign(said, language);
}

const LARGE = /(illones|illón|illions?|illiards?|illon[ei]|iliard[oi]|lhões|lhão|ioane|iarde)$/iu;

/** The name of a currency as it is said after a number: "dollars", "de dólares" after a million. */
export function currencyName(
  code: string,
  after: { number: WrittenNumber; power?: number; said: string },
  language: string,
): string {
  const lexicon = spokenLexicons[language];
  const count = after.power ? 2_000_000 : after.number.value;
  // Cents that are not said would make every sum a fraction: "5 dolarów" but "5,00 dolara".
  const decimals = after.power ? 0 : Math.min(after.number.decimals, 20);
  const parts = new Intl.NumberFormat(locale(language), {
    style: 'currency',
    currency: code,
    currencyDisplay: 'name',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).formatToParts(count);
  const name = (parts.find((part) => part.type === 'currency')?.value ?? code)
    .replace(lexicon?.currencyNoise ?? '', '')
    .trim();
  const said = language === 'pt' ? name.toLowerCase() : name;
  if (!lexicon?.of || !LARGE.test(after.said)) return said;
  return lexicon.of === 'de' && language === 'fr' && /^[aeiouyé]/iu.test(said) ? `d'${said}` : `${lexicon.of} ${said}`;
}

/** The form of a word that goes with a number. */
export function counted(word: Counted, { value, decimals }: WrittenNumber, language: string): string {
  if (typeof word === 'string') return word;
  const rules = new Intl.PluralRules(language, { minimumFractionDigits: Math.min(decimals, 20) });
  return word[rules.select(value)] ?? word.other;
}

/** A sum: "4.2 million dollars"; with cents "19 dollars 99". */
export function spokenMoney(number: WrittenNumber, power: number, code: string, language: string): string {
  if (power === 0 && number.decimals === 2) {
    const whole = { value: Math.trunc(number.value), decimals: 0 };
    const cents = Math.round((number.value - whole.value) * 100);
    const name = currencyName(code, { number: whole, said: '' }, language);
    return `${plainNumber(whole, language)} ${name}${cents === 0 ? '' : ` ${cents}`}`;
  }
  const said = power === 0 ? plainNumber(number, language) : scaledNumber(number, power, language);
  return `${said} ${currencyName(code, { number, power, said }, language)}`;
}

/** "24 percent", in every language that Intl has words for. */
export function spokenPercent(number: WrittenNumber, language: string): string {
  const digits = plainNumber(number, language);
  const pattern = percentPatterns[language];
  return pattern ? pattern.replace('#', digits) : `${digits} ${percentWord(number, language)}`;
}

/** The word after the number; the sign itself where Intl knows no word (the voice does then). */
export function percentWord(number: WrittenNumber, language: string): string {
  return unitWord('percent', number, language) ?? percentPatterns[language]?.replace(/#/, '').trim() ?? '%';
}

/** The name of an Intl unit as it follows a number, or undefined when it doesn't follow it. */
export function unitWord(unit: string, number: WrittenNumber, language: string): string | undefined {
  const format = new Intl.NumberFormat(locale(language), {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: 3,
  });
  const parts = format
    .formatToParts(number.value)
    .filter((part) => part.type === 'unit' || part.type === 'percentSign');
  const name = parts.map((part) => part.value).join(' ');
  return /[%٪]/u.test(name) || name === '' ? undefined : name.replace(/[\u200e\u200f]/gu, '');
}

const units: Record<string, string> = {
  km: 'kilometer',
  cm: 'centimeter',
  mm: 'millimeter',
  kg: 'kilogram',
  mg: 'milligram',
  'km/h': 'kilometer-per-hour',
  kmh: 'kilometer-per-hour',
  mph: 'mile-per-hour',
  '°c': 'celsius',
  '°f': 'fahrenheit',
  gb: 'gigabyte',
  mb: 'megabyte',
  tb: 'terabyte',
  kb: 'kilobyte',
  ms: 'millisecond',
  ha: 'hectare',
  ml: 'milliliter',
  min: 'minute',
};
export const unitOf = (written: string): string | undefined => units[written.toLowerCase()];
