import { randomFrom, shuffle } from './hash.js';

/** A sum of functions, one an example, each of which depends on few of the numbers that are looked for. */
export interface SparseSum {
  /** How many numbers are looked for. */
  size: number;
  /** How many examples there are. */
  examples: number;
  /** Adds the slope of an example's function at `at` to `slope`. */
  addSlope(example: number, at: Float64Array, slope: Float64Array): void;
  /** Calls `visit` with the places of the numbers that an example depends on; more than once does no harm. */
  touch(example: number, visit: (place: number) => void): void;
}

export interface DescentOptions {
  /** The inverse of the variance of a Gaussian prior on each number. */
  decay: number;
  /** How often each example is seen. */
  passes?: number;
  /** The length of the first steps. */
  rate?: number;
}

/**
 * Where such a sum with Gaussian priors is near its least: stochastic descent with a rate for each number that falls with the slopes that
 * it has seen (AdaGrad, Duchi, Hazan and Singer 2011), and the mean of where the passes of the second half end (Polyak
 * and Juditsky 1992). It needs a tenth of the passes of L-BFGS where examples are many. Deterministic.
 */
export function descend(sum: SparseSum, { decay, passes = 8, rate = 0.25 }: DescentOptions): Float64Array {
  const at = new Float64Array(sum.size);
  const slope = new Float64Array(sum.size);
  const seen = new Float64Array(sum.size).fill(1e-2);
  const mean = new Float64Array(sum.size);
  // A prior is paid in equal parts by the examples that touch its number.
  const times = new Int32Array(sum.size);
  const last = new Int32Array(sum.size).fill(-1);
  for (let example = 0; example < sum.examples; example += 1)
    sum.touch(example, (place) => {
      if (last[place] !== example) times[place]! += 1;
      last[place] = example;
    });
  const order = Array.from({ length: sum.examples }, (_, example) => example);
  const next = randomFrom(1);
  const meant = Math.ceil(passes / 2);
  for (let pass = 0; pass < passes; pass += 1) {
    for (const [step, example] of shuffle(order, next).entries()) {
      sum.addSlope(example, at, slope);
      const stamp = pass * sum.examples + step + sum.examples;
      sum.touch(example, (place) => {
        if (last[place] === stamp) return;
        last[place] = stamp;
        const fall = slope[place]! + (decay / times[place]!) * at[place]!;
        slope[place] = 0;
        seen[place]! += fall * fall;
        at[place]! -= (rate * fall) / Math.sqrt(seen[place]!);
      });
    }
    if (pass >= passes - meant) for (let place = 0; place < sum.size; place += 1) mean[place]! += at[place]! / meant;
  }
  return mean;
}
