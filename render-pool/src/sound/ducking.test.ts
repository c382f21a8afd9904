import { CURVE_RATE, duckCurve, speechSpans } from './ducking.js';

/** Levels of speech between the given seconds. */
const levels = (seconds: number, ...spoken: [number, number][]) =>
  Float32Array.from({ length: seconds * CURVE_RATE }, (_, i) =>
    spoken.some(([from, to]) => i >= from * CURVE_RATE && i < to * CURVE_RATE) ? 0.2 : 0.0005,
  );

describe('giving way to the voice', () => {
  test('a pause under 0.6 s belongs to the speech, a longer one does not', () => {
    const spans = speechSpans(levels(12, [1, 2], [2.5, 3], [4, 5]));
    expect(spans.map(({ from, to }) => [from, to].map((at) => Math.round(at * 10) / 10))).toEqual([
      [1, 3],
      [4, 5],
    ]);
    const curve = duckCurve(spans, 12);
    for (let at = 1; at <= 3; at += 0.05) expect(curve[Math.round(at * CURVE_RATE)]).toBeCloseTo(1, 2);
  });

  test('the way down ends when the voice begins, the way back takes its time, and nothing jumps', () => {
    const curve = duckCurve([{ from: 3, to: 5 }], 10);
    expect(curve[2.6 * CURVE_RATE]).toBe(0);
    expect(curve[3 * CURVE_RATE]).toBeCloseTo(1, 2);
    expect(curve[5.5 * CURVE_RATE]!).toBeGreaterThan(0.3);
    expect(curve[6 * CURVE_RATE]).toBeCloseTo(0, 2);
    for (let i = 1; i < curve.length; i++) expect(Math.abs(curve[i]! - curve[i - 1]!)).toBeLessThan(0.06);
  });

  test('silence is not speech', () => {
    expect(speechSpans(new Float32Array(500))).toEqual([]);
  });
});
