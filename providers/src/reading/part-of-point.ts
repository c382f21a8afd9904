import type { Point } from './point.js';

/** A range of a text, the end exclusive. */
export interface Stretch {
  start: number;
  end: number;
}

/** A point of some stretches of another one's text, with the mentions that stand in them. The stretches stand in order. */
export function partOfPoint(point: Point, stretches: readonly Stretch[]): Point {
  let text = '';
  const placed = stretches.map(({ start, end }) => {
    const raw = point.text.slice(start, end);
    const said = raw.trim();
    const from = start + raw.indexOf(said);
    // Marks stand close to the word before them.
    if (text !== '' && /^[\p{L}\p{Nd}(“„«"]/u.test(said)) text += ' ';
    const at = text.length;
    text += said;
    return { from, to: from + said.length, shift: at - from };
  });
  const within = <T extends Stretch>(all: readonly T[]): T[] =>
    all.flatMap((one) => {
      const place = placed.find(({ from, to }) => one.start >= from && one.end <= to);
      return place ? [{ ...one, start: one.start + place.shift, end: one.end + place.shift }] : [];
    });
  return {
    ...point,
    text,
    sentence: text,
    figures: within(point.figures),
    dates: within(point.dates),
    times: within(point.times),
    contacts: within(point.contacts),
    places: within(point.places),
    quotes: within(point.quotes),
  };
}
