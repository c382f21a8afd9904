import fc from 'fast-check';
import { h264Level } from './h264-level.js';
import { encodingProfile, timescale } from './encoding-profile.js';

const qualities = ['draft', 'standard', 'high', 'archive'] as const;

test.each([
  [1280, 720, 30, '3.1'],
  [1920, 1080, 30, '4.0'],
  [1080, 1920, 30, '4.0'],
  [1920, 1080, 60, '4.2'],
  [3840, 2160, 30, '5.1'],
  [3840, 2160, 60, '5.2'],
  [7680, 4320, 30, '6.0'],
  [7680, 4320, 60, '6.1'],
])('%i×%i at %i frames a second is level %s', (width, height, fps, level) => {
  expect(h264Level({ width, height }, fps).name).toBe(level);
});

test('a larger or faster video never has a lower level', () => {
  const side = fc.integer({ min: 8, max: 3840 }).map((half) => half * 2);
  fc.assert(
    fc.property(side, side, fc.integer({ min: 1, max: 59 }), (width, height, fps) => {
      const level = Number(h264Level({ width, height }, fps).name);
      expect(Number(h264Level({ width: width + 64, height }, fps).name)).toBeGreaterThanOrEqual(level);
      expect(Number(h264Level({ width, height }, fps + 1).name)).toBeGreaterThanOrEqual(level);
    }),
  );
});

test('a frame is a whole number of ticks at every frame rate', () => {
  for (let fps = 1; fps <= 60; fps++) expect(timescale(fps) % fps).toBe(0);
  expect(timescale(30)).toBe(90_000);
});

test('colour tags stand before the input and on the output', () => {
  const { input, output, colour } = encodingProfile('standard', { width: 1280, height: 720 }, 30);
  const text = colour.join(' ');
  expect(input.slice(0, input.indexOf('-i')).join(' ')).toContain(text);
  expect(output.join(' ')).toContain(text);
});

test('every quality, size and rate has a key of its own, and one profile is one key', () => {
  const sizes = [
    { width: 1280, height: 720 },
    { width: 720, height: 1280 },
    { width: 7680, height: 4320 },
  ];
  const keys = qualities.flatMap((quality) =>
    sizes.flatMap((size) => [24, 30].map((fps) => encodingProfile(quality, size, fps).key)),
  );
  expect(new Set(keys).size).toBe(keys.length);
  expect(encodingProfile('high', sizes[0]!, 30).key).toBe(encodingProfile('high', { ...sizes[0]! }, 30).key);
});

test('8K goes to HEVC where fidelity is wanted and stays H.264 where speed is', () => {
  const size = { width: 7680, height: 4320 };
  expect(qualities.map((quality) => encodingProfile(quality, size, 30).codec)).toEqual([
    'libx264',
    'libx264',
    'libx265',
    'libx265',
  ]);
});
