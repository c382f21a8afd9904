import { wordsIn } from '../../reading/clauses.js';
import type { Point } from '../../reading/point.js';
import { claimOf } from '../claim.js';
import type { StoryContext } from '../story-context.js';

/** Words that a list shows at most, so that it can be read. */
const mostWords = 36;

export const mostItems = 6;

/** An item of a list: at most twelve words, figures kept. */
export function itemOf(point: Point, { language }: StoryContext): string {
  const whole = claimOf(point.text, language, 105);
  if (wordsIn(whole) <= 12) return whole;
  const short = claimOf(point.text, language, 64);
  return point.figures.every(({ figure }) => short.includes(figure.display)) ? short : whole;
}

/** Runs of at most six items and forty words, of about one size. */
export function inGroups(run: readonly Point[]): Point[][] {
  const words = run.map((point) => Math.min(13, wordsIn(point.text)));
  const total = words.reduce((sum, one) => sum + one, 0);
  const count = Math.max(Math.ceil(run.length / mostItems), Math.ceil(total / mostWords));
  const each = Math.ceil(run.length / count);
  return Array.from({ length: Math.ceil(run.length / each) }, (_, index) =>
    run.slice(index * each, (index + 1) * each),
  );
}

export function titleOf(heading: string, { language, topic }: StoryContext): string {
  if (heading && heading.length <= 80) return claimOf(heading, language, 70);
  return topic.length <= 60 ? topic : '';
}
