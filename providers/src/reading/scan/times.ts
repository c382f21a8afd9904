import { lazyPattern, type LazyPattern } from '../../languages/lazily.js';
import { alternatives, contextWords, wholeWords, wordsOfAll } from '../../languages/any-word.js';
import { escapePattern } from '../../languages/escape-pattern.js';
import { packOf } from '../../languages/registry.js';
import { weekdaysOf } from '../../languages/weekday-names.js';
import { monthsOf } from './dates.js';
import { decimalMark } from './digits.js';

/** A time of day, or a span of it, as it stands in the text. */
export interface FoundTime {
  text: string;
  start: number;
  end: number;
}

const hour = String.raw`\p{Nd}{1,2}(?:[:.]\p{Nd}{2})?`;
const clock = String.raw`\p{Nd}{1,2}(?:[:.h]\p{Nd}{2})?\s?(?:a\.?m\.?|p\.?m\.?|uhr|o['’]clock|Uhr)|\p{Nd}{1,2}[:.]\p{Nd}{2}\s?(?:${alternatives(contextWords('oclock'))})|\p{Nd}{1,2}:\p{Nd}{2}(?::\p{Nd}{2})?|\p{Nd}{1,2}\s?h(?:\s?[0-5]\p{Nd}(?!\p{Nd}))?`;
const edge = String.raw`(?<![\p{L}\p{Nd}.,:/€$£-])`;
const stop = String.raw`(?![\p{L}\p{Nd}%]|[.,:]\p{Nd})`;
const joined = String.raw`\s?(?:[–—-]|${alternatives(contextWords('spanned'))})\s?`;
const after = alternatives(contextWords('afterTime'));
const dayPart = alternatives(contextWords('dayPart'));
const dottedSpan = String.raw`(?:0\p{Nd}|1\p{Nd}|2[0-4])\.[0-5][05]\s?[–—-]\s?(?:0\p{Nd}|1\p{Nd}|2[0-4])\.[0-5][05]`;
const onlyDotted = lazyPattern(() => `^${dottedSpan}$`, 'u');
/** Whether digits that look like a telephone number are two hours of the day: "09.00-13.00". */
export const isHours = (text: string): boolean => onlyDotted.test(text);

const patterns = [
  // "5 a 11 de la mañana", "सुबह 9 से शाम 6 बजे"
  lazyPattern(
    () =>
      String.raw`(?:(?:${dayPart})\s?)?${edge}${hour}(?:\s?(?:${after}))?${joined}(?:(?:${dayPart})\s?)?${hour}\s?(?:${after})(?!\p{L})`,
    'gu',
  ),
  // "2:00-5:30 am", "11-16h", "4 to 7 pm"
  lazyPattern(
    () =>
      String.raw`${edge}\p{Nd}{1,2}(?:[:.]\p{Nd}{2})?\s?(?:h(?:\s?[0-5]\p{Nd})?|am|pm|a\.m\.|p\.m\.)?${joined}(?:${clock})${stop}`,
    'giu',
  ),
  // "van 9 tot 17 uur", "10 tot 18 u": lengths of time are seldom so long
  lazyPattern(
    () =>
      String.raw`${edge}(?:0?[1-9]|1[0-2])${joined}(?:1[3-9]|2[0-4])\s?(?:${alternatives(contextWords('oclock'))})(?!\p{L})`,
    'gu',
  ),
  // "kl. 10–17"
  lazyPattern(() => String.raw`(?<=(?:${wholeWords(contextWords('beforeTime'))})\s)(?:[1-9]|1\d|2[0-4])${joined}(?:[1-9]|1\d|2[0-4])(?=\s*(?:[.;!?)]|,\s|$))`, 'giu'), // prettier-ignore
  // "09.00-13.00": no two amounts are written so
  lazyPattern(() => String.raw`${edge}${dottedSpan}(?![\p{L}\p{Nd}%]|\s?[€$£]|[.,]\p{Nd})`, 'gu'),
  // "between 8.00 and 8.45", "7.30 bis 9.15", "6 till 8.30": two quarters of an hour with nothing behind them that they measure
  lazyPattern(() => String.raw`${edge}(?:[01]?\p{Nd}|2[0-4])(?:\.(?:00|15|30|45))?\s?(?:[–—-]|${alternatives(`${contextWords('spanned')} ${contextWords('and')}`)})\s?(?:[01]?\p{Nd}|2[0-4])\.(?:00|15|30|45)(?=\s*(?:[,;!?)]|[.](?!\p{Nd})|$))`, 'giu'), // prettier-ignore
  lazyPattern(() => String.raw`${edge}(?:${clock})${stop}`, 'giu'),
  // "saat 19.30", "at 19.30", "um 20.15", "kl. 18.00"
  lazyPattern(
    () =>
      String.raw`(?<=(?:\bfrom|\bab|\bà|\bore|\bo|\bдо|\bв|${wholeWords(contextWords('beforeTime'))})\s)\p{Nd}{1,2}\.\p{Nd}{2}(?:\s?[–—-]\s?\p{Nd}{1,2}\.\p{Nd}{2})?(?![\p{L}\p{Nd}%€$£]|[.,]\p{Nd})`,
    'giu',
  ),
  lazyPattern(
    () =>
      String.raw`(?:${dayPart})?\s?\p{Nd}{1,2}\s?(?:${alternatives(contextWords('hour'))})(?!間|间|간)(?:\s?\p{Nd}{1,2}\s?[分분]|半|반)?`,
    'gu',
  ),
  lazyPattern(() => String.raw`(?<=الساعة\s)\p{Nd}{1,2}(?:[:.]\p{Nd}{2})?(?:\s?(?:صباحا|مساء|ظهرا|ص|م))?`, 'gu'),
  lazyPattern(
    () => String.raw`(?:(?:${dayPart})\s?)?${edge}\p{Nd}{1,2}(?:[:.]\p{Nd}{2})?(?:\s?h)?\s(?:${after})(?!\p{L})`,
    'gu',
  ),
];

