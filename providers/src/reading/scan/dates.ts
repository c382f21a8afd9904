import { lazyPattern, type LazyPattern } from '../../languages/lazily.js';
import { isYear } from './years.js';
import { contextWords, wholeWords } from '../../languages/any-word.js';
import { escapePattern } from '../../languages/escape-pattern.js';
import { languagePacks } from '../../languages/registry.js';
import { day, dayInFigures, fullYear, year } from './day-in-figures.js';
import { asciiDigits } from './digits.js';
import { withEarlierDays } from './joined-days.js';

/** A date, year, quarter or month as it stands in the text. `order` sorts dates: year × 10000 + month × 100 + day. */
export interface FoundDate {
  text: string;
  start: number;
  end: number;
  order: number;
}

/** Whether a date says its day, and not a month or a year alone. */
export const namesDay = ({ order }: Pick<FoundDate, 'order'>): boolean => order % 100 > 0;

/** Month names by language come from the runtime, so that every language it knows is read. */
const monthCache = new Map<string, Map<string, number>>();

export function monthsOf(language: string): Map<string, number> {
  const known = monthCache.get(language);
  if (known) return known;
  const months = new Map<string, number>();
  for (const locale of [language, 'en']) {
    for (const form of ['long', 'short'] as const) {
      for (const withDay of [true, false]) {
        let format: Intl.DateTimeFormat;
        try {
          format = new Intl.DateTimeFormat(locale, {
            month: form,
            ...(withDay ? { day: 'numeric' } : {}),
            timeZone: 'UTC',
          });
        } catch {
          continue;
        }
        for (let month = 0; month < 12; month += 1) {
          const part = format.formatToParts(Date.UTC(2024, month, 15)).find((piece) => piece.type === 'month')?.value;
          const name = part?.replace(/\.$/, '').toLowerCase();
          if (name && /[\p{L}\p{M}]{2}/u.test(name) && !/^\p{N}/u.test(name)) months.set(name, month + 1);
        }
      }
    }
  }
  months.set('sept', 9);
  monthCache.set(language, months);
  return months;
}
/** Eras by which years are counted, with the year before their first. */
const eras = new Map(languagePacks.flatMap(({ context }) => Object.entries(context?.eras ?? {})));
/** Between two days or two months. */
const until = wholeWords(contextWords('spanned'));
const dayMark = '[日일]';

interface DatePatterns {
  patterns: readonly { pattern: LazyPattern; order: (m: RegExpExecArray) => number }[];
  /** A month and a figure, as rows of months hold them. */
  row: LazyPattern;
}

/** Compiled once a language: a prompt is looked through for dates clause by clause, and fifty times in all. */
const patternCache = new Map<string, DatePatterns>();

