import { stylePacks, type TransitionKind, transitionKinds } from '@scenewright/core/style';
import type { Timeline } from '@scenewright/core/timeline';
import { exitFrames } from '@scenewright/core/timing';
import { renderToStaticMarkup } from 'react-dom/server';
import { samples } from '../gallery/samples.js';
import { sampleTimeline } from '../gallery/sample-timeline.js';
import { TimelineFrame } from '../video/timeline-frame.js';
import { exitShare } from './exit.js';

const sample = samples.find(({ scene, case: name }) => scene.kind === 'bar-chart' && name === 'typical')!.scene;

function twoScenes(kind: TransitionKind, pack = 'swiss', frames = kind === 'cut' ? 0 : 12): Timeline {
  const once = sampleTimeline(sample, { pack });
  const [scene] = once.scenes;
  const from = once.frames - frames;
  return {
    ...once,
    frames: from + once.frames,
    scenes: [
      { ...scene!, id: 'one' },
      { ...scene!, id: 'two', from, transition: { kind, frames, direction: 'left' } },
    ],
  };
}
const shareAt = (timeline: Timeline, frame: number): number => exitShare(timeline, timeline.scenes[1], frame);

test('content stays until a few frames before the transition, and is furthest when that is half through', () => {
  const timeline = twoScenes('wipe');
  const { from } = timeline.scenes[1]!;
  expect(shareAt(timeline, from - exitFrames(30))).toBe(0);
  expect(shareAt(timeline, from)).toBeGreaterThan(0.3);
  expect(shareAt(timeline, from + 6)).toBe(1);
  const shares = Array.from({ length: 30 }, (_, index) => shareAt(timeline, from - 15 + index));
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
});

test('nothing leaves by itself before a cut, nor in the last scene', () => {
  const timeline = twoScenes('cut');
  expect(shareAt(timeline, timeline.scenes[1]!.from - 1)).toBe(0);
  expect(exitShare(timeline, undefined, timeline.frames - 1)).toBe(0);
});

test.each(stylePacks.map(({ id }) => id))(
  'in %s content leaves in the manner of the pack, and the ground stays',
  (pack) => {
    const timeline = twoScenes('wipe', pack);
    const { from } = timeline.scenes[1]!;
    const draw = (frame: number): string =>
      renderToStaticMarkup(<TimelineFrame timeline={timeline} output={timeline.output} assetBase="" frame={frame} />);
    const leaving =
      /<div style="position:absolute;left:0;top:0;width:1920px;height:1080px;(?:transform|clip-path|opacity)[^"]*">/;
    expect(draw(from - exitFrames(30))).not.toMatch(leaving);
    expect(draw(from - 1)).toMatch(leaving);
    expect(draw(from - 1)).not.toMatch(/NaN|undefined/);
    // Nothing is cut away before the new scene covers it.
    const [style = ''] = leaving.exec(draw(from - 1)) ?? [];
    expect(style).not.toMatch(/clip-path|opacity/);
  },
);

test('every kind of transition has its exit or is told to go as a whole', () => {
  const kinds = Object.keys(transitionKinds) as TransitionKind[];
  const left = kinds.filter((kind) => {
    const timeline = twoScenes(kind);
    return shareAt(timeline, timeline.scenes[1]!.from - 1) > 0;
  });
  expect(kinds.filter((kind) => !left.includes(kind)).sort()).toEqual(['cut', 'glitch', 'whip']);
});
