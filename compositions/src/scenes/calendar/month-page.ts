import type { SceneContent } from '@scenewright/core/scenes';

export interface MonthPage {
  /** The name of the month, with the year where it is told. */
  month: string;
  /** Weeks from the locale's first day, null before the first and after the last; null where no weekday is known. */
  weeks: (number | null)[][] | null;
  weekdays: string[];
}

/** A year of the Gregorian calendar is not guessed: what is not known of it is left out. */
export function pageOf(content: SceneContent<'calendar'>, locale: string): MonthPage {
  const { year, month, day, weekday } = content;
  const any = Date.UTC(year ?? 2024, month - 1, 1);
  const gregorian = new Intl.Locale(locale, { calendar: 'gregory' });
  const format = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => new Intl.DateTimeFormat(gregorian, { ...options, timeZone: 'UTC' }); // prettier-ignore
  const name = format({ month: 'long', ...(year ? { year: 'numeric' } : {}) }).format(any);
  const weekdayOfDay = weekday ?? (year ? new Date(Date.UTC(year, month - 1, day)).getUTCDay() : undefined);
  if (weekdayOfDay === undefined) return { month: name, weeks: null, weekdays: [] };
  const first = firstDay(locale);
  const before = (((weekdayOfDay - ((day - 1) % 7) + 7) % 7) - first + 7) % 7;
  // A February of a year that is not told ends on its 28th.
  const days = Math.max(month === 2 && !year ? 28 : new Date(Date.UTC(year ?? 2023, month, 0)).getUTCDate(), day);
  const cells: (number | null)[] = [...Array<null>(before).fill(null), ...Array.from({ length: days }, (_, at) => at + 1)]; // prettier-ignore
  while (cells.length % 7 !== 0) cells.push(null);
  const narrow = format({ weekday: 'narrow' });
  return {
    month: name,
    weeks: Array.from({ length: cells.length / 7 }, (_, row) => cells.slice(row * 7, row * 7 + 7)),
    weekdays: Array.from({ length: 7 }, (_, at) => narrow.format(Date.UTC(2024, 0, 7 + ((at + first) % 7)))),
  };
}

/** The day that a week begins with, 0 is Sunday. Unicode CLDR, where the runtime tells it; else Monday. */
function firstDay(locale: string): number {
  const known = new Intl.Locale(locale) as Intl.Locale & { getWeekInfo?: () => { firstDay: number }; weekInfo?: { firstDay: number } }; // prettier-ignore
  return (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1;
}
