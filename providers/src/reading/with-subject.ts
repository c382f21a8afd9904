import { alternatives } from '../languages/any-word.js';
import { packOf } from '../languages/registry.js';
import type { Point } from './point.js';

/** A clause whose subject stands in an earlier one, with it: "(blood) goes to the lungs". */
export function withSubject(point: Point, named: string, language: string): Point {
  // "A small fox finds a mitten. | The small fox goes …": who was told of is known.
  const subject = language === 'en' ? named.replace(/^an?\s/iu, (article) => (article.startsWith('A') ? 'The ' : 'the ')) : named; // prettier-ignore
  const link = new RegExp(`^(?:(?:${alternatives(packOf(language)?.prompts.clauses.links ?? '')})\\s)+`, 'iu').exec(point.text)?.[0] ?? ''; // prettier-ignore
  const by = subject.length + 1 - link.length;
  const moved = <T extends { start: number; end: number }>(all: readonly T[]): T[] =>
    all.map((one) => ({ ...one, start: one.start + by, end: one.end + by }));
  return {
    ...point,
    subject,
    text: `${subject} ${point.text.slice(link.length)}`,
    contacts: moved(point.contacts),
    times: moved(point.times),
    dates: moved(point.dates),
    figures: moved(point.figures),
    spelled: moved(point.spelled),
    places: moved(point.places),
    quotes: moved(point.quotes),
  };
}