function patternsOf(language: string): DatePatterns {
  const known = patternCache.get(language);
  if (known) return known;
  const months = monthsOf(language);
  const name = [...months.keys()]
    .sort((a, b) => b.length - a.length)
    .map(escapePattern)
    .join('|');
  const edge = '(?<![\\p{L}\\p{N}])';
  const stop = '(?![\\p{L}\\p{N}])';
  const patterns: DatePatterns['patterns'] = [
    { // 4–6 June 2027, 4. bis 6. Juni
      pattern: lazyPattern(() => `${edge}(\\d{1,2})\\.?\\s?(?:[–-]|${until})\\s?(\\d{1,2})(?:\\.|er|st|nd|rd|th|º)?\\s(?:de\\s|of\\s)?(${name})\\.?(?:,?\\s(?:de\\s|del\\s)?(${year}))?${stop}`, 'giu'),
      order: (m) => rank(m[4], months.get(m[3]!.toLowerCase()), m[1]),
    },
    { // 12 May 2027, 12. Mai 2027, 12 de mayo de 2027, 1er mai 2027
      pattern: lazyPattern(() => `${edge}(\\d{1,2})(?:\\.|er|st|nd|rd|th|º)?\\s(?:de\\s|of\\s)?(${name})\\.?(?:,?\\s(?:de\\s|del\\s)?(${year}))?${stop}`, 'giu'),
      order: (m) => rank(m[3], months.get(m[2]!.toLowerCase()), m[1]),
    },
    { // May 4–6, May 4 to 6, 2027
      pattern: lazyPattern(() => `(?<!\\d{1,2}\\.?\\s)${edge}(${name})\\.?\\s${day}(?:st|nd|rd|th)?\\s?(?:[–-]|${until})\\s?${day}(?:st|nd|rd|th)?(?:,?\\s(${year}))?${stop}(?![-–:.,%€$£]\\d|\\s?(?:[ap]\\.?m|Uhr|h|o[’']clock)(?!\\p{L})|\\s(?:${name})(?!\\p{L}))`, 'giu'),
      order: (m) => rank(m[4], months.get(m[1]!.toLowerCase()), m[2]),
    },
    { // May 12, 2027
      pattern: lazyPattern(() => `(?<!\\d{1,2}\\.?\\s)${edge}(${name})\\.?\\s${day}(?:st|nd|rd|th)?(?:,?\\s(${year}))?${stop}(?![-–:.,]\\d)`, 'giu'),
      order: (m) => rank(m[3], months.get(m[1]!.toLowerCase()), m[2]),
    },
    { // May 2027, mayo de 2027
      pattern: lazyPattern(() => `${edge}(${name})\\.?\\s(?:de\\s|del\\s|of\\s)?(${year})${stop}`, 'giu'),
      order: (m) => rank(m[2], months.get(m[1]!.toLowerCase())),
    },
    { pattern: lazyPattern(() => `(?:(\\p{Nd}{4})|(${[...eras.keys()].join('|')})(\\p{Nd}{1,2}))年(?:\\s?(\\p{Nd}{1,2})月(?:\\s?(\\p{Nd}{1,2})日)?)?`, 'gu'), order: (m) => rank(m[1] ?? String(eras.get(m[2]!)! + Number(m[3])), Number(m[4] ?? 0), m[5]) },
    { pattern: lazyPattern(() => String.raw`(\p{Nd}{4})년(?:\s?(\p{Nd}{1,2})월(?:\s?(\p{Nd}{1,2})일)?)?`, 'gu'), order: (m) => rank(m[1], Number(m[2] ?? 0), m[3]) },
    { pattern: lazyPattern(() => `(?<!\\p{Nd})(\\p{Nd}{1,2})[月월](?:\\s?(\\p{Nd}{1,2})${dayMark}(?:\\s?(?:[-–~〜～]|${until})\\s?\\p{Nd}{1,2}${dayMark}(?!\\p{sc=Han}))?)?`, 'gu'), order: (m) => rank(undefined, Number(m[1]), m[2]) },
    { pattern: lazyPattern(() => String.raw`第[一二三四1-4１-４]四?半?(?:季度|四半期)|(?<!\p{Nd})[1-4]분기`, 'gu'), order: () => 0 },
    { pattern: lazyPattern(() => `${edge}(${year})-(\\d{2})-(\\d{2})${stop}`, 'gu'), order: (m) => rank(m[1], Number(m[2]), m[3]) },
    { pattern: lazyPattern(() => `${edge}(\\d{1,2})[./](\\d{1,2})[./](${year})${stop}`, 'gu'), order: (m) => rank(m[3], Number(m[2]), m[1]) },
    ...dayInFigures(language).map((pattern) => ({ pattern, order: (m: RegExpExecArray) => rank(m[3] && fullYear(m[3]), Number(m[2]), m[1]) })),
    { pattern: lazyPattern(() => `${edge}[QT]([1-4])(?:\\s?/?\\s?(${year}))?${stop}`, 'gu'), order: (m) => rank(m[2], Number(m[1]) * 3 - 2) },
    { pattern: lazyPattern(() => `${edge}(${year})[-\\s][QT]([1-4])${stop}`, 'gu'), order: (m) => rank(m[1], Number(m[2]) * 3 - 2) },
    { pattern: lazyPattern(() => `${edge}(${year})\\s?(?:–|-|/)\\s?(?:${year}|\\p{Nd}{2})${stop}`, 'gu'), order: (m) => rank(m[1]) },
    { pattern: lazyPattern(() => `${edge}(?:(?:early|mid|late)[-\\s])?(${year})(?:s|er)?(?![\\p{L}\\p{N}%€$])(?![.,]\\p{Nd})`, 'giu'), order: (m) => rank(m[1]) },
    { // "from June to September": alone, "may" and "march" are words
      pattern: lazyPattern(() => `${edge}(${name})\\.?\\s?(?:[-–—~〜]|${until})\\s?(?:${name})${stop}(?:\\s(${year})${stop})?`, 'giu'),
      order: (m) => rank(m[2], months.get(m[1]!.toLowerCase())),
    },
  ]; // prettier-ignore
  const row = lazyPattern(
    () =>
      `(?<![\\p{L}\\p{N}])(?:${name})\\.?:?\\s(\\d{1,3}(?:[\\u0020\\u00a0\\u202f]\\d{3})+(?!\\d)|\\d{1,6}(?:[.,]\\d+)?)(?![\\p{L}\\p{N}])`,
    'giu',
  );
  const made: DatePatterns = { patterns, row };
  patternCache.set(language, made);
  return made;
}

