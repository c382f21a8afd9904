import { findContacts, type FoundContact } from './contacts.js';
import { findDates, type FoundDate } from './dates.js';
import { findFigures, type FoundFigure } from './figures.js';
import type { NumberFormat } from './number-format.js';
import { findPlaces, type FoundPlace } from './places.js';
import { findTimes, type FoundTime } from './times.js';

/** What stands in a text besides plain words; offsets are UTF-16. Contacts, times, dates and figures never overlap. */
export interface Mentions {
  contacts: FoundContact[];
  times: FoundTime[];
  dates: FoundDate[];
  figures: FoundFigure[];
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
  const contacts = findContacts(text);
  const dates = findDates(text, language).filter(apartFrom(contacts));
  const times = findTimes(text, language).filter(apartFrom([...contacts, ...dates]));
  const figures = findFigures(text, language, [...contacts, ...dates, ...times], format);
  return { contacts, times, dates, figures, places: findPlaces(text, language) };
}
