import { chainBeliefs, scoreOfPath } from './chain.js';
import { inputsOf, readThrough, scored, type Bags, type LayerTrace } from './net.js';
import { changesOf, partsOf, type LayerParts, type RecurrentNet } from './shape.js';

/** Which numbers of the inputs and of the states that are scored are left out while one text is learned. */
export interface Dropout {
  /** Draws from 0 to 1. */
  next: () => number;
  /** Chance of each number to be left out. */
  rate: number;
}

/** What is known of a text. */
export interface KnownClasses {
  /** The class of each token. */
  truth: ArrayLike<number>;
  /** What stands before each token. */
  seams: ArrayLike<number>;
}

/**
 * Adds the slope of the negated logarithm of the likelihood of a text's classes to `slope`: back-propagation
 * through time (Werbos 1990).
 * @param slope as `RecurrentNet.values`
 * @returns that likelihood's negated logarithm
 */
export function addSlope(
  net: RecurrentNet,
  bags: Bags,
  { truth, seams }: KnownClasses,
  slope: Float64Array,
  { next, rate }: Dropout,
): number {
  const { shape, values } = net;
  const { width, units, classes } = shape;
  const parts = partsOf(shape);
  const { length } = truth;
  const inputs = inputsOf(net, bags, length);
  const mask = maskOf(inputs.length, rate, next);
  const heard = masked(inputs, mask);
  const layers = readThrough(net, heard);
  const stateMask = maskOf(length * units * 2, rate, next);
  const stateMasks = [stateMask.subarray(0, length * units), stateMask.subarray(length * units)] as const;
  const states = layers.map((layer, at) => masked(layer.states, stateMasks[at]!)) as [Float64Array, Float64Array];
  const scores = scored(net, [...states, heard], bags, length);
  const inputSlope = new Float64Array(length * width);
  const stateSlopes = [new Float64Array(length * units), new Float64Array(length * units)] as const;
  const across = 2 * units + width;
  const chain = { classes, scores, changes: changesOf(net), seams };
  const { each, changes, total } = chainBeliefs(chain);
  const loss = total - scoreOfPath(chain, truth);
  for (let at = 0; at < changes.length; at += 1) slope[parts.changes + at]! += changes[at]!;
  for (let token = 1; token < length; token += 1)
    slope[parts.changes + (seams[token]! * classes + truth[token - 1]!) * classes + truth[token]!]! -= 1;
  for (let token = 0; token < length; token += 1) {
    const belief = each.subarray(token * classes, (token + 1) * classes);
    belief[truth[token]!]! -= 1;
    for (let one = bags.starts[token]!; one < bags.starts[token + 1]!; one += 1) {
      const from = parts.wide + (bags.buckets[one]! - shape.buckets) * classes;
      if (from >= parts.wide) for (let role = 0; role < classes; role += 1) slope[from + role]! += belief[role]!;
    }
    for (let one = 0; one < classes; one += 1) {
      const fall = belief[one]!;
      const row = parts.out + one * across;
      slope[parts.outBias + one]! += fall;
      spread(fall, values, row, states[0], token * units, slope, stateSlopes[0], units);
      spread(fall, values, row + units, states[1], token * units, slope, stateSlopes[1], units);
      spread(fall, values, row + 2 * units, heard, token * width, slope, inputSlope, width);
    }
  }
  for (const [at, step] of ([1, -1] as const).entries()) {
    const stateSlope = masked(stateSlopes[at]!, stateMasks[at]!);
    layerSlope(net, parts.layers[at]!, layers[at]!, heard, stateSlope, slope, inputSlope, step);
  }
  for (let token = 0; token < length; token += 1)
    for (let one = bags.starts[token]!; one < bags.starts[token + 1]!; one += 1) {
      if (bags.buckets[one]! >= shape.buckets) continue;
      const row = bags.buckets[one]! * width;
      for (let at = 0; at < width; at += 1)
        slope[row + at]! += inputSlope[token * width + at]! * mask[token * width + at]!;
    }
  return loss;
}

function layerSlope(
  { shape: { width, units }, values }: RecurrentNet,
  parts: LayerParts,
  { gates, kept, states }: LayerTrace,
  inputs: Float64Array,
  stateSlope: Float64Array,
  slope: Float64Array,
  inputSlope: Float64Array,
  step: 1 | -1,
): void {
  const length = inputs.length / width;
  const none = new Float64Array(units);
  const beyond = new Float64Array(units);
  for (let turn = length - 1; turn >= 0; turn -= 1) {
    const token = step === 1 ? turn : length - 1 - turn;
    const from = turn === 0 ? 0 : (token - step) * units;
    const before = turn === 0 ? none : states;
    const beforeSlope = turn === 0 ? beyond : stateSlope;
    const gate = token * 3 * units;
    for (let unit = 0; unit < units; unit += 1) {
      const [reset, update, candidate] = [unit, units + unit, 2 * units + unit];
      const fall = stateSlope[token * units + unit]!;
      const opened = gates[gate + reset]!;
      const moved = gates[gate + update]!;
      const wished = gates[gate + candidate]!;
      const carried = kept[token * units + unit]!;
      const candidateFall = fall * (1 - moved) * (1 - wished * wished);
      const updateFall = fall * (before[from + unit]! - wished) * moved * (1 - moved);
      const keptFall = candidateFall * opened;
      const resetFall = candidateFall * carried * opened * (1 - opened);
      beforeSlope[from + unit]! += fall * moved;
      slope[parts.bias + reset]! += resetFall;
      slope[parts.bias + update]! += updateFall;
      slope[parts.bias + candidate]! += candidateFall;
      slope[parts.candidateBias + unit]! += keptFall;
      spreadThree(resetFall, updateFall, candidateFall, values, parts.input + unit * width, units * width, inputs, token * width, slope, inputSlope, width); // prettier-ignore
      if (turn > 0) spreadThree(resetFall, updateFall, keptFall, values, parts.recurrent + unit * units, units * units, before, from, slope, beforeSlope, units); // prettier-ignore
    }
  }
}

/** Takes the slope of a row's product with `inputs` on to both; the slope of the inputs has their places. */
function spread(
  fall: number,
  values: Float64Array,
  row: number,
  inputs: Float64Array,
  start: number,
  slope: Float64Array,
  inputSlope: Float64Array,
  count: number,
): void {
  for (let at = 0; at < count; at += 1) {
    slope[row + at]! += fall * inputs[start + at]!;
    inputSlope[start + at]! += fall * values[row + at]!;
  }
}

/** `spread` for the rows of the three gates, `apart` from each other, at once. */
function spreadThree(
  first: number,
  second: number,
  third: number,
  values: Float64Array,
  row: number,
  apart: number,
  inputs: Float64Array,
  start: number,
  slope: Float64Array,
  inputSlope: Float64Array,
  count: number,
): void {
  const [row2, row3] = [row + apart, row + 2 * apart];
  for (let at = 0; at < count; at += 1) {
    const value = inputs[start + at]!;
    slope[row + at]! += first * value;
    slope[row2 + at]! += second * value;
    slope[row3 + at]! += third * value;
    inputSlope[start + at]! += first * values[row + at]! + second * values[row2 + at]! + third * values[row3 + at]!;
  }
}

const masked = (values: Float64Array, mask: Float64Array): Float64Array => values.map((value, at) => value * mask[at]!);

/** 0 for what is left out, and for the rest what keeps the sum. */
function maskOf(count: number, rate: number, next: () => number): Float64Array {
  const kept = 1 / (1 - rate);
  return Float64Array.from({ length: count }, () => (next() < rate ? 0 : kept));
}
