import { weekdayNames } from '../languages/weekday-names.js';

const months =
  /^(?:jan|feb|fév|mar|mär|apr|avr|abr|ma[yi]|jun|jui|jul|aug|aoû|ago|sep|set|oct|okt|ott|out|nov|dec|dez|déc|dic|янв|фев|мар|апр|май|июн|июл|авг|сен|окт|ноя|дек)\p{L}*\.?$/iu;

/** Whether a label names a time: a year, quarter, month or day of the week. */
export const isTime = (label: string, language: string): boolean =>
  /^(?:1[5-9]|20)\d\d$/u.test(label) ||
  /^(?:Q[1-4]|H[12]|\p{Nd}{1,2}月|\p{Nd}{1,2}월)/u.test(label) ||
  months.test(label) ||
  weekdayNames(language)
    .flat()
    .some((name) => name.localeCompare(label.replace(/\.$/u, ''), language, { sensitivity: 'accent' }) === 0);
