import { designBiquad, filterInPlace, type FilterShape } from './biquad.js';

const gainAt = (shape: FilterShape, hertz: number) => {
  const rate = 48000;
  const samples = Float32Array.from({ length: rate }, (_, i) => Math.sin((2 * Math.PI * hertz * i) / rate));
  filterInPlace(samples, rate, [shape]);
  return 20 * Math.log10(Math.max(...samples.subarray(rate / 2).map(Math.abs)));
};

describe('second-order filters', () => {
  test('a low pass is 3 dB down at its corner and 12 dB an octave beyond it', () => {
    const shape: FilterShape = { kind: 'lowpass', frequency: 1000 };
    expect(gainAt(shape, 100)).toBeCloseTo(0, 1);
    expect(gainAt(shape, 1000)).toBeCloseTo(-3.01, 1);
    expect(gainAt(shape, 4000)).toBeLessThan(-23);
  });

  test('a peak has its gain at its centre, and shelves on their own side', () => {
    expect(gainAt({ kind: 'peaking', frequency: 2000, q: 1, gainDb: -6 }, 2000)).toBeCloseTo(-6, 1);
    expect(gainAt({ kind: 'lowshelf', frequency: 500, gainDb: 4 }, 30)).toBeCloseTo(4, 1);
    expect(gainAt({ kind: 'highshelf', frequency: 5000, gainDb: -5 }, 20000)).toBeCloseTo(-5, 0);
    expect(gainAt({ kind: 'highshelf', frequency: 5000, gainDb: -5 }, 100)).toBeCloseTo(0, 1);
  });

  test('a corner above half the rate stays stable', () => {
    const { a2 } = designBiquad({ kind: 'lowpass', frequency: 90000 }, 48000);
    expect(Math.abs(a2)).toBeLessThan(1);
  });
});
