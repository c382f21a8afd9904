import { lexiconOf } from '../planner/words/lexicon.js';
import type { FoundFigure } from './scan/found-figure.js';

/** Units of time from the longest on. */
const lengths = ['year', 'month', 'week', 'day', 'h', 'min', 's'];

/** "2 years, 2 months and 5 days": a length of time in several units is one, whatever stands between them. */
export function joinedLengths(
  text: string,
  figures: readonly FoundFigure[],
  language: string,
): { start: number; end: number }[] {
  // prettier-ignore
  const between = new RegExp(`^\\s?[,、，،]?\\s?(?:(?:${lexiconOf(language).and})\\s)?$`, 'iu');
  const rankOf = ({ figure }: FoundFigure): number => lengths.indexOf(figure.unit);
  return figures.slice(1).flatMap((next, at) => {
    const last = figures[at]!;
    const isOne = rankOf(last) >= 0 && rankOf(next) > rankOf(last) && between.test(text.slice(last.end, next.start));
    return isOne ? [{ start: last.start, end: next.end }] : [];
  });
}
