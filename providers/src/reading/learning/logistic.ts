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

/** Moves weights with Adagrad (Duchi 2011) and decay, one example at a time. */
export interface Learner {
  weights: LinearWeights;
  /** Learns that an example is of the class `right`. */
  learn: (present: Int32Array, right: number) => void;
  /** Moves the weights of an example by what each class should be more likely. */
  move: (present: Int32Array, gradients: ArrayLike<number>) => void;
}

/**
 * @param rate how far a weight is moved at first; Adagrad makes it less with each step
 * @param decay how much a weight fades at each step at which its feature is present
 */
export function createLearner(buckets: number, classes: number, { rate = 0.25, decay = 2e-3 } = {}): Learner {
  const weights: LinearWeights = { classes, values: new Float32Array(buckets * classes) };
  const squares = new Float32Array(buckets * classes).fill(1e-3);
  const move = (present: Int32Array, gradients: ArrayLike<number>): void => {
    const scale = rate / Math.sqrt(present.length || 1);
    for (let one = 0; one < classes; one += 1) {
      const gradient = gradients[one]!;
      if (Math.abs(gradient) < 1e-4) continue;
      for (const bucket of present) {
        const at = bucket * classes + one;
        const slope = gradient - decay * weights.values[at]!;
        squares[at]! += slope * slope;
        weights.values[at]! += (scale * slope) / Math.sqrt(squares[at]!);
      }
    }
  };
  const learn = (present: Int32Array, right: number): void => {
    const chances = chancesOf(weights, present);
    move(
      present,
      chances.map((chance, one) => (one === right ? 1 : 0) - chance),
    );
  };
  return { weights, learn, move };
}
