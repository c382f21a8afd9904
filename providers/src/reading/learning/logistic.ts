import { minimise } from './minimise.js';

/** Weights of a multinomial logistic regression: `bucket * classes + class`. */
export interface LinearWeights {
  classes: number;
  values: ArrayLike<number>;
}

/** The chance of each class, from 0 to 1. @param present bucket numbers of the features that are there */
export function chancesOf({ classes, values }: LinearWeights, present: Int32Array): Float64Array {
  const scores = new Float64Array(classes);
  for (const bucket of present)
    for (let one = 0; one < classes; one += 1) scores[one]! += values[bucket * classes + one]!;
  const top = Math.max(...scores);
  let sum = 0;
  for (let one = 0; one < classes; one += 1) sum += scores[one] = Math.exp(scores[one]! - top);
  return scores.map((score) => score / sum);
}

/** What is there of one example, and what is true of it: a share for each class, 1 together. */
export interface LogisticExample {
  present: Int32Array;
  truth: ArrayLike<number>;
}

/**
 * Learns a multinomial logistic regression with Gaussian priors. Deterministic.
 * @param costOf what a bucket's weights cost (the precision of their prior); larger keeps them nearer to 0
 * @param rounds steps at most
 */
export function learnLogistic(
  examples: readonly LogisticExample[],
  { classes, buckets, costOf, rounds }: { classes: number; buckets: number; costOf: (bucket: number) => number; rounds: number }, // prettier-ignore
): LinearWeights {
  const costs = Float64Array.from({ length: buckets }, (_, bucket) => costOf(bucket));
  const chances = new Float64Array(classes);
  const objective = (at: Float64Array, slope: Float64Array): number => {
    let value = 0;
    for (let one = 0; one < at.length; one += 1) {
      const cost = costs[Math.floor(one / classes)]!;
      slope[one] = cost * at[one]!;
      value += (cost / 2) * at[one]! ** 2;
    }
    for (const { present, truth } of examples) {
      chances.fill(0);
      for (const bucket of present)
        for (let one = 0; one < classes; one += 1) chances[one]! += at[bucket * classes + one]!;
      let top = -Infinity;
      for (const score of chances) if (score > top) top = score;
      let sum = 0;
      for (let one = 0; one < classes; one += 1) sum += chances[one] = Math.exp(chances[one]! - top);
      for (let one = 0; one < classes; one += 1) {
        const chance = chances[one]! / sum;
        if (truth[one]! > 0) value -= truth[one]! * Math.log(Math.max(chance, 1e-300));
        const error = chance - truth[one]!;
        for (const bucket of present) slope[bucket * classes + one]! += error;
      }
    }
    return value;
  };
  const found = minimise(objective, new Float64Array(buckets * classes), rounds);
  return { classes, values: Float32Array.from(found) };
}
