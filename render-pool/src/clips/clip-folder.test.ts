import fc from 'fast-check';
import { pictureAt, readClipAddress } from './clip-folder.js';

const timesAt = (fps: number, count: number, round = (seconds: number) => seconds): number[] =>
  Array.from({ length: count }, (_, frame) => round(frame / fps));
const inMilliseconds = (seconds: number): number => Math.round(seconds * 1000) / 1000;

test.each([24, 25, 30, 50, 60])('at %i frames a second, frame n of the video shows frame n of the clip', (fps) => {
  for (const round of [undefined, inMilliseconds]) {
    const times = timesAt(fps, 400, round);
    expect(times.map((_, frame) => pictureAt(times, frame, fps))).toEqual(times.map((_, frame) => frame));
  }
});

test('a slower clip repeats a frame now and then, a faster one leaves some out, and the last one is held', () => {
  const shown = (clip: number, fps: number) =>
    Array.from({ length: 10 }, (_, frame) => pictureAt(timesAt(clip, 60), frame, fps));
  expect(shown(24, 30)).toEqual([0, 1, 1, 2, 3, 4, 5, 5, 6, 7]);
  expect(shown(60, 30)).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18]);
  expect(pictureAt(timesAt(30, 5), 1000, 30)).toBe(4);
});

test('time never runs back, whatever the times of a clip are', () => {
  const rising = fc.array(fc.double({ min: 0.001, max: 2, noNaN: true }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(rising, fc.integer({ min: 1, max: 60 }), (steps, fps) => {
      let at = 0;
      const times = [0, ...steps.map((step) => (at += step))];
      let last = 0;
      for (let frame = 0; frame < 120; frame++) {
        const index = pictureAt(times, frame, fps);
        if (index < last || index >= times.length) throw new Error(`${last} then ${index} of ${times.length}`);
        last = index;
      }
    }),
  );
});

const digest = 'a'.repeat(64);
test('an address names a clip, a rate and a frame, and nothing else is one', () => {
  expect(readClipAddress(`${digest}/30/12`)).toEqual({ digest, fps: 30, frame: 12 });
  for (const bad of [digest, `${digest}/30`, `${digest}/0/1`, `${digest}/30/-1`, `${digest}/30/1/2`, `../x/30/1`, ''])
    expect(readClipAddress(bad)).toBeNull();
});
