import { footageMembers, shotsOf } from '@scenewright/core/footage';
import { briefOf } from '@scenewright/core/testing';
import type { Shot } from '@scenewright/core/shots';
import type { Storyboard } from '@scenewright/core/storyboard';
import { createRulePlanner } from '../planner/planner.js';
import { reviseStoryboard } from './revise.js';

const prompt =
  'Mara, a girl in a yellow coat, finds a fox in the forest. Together they walk to the coast. ' +
  'An old fisherman opens the door. They sail over the sea at dawn.';
let before: Storyboard;
beforeAll(async () => {
  before = await createRulePlanner().plan(
    briefOf(prompt, { durationSeconds: 20, narration: true, music: false, aiVideo: 'full', seed: 7 }),
  );
});

const member = (storyboard: Storyboard, id: string) => footageMembers(storyboard).find((each) => each.id === id)!;
const shot = (storyboard: Storyboard, number: number): Shot =>
  shotsOf(storyboard).find(({ id }) => id === `s${number}`)!.content;

test.each<[string, string[], (after: Storyboard) => unknown, unknown]>([
  ['make the fox red', ['fox'], (after) => member(after, 'fox').look, { coat: '#c8403a' }],
  ['The fox should be white.', ['fox'], (after) => member(after, 'fox').look, { coat: '#f2efe8' }],
  [
    'Mara wears a green coat',
    ['mara'],
    (after) => member(after, 'mara').look,
    { top: { garment: 'coat', color: '#4c9a58' } },
  ],
  ['give Mara a blue hat', ['mara'], (after) => member(after, 'mara').look, { hat: { color: '#3f6fb5' } }],
  [
    'Mara has short black hair and glasses',
    ['mara'],
    (after) => member(after, 'mara').look,
    { hair: { style: 'short', color: '#2b2b33' }, glasses: true },
  ],
  [
    'the fisherman without a beard',
    ['old-fisherman'],
    (after) => member(after, 'old-fisherman').look,
    { beard: false },
  ],
  ['shot 1 closer', ['s1'], (after) => shot(after, 1).size, 'medium'],
  ['shot 2 at night', ['s2'], (after) => shot(after, 2), { time: 'night', setting: 'shore' }],
  ['shot 1 in the rain, pan left', ['s1'], (after) => shot(after, 1), { weather: 'rain', move: 'pan-left' }],
  [
    'the last shot as a wide shot with a still camera',
    ['s4'],
    (after) => shot(after, 4),
    { size: 'wide', move: 'still' },
  ],
  ['remove shot 4', ['s4'], (after) => shotsOf(after).map(({ id }) => id), ['s1', 's2', 's3']],
  ['swap shots 1 and 2', ['s1', 's2'], (after) => shotsOf(after).map(({ id }) => id), ['s2', 's1', 's3', 's4']],
  ['move shot 4 to the start', ['s4'], (after) => shotsOf(after).map(({ id }) => id), ['s4', 's1', 's2', 's3']],
  [
    'shots 1 to 2 in winter',
    ['s1', 's2'],
    (after) => [1, 2, 3].map((number) => shot(after, number).season),
    ['winter', 'winter', 'summer'],
  ],
])('%s', (words, changed, look, expected) => {
  const after = reviseStoryboard(before, words);
  expect(after.notUnderstood).toEqual([]);
  expect(after.changed.sort()).toEqual(changed.sort());
  const seen = look(after.storyboard);
  if (typeof expected === 'object' && !Array.isArray(expected)) expect(seen).toMatchObject(expected as object);
  else expect(seen).toEqual(expected);
});

test('several changes in one sentence each reach their own target', () => {
  const { storyboard, changed, notUnderstood } = reviseStoryboard(
    before,
    'Make the fox black and Mara wears a red coat; shot 2 closer, remove shot 3.',
  );
  expect(notUnderstood).toEqual([]);
  expect(changed.sort()).toEqual(['fox', 'mara', 's2', 's3']);
  expect(member(storyboard, 'fox').look).toMatchObject({ coat: '#2b2b33' });
  expect(member(storyboard, 'mara').look).toMatchObject({ top: { color: '#c8403a' } });
});

test('what is not named stays the same object, so that its pictures are taken from the store', () => {
  const { storyboard } = reviseStoryboard(before, 'make the fox red');
  const without = before.scenes.filter(
    (scene) => scene.kind === 'footage' && !scene.content.cast.some((each) => each.member.id === 'fox'),
  );
  expect(without.length).toBeGreaterThan(0);
  for (const scene of without) expect(storyboard.scenes).toContain(scene);
});

test.each(['make it pop', 'shot 9 at night', 'more energy please', 'the dragon is green', ''])(
  '"%s" changes nothing',
  (words) => {
    const { storyboard, changed } = reviseStoryboard(before, words);
    expect(changed).toEqual([]);
    expect(storyboard).toEqual(before);
  },
);
