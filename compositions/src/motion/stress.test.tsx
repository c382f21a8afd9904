// @cost 12
import { stylePacks } from '@scenewright/core/style';
import type { Stress, TimelineScene } from '@scenewright/core/timeline';
import { renderToStaticMarkup } from 'react-dom/server';
import { samples } from '../gallery/samples.js';
import { sampleTimeline } from '../gallery/sample-timeline.js';
import { TimelineFrame } from '../video/timeline-frame.js';
import { stressOf } from './stress.js';

const at = (frame: number, stresses: Stress[]) => ({ frame, stresses, at: (frames: number) => frames });
const named: Stress[] = [
  { of: 'items.1', from: 30, to: 60 },
  { of: 'items.2', from: 60, to: 90 },
];

test('the part that is named comes up, the others of its family step back, and both come back to rest', () => {
  expect(stressOf(at(29, named), 'items.1')).toEqual({ lift: 0, back: 0 });
  expect(stressOf(at(45, named), 'items.1')).toEqual({ lift: 1, back: 0 });
  expect(stressOf(at(45, named), 'items.1.label').lift).toBe(1);
  expect(stressOf(at(45, named), 'items.0')).toEqual({ lift: 0, back: 1 });
  expect(stressOf(at(45, named), 'items.10')).toEqual({ lift: 0, back: 1 });
  expect(stressOf(at(80, named), 'items.1')).toEqual({ lift: 0, back: 1 });
  expect(stressOf(at(45, named), 'title')).toEqual({ lift: 0, back: 0 });
  expect(stressOf(at(99, named), 'items.0')).toEqual({ lift: 0, back: 0 });
});

test('one side of a comparison steps back for the other', () => {
  expect(stressOf(at(20, [{ of: 'left', from: 0, to: 60 }]), 'right.points.0').back).toBe(1);
});

const listed = ['items', 'tiles', 'steps', 'events', 'levels', 'nodes', 'places', 'messages'];
const typical = samples.filter(({ case: name }) => name === 'typical');
const withParts = typical.flatMap((sample, index) => {
  const path = listed.find((key) => Array.isArray((sample.scene.content as Record<string, unknown>)[key]));
  return path === undefined ? [] : [[sample.scene.kind, sample, path, index] as const];
});

/** Markup at rest, with and without a stress then, of a shot without a second act. */
function drawn(sample: (typeof samples)[number], pack: string, stresses: Stress[]): string {
  const timeline = sampleTimeline(sample.scene, { pack, language: sample.language, seconds: 8 });
  const [scene] = timeline.scenes;
  return renderToStaticMarkup(
    <TimelineFrame
      timeline={{ ...timeline, scenes: [{ ...scene, turn: undefined, stresses } as TimelineScene] }}
      output={timeline.output}
      assetBase=""
      frame={180}
    />,
  );
}

test.each(withParts)(
  '%s answers when a part of it is named, and is as before without',
  (_kind, sample, path, index) => {
    const { id } = stylePacks[index % stylePacks.length]!;
    const still = drawn(sample, id, []);
    expect(drawn(sample, id, [{ of: `${path}.1`, from: 150, to: 220 }])).not.toBe(still);
    expect(drawn(sample, id, [{ of: `${path}.1`, from: 30, to: 60 }])).toBe(still);
  },
);

test.each(
  typical
    .filter(({ scene }) => 'title' in scene.content)
    .map((sample, index) => [sample.scene.kind, sample, index] as const),
)('a word of the headline of %s is set apart when it is said, and stays so', (_kind, sample, index) => {
  const { title } = sample.scene.content as { title?: string };
  const words = title?.split(' ').sort((a, b) => b.length - a.length)[0];
  if (!words) return;
  const { id } = stylePacks[index % stylePacks.length]!;
  const still = drawn(sample, id, []);
  expect(drawn(sample, id, [{ of: 'title', words, from: 30, to: 60 }])).not.toBe(still);
  expect(drawn(sample, id, [{ of: 'title', words, from: 190, to: 220 }])).toBe(still);
});
