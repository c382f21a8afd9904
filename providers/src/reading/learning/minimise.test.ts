import { minimise } from './minimise.js';

describe('minimise', () => {
  it('finds the least of a sum of squares of different widths', () => {
    const centre = [3, -1, 0.5, 8];
    const width = [1, 40, 0.2, 5];
    const found = minimise((at, slope) => {
      let value = 0;
      for (const [one, middle] of centre.entries()) {
        const apart = at[one]! - middle;
        value += (width[one]! / 2) * apart ** 2;
        slope[one] = width[one]! * apart;
      }
      return value;
    }, new Float64Array(4));
    for (const [one, middle] of centre.entries()) expect(found[one]).toBeCloseTo(middle, 3);
  });

  it('finds where the slope of a logistic regression with a prior is nothing', () => {
    const examples = Array.from({ length: 200 }, (_, at) => ({ x: (at % 7) - 3, isIn: at % 3 === 0 }));
    const slopeAt = ([weight, bias]: ArrayLike<number>, slope: Float64Array): number => {
      let value = (weight! ** 2 + bias! ** 2) / 2;
      slope.set([weight!, bias!]);
      for (const { x, isIn } of examples) {
        const score = weight! * x + bias!;
        const chance = 1 / (1 + Math.exp(-score));
        value -= Math.log(isIn ? chance : 1 - chance);
        slope[0]! += (chance - Number(isIn)) * x;
        slope[1]! += chance - Number(isIn);
      }
      return value;
    };
    const slope = new Float64Array(2);
    slopeAt(minimise(slopeAt, new Float64Array(2)), slope);
    for (const one of slope) expect(Math.abs(one)).toBeLessThan(1e-2);
  });
});
