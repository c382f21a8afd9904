import { randomFrom } from '../hash.js';
import { scoresOf } from './net.js';
import { partsOf, type RecurrentNet } from './shape.js';
import { addSlope } from './slope.js';

const shape = { buckets: 8, wide: 4, width: 5, units: 3, classes: 3, seams: 2 };
/** Those from 8 on score by themselves. */
const bags = { buckets: [0, 3, 9, 1, 7, 8, 9, 2, 2, 5, 11], starts: [0, 3, 4, 7, 11] };
const known = { truth: [0, 2, 1, 1], seams: [1, 0, 0, 1] };

function netOf(seed: number): RecurrentNet {
  const next = randomFrom(seed);
  return { shape, values: Float64Array.from({ length: partsOf(shape).size }, () => next() - 0.5) };
}

const lossOf = (net: RecurrentNet): number =>
  addSlope(net, bags, known, new Float64Array(net.values.length), { next: () => 1, rate: 0 });

describe('the slope of a recurrent network', () => {
  it('is how the likelihood changes with each weight', () => {
    const net = netOf(3);
    const slope = new Float64Array(net.values.length);
    addSlope(net, bags, known, slope, { next: () => 1, rate: 0 });
    const step = 1e-5;
    for (let at = 0; at < net.values.length; at += 1) {
      const kept = net.values[at]!;
      net.values[at] = kept + step;
      const above = lossOf(net);
      net.values[at] = kept - step;
      const below = lossOf(net);
      net.values[at] = kept;
      expect(slope[at]).toBeCloseTo((above - below) / (2 * step), 6);
    }
  });

  it('leaves a feature that stands nowhere as it is', () => {
    const net = netOf(4);
    const slope = new Float64Array(net.values.length);
    addSlope(net, bags, known, slope, { next: () => 1, rate: 0 });
    expect([...slope.subarray(4 * shape.width, 5 * shape.width)]).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('a recurrent network', () => {
  it('lets every token know of what stands before and after it', () => {
    const net = netOf(5);
    const scores = (first: number, last: number): number[] => {
      const changed = { buckets: [first, 3, 9, 1, 7, 8, 9, 2, 2, last, 11], starts: bags.starts };
      return [...scoresOf(net, changed, 4).subarray(3, 6)];
    };
    expect(scores(6, 5)).not.toEqual(scores(0, 5));
    expect(scores(0, 6)).not.toEqual(scores(0, 5));
  });
});
