/**
 * How many of a hundred squares each share gets: whole ones that add up to the rounded sum, by the largest remainder.
 * Shares in percent; what is not positive gets none.
 */
export function cellsOf(shares: readonly number[]): number[] {
  const positive = shares.map((share) => Math.min(100, Math.max(0, share)));
  const whole = Math.min(100, Math.round(positive.reduce((sum, share) => sum + share, 0)));
  const counts = positive.map(Math.floor);
  const order = positive
    .map((share, index) => ({ index, rest: share - Math.floor(share) }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index);
  let left = whole - counts.reduce((sum, count) => sum + count, 0);
  for (const { index, rest } of order) {
    if (left <= 0 || rest === 0) break;
    counts[index]! += 1;
    left -= 1;
  }
  // More than a hundred in all: the last ones give way.
  for (let over = counts.reduce((sum, count) => sum + count, 0) - 100, at = counts.length - 1; over > 0; at -= 1) {
    const less = Math.min(over, counts[at]!);
    counts[at]! -= less;
    over -= less;
  }
  return counts;
}
