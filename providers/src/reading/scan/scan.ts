import { withAges } from './ages.js';
import { markNames } from './figures-in-names.js';
import { findContacts, type FoundContact } from './contacts.js';
import { findDates, type FoundDate } from './dates.js';
import { findFigures, type FoundFigure } from './figures.js';
import type { NumberFormat } from './number-format.js';
import { findPlaces, type FoundPlace } from './places.js';
import { withSmallMoney } from './small-money.js';
import { findSpelled } from './spelled.js';
import { partTimings } from './timings.js';
import { findTimes, isHours, type FoundTime } from './times.js';

/** What stands in a text besides plain words; offsets are UTF-16. Contacts, times, dates and figures never overlap. */
export interface Mentions {
  contacts: FoundContact[];
  times: FoundTime[];
  dates: FoundDate[];
  figures: FoundFigure[];
  /** Figures in words: "eleven days", "half of". */
  spelled: FoundFigure[];
  places: FoundPlace[];
}

interface Span {
  start: number;
  end: number;
}
const apartFrom =
  (taken: readonly Span[]) =>
  ({ start, end }: Span): boolean =>
    !taken.some((other) => start < other.end && end > other.start);

/**
 * Reads a text once: what an address or telephone number takes is no date, what a date takes is no figure.
 * @param format how numbers are written in the whole prompt that the text is from
 */
export function scan(text: string, language: string, format?: NumberFormat): Mentions {
  const contacts = findContacts(text).filter(({ text: said }) => !isHours(said));
  const hours = findTimes(text, language).filter(apartFrom(contacts));
  // "November bis März 10 bis 16 Uhr": a span of hours keeps its first one, which is no day of the month before it.
  const spans = hours.filter(({ text: said }) => /^\p{Nd}{1,2}\s?\D+\p{Nd}.*\p{L}/u.test(said));
  const dates = findDates(text, language).filter((date) => apartFrom(contacts)(date) && !spans.some(({ start, end }) => start > date.start && start < date.end && end > date.end)); // prettier-ignore
  const { times, timings } = partTimings(hours.filter(apartFrom(dates)));
  const counted = findFigures(text, language, [...contacts, ...dates, ...times, ...timings], format);
  const figures = [...counted, ...timings].sort((a, b) => a.start - b.start);
  const spelled = findSpelled(text, language, [...contacts, ...dates, ...times, ...figures]);
  return { contacts, times, dates, figures: withSmallMoney(withAges(text, markNames(text, figures, language), language)), spelled, places: findPlaces(text, language) }; // prettier-ignore
}
