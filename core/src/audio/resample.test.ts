import { resample } from './resample.js';

const tone = (hertz: number, rate: number, seconds: number) =>
  Float32Array.from({ length: Math.round(rate * seconds) }, (_, i) => Math.sin((2 * Math.PI * hertz * i) / rate));

describe('changing the sample rate', () => {
  test.each([
    [22050, 48000],
    [44100, 48000],
    [96000, 48000],
    [48000, 22050],
  ])('a 1 kHz tone keeps pitch, level and place from %d to %d Hz', (from, to) => {
    const out = resample(tone(1000, from, 0.5), from, to);
    const expected = tone(1000, to, 0.5);
    expect(Math.abs(out.length - expected.length)).toBeLessThanOrEqual(1);
    const apart = expected.subarray(200, -200).map((sample, at) => Math.abs(out[at + 200]! - sample));
    expect(Math.max(...apart)).toBeLessThan(2e-3);
  });

  test('what the lower rate cannot hold is removed, not folded down', () => {
    const out = resample(tone(15000, 48000, 0.2), 48000, 22050);
    expect(Math.max(...out.subarray(100, -100).map(Math.abs))).toBeLessThan(0.01);
  });
});
