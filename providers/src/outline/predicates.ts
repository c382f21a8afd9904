import { wordsIn } from '../reading/clauses.js';
import { endsAsking } from '../reading/ends-asking.js';
import { englishForms } from '../reading/grammar/english-clauses.js';
import { partOfPoint, type Stretch } from '../reading/part-of-point.js';
import type { Point } from '../reading/point.js';
import { opensSubordinate } from '../reading/stands-alone.js';
import { withSubject } from '../reading/with-subject.js';

/** Words of either half of what somebody does and does next. */
const fewestDone = 3;

/**
 * "It costs 34 euros | and comes with a guarantee": what the same subject does next is told with it: "It comes with a
 * guarantee". English alone has a parser that tells a verb without its subject.
 */
export function predicatesOf(point: Point, language: string): Point[] {
  if (language !== 'en' || endsAsking(point.text)) return [point];
  const held = [...point.quotes, ...point.contacts, ...point.places, ...brackets(point.text)];
  for (const { index, 0: link } of point.text.matchAll(/,?\s+and\s+(?=\p{Ll})/gu)) {
    const [head, tail] = [point.text.slice(0, index), point.text.slice(index + link.length)];
    const [form, next] = englishForms(point.text, [{ start: 0, end: index }, { start: index + link.length, end: point.text.length }]); // prettier-ignore
    // "It fixes bikes, toasters | and phones for free": what ends a list is none of its own.
    if (/,\s\S+(?:\s\S+)?$/u.test(head)) continue;
    const { subject = '' } = form ?? {};
    const isShort = wordsIn(head) < fewestDone || wordsIn(tail) < fewestDone;
    if (isShort || held.some(({ start, end }) => index >= start && index < end) || opensSubordinate(head, 'en') || !head.startsWith(subject)) continue; // prettier-ignore
    // "Wash and dry it": orders stand without a subject, and "mixes flour and bakes bread" needs its own.
    if (subject === '' || !form!.isSaid || form!.isOrder || !next!.lacksSubject || next!.isOrder) continue;
    const later = partOfPoint(point, [{ start: index + link.length, end: point.text.length }]);
    return [partOfPoint(point, [{ start: 0, end: index }]), withSubject(later, subject, language)];
  }
  return [point];
}

/** What stands in brackets, with them. */
export const brackets = (text: string): Stretch[] =>
  [...text.matchAll(/[(（[][^()（）[\]]*[)）\]]/gu)].map(({ index, 0: whole }) => ({ start: index, end: index + whole.length })); // prettier-ignore
