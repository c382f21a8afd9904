import type { Timeline } from '@scenewright/core/timeline';
import { scenePairs } from './scene-pairs.js';

/** A timeline of scenes `id:frames:words`, one after the other. */
function timelineOf(...scenes: string[]): Timeline {
  let from = 0;
  const laid = scenes.map((scene) => {
    const [id, frames, words] = scene.split(':') as [string, string, string];
    const one = { id, from, frames: Number(frames), content: { words } };
    from += one.frames;
    return one;
  });
  return { scenes: laid } as unknown as Timeline;
}

it('a scene is the same when it shows the same as long, wherever it begins', () => {
  const before = timelineOf('a:30:one', 'b:60:two', 'c:30:three');
  const after = timelineOf('a:30:ONE', 'b:60:two', 'c:45:three');
  expect(scenePairs(before, after)).toEqual([
    { id: 'a', before: 24, after: 24, change: 'changed' },
    { id: 'b', before: 78, after: 78, change: 'same' },
    { id: 'c', before: 114, after: 126, change: 'changed' },
  ]);
});

it('another style is a change of every scene', () => {
  const before = timelineOf('a:30:one', 'b:60:two');
  const after = { ...timelineOf('a:30:one', 'b:60:two'), style: { pack: 'neon' } } as unknown as Timeline;
  expect(scenePairs(before, after).map(({ change }) => change)).toEqual(['changed', 'changed']);
});

it('scenes that were added or removed stand where they are or were', () => {
  const before = timelineOf('a:30:one', 'b:60:two', 'c:30:three', 'd:30:four');
  const after = timelineOf('a:30:one', 'n:20:new', 'c:30:three');
  expect(scenePairs(before, after).map(({ id, change }) => [id, change])).toEqual([
    ['a', 'same'],
    ['n', 'added'],
    ['b', 'removed'],
    ['c', 'same'],
    ['d', 'removed'],
  ]);
});
