import { weekdayNames } from '../../languages/weekday-names.js';
import { escapePattern } from '../../languages/escape-pattern.js';
import { lexiconOf } from '../../planner/words/lexicon.js';

/** A day as it stands in a text; `order` ends on its month and its day. */
interface DayInText {
  text: string;
  start: number;
  end: number;
  order: number;
}

const openers = new Map<string, RegExp>();

/** "Sat 18 and Sun", "14,": a day and what joins it to the next, at the end of what stands before that. */
function openerOf(language: string): RegExp {
  const known = openers.get(language);
  if (known) return known;
  const weekday = weekdayNames(language).flat().map(escapePattern).join('|');
  const and = `(?:${lexiconOf(language).and}|&|/)`;
  const made = new RegExp(`(?<![\\p{L}\\p{N}$€£¥₹.,:])(?<days>\\d{1,2}(?:\\.|st|nd|rd|th|º)?(?:,\\s\\d{1,2}(?:\\.|st|nd|rd|th|º)?)*)\\s${and}\\s(?:(?:${weekday})\\.?,?\\s)?$`, 'iu'); // prettier-ignore
  openers.set(language, made);
  return made;
}

/** "18 and Sunday 19 October" is one date: days before the last of a month are of it too, and no figures. */
export function withEarlierDays(dates: readonly DayInText[], text: string, language: string): DayInText[] {
  return dates.map((date) => {
    const month = Math.floor((date.order % 10000) / 100);
    const last = date.order % 100;
    const opening = month > 0 && last > 0 && /^\d/u.test(date.text) ? openerOf(language).exec(text.slice(0, date.start)) : null; // prettier-ignore
    const days = (opening?.groups?.['days'] ?? '').match(/\d+/gu)?.map(Number) ?? [];
    const isRow = days.length > 0 && [...days, last].every((day, at, all) => day > (all[at - 1] ?? 0));
    if (!opening || !isRow) return date;
    return { text: text.slice(opening.index, date.end), start: opening.index, end: date.end, order: date.order - last + days[0]! }; // prettier-ignore
  });
}
