import { attention } from './attention.js';

const at = (seconds: number, index: number, length = 15, fps = 30, count = 4): number =>
  attention(
    { frame: Math.round(seconds * fps), frames: length * fps, fps },
    Array.from({ length: count }, (_, panel) => (0.9 + panel * 1.5) * fps),
    index,
  );
const seconds = Array.from({ length: 151 }, (_, tenth) => tenth / 10);

test('each panel is looked at once, in order, none while others come and none at the end', () => {
  const peaks = [0, 1, 2, 3].map((index) =>
    seconds.reduce((best, second) => (at(second, index) > at(best, index) ? second : best)),
  );
  expect(peaks).toEqual([...peaks].sort((a, b) => a - b));
  expect(new Set(peaks).size).toBe(4);
  expect(at(peaks[2]!, 2)).toBeGreaterThan(0.9);
  for (const index of [0, 1, 2, 3]) {
    expect(Math.max(...seconds.filter((second) => second < 7.7).map((second) => at(second, index)))).toBe(0);
    expect(at(13, index)).toBeCloseTo(0);
    expect(at(15, index)).toBeCloseTo(0);
  }
});

test('the same at the same second at every rate; nothing where there is no time for all', () => {
  expect(at(8.5, 0, 15, 60)).toBeCloseTo(at(8.5, 0, 15, 30), 5);
  expect(seconds.map((second) => at(second, 0, 8)).every((share) => share === 0)).toBe(true);
  expect(seconds.map((second) => at(second, 0, 15, 30, 1)).every((share) => share === 0)).toBe(true);
});