/** "utspring 13.00": where decimals stand after a comma, what is written so by itself is an hour of the day. */
const dotted = lazyPattern(() => String.raw`${edge}(?:[01]?\p{Nd}|2[0-3])\.(?:00|[1-5][05])(?![\p{L}\p{Nd}%]|\s?[€$£%]|[.,]\p{Nd}|\.)`, 'gu'); // prettier-ignore

/** Words after "11 h" that make it a time of the day rather than a length of time are rare: lengths are left to figures. */
const isLength = (text: string): boolean => /^\p{Nd}{1,2}\s?h(?:\s\p{Nd}{2})?$/iu.test(text);

/** "às 9h", "dès 8h": the word before says that it is an hour of the day. */
const hours = lazyPattern(() => String.raw`(?:${wholeWords(`${contextWords('beforeHour')} ${contextWords('beforeTime')}`)})\s$`, 'iu'); // prettier-ignore

/** "10 till 4", "dalle 9 alle 19": two hours, with a word before the second that only hours have. */
const twice = lazyPattern(() => String.raw`${edge}(?:[1-9]|1\d|2[0-4])\s(?:${wholeWords(contextWords('beforeTime'))})\s(?:[1-9]|1\d|2[0-4])(?=\s*(?:[.,;!?)]\s|[.!?)]?$))`, 'giu'); // prettier-ignore

/** "Doors open at 7", "um 9": nothing that it could count follows. Read in its own language: "alle" is an hour in Italian alone. */
function bareHour(language: string): LazyPattern {
  const known = bareHours.get(language);
  if (known) return known;
  const own = [...new Set(['en', language])].map((code) => packOf(code)?.context?.beforeTime ?? '').join(' ');
  const words = packOf(language)?.context?.beforeTime ? own : contextWords('beforeTime');
  const made = lazyPattern(
    () =>
      String.raw`(?<=(?:${wholeWords(words)})\s)(?:[1-9]|1\d|2[0-3])(?=\s*(?:[.,;!?)]\s|[.!?)]?$|[,;(](?!\d))|\s(?:\p{L}+\s)?(?:${alternatives(words)})\s)`,
    'giu',
  );
  bareHours.set(language, made);
  return made;
}
const bareHours = new Map<string, LazyPattern>();

