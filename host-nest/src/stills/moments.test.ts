import type { Timeline } from '@scenewright/core/timeline';
import { framesOfAll, momentsOf, mostPictures } from './moments.js';

const sceneFrames = 100;
const timelineOf = (scenes: number) =>
  ({
    frames: scenes * sceneFrames,
    scenes: Array.from({ length: scenes }, (_, at) => ({ id: `s${at}`, from: at * sceneFrames, frames: sceneFrames })),
  }) as unknown as Timeline;
const multiScene = { multiScene: true, scenes: [] };

it('a moment is the middle of its scene', () => {
  expect(momentsOf(multiScene, timelineOf(3), 2)).toEqual([
    { sceneId: 's0', frame: 50 },
    { sceneId: 's2', frame: 250 },
  ]);
});

it('every filmstrip that can be asked for is among the frames of all, once each and in order', () => {
  for (let scenes = 1; scenes <= 120; scenes++) {
    const timeline = timelineOf(scenes);
    const all = framesOfAll(multiScene, timeline);
    const asked = new Set<number>();
    for (let max = 1; max <= mostPictures; max++)
      for (const { frame } of momentsOf(multiScene, timeline, max)) asked.add(frame);
    expect(all).toEqual([...asked].sort((a, b) => a - b));
    // However long the film is.
    expect(all.length).toBeLessThanOrEqual(Math.min(scenes, 43));
  }
});

it('a single-scene video has one picture, of its middle', () => {
  const one = { multiScene: false, scenes: [{ id: 'the-one', title: 'One', durationSeconds: 10 }] };
  expect(momentsOf(one, timelineOf(3), mostPictures)).toEqual([{ sceneId: 'the-one', frame: 150 }]);
  expect(framesOfAll(one, timelineOf(3))).toEqual([150]);
});
