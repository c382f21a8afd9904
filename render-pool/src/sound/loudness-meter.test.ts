import { jest } from '@jest/globals';
import { LoudnessMeter, MIX_RATE } from './loudness-meter.js';

jest.setTimeout(120_000);

const sine = (hertz: number, seconds: number, dbfs: number) =>
  Float32Array.from(
    { length: Math.round(seconds * MIX_RATE) },
    (_, i) => 10 ** (dbfs / 20) * Math.sin((2 * Math.PI * hertz * i) / MIX_RATE),
  );
const silence = (seconds: number) => new Float32Array(Math.round(seconds * MIX_RATE));

const measure = (...parts: [Float32Array, Float32Array][]) => {
  const meter = new LoudnessMeter();
  for (const [left, right] of parts) meter.add(left, right);
  return meter.integrated();
};

describe('integrated loudness, ITU-R BS.1770-4', () => {
  test('a 997 Hz sine at 0 dBFS in one channel is −3.01 LKFS', () => {
    expect(measure([sine(997, 5, 0), silence(5)])).toBeCloseTo(-3.01, 1);
  });

  test('a 1 kHz stereo sine at −23 dBFS is −23 LUFS (EBU Tech 3341, case 1), at −33 dBFS −33 (case 2)', () => {
    expect(measure([sine(1000, 20, -23), sine(1000, 20, -23)])).toBeCloseTo(-23, 1);
    expect(measure([sine(1000, 20, -33), sine(1000, 20, -33)])).toBeCloseTo(-33, 1);
  });

  test('quiet passages are gated out (EBU Tech 3341, case 3)', () => {
    const part = (seconds: number, db: number): [Float32Array, Float32Array] => [
      sine(1000, seconds, db),
      sine(1000, seconds, db),
    ];
    expect(measure(part(10, -36), part(60, -23), part(10, -36))).toBeCloseTo(-23, 1);
  }, 120_000);

  test('silence has no loudness, and the pieces in which sound is fed do not matter', () => {
    expect(measure([silence(2), silence(2)])).toBe(-Infinity);
    const whole = sine(300, 3, -10);
    const pieces = [0, 777, 50_000, 50_001, whole.length];
    const fed = pieces
      .slice(1)
      .map((to, i): [Float32Array, Float32Array] => [whole.slice(pieces[i], to), whole.slice(pieces[i], to)]);
    expect(measure(...fed)).toBeCloseTo(measure([whole, whole]), 6);
  });
});
