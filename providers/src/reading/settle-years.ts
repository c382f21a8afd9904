import type { Point } from './point.js';

const opensWithYear = /^(?:1[0-9]|20)\p{Nd}\p{Nd}(?=[\s:–—-])/u;

/**
 * Four digits before a plural may be a year or a number: "1863 pedals arrive in Paris". Where other points of the same
 * paragraph or list open with a year, it is one of them.
 */
export function settleYears(points: readonly Point[]): Point[] {
  const isDated = (point: Point): boolean => point.dates[0]?.start === 0 && opensWithYear.test(point.text);
  return points.map((point) => {
    const [figure] = point.figures;
    const opening = opensWithYear.exec(point.text)?.[0];
    if (!opening || figure?.start !== 0 || figure.figure.display !== opening) return point;
    const others = points.filter((other) => other !== point && other.group === point.group);
    const dated = others.filter(isDated).length;
    if (dated < 2 || dated < others.filter(({ text }) => opensWithYear.test(text)).length / 2) return point;
    const date = { text: opening, start: 0, end: opening.length, order: Number(opening) * 10_000 };
    return { ...point, dates: [date, ...point.dates], figures: point.figures.slice(1) };
  });
}
