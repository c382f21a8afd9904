const units = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const; // prettier-ignore
/** Numbers that a language counts in different forms of a word. */
const counts = [1, 2, 5, 1.5];
const byLanguage = new Map<string, ReadonlySet<string>>();

/** Whether a word is the name of a weekday, a month or a length of time: what it looks like is not what it means. */
export function isOfCalendar(word: string, language: string): boolean {
  let known = byLanguage.get(language);
  if (!known) {
    known = new Set([...namesOfDays(language), ...namesOfUnits(language)].map((name) => name.toLocaleLowerCase(language))); // prettier-ignore
    byLanguage.set(language, known);
  }
  return known.has(word);
}

const namesOfDays = (language: string): string[] =>
  [...Array(12).keys()].flatMap((at) => {
    // From Monday 5 January 1970: twelve months, and seven weekdays among twelve days.
    const [month, day] = [new Date(Date.UTC(1970, at, 5)), new Date(Date.UTC(1970, 0, 5 + at))];
    const name = (date: Date, form: Intl.DateTimeFormatOptions, type: string): string[] =>
      new Intl.DateTimeFormat(language, { ...form, timeZone: 'UTC' }).formatToParts(date).filter((part) => part.type === type).map(({ value }) => value); // prettier-ignore
    return [...name(month, { day: 'numeric', month: 'long' }, 'month'), ...name(month, { month: 'long' }, 'month'), ...name(day, { weekday: 'long' }, 'weekday')]; // prettier-ignore
  });

const namesOfUnits = (language: string): string[] =>
  units.flatMap((unit) => {
    const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
    return counts.flatMap((count) => format.formatToParts(count).filter(({ type }) => type === 'unit').map(({ value }) => value.trim())); // prettier-ignore
  });
