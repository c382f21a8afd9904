import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { randomFrom, shuffle } from '../hash.js';
import { partsOf, type NetShape, type RecurrentNet } from './shape.js';
import type { PackedLessons } from './pack-lessons.js';
import { slopeAdder, type SlopeTask, type SlopeWork } from './slope-adder.js';

export interface NetTraining {
  shape: NetShape;
  passes: number;
  /** The texts of a pass: each may show the same text in another way. */
  lessonsOf: (pass: number) => PackedLessons | Promise<PackedLessons>;
  /** Chance of a number of a token's row, or of a state that is scored, to be left out. */
  dropout?: number;
  /** Chance of a token's first feature, its word, to be left out, so that its parts and its place are learned as well. */
  wordDropout?: number;
  /** Chance of each other feature to be left out. */
  featureDropout?: number;
  /** Length of the first steps. */
  rate?: number;
  /** Whether slopes are added up in threads of their own; the result is the same. */
  inThreads?: boolean;
  /** Told after each pass: the mean loss a token. */
  onPass?: (pass: number, loss: number, net: RecurrentNet) => void;
}

/** Tokens a step. */
const stepTokens = 3000;
/** Parts of a step, summed in this order whatever the number of processors: the same texts give the same weights. */
const parts = 2;
/** Longest slope of a step, a token. */
const clip = 1;
const [firstMoment, secondMoment, smallest] = [0.9, 0.999, 1e-8];

/**
 * Learns a network from texts: Adam (Kingma and Ba 2015) with a rate that falls in a line to nothing, dropout
 * (Srivastava et al. 2014) on features and inputs, slopes computed in two threads. Deterministic.
 */
export async function trainNet({
  shape,
  passes,
  lessonsOf,
  dropout = 0.4,
  wordDropout = 0.3,
  featureDropout = 0.2,
  rate = 2e-3,
  inThreads = true,
  onPass,
}: NetTraining): Promise<RecurrentNet> {
  const { size } = partsOf(shape);
  const values = new Float64Array(new SharedArrayBuffer(size * 8));
  start(values, shape);
  const slopes = Array.from({ length: parts }, () => new Float64Array(new SharedArrayBuffer(size * 8)));
  const [mean, square] = [new Float64Array(size), new Float64Array(size)];
  const touchedAt = new Int32Array(shape.buckets + shape.wide).fill(-1);
  let step = 0;
  const next = randomFrom(11);
  const work: SlopeWork = { shape, values, slopes, dropout, wordDropout, featureDropout };
  const threads = Array.from({ length: inThreads ? Math.min(parts, availableParallelism()) : 1 }, () => (inThreads ? threadOf(work) : hereOf(work))); // prettier-ignore
  try {
    for (let pass = 0; pass < passes; pass += 1) {
      const lessons = await lessonsOf(pass);
      const { buckets, starts, firsts } = lessons;
      await Promise.all(threads.map((thread) => thread.ask({ lessons })));
      const steps = shuffle(stepsOf(lessons, next), next);
      let [loss, tokens] = [0, 0];
      for (const [index, own] of steps.entries()) {
        const count = own.reduce((sum, one) => sum + firsts[one + 1]! - firsts[one]!, 0);
        const halves = Array.from({ length: parts }, (_, part) => own.filter((_, at) => at % parts === part));
        const losses = await Promise.all(halves.map((some, part) => threads[part % threads.length]!.ask({ part, some, seed: pass * 1e6 + index * parts + part }))); // prettier-ignore
        for (const one of losses) loss += one;
        tokens += count;
        step += 1;
        const rows: number[] = [];
        for (const one of own)
          for (let at = starts[firsts[one]!]!; at < starts[firsts[one + 1]!]!; at += 1) {
            const row = buckets[at]!;
            if (touchedAt[row] === step) continue;
            touchedAt[row] = step;
            rows.push(row);
          }
        const part = (pass + index / steps.length) / passes;
        move({ rows, shape, values, slopes, mean, square, step, count, rate: rate * (1 - part) + rate / 40 }); // prettier-ignore
      }
      onPass?.(pass, loss / tokens, { shape, values });
    }
  } finally {
    await Promise.all(threads.map(({ end }) => end()));
  }
  return { shape, values: Float64Array.from(values) };
}

