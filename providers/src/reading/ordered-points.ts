import type { AskedOrder, Moved, Thing } from './asked-order.js';
import type { Point } from './point.js';

/** Where a sort of thing stands. Its name is where the film says what it is about, which no point alone does. */
const isOf: Readonly<Record<Exclude<Thing, 'name'>, (point: Point) => boolean>> = {
  money: ({ figures }) => figures.some(({ kind }) => kind === 'money'),
  date: ({ dates }) => dates.length > 0,
  time: ({ times }) => times.length > 0,
  phone: ({ contacts }) => contacts.some(({ kind }) => kind === 'phone'),
  link: ({ contacts }) => contacts.some(({ kind }) => kind === 'link'),
  street: ({ contacts, places }) => contacts.some(({ kind }) => kind === 'street') || places.length > 0,
  number: ({ figures }) => figures.length > 0,
};

/** The points in the order that a prompt asks for; what it names and nothing tells stays as it is. */
export function inAskedOrder(points: readonly Point[], asked: AskedOrder, language: string): Point[] {
  let ordered = asked.ranks ? ranked(points, asked.ranks) : [...points];
  const [opening] = ordered;
  if (!opening) return ordered;
  const startsAsked = asked.first.map((one) => meantBy(one, ordered, language, 'first'));
  // "Facts first, then the thanks": what follows something that is not found has no place of its own.
  const lost = startsAsked.findIndex((found) => found.length === 0);
  const starts = startsAsked.slice(0, lost < 0 ? undefined : lost).flat();
  const ends = asked.last.flatMap((one) => meantBy(one, ordered, language, 'last'));
  // What opens the film names it, whatever is told after that.
  const isOpening = (point: Point): boolean => point.sentenceIndex === opening.sentenceIndex;
  ordered = moved(ordered, starts.filter((point) => !isOpening(point)), (rest) => rest.filter(isOpening).length); // prettier-ignore
  const closing = ends.filter((point) => !isOpening(point) && !starts.includes(point));
  const isClosing = new Set(closing);
  return moved(ordered, closing, (rest) => rest.length).map((point) =>
    isClosing.has(point) && point.kind === 'clause' && point.role === 'content' ? { ...point, role: 'ending' } : point,
  );
}

/** Points put together into a place among the others. */
function moved(points: readonly Point[], chosen: readonly Point[], place: (rest: readonly Point[]) => number): Point[] {
  const some = [...new Set(chosen)];
  const rest = points.filter((point) => !some.includes(point));
  const at = place(rest);
  return [...rest.slice(0, at), ...some, ...rest.slice(at)];
}

/** The whole sentence that is meant: by the sort of thing that is named, or by its words. Items of lists stay in their row. */
function meantBy(
  { words, things }: Moved,
  points: readonly Point[],
  language: string,
  place: 'first' | 'last',
): Point[] {
  const free = points.filter(({ kind, ordinal }) => kind === 'clause' && ordinal === undefined);
  const sorts = things.filter((thing) => thing !== 'name');
  const found =
    sorts.length > 0 ? foundOf(sorts, free, place) : things.length === 0 ? likest(words, free, language) : undefined;
  return found ? free.filter(({ sentenceIndex, group }) => sentenceIndex === found.sentenceIndex && group === found.group) : []; // prettier-ignore
}

/** "The web address" is no street, "the phone number" no figure. */
const surest = ['money', 'phone', 'link', 'date', 'time', 'street', 'number'] as const;

function foundOf(
  sorts: readonly Exclude<Thing, 'name'>[],
  points: readonly Point[],
  place: 'first' | 'last',
): Point | undefined {
  for (const sort of surest.filter((one) => sorts.includes(one))) {
    const found = points.filter(isOf[sort]);
    if (found.length > 0) return place === 'last' ? found.at(-1) : found[0];
  }
  return undefined;
}

/** Endings of words differ: the first letters tell which they are. */
const stemLength = 5;

function likest(words: string, points: readonly Point[], language: string): Point | undefined {
  const stems = stemsOf(words, language);
  if (stems.length === 0) return undefined;
  const shares = points.map((point) => {
    const own = stemsOf(point.text, language);
    return stems.filter((stem) => own.includes(stem)).length / stems.length;
  });
  const most = Math.max(...shares);
  return most >= 0.5 ? points[shares.indexOf(most)] : undefined;
}

const stemsOf = (text: string, language: string): string[] =>
  [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text.toLowerCase())]
    .filter(
      ({ segment, isWordLike }) =>
        isWordLike && (/^\p{sc=Han}/u.test(segment) ? segment.length > 1 : segment.length > 3),
    ) // prettier-ignore
    .map(({ segment }) => segment.slice(0, stemLength));

/** The longest row of things that one measure or their places rank, in the order asked for. */
function ranked(points: readonly Point[], ranks: NonNullable<AskedOrder['ranks']>): Point[] {
  const units = unitsOf(points);
  let best: { from: number; row: Point[][]; keys: number[] } | undefined;
  for (let from = 0; from < units.length; from += 1)
    for (let to = units.length; to - from >= 3 && to - from > (best?.row.length ?? 2); to -= 1) {
      const row = units.slice(from, to);
      const keys = ranks === 'turned' ? (placesOf(row)?.map((place) => -place) ?? measuresOf(row)) : measuresOf(row);
      if (keys) best = { from, row, keys };
    }
  if (!best) return [...points];
  const { from, row, keys } = best;
  const sorted = row.map((unit, at) => ({ unit, key: keys[at]! })).sort((a, b) => (ranks === 'down' ? b.key - a.key : a.key - b.key)); // prettier-ignore
  return [...units.slice(0, from), ...sorted.map(({ unit }) => unit), ...units.slice(from + row.length)].flat();
}

/** Sentences and items of lists. The parts of one sentence stay together: a series may borrow what only its first says. */
function unitsOf(points: readonly Point[]): Point[][] {
  const units: Point[][] = [];
  for (const point of points) {
    const own = units.at(-1);
    if (own && own[0]!.sentenceIndex === point.sentenceIndex && own[0]!.group === point.group) own.push(point);
    else units.push([point]);
  }
  return units;
}

/** Numbered places: "5. …", "3rd, …". */
function placesOf(row: readonly Point[][]): number[] | undefined {
  const places = row.map(([first]) => first!.ordinal ?? Number(/^\p{Nd}{1,2}(?=(?:st|nd|rd|th|[.):º]|\.?ª)[\s,:])/u.exec(first!.text)?.[0])); // prettier-ignore
  return places.every((place) => place > 0) && new Set(places).size === places.length ? places : undefined;
}

function measuresOf(row: readonly Point[][]): number[] | undefined {
  if (row.some(([first]) => first!.group !== row[0]![0]!.group || first!.kind === 'heading' || first!.role !== 'content')) return undefined; // prettier-ignore
  const figures = row.map((unit) => unit.flatMap((point) => point.figures));
  if (figures.some((own) => own.length !== 1)) return undefined;
  const [one] = figures[0]!;
  const isAlike = figures.every(([own]) => own!.kind === one!.kind && own!.figure.unit === one!.figure.unit);
  return isAlike ? figures.map(([own]) => own!.figure.magnitude) : undefined;
}
