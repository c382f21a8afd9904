import { sceneKindOf } from '@scenewright/core/scenes';
import type { StoryboardScene } from '@scenewright/core/storyboard';
import { otherwise } from './recast.js';

const step = {
  ...{ id: 's1', intent: 'evidence', narration: null, cues: [], subject: 'Tyres', weight: 1, seed: 3 },
  drawings: [{ name: 'wheel', size: 32, shapes: [{ d: 'M0 0h32v32z', fill: '#123456' }] }],
};
const section = { ...step, kind: 'section', arrangement: 'leading', content: { title: 'Pull out the old tube', picture: 'wheel' } } as StoryboardScene; // prettier-ignore
const note = { ...step, kind: 'pinned-note', content: { text: 'Pull out the old tube', picture: 'wheel' } } as StoryboardScene; // prettier-ignore

test('a sentence that is shown as another kind has its picture once: in the kind itself, or beside the words', () => {
  const recast = [section, note].flatMap((scene) => otherwise('en')(scene));
  expect(recast.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['pinned-note', 'blackboard', 'callout', 'section'])); // prettier-ignore
  for (const { kind, arrangement } of recast.filter(({ content }) => content.picture))
    expect([kind, arrangement === undefined]).toEqual([kind, sceneKindOf(kind).placesPicture === true]);
});
