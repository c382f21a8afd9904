import { buildingTime, isStaged, paceFor, showing, type Told } from './telling.js';

const fps = 30;
const told: Told = { from: 60, to: 180 };
const at = (frame: number) => showing({ frame, fps }, told);

test('a panel comes forward, stands on the stage for most of its turn, and is back in its place soon after it', () => {
  expect(at(60).grown).toBe(0);
  expect(at(75).grown).toBe(1);
  expect(at(165).grown).toBe(1);
  expect(at(180).leaving).toBeGreaterThan(0.5);
  expect(at(187)).toEqual({ grown: 0, leaving: 1 });
});

test('its figure builds while it stands there, and leaves time to be read', () => {
  const { from, to } = buildingTime(told, fps, true);
  expect(from).toBeGreaterThan(told.from);
  expect(at(to)).toEqual({ grown: 1, leaving: 0 });
  expect((to - from) / (told.to - told.from)).toBeGreaterThan(0.5);
});

test('one panel alone, and panels in little time, build where they stand', () => {
  expect(isStaged([told], fps)).toBe(false);
  expect(isStaged([told, { from: 180, to: 200 }], fps)).toBe(false);
  expect(isStaged([told, { from: 180, to: 240 }], fps)).toBe(true);
});

test.each([
  [2, 60],
  [5, 90],
  [5, 240],
  [8, 300],
])('%i parts fill %i frames', (parts, frames) => {
  const { slow, spread } = paceFor(frames, parts);
  const last = (6 + (parts - 1) * 4 * spread + 26) * slow;
  expect(last).toBeGreaterThan(frames * 0.95);
  expect(last).toBeLessThanOrEqual(frames * 1.05);
  expect(slow).toBeLessThanOrEqual(1.5);
});

test('parts come quickly and apart from each other, and none waits for long', () => {
  const usual = paceFor(70, 3);
  expect(usual.slow).toBeLessThanOrEqual(1.2);
  expect(4 * usual.spread * usual.slow).toBeGreaterThan(12);
  const long = paceFor(600, 4);
  expect(4 * long.spread * long.slow).toBeLessThanOrEqual(62);
});
