import { alternatives } from '../languages/any-word.js';
import { packOf } from '../languages/registry.js';
import type { SeriesItem } from './series-items.js';

/** How far a total may be from the sum of rounded parts. */
const tolerance = 0.02;

/** Whether parts come to a whole, as far as rounding lets them. */
export const comesTo = (sum: number, whole: number): boolean => Math.abs(sum - whole) <= whole * tolerance;

/** Whether a label says that something is the sum of others: "together", "insgesamt". */
export function namesTotal(label: string, language: string): boolean {
  const own = packOf(language)?.tables?.total;
  return own !== undefined && new RegExp(`(?:^|\\s)(?:${alternatives(own)})(?!\\p{L})`, 'iu').test(label);
}

/** Parts that must come to a figure exactly before it is taken for their sum without a word that says so, and its least size. */
const [fewestSummed, leastSum] = [3, 20];

/** Where in a row a figure is what all before it come to, by its name or by its size alone; -1 where none is. */
export function totalAt(items: readonly SeriesItem[], language: string): number {
  let sum = 0;
  return items.findIndex(({ label, figure: { magnitude } }, at) => {
    const isSum = at >= 2 && comesTo(sum, magnitude) && (namesTotal(label, language) || (at >= fewestSummed && sum === magnitude && sum >= leastSum)); // prettier-ignore
    sum += magnitude;
    return isSum;
  });
}

/** The items of a series without the one that says what all others come to: "insgesamt 6.250 Euro" is no bar among its parts. */
export function withoutTotal(
  items: readonly SeriesItem[],
  language: string,
): { items: SeriesItem[]; total?: SeriesItem } {
  if (items.length < 3) return { items: [...items] };
  const last = totalAt(items, language) === items.length - 1 ? items.at(-1) : undefined;
  const total =
    last ??
    items.find(({ label, figure }) => {
      const rest = items.reduce((sum, one) => sum + one.figure.magnitude, 0) - figure.magnitude;
      return namesTotal(label, language) && comesTo(rest, figure.magnitude);
    });
  return total ? { items: items.filter((one) => one !== total), total } : { items: [...items] };
}
