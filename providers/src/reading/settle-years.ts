import type { Point } from './point.js';

const opensWithYear = /^(?:1[0-9]|20)\p{Nd}\p{Nd}(?=[\s:–—-])/u;

/** One after the other, as history is told: "1440 …, 1455 …, 1605 …". */
const isRising = (row: readonly Point[]): boolean =>
  row.every(({ text }, at) => at === 0 || parseInt(text, 10) > parseInt(row[at - 1]!.text, 10));

/** "850 a goatherd notices …, 1554 …, 1645 …": three digits ahead of later years are the first of them. */
function earlyYear(
  { text, group, figures: [figure] }: Point,
  points: readonly Point[],
): Point['dates'][number] | undefined {
  const opening = /^[1-9]\p{Nd}{2}(?=\s\p{Ll})/u.exec(text)?.[0];
  if (!opening || figure?.start !== 0 || figure.figure.display !== opening) return undefined;
  const row = points.filter((other) => other.group === group && opensWithYear.test(other.text));
  const isFirst = row.length >= 2 && isRising(row) && points.indexOf(row[0]!) > points.findIndex((other) => other.text === text); // prettier-ignore
  return isFirst ? { text: opening, start: 0, end: opening.length, order: Number(opening) * 10_000 } : undefined;
}

/**
 * Four digits before a plural may be a year or a number: "1863 pedals arrive in Paris". Where other points of the same
 * paragraph or list open with a year, it is one of them, and
 * so it is where all of these rise.
 */
export function settleYears(points: readonly Point[]): Point[] {
  const isDated = (point: Point): boolean => point.dates[0]?.start === 0 && opensWithYear.test(point.text);
  return points.map((point) => {
    const [figure] = point.figures;
    const early = earlyYear(point, points);
    if (early) return { ...point, dates: [early, ...point.dates], figures: point.figures.slice(1) };
    const opening = opensWithYear.exec(point.text)?.[0];
    if (!opening || figure?.start !== 0 || figure.figure.display !== opening) return point;
    const row = points.filter(({ text, group }) => group === point.group && opensWithYear.test(text));
    const dated = row.filter(isDated).length;
    const [most, rising] = [dated >= 2 && dated * 2 >= row.length - 1, dated >= 1 && row.length >= 3 && isRising(row)];
    if (!most && !rising) return point;
    const date = { text: opening, start: 0, end: opening.length, order: Number(opening) * 10_000 };
    return { ...point, dates: [date, ...point.dates], figures: point.figures.slice(1) };
  });
}
