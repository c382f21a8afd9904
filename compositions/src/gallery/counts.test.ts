import { sceneKindOf, sceneKinds, type SceneKind } from '@scenewright/core/scenes';
import { drawnKinds } from '../scenes/registry.js';
import { counts } from './counts.js';
import { sampleCases } from './sample.js';
import { samples } from './samples.js';

/** Kinds that a video is put together from by others than the planner's choice of a scene. */
const withoutSamples: ReadonlySet<SceneKind> = new Set(sceneKinds.filter((kind) => !drawnKinds.includes(kind)));

test('what is counted is what there is', () => {
  const found = counts();
  expect(found.kinds).toBe(new Set(sceneKinds).size);
  expect(found.drawn).toBe(new Set(drawnKinds).size);
  expect(found.kinds).toBeGreaterThanOrEqual(99);
  expect(found.packs).toBeGreaterThanOrEqual(18);
  expect(found.transitions).toBeGreaterThanOrEqual(18);
  expect(found.skins).toBeGreaterThanOrEqual(12);
  // No pack borrows another's ground.
  expect(found.grounds).toBe(2 * found.packs);
});

test('every kind of scene that is drawn is judged by samples, and by all five where it is offered', () => {
  const casesOf = (kind: SceneKind): string[] => samples.filter(({ scene }) => scene.kind === kind).map((sample) => sample.case); // prettier-ignore
  const short = sceneKinds.filter((kind) => !withoutSamples.has(kind) && sceneKindOf(kind).offers && !sampleCases.every((name) => casesOf(kind).includes(name))); // prettier-ignore
  expect(short).toEqual([]);
});
