import { alternatives, contextWords } from '../../languages/any-word.js';

/** Prepositions and words that stand before a year. */
const leads = new RegExp(`(?:^|[^\\p{L}])(?:${alternatives(contextWords('beforeYear'))})\\s$`, 'iu');
const months =
  /(?:jan|feb|fév|mar|mär|apr|avr|abr|may|mai|maj|mayo|jun|juin|giu|haz|jul|juil|lug|tem|aug|août|ago|ağu|sep|set|eyl|oct|okt|ott|out|eki|nov|kas|dec|déc|dez|dic|ara|янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек)\p{L}*\.?,?\s(?:de\s)?$/iu;
/** Words after a number that count something or measure it. */
const counts = new RegExp(`^\\s(?:${alternatives(contextWords('counted'))})(?!\\p{L})`, 'iu');
/** Words after a number that a year is followed by, and a quantity is not. */
const follows = new RegExp(
  `^(?:\\s*$|\\s*[,;:.)\\]–—-]|\\s(?:${alternatives(contextWords('afterYear'))})(?!\\p{L}))`,
  'iu',
);

/**
 * Whether four bare digits name a year rather than a quantity. What follows decides first ("1500 people" are
 * people), then what stands before ("in 1500"), then the figures themselves: a round hundred that begins a
 * sentence and does something ("1800 stayed") is counted, three dates in a row ("1952 founded in a garage")
 * are years.
 */
export function isYear(text: string, start: number, end: number, digits: string, language: string): boolean {
  if (!/^(?:1[0-9]|20|21)\d\d$/.test(digits)) return false;
  const head = text.slice(Math.max(0, start - 40), start);
  const tail = text.slice(end, end + 40);
  if (counts.test(tail) || /^\s?[%€$£¥₹×]/u.test(tail)) return false;
  // A plural noun, or an adjective with one, is what is counted; English says so with an s.
  if (
    language === 'en' &&
    !leads.test(head) &&
    !months.test(head) &&
    /^\s(?:\p{Ll}+\s)?\p{Ll}{2,}s(?!\p{L})/u.test(tail) &&
    !follows.test(tail)
  )
    return false;
  if (leads.test(head) || months.test(head)) return true;
  if (/\(\s?$|^\s?\)/u.test(head + tail) && /\(\s?$/u.test(head)) return true;
  const isRound = digits.endsWith('00');
  if (/^(?:1[0-4]|21)/.test(digits)) return false;
  if (isRound)
    return !/^\s\p{L}/u.test(tail) || follows.test(tail) ? /[\p{L}]\s$/u.test(head) || follows.test(tail) : false;
  return true;
}
