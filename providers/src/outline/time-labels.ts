const months =
  /^(?:jan|feb|fév|mar|mär|apr|avr|abr|ma[yi]|jun|jui|jul|aug|aoû|ago|sep|set|oct|okt|ott|out|nov|dec|dez|déc|dic|янв|фев|мар|апр|май|июн|июл|авг|сен|окт|ноя|дек)\p{L}*\.?$/iu;

/** Whether a label names a time: a year, quarter, month or day of the week. */
export const isTime = (label: string, language: string): boolean =>
  /^(?:1[5-9]|20)\d\d$/u.test(label) ||
  /^(?:Q[1-4]|H[12]|\p{Nd}{1,2}月|\p{Nd}{1,2}월)/u.test(label) ||
  months.test(label) ||
  new RegExp(`^(?:${weekdays(language)})\\.?$`, 'iu').test(label);

const weekdayCache = new Map<string, string>();
function weekdays(language: string): string {
  const known = weekdayCache.get(language);
  if (known) return known;
  const names = (['long', 'short'] as const).flatMap((weekday) =>
    Array.from({ length: 7 }, (_, day) =>
      new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' })
        .format(Date.UTC(2024, 0, 1 + day))
        .replace(/\.$/u, ''),
    ),
  );
  const list = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  weekdayCache.set(language, list);
  return list;
}
