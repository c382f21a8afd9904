import type { SceneState } from '../scene-context/scene-context.js';
import { approach, gesture } from './gesture.js';

const fps = 30;
const sceneAt = (age: number, more: Partial<SceneState> = {}): SceneState =>
  ({
    ...{ age, frame: age + 8, fps, lasts: 8 * fps, stresses: [], look: { motion: { bounce: 0.4 } } },
    ...{ random: () => 0.2, at: (frames: number) => frames },
    ...more,
  }) as unknown as SceneState;

test('a held picture takes another pose every few seconds', () => {
  const poses = [1, 3.5, 6].map((seconds) => JSON.stringify(gesture(sceneAt(seconds * fps))));
  expect(new Set(poses).size).toBe(3);
});
test('between two poses it rests', () => {
  expect(gesture(sceneAt(3.2 * fps))).toEqual(gesture(sceneAt(4 * fps)));
});
test('it acts on a stressed word that is near', () => {
  const word = { of: 'text', words: 'salt', from: 8 + 1.6 * fps, to: 8 + 2.2 * fps };
  const early = 1.9 * fps;
  expect(gesture(sceneAt(early, { stresses: [word] }))).not.toEqual(gesture(sceneAt(early)));
});
test('a short scene is left alone, and nothing acts in the last second', () => {
  expect(gesture(sceneAt(2.6 * fps, { lasts: 2.7 * fps }))).toEqual(gesture(sceneAt(0)));
});
test('the camera comes nearer all the time', () => {
  expect(approach(sceneAt(0))).toBe(1);
  expect(approach(sceneAt(4 * fps))).toBeGreaterThan(1.02);
  expect(approach(sceneAt(8 * fps))).toBeCloseTo(1.05, 3);
});
