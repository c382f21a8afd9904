import fc from 'fast-check';
import { formatFrames } from './format-frames.js';

test('half the rate takes every second frame, the same rate all of them', () => {
  expect(formatFrames(30, 15, { from: 10, to: 18 })).toEqual([10, 12, 14, 16]);
  expect(formatFrames(30, 30, { from: 3, to: 6 })).toEqual([3, 4, 5]);
  expect(formatFrames(30, 1, { from: 0, to: 3 })).toEqual([0]);
});

test('frames never run backwards, never leave the range, and last as long as it', () => {
  const rates = fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }));
  fc.assert(
    fc.property(rates, fc.nat(500), fc.integer({ min: 1, max: 900 }), ([a, b], from, length) => {
      const [fps, timelineFps] = [Math.min(a, b), Math.max(a, b)];
      const frames = formatFrames(timelineFps, fps, { from, to: from + length });
      expect(frames.every((frame, at) => frame >= (frames[at - 1] ?? from) && frame < from + length)).toBe(true);
      expect(Math.abs(frames.length / fps - length / timelineFps)).toBeLessThanOrEqual(
        Math.max(0.5 / fps, 1 / fps - length / timelineFps) + 1e-9,
      );
    }),
  );
});