/** "Open from 6 to 18", "geöffnet von 9 bis 17": what opens does so at an hour. */
const opening = lazyPattern(
  () =>
    String.raw`(?<=(?:${wholeWords(wordsOfAll(({ visits }) => visits?.open))})\s(?:\p{L}+\s){0,2})(?:[1-9]|1\d|2[0-4])${joined}(?:[1-9]|1\d|2[0-4])(?=\s*(?:[.;,!?)]|$)|\s\p{L}{1,3}\s)(?!\s*,\p{Nd})`,
  'giu',
);
/** "From 11 to 5": an amount seldom falls so on a day that is named. */
const pastNoon = lazyPattern(() => String.raw`${edge}(?:[89]|1[0-2])${joined}[1-7](?![\p{L}\p{Nd}%]|[.,:]\p{Nd}|\s?[%€$£°])`, 'giu'); // prettier-ignore
const result = /(?<!\p{L})(?:won|lost|beat|drew|fell|dropped|score)(?!\p{L})/iu;

const spans = new Map<string, LazyPattern>();
const days = new Map<string, LazyPattern>();

/** The names of the days of the week, the English ones too, which people use in all languages. */

/** A day of the week or a month by name. */
function dayNamed(language: string): LazyPattern {
  const known = days.get(language);
  if (known) return known;
  const names = [...weekdaysOf(language), ...monthsOf(language).keys()];
  const made = lazyPattern(
    () => String.raw`(?<!\p{L})(?:${[...new Set(names.map(escapePattern))].join('|')})s?(?!\p{L})`,
    'iu',
  );
  days.set(language, made);
  return made;
}

/** Whether the sentence around a stretch names a day and tells of no result. */
function isOnDay(text: string, start: number, end: number, language: string): boolean {
  const before = text
    .slice(0, start)
    .split(/[.!?]\s|\n/u)
    .at(-1)!;
  const sentence = before + text.slice(end).split(/[.!?](?:\s|$)|\n/u)[0]!;
  return dayNamed(language).test(sentence) && !result.test(sentence);
}

/** "Saturday 10 to 4", "Sat 10–16": a day of the week makes hours of the two numbers after it. */
function spanOfDay(language: string): LazyPattern {
  const known = spans.get(language);
  if (known) return known;
  const names = weekdaysOf(language).map(escapePattern);
  const months = [...monthsOf(language).keys()].map(escapePattern).join('|');
  const date = String.raw`(?:\p{Nd}{1,2}(?:\.|st|nd|rd|th)?\s(?:de\s)?(?:${months})\.?,?\s|(?:${months})\s\p{Nd}{1,2}(?:st|nd|rd|th)?,?\s)?`;
  const made = lazyPattern(
    () =>
      String.raw`(?<=(?<!\p{L})(?:${[...new Set(names)].join('|')})s?\.?,?\s${date}(?:\p{L}+\s)?)(?:[1-9]|1\d|2[0-4])${joined}(?:[1-9]|1\d|2[0-4])(?=\s*(?:[.;!?)]|,\s|$)|\s\p{L}{1,3}\s|(?<=\p{Nd}\s?[–—-]\s?\p{Nd}{1,2})\s\p{L})`,
    'giu',
  );
  spans.set(language, made);
  return made;
}

/** Times of day in a text, in order of place. "2 h" alone is a length of time, and none. */
export function findTimes(text: string, language = 'en'): FoundTime[] {
  if (!/\p{Nd}/u.test(text)) return [];
  const found: FoundTime[] = [];
  const own = decimalMark(language) === ',' ? [dotted] : [];
  const bare = bareHour(language);
  for (const pattern of [...patterns, ...own, spanOfDay(language), twice, bare, opening, pastNoon])
    for (const match of pattern.matchAll(text)) {
      const words = match[0].trim();
      const start = match.index + match[0].indexOf(words);
      const end = start + words.length;
      if ((isLength(words) && !hours.test(text.slice(0, start))) || isScore(words, text.slice(0, start))) continue;
      if (pattern === pastNoon && !isOnDay(text, start, end, language)) continue;
      // "She met him at 17": where the day has twelve hours twice, a larger number is an age.
      if (pattern === bare && language === 'en' && Number(words) > 12) continue;
      if (!found.some((other) => start < other.end && end > other.start)) found.push({ text: words, start, end });
    }
  return found.sort((a, b) => a.start - b.start);
}

/** A shape of picture or a result of a match is no time: "16:9", "won 3:1". */
function isScore(words: string, before: string): boolean {
  const pair = /^(\p{Nd}{1,2}):(\p{Nd}{2})$/u.exec(words);
  if (!pair) return /^\p{Nd}{1,2}:\p{Nd}$/u.test(words);
  return Number(pair[1]) > 24 || Number(pair[2]) > 59 || /(?:score|won|lost|beat|draw|ratio)\s$/iu.test(before);
}
