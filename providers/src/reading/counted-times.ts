import { alternatives, contextWords, wordsOfAll } from '../languages/any-word.js';
import { sentenceCase } from '../planner/words/headline.js';
import type { Point } from './point.js';

const times = wordsOfAll(({ prompts }) =>
  ['day', 'week', 'month', 'year', 'hour'].map((unit) => prompts.figures.units?.[unit] ?? '').join(' '),
);
const counted = new RegExp(`^(${alternatives(times)}|${alternatives(contextWords('stages'))})\\s?(\\p{Nd}{1,2})(?:\\s?[:：–—-]\\s?|\\s)(?=\\p{L})`, 'iu'); // prettier-ignore

/**
 * Dates for points that count their times: "Day 1 the harbour, day 2 a hike, day 3 the lake", "Week 1: … Week 2: …".
 * One word that counts up by one over three points and more says when each is; what goes on with one stands between.
 */
export function withCountedTimes(points: readonly Point[]): Point[] {
  const runs: { at: number; number: number; word: string; length: number }[][] = [];
  for (const [at, point] of points.entries()) {
    const match = point.kind === 'clause' && point.dates.length === 0 ? counted.exec(point.text) : null;
    if (!match) continue;
    const one = { at, number: Number(match[2]), word: match[1]!.toLowerCase(), length: match[0].length };
    const last = runs.at(-1)?.at(-1);
    if (last && last.word === one.word && one.number === last.number + 1) runs.at(-1)!.push(one);
    else runs.push([one]);
  }
  const dated = [...points];
  for (const { at, number, length } of runs.filter((run) => run.length >= 3).flat()) {
    const point = points[at]!;
    const text = sentenceCase(point.text.slice(0, length).replace(/[\s:：–—-]+$/u, ''));
    const figures = point.figures.filter(({ start }) => start >= length);
    dated[at] = { ...point, figures, dates: [{ text, start: 0, end: length, order: number }] };
  }
  return dated;
}
