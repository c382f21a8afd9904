import type { Figure } from '@scenewright/core/figures';

/** What parts in a unit come to where they are all of it, and how far from it rounding leads: a hundred percent, the hours of a day. */
const wholes: Readonly<Record<string, { sum: number; within: number }>> = {
  percent: { sum: 100, within: 1.5 },
  h: { sum: 24, within: 0.26 },
};

/** The whole that figures of one unit are the parts of; undefined where they come to none. */
export function wholeOf(figures: readonly Figure[]): number | undefined {
  const whole = wholes[figures[0]?.unit ?? ''];
  if (!whole || figures.some(({ unit, magnitude }) => unit !== figures[0]!.unit || magnitude < 0)) return undefined;
  const sum = figures.reduce((total, { magnitude }) => total + magnitude, 0);
  return Math.abs(sum - whole.sum) <= whole.within ? whole.sum : undefined;
}
