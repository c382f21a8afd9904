import { descend, type SparseSum } from './descend.js';
import { minimise } from './minimise.js';

/** Logistic regression: each example has two of five features and a class. */
const examples = Array.from({ length: 200 }, (_, at) => ({ features: [at % 5, (at * 7 + 3) % 5], isIn: at % 5 < 2 !== (at % 11 === 0) })); // prettier-ignore
const decay = 1;

const sum: SparseSum = {
  size: 5,
  examples: examples.length,
  addSlope(example, at, slope) {
    const { features, isIn } = examples[example]!;
    const chance = 1 / (1 + Math.exp(-features.reduce((score, one) => score + at[one]!, 0)));
    for (const one of features) slope[one]! += chance - Number(isIn);
  },
  touch: (example, visit) => examples[example]!.features.forEach(visit),
};

const least = minimise((at, slope) => {
  let value = 0;
  slope.fill(0);
  for (const [one, weight] of at.entries()) {
    value += (decay / 2) * weight ** 2;
    slope[one]! += decay * weight;
  }
  for (const { features, isIn } of examples) {
    const score = features.reduce((all, one) => all + at[one]!, 0);
    value += Math.log(1 + Math.exp(isIn ? -score : score));
  }
  for (const example of examples.keys()) sum.addSlope(example, at, slope);
  return value;
}, new Float64Array(5));

describe('descend', () => {
  it('comes near to where L-BFGS finds the least, priors counted', () => {
    const found = descend(sum, { decay, passes: 60 });
    for (const [one, weight] of found.entries()) expect(Math.abs(weight - least[one]!)).toBeLessThan(0.15);
  });

  it('finds the same each time', () => {
    expect([...descend(sum, { decay })]).toEqual([...descend(sum, { decay })]);
  });
});
