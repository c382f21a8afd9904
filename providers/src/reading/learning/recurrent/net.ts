import { partsOf, type LayerParts, type RecurrentNet } from './shape.js';

/** The features of a text: those of token `t` are `buckets` from `starts[t]` up to `starts[t + 1]`. */
export interface Bags {
  buckets: ArrayLike<number>;
  starts: ArrayLike<number>;
}

export interface LayerTrace {
  /** `length × 3 units`: the gates after their functions. */
  gates: Float64Array;
  /** `length × units`: what the candidate took from before, ahead of the reset gate. */
  kept: Float64Array;
  /** `length × units`: the state after each token. */
  states: Float64Array;
}

/** The sum of the rows of each token's features. */
export function inputsOf({ shape, values }: RecurrentNet, { buckets, starts }: Bags, length: number): Float64Array {
  const { width } = shape;
  const inputs = new Float64Array(length * width);
  for (let token = 0; token < length; token += 1)
    for (let one = starts[token]!; one < starts[token + 1]!; one += 1) {
      if (buckets[one]! >= shape.buckets) continue;
      const row = buckets[one]! * width;
      for (let at = 0; at < width; at += 1) inputs[token * width + at]! += values[row + at]!;
    }
  return inputs;
}

/**
 * A network that reads a text in both directions: each token is the sum of the rows of its features, two layers of gated
 * recurrent units (Cho et al. 2014) carry what stands before and after it along, and one row a class scores what both
 * say of it, and the token itself. Beside it some features score by themselves, as in a linear model: what a text says is
 * learned deep, and turns of phrase wide (Cheng et al. 2016). The classes of a text are chosen together: see `chain.ts`.
 * @returns the scores of each token, `length × classes`
 */
export function scoresOf(net: RecurrentNet, bags: Bags, length: number): Float64Array {
  const inputs = inputsOf(net, bags, length);
  const [forwards, backwards] = readThrough(net, inputs);
  return scored(net, [forwards.states, backwards.states, inputs], bags, length);
}

/** Reads a text forwards and backwards. @param inputs `length × width`, see `inputsOf` */
export function readThrough(net: RecurrentNet, inputs: Float64Array): [LayerTrace, LayerTrace] {
  const { layers } = partsOf(net.shape);
  return [readLayer(net, layers[0], inputs, 1), readLayer(net, layers[1], inputs, -1)];
}

/** @param each the states of both layers, and the inputs: what a row of `out` is multiplied with, in its order */
export function scored(
  { shape, values }: RecurrentNet,
  each: readonly Float64Array[],
  { buckets, starts }: Bags,
  length: number,
): Float64Array {
  const { classes } = shape;
  const { out, outBias, wide } = partsOf(shape);
  const scores = new Float64Array(length * classes);
  for (let token = 0; token < length; token += 1) {
    let row = out;
    for (let one = 0; one < classes; one += 1) {
      let sum = values[outBias + one]!;
      for (const part of each) {
        const width = part.length / length;
        sum += dot(values, row, part, token * width, width);
        row += width;
      }
      scores[token * classes + one] = sum;
    }
    for (let one = starts[token]!; one < starts[token + 1]!; one += 1) {
      const from = wide + (buckets[one]! - shape.buckets) * classes;
      if (from >= wide) for (let role = 0; role < classes; role += 1) scores[token * classes + role]! += values[from + role]!; // prettier-ignore
    }
  }
  return scores;
}

function readLayer(
  { shape: { width, units }, values }: RecurrentNet,
  parts: LayerParts,
  inputs: Float64Array,
  step: 1 | -1,
): LayerTrace {
  const length = inputs.length / width;
  const gates = new Float64Array(length * 3 * units);
  const kept = new Float64Array(length * units);
  const states = new Float64Array(length * units);
  const none = new Float64Array(units);
  const [fromInput, fromBefore] = [new Float64Array(3 * units), new Float64Array(3 * units)];
  for (let turn = 0; turn < length; turn += 1) {
    const token = step === 1 ? turn : length - 1 - turn;
    const before = turn === 0 ? none : states;
    const from = turn === 0 ? 0 : (token - step) * units;
    const gate = token * 3 * units;
    const state = token * units;
    products(values, parts.input, inputs, token * width, width, fromInput);
    products(values, parts.recurrent, before, from, units, fromBefore);
    for (let unit = 0; unit < units; unit += 1) {
      const bias = parts.bias + unit;
      const opened = sigmoid(values[bias]! + fromInput[unit]! + fromBefore[unit]!);
      const moved = sigmoid(values[bias + units]! + fromInput[units + unit]! + fromBefore[units + unit]!);
      const carried = values[parts.candidateBias + unit]! + fromBefore[2 * units + unit]!;
      const wished = Math.tanh(values[bias + 2 * units]! + fromInput[2 * units + unit]! + opened * carried);
      gates[gate + unit] = opened;
      gates[gate + units + unit] = moved;
      gates[gate + 2 * units + unit] = wished;
      kept[state + unit] = carried;
      states[state + unit] = (1 - moved) * wished + moved * before[from + unit]!;
    }
  }
  return { gates, kept, states };
}

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

/** The product of two rows. */
function dot(one: Float64Array, from: number, other: Float64Array, start: number, count: number): number {
  let sum = 0;
  for (let at = 0; at < count; at += 1) sum += one[from + at]! * other[start + at]!;
  return sum;
}

/** The products of the rows of a matrix with one row, four at a time: it is read once for all four. */
function products(
  rows: Float64Array,
  from: number,
  other: Float64Array,
  start: number,
  count: number,
  into: Float64Array,
): void {
  let row = 0;
  for (; row + 4 <= into.length; row += 4) {
    let first = 0;
    let second = 0;
    let third = 0;
    let fourth = 0;
    const one = from + row * count;
    const two = one + count;
    const three = two + count;
    const four = three + count;
    for (let at = 0; at < count; at += 1) {
      const value = other[start + at]!;
      first += rows[one + at]! * value;
      second += rows[two + at]! * value;
      third += rows[three + at]! * value;
      fourth += rows[four + at]! * value;
    }
    into[row] = first;
    into[row + 1] = second;
    into[row + 2] = third;
    into[row + 3] = fourth;
  }
  for (; row < into.length; row += 1) into[row] = dot(rows, from + row * count, other, start, count);
}
