/** The range that bars stand in: of the values and of zero, from which they are drawn. */
export interface ValueSpan {
  low: number;
  high: number;
  /** From where bars are drawn: zero, or a value above it where their axis is broken. */
  base: number;
  /** Bars do not begin at zero, and have to be marked as cut off. */
  isBroken: boolean;
  /** `high − low`; 1 where all values are 0. */
  range: number;
  /** Place of a value along a track of this length from `start`: of `low` at `start`, of `high` at its end. */
  along: (value: number, start: number, length: number) => number;
}

export function valueSpan(values: readonly number[]): ValueSpan {
  return spanOf(Math.min(0, ...values), Math.max(0, ...values), 0);
}

/** Share of the largest value by which values differ at most whose bars from zero would all look alike. */
const alike = 0.16;
/** Share of what they differ by that the shortest bar keeps, or a little more. */
const shortest = 0.5;

/** The span of values that are told for their order: those that lie close together are seen from a round value near below them. */
export function comparedSpan(values: readonly number[]): ValueSpan {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const apart = most - least;
  if (least <= 0 || apart === 0 || apart > alike * most) return valueSpan(values);
  const step = 10 ** Math.floor(Math.log10(apart * shortest));
  const base = Math.floor((least - apart * shortest) / step) * step;
  return base <= 0 ? valueSpan(values) : spanOf(base, most, base);
}

function spanOf(low: number, high: number, base: number): ValueSpan {
  const range = high - low || 1;
  const along = (value: number, start: number, length: number): number => start + ((value - low) / range) * length;
  return { low, high, base, isBroken: base !== 0, range, along };
}

/** Start and length of a lying bar from its base, the zero line, to a value: a loss lies on the other side of it than a gain. */
export function lyingBar(
  value: number,
  track: { span: ValueSpan; start: number; length: number },
  least: number,
): { x: number; width: number } {
  const { span, start, length } = track;
  const zero = span.along(span.base, start, length);
  const end = span.along(value, start, length);
  const width = Math.max(Math.abs(end - zero), least);
  return { x: end < zero ? zero - width : zero, width };
}
