/** Share of a figure between the least (0) and the most (1) of all; a half where all are alike. */
export function heatOf(values: readonly number[]): (value: number) => number {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return (value) => (most === least ? 0.5 : (value - least) / (most - least));
}