/** Dates in a text, in order of place; overlapping readings keep the longest. */
export function findDates(written: string, language: string): FoundDate[] {
  // A month of Arabic or Devanagari digits is written as any other; nothing is moved by reading them so.
  const plain = asciiDigits(written);
  const text = plain.length === written.length ? plain : written;
  const { patterns, row } = patternsOf(language);
  const rows = monthlyFigures(text, row);
  const hits: FoundDate[] = [];
  for (const { pattern, order } of patterns) {
    for (const match of pattern.matchAll(text)) {
      const before = text.slice(Math.max(0, match.index - 2), match.index);
      if (/[$€£¥₹.,]$/u.test(before) && /[$€£¥₹\p{Nd}]/u.test(before)) continue;
      const end = match.index + match[0].length;
      if (rows.some(({ from, to }) => match.index < to && end > from)) continue;
      if (/^\d{4}$/.test(match[0]) && !isYear(text, match.index, end, match[0], language)) continue;
      hits.push({
        text: written.slice(match.index, end),
        start: match.index,
        end: match.index + match[0].length,
        order: order(match as unknown as RegExpExecArray),
      });
    }
  }
  hits.sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
  const kept: FoundDate[] = [];
  for (const hit of hits) if (!kept.some((other) => hit.start < other.end && hit.end > other.start)) kept.push(hit);
  return withEarlierDays(
    kept.sort((a, b) => a.start - b.start),
    written,
    language,
  );
}

const between = lazyPattern(() => `^\\s?(?:[-–—~〜]|(?:${until}))\\s?$`, 'iu');

/** "June 15 to August 29": two days with no more between them than "to" are one stretch. */
export function joinedSpans(dates: readonly FoundDate[], text: string): FoundDate[] {
  const joined: FoundDate[] = [];
  for (const date of dates) {
    const last = joined.at(-1);
    const isOne =
      last !== undefined && namesDay(last) && namesDay(date) && between.test(text.slice(last.end, date.start));
    if (isOne) joined.splice(-1, 1, { ...last, end: date.end, text: text.slice(last.start, date.end) });
    else joined.push(date);
  }
  return joined;
}

/** "Jan 92, Feb 71, Mar 12": months with a figure each, known by one that is no day of a month. */
function monthlyFigures(text: string, row: LazyPattern): { from: number; to: number }[] {
  const rows: { from: number; to: number; value: string }[][] = [];
  for (const match of row.matchAll(text)) {
    const last = rows.at(-1)?.at(-1);
    const next = { from: match.index, to: match.index + match[0].length, value: match[1]! };
    if (
      last &&
      /^\s*(?:\p{L}{1,4}|[%€$£])?\s*[,;\n]?\s*(?:and\s|und\s|et\s|y\s|e\s)?$/u.test(text.slice(last.to, next.from))
    )
      rows.at(-1)!.push(next);
    else rows.push([next]);
  }
  const isDay = (value: string): boolean => /^\d{1,2}$/.test(value) && Number(value) >= 1 && Number(value) <= 31;
  // "mai 1 250, juin 2 310": what is set in groups is no day, be they but two.
  return rows.filter((row) => (row.length >= 3 || (row.length === 2 && row.every(({ value }) => /\s/u.test(value)))) && row.filter(({ value }) => !isDay(value) && !/^(?:19|20)\d\d$/.test(value)).length >= 1).flat(); // prettier-ignore
}

function rank(yearText?: string, month = 0, day?: string): number {
  return Number(yearText ?? 0) * 10000 + month * 100 + Number(day ?? 0);
}
