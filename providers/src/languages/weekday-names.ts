import { escapePattern } from './escape-pattern.js';

/** The names of a day, first the long ones, without the stop of an abbreviation. */
type DayNames = readonly string[];

const cache = new Map<string, readonly DayNames[]>();

/** What a language calls the seven days, by CLDR: 0 is Sunday, each "Sunday" and "Sun". */
export function weekdayNames(language: string): readonly DayNames[] {
  const known = cache.get(language);
  if (known) return known;
  const days = Array.from({ length: 7 }, (_, day) =>
    (['long', 'short'] as const).map((weekday) =>
      new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' })
        .format(Date.UTC(2024, 0, 7 + day))
        .replace(/\.$/u, ''),
    ),
  );
  cache.set(language, days);
  return days;
}

/** All names of days that a prompt of a language may hold: its own, and the English ones. */
export const weekdaysOf = (language: string): string[] => [language, 'en'].flatMap((locale) => weekdayNames(locale).flat()); // prettier-ignore

const opening = new Map<string, RegExp>();

/** Whether a text of a language begins with the name of a day. */
export function opensWithWeekday(text: string, language: string): boolean {
  const known = opening.get(language);
  const pattern = known ?? new RegExp(`^(?:${weekdaysOf(language).map(escapePattern).join('|')})(?!\\p{L})`, 'iu');
  if (!known) opening.set(language, pattern);
  return pattern.test(text);
}
