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
