import { limiterGains, LIMITER_MEMORY, LOOK_AHEAD } from './limiter.js';
import { highestTruePeak, raiseToTruePeaks, TRUE_PEAK_REACH } from './true-peak.js';

/** With silence on both sides, as the peaks are read beyond the ends. */
function padded(samples: Float32Array): Float32Array {
  const wide = new Float32Array(samples.length + 2 * TRUE_PEAK_REACH + LOOK_AHEAD);
  wide.set(samples, TRUE_PEAK_REACH);
  return wide;
}
const truePeak = (samples: Float32Array, atLeast = 0) =>
  20 * Math.log10(highestTruePeak(padded(samples), TRUE_PEAK_REACH, TRUE_PEAK_REACH + samples.length, atLeast));
const sine = (hertz: number, phase: number, amplitude = 1) =>
  Float32Array.from({ length: 48_000 }, (_, i) => {
    const edge = Math.min(1, i / 2000, (47_999 - i) / 2000);
    return edge * amplitude * Math.sin((2 * Math.PI * hertz * i) / 48_000 + phase);
  });
const linear = (db: number) => 10 ** (db / 20);

describe('true peak', () => {
  test('a sine at a quarter of the rate, sampled 45° off its crest, reads 3 dB above its samples', () => {
    const samples = sine(12_000, Math.PI / 4);
    expect(20 * Math.log10(Math.max(...samples.map(Math.abs)))).toBeCloseTo(-3.01, 1);
    expect(truePeak(samples)).toBeGreaterThan(-0.4);
    expect(truePeak(samples)).toBeLessThan(0.2);
  });

  test('is the same where quiet passages are skipped', () => {
    const samples = padded(sine(12_000, Math.PI / 4));
    const [all, loud] = [new Float32Array(48_000), new Float32Array(48_000)];
    raiseToTruePeaks(samples, TRUE_PEAK_REACH, all);
    raiseToTruePeaks(samples, TRUE_PEAK_REACH, loud, 0.5);
    all.forEach((peak, i) => {
      if (peak >= 0.5 && peak !== loud[i]) throw new Error(`the peak at sample ${i} was skipped`);
    });
    expect(Math.max(...all)).toBe(Math.max(...loud));
    expect(20 * Math.log10(Math.max(...all))).toBeCloseTo(truePeak(sine(12_000, Math.PI / 4)), 6);
  });
});

describe('the limiter', () => {
  const peaksOf = (samples: Float32Array) => {
    const peaks = new Float32Array(samples.length + LOOK_AHEAD);
    raiseToTruePeaks(padded(samples), TRUE_PEAK_REACH, peaks);
    return peaks;
  };
  const limit = (samples: Float32Array, ceilingDb: number) => {
    const gains = limiterGains(peaksOf(samples), linear(ceilingDb));
    return samples.map((x, i) => x * gains[i]!);
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
    expect(limit(samples, -2)).toEqual(samples);
  });

  test('begun later by its memory, it gives the gains that it gives from the start', () => {
    const loud = Float32Array.from({ length: 3 * 48_000 }, (_, i) => 0.6 + 0.5 * Math.abs(Math.sin(i / 9000)));
    const whole = limiterGains(loud, 0.75);
    const from = 30_000;
    const late = limiterGains(loud.subarray(from), 0.75);
    for (let i = from + LIMITER_MEMORY; i < whole.length; i++)
      if (Math.abs(whole[i]! - late[i - from]!) > 1 / 65_536) throw new Error(`the gains differ at sample ${i}`);
    expect(Math.min(...late)).toBeLessThan(0.7);
  });
});
