import { pacedCues } from './paced-cues.js';

const fps = 30;
const items = (count: number) => ({ items: Array.from({ length: count }, (_, at) => ({ text: `${at}` })) });

test('parts come one after the other, and all are seen for two seconds', () => {
  const frames = 10 * fps;
  const cues = Object.values(pacedCues(items(6), frames, fps));
  expect(cues).toEqual(cues.toSorted((a, b) => a - b));
  expect(new Set(cues.map((cue, at) => cue - (cues[at - 1] ?? 0)).slice(1)).size).toBeLessThanOrEqual(2);
  expect(cues[0]).toBe(18);
  expect(frames - cues.at(-1)!).toBeGreaterThanOrEqual(2.2 * fps);
  expect(cues.at(-1)! / frames).toBeGreaterThan(0.5);
});

test('nobody waits longer than a second and a half for the next', () => {
  expect(pacedCues(items(3), 60 * fps, fps)).toEqual({ 'items.0': 18, 'items.1': 63, 'items.2': 108 });
});

test('two parts, and a short scene, are one view', () => {
  expect(pacedCues(items(2), 10 * fps, fps)).toEqual({});
  expect(pacedCues(items(8), 3.5 * fps, fps)).toEqual({});
});

test('the points of two sides come in turn', () => {
  const sides = { left: { points: ['a', 'b'] }, right: { points: ['c'] } };
  expect(Object.keys(pacedCues(sides, 9 * fps, fps))).toEqual(['left.points.0', 'right.points.0', 'left.points.1']);
});
