import { buildingTime, isStaged, paceFor, showing, type PanelSpan } from './telling.js';

const fps = 30;
const span: PanelSpan = { from: 60, to: 180 };
const at = (frame: number) => showing({ frame, fps }, span);

test('a panel comes forward, stands on the stage for most of its turn, and is back in its place soon after it', () => {
  expect(at(60).grown).toBe(0);
  expect(at(75).grown).toBe(1);
  expect(at(165).grown).toBe(1);
  expect(at(180).leaving).toBeGreaterThan(0.5);
  expect(at(187)).toEqual({ grown: 0, leaving: 1 });
});

test('its figure builds while it stands there, and leaves time to be read', () => {
  const { from, to } = buildingTime(span, fps, true);
  expect(from).toBeGreaterThan(span.from);
  expect(at(to)).toEqual({ grown: 1, leaving: 0 });
  expect((to - from) / (span.to - span.from)).toBeGreaterThan(0.5);
});

test('one panel alone, and panels in little time, build where they stand', () => {
  expect(isStaged([span], fps)).toBe(false);
  expect(isStaged([span, { from: 180, to: 200 }], fps)).toBe(false);
  expect(isStaged([span, { from: 180, to: 240 }], fps)).toBe(true);
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
  expect(4 * long.spread * long.slow).toBeLessThanOrEqual(84);
});
