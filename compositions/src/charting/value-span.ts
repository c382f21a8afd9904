/** The range that bars stand in: of the values and of zero, from which they are drawn. */
export interface ValueSpan {
  low: number;
  high: number;
  /** `high − low`; 1 where all values are 0. */
  range: number;
  /** Place of a value along a track of this length from `start`: of `low` at `start`, of `high` at its end. */
  along: (value: number, start: number, length: number) => number;
}

export function valueSpan(values: readonly number[]): ValueSpan {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const range = high - low || 1;
  return { low, high, range, along: (value, start, length) => start + ((value - low) / range) * length };
}

/** Start and length of a lying bar from the zero line to a value: a loss lies on the other side of it than a gain. */
export function lyingBar(
  value: number,
  track: { span: ValueSpan; start: number; length: number },
  least: number,
): { x: number; width: number } {
  const { span, start, length } = track;
  const zero = span.along(0, start, length);
  const end = span.along(value, start, length);
  const width = Math.max(Math.abs(end - zero), least);
  return { x: end < zero ? zero - width : zero, width };
}
