import type { SceneState } from '../scene-context/scene-context.js';
import { acting } from './acting.js';

const fps = 30;
/** A film of some seconds at a frame, whose parts come 10 frames apart. */
const at = (frame: number, seconds: number) => ({ frame, fps, frames: seconds * fps, spread: 2.5, at: (frames: number) => frames }) as unknown as SceneState; // prettier-ignore
const acted = (count: number, seconds: number): number[] =>
  Array.from({ length: count }, (_, index) => index).filter((index) =>
    Array.from({ length: seconds * fps }, (_, frame) => acting(at(frame, seconds), 0, index, count)).some(
      (way) => way > 0.5,
    ),
  );

test.each([
  [4, 12],
  [6, 9],
  [6, 15],
])('each of %i parts has its turn before a film of %i seconds ends, one after another', (count, seconds) => {
  expect(acted(count, seconds)).toHaveLength(count);
  for (let frame = 0; frame < seconds * fps; frame += 1) {
    const active = Array.from({ length: count }, (_, index) => acting(at(frame, seconds), 0, index, count)).filter((way) => way > 0); // prettier-ignore
    expect(active.length).toBeLessThanOrEqual(1);
  }
});
