/**
 * Place of a value between 0 and 1 on a scale on which gaps are read: dots, unlike bars, need not begin at zero, and
 * there the gaps would be lost in what all have.
 */
export function gapScale(values: readonly number[]): (value: number) => number {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const range = most - least || 1;
  return (value) => (value - least) / range;
}
