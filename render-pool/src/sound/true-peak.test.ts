import { TruePeakLimiter } from './limiter.js';
import { TruePeakDetector } from './true-peak.js';

const truePeak = (samples: Float32Array, floor = 0) => {
  const detector = new TruePeakDetector(floor);
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, detector.next(sample));
  return 20 * Math.log10(peak);
};
const sine = (hertz: number, phase: number, amplitude = 1) =>
  Float32Array.from({ length: 48_000 }, (_, i) => {
    const edge = Math.min(1, i / 2000, (47_999 - i) / 2000);
    return edge * amplitude * Math.sin((2 * Math.PI * hertz * i) / 48_000 + phase);
  });

describe('true peak', () => {
  test('a sine at a quarter of the rate, sampled 45° off its crest, reads 3 dB above its samples', () => {
    const samples = sine(12_000, Math.PI / 4);
    expect(20 * Math.log10(Math.max(...samples.map(Math.abs)))).toBeCloseTo(-3.01, 1);
    expect(truePeak(samples)).toBeGreaterThan(-0.4);
    expect(truePeak(samples)).toBeLessThan(0.2);
  });

  test('is the same where quiet passages are skipped', () => {
    expect(truePeak(sine(12_000, Math.PI / 4), 0.5)).toBeCloseTo(truePeak(sine(12_000, Math.PI / 4)), 6);
  });
});

describe('the limiter', () => {
  const limit = (samples: Float32Array, ceilingDb: number) => {
    const limiter = new TruePeakLimiter(10 ** (ceilingDb / 20));
    const left = new Float32Array(samples.length + limiter.lag);
    left.set(samples);
    const right = Float32Array.from(left);
    limiter.process(left, right);
    return left.slice(limiter.lag);
  };

  test.each([
    [997, 0, 4],
    [12_000, Math.PI / 4, 2],
    [60, 0.3, 3],
  ])('holds a %d Hz tone far over the ceiling under it', (hertz, phase, amplitude) => {
    expect(truePeak(limit(sine(hertz, phase, amplitude), -2))).toBeLessThan(-1.9);
  });

  test('catches a single click without a step before it, and lets go again', () => {
    const samples = new Float32Array(48_000).fill(0.2);
    samples[10_000] = 3;
    const out = limit(samples, -2);
    expect(truePeak(out)).toBeLessThan(-1.9);
    for (let i = 9_000; i < 9_990; i++) expect(Math.abs(out[i + 1]! - out[i]!)).toBeLessThan(0.01);
    expect(out[47_000]!).toBeCloseTo(0.2, 3);
  });

  test('what is under the ceiling passes untouched', () => {
    const samples = sine(440, 0, 0.5);
    limit(samples, -2).forEach((x, i) => {
      if (Math.abs(x - samples[i]!) > 1e-6) throw new Error(`sample ${i} changed`);
    });
  });
});
