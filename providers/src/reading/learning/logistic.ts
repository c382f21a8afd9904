/** How far a weight is moved at first; Adagrad makes it less with each step. */
const learningRate = 0.25;
/** How much a weight fades at each step at which its feature is present. */
const decay = 2e-3;

/** Weights of a multinomial logistic regression: `bucket * classes + class`. */
export interface LinearWeights {
  classes: number;
  values: Float32Array;
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

/** Learns with Adagrad (Duchi 2011) and decay, one example at a time. */
export function createLearner(
  buckets: number,
  classes: number,
): { weights: LinearWeights; learn: (present: Int32Array, right: number) => void } {
  const weights: LinearWeights = { classes, values: new Float32Array(buckets * classes) };
  const squares = new Float32Array(buckets * classes).fill(1e-3);
  const learn = (present: Int32Array, right: number): void => {
    const chances = chancesOf(weights, present);
    const scale = learningRate / Math.sqrt(present.length || 1);
    for (let one = 0; one < classes; one += 1) {
      const gradient = (one === right ? 1 : 0) - chances[one]!;
      if (Math.abs(gradient) < 1e-4) continue;
      for (const bucket of present) {
        const at = bucket * classes + one;
        const slope = gradient - decay * weights.values[at]!;
        squares[at]! += slope * slope;
        weights.values[at]! += (scale * slope) / Math.sqrt(squares[at]!);
      }
    }
  };
  return { weights, learn };
}
