import { StoryboardSceneSchema } from '@scenewright/core/storyboard';
import { buildOf, builtApart } from './builds.js';

const scene = (kind: string, content: object) =>
  StoryboardSceneSchema.parse({
    ...{ id: 's1', intent: 'context', narration: null, cues: [], subject: 'tea', weight: 1, seed: 1 },
    ...{ kind, content },
  });
const seen = (size?: string) => scene('close-up', { picture: 'teapot', ...(size ? { size } : {}) });
const said = scene('callout', { text: 'Tea is ready' });
const named = scene('close-up', { picture: 'teapot', title: 'Tea' });
const builds = (...scenes: ReturnType<typeof scene>[]) => builtApart(scenes).map(buildOf);

test('a thing alone before a light is shown once in a film, and no two in a row are built alike', () => {
  expect(builds(seen(), said, seen(), seen(), said, seen())).toEqual([
    'whole',
    null,
    'placed',
    'detail',
    null,
    'placed',
  ]);
  expect(builds(seen('detail'), seen('detail'), seen())).toEqual(['detail', 'placed', 'whole']);
});

test('what bears words, and what differs already, stays as it is', () => {
  const scenes = [named, seen(), seen('detail'), named];
  expect(builtApart(scenes)).toEqual(scenes);
});