/** Rows of features begin at 0, so that what was never seen says nothing; the rest by the size of its layer (Glorot and Bengio 2010). */
function start(values: Float64Array, shape: NetShape): void {
  const next = randomFrom(7);
  const { width, units, classes } = shape;
  const { layers, out } = partsOf(shape);
  const fill = (from: number, rows: number, columns: number, reach: number): void => {
    for (let at = from; at < from + rows * columns; at += 1) values[at] = (next() * 2 - 1) * reach;
  };
  for (const { input, recurrent } of layers) {
    fill(input, 3 * units, width, Math.sqrt(6 / (units + width)));
    fill(recurrent, 3 * units, units, Math.sqrt(3 / units));
  }
  fill(out, classes, 2 * units + width, Math.sqrt(6 / (2 * units + width)));
}

/** Texts of like length in one step each. */
function stepsOf({ firsts }: PackedLessons, next: () => number): number[][] {
  const order = Array.from(firsts.subarray(1), (end, at) => ({ at, length: end - firsts[at]! }))
    .map((one) => ({ ...one, place: one.length + next() * 6 }))
    .filter(({ length }) => length > 0)
    .sort((one, other) => one.place - other.place);
  const steps: number[][] = [[]];
  let tokens = 0;
  for (const { at, length } of order) {
    if (tokens > stepTokens) {
      steps.push([]);
      tokens = 0;
    }
    steps.at(-1)!.push(at);
    tokens += length;
  }
  return steps;
}

interface Move {
  rows: readonly number[];
  shape: NetShape;
  values: Float64Array;
  slopes: readonly Float64Array[];
  mean: Float64Array;
  square: Float64Array;
  step: number;
  count: number;
  rate: number;
}

/** One step of Adam for what the texts touched; the slopes are 0 again after it. */
function move({ rows, shape, values, slopes, mean, square, step, count, rate }: Move): void {
  const { buckets, width, classes } = shape;
  const { wide, layers, size } = partsOf(shape);
  const [first, ...others] = slopes as [Float64Array, ...Float64Array[]];
  let length = 0;
  const each = (visit: (at: number) => void): void => {
    for (const row of rows) {
      const from = row < buckets ? row * width : wide + (row - buckets) * classes;
      const to = from + (row < buckets ? width : classes);
      for (let at = from; at < to; at += 1) visit(at);
    }
    for (let at = layers[0].input; at < size; at += 1) visit(at);
  };
  each((at) => {
    let sum = first[at]!;
    for (const other of others) {
      sum += other[at]!;
      other[at] = 0;
    }
    first[at] = sum / count;
    length += first[at]! ** 2;
  });
  const cut = Math.min(1, clip / (Math.sqrt(length) + 1e-9));
  const [meanBias, squareBias] = [1 - firstMoment ** step, 1 - secondMoment ** step];
  each((at) => {
    const fall = first[at]! * cut;
    first[at] = 0;
    mean[at] = firstMoment * mean[at]! + (1 - firstMoment) * fall;
    square[at] = secondMoment * square[at]! + (1 - secondMoment) * fall * fall;
    values[at]! -= (rate * (mean[at]! / meanBias)) / (Math.sqrt(square[at]! / squareBias) + smallest);
  });
}

/** What takes tasks one after the other. */
interface SlopeTaker {
  ask(task: SlopeTask): Promise<number>;
  end(): Promise<unknown>;
}

function hereOf(work: SlopeWork): SlopeTaker {
  const add = slopeAdder(work);
  return { ask: async (task) => add(task), end: async () => undefined };
}

function threadOf(work: SlopeWork): SlopeTaker {
  const worker = new Worker(new URL('./slope-worker.js', import.meta.url), { workerData: work });
  const waiting: { done: (loss: number) => void; failed: (error: unknown) => void }[] = [];
  worker.on('message', (loss: number) => waiting.shift()?.done(loss));
  worker.on('error', (error) => waiting.splice(0).forEach(({ failed }) => failed(error)));
  return {
    ask: (task) =>
      new Promise((done, failed) => {
        waiting.push({ done, failed });
        worker.postMessage(task);
      }),
    end: () => worker.terminate(),
  };
}
