import type { Timeline, TimelineScene } from '@scenewright/core/timeline';
import { renderToStaticMarkup } from 'react-dom/server';
import { sampleTimeline } from '../gallery/sample-timeline.js';
import { TimelineFrame } from '../video/timeline-frame.js';
import { carriedOver } from './carried.js';

const drawingNamed = (name: string) => ({ name, size: 32, shapes: [{ d: 'M4 4H28V28H4Z', fill: '#884422' }] });

/** Two scenes with pictures, the second of which slides over the first from frame 100 to 112. */
function film(first: [string, TimelineScene['arrangement']], second: [string, TimelineScene['arrangement']]): Timeline {
  const scene = ([picture, arrangement]: typeof first, title: string) => ({
    kind: 'title' as const,
    content: { title, picture },
    drawings: [drawingNamed(picture)],
    ...(arrangement ? { arrangement } : {}),
  });
  const timeline = sampleTimeline(scene(first, 'The first of two') as never, { pack: 'taste-default' });
  const next = sampleTimeline(scene(second, 'The second of two') as never, { pack: 'taste-default' }).scenes[0]!;
  const transition = { kind: 'push' as const, frames: 12, direction: 'left' as const };
  // Without second acts, which move the layer of a picture.
  const [one, two] = [timeline.scenes[0]!, next].map((scene) => ({ ...scene, turn: undefined }) as TimelineScene);
  return {
    ...timeline,
    frames: 220,
    scenes: [
      { ...one!, frames: 112 },
      { ...two!, id: 'second', from: 100, transition },
    ],
  };
}
const draw = (timeline: Timeline, frame: number): string =>
  renderToStaticMarkup(<TimelineFrame timeline={timeline} output={timeline.output} assetBase="" frame={frame} />);
const over = (timeline: Timeline, frame: number) =>
  carriedOver(timeline, timeline.scenes[0]!, timeline.scenes[1]!, frame);

test('a field grows over the words, the scenes change behind it, and it draws together to the next field', () => {
  const timeline = film(['cat', 'field'], ['dog', 'leading']);
  const reaches = [100, 103, 105, 107, 109, 111].map((frame) => {
    const { leaving, entering } = over(timeline, frame)!;
    expect((leaving === null) === (entering === null)).toBe(false);
    return (leaving ?? entering)!.reach!;
  });
  const most = reaches.indexOf(Math.max(...reaches));
  expect(reaches[most]).toBeGreaterThan(0.7);
  expect(reaches.slice(0, most)).toEqual([...reaches.slice(0, most)].sort((a, b) => a - b));
  expect(reaches.slice(most)).toEqual([...reaches.slice(most)].sort((a, b) => b - a));
  expect(draw(timeline, 102)).not.toContain('second of two');
  expect(draw(timeline, 110)).not.toContain('first of two');
});

test('the words lie under the field while it grows, and over it else', () => {
  const timeline = film(['cat', 'field'], ['dog', 'leading']);
  const order = (frame: number): boolean => {
    const markup = draw(timeline, frame);
    return markup.indexOf('data-picture-field') < markup.indexOf('data-block="title"');
  };
  expect([90, 102, 110, 140].map(order)).toEqual([true, false, false, true]);
});

test('a plate grows over the canvas as a field does', () => {
  const timeline = film(['cat', 'beside'], ['dog', 'field']);
  expect(over(timeline, 102)).toMatchObject({ picture: false, entering: null });
  const widths = [100, 102, 104].map(
    (frame) =>
    Math.max(...[...draw(timeline, frame).matchAll(/width:(?<wide>[\d.]+)px;height:[\d.]+px;background:[^;]+;border-radius/gu)].map(({ groups }) => Number(groups!['wide']))), // prettier-ignore
  );
  expect(widths).toEqual([...widths].sort((one, other) => one - other));
  expect(widths.at(-1)).toBeGreaterThan(widths[0]! * 1.2);
});

test('a picture that both show goes from its one place to the other, once', () => {
  const timeline = film(['cat', 'beside'], ['cat', 'above']);
  expect(over(timeline, 104)).toMatchObject({ picture: true, leaving: { gone: true }, entering: { gone: true } });
  const pictures = (frame: number): number => [...draw(timeline, frame).matchAll(/data-picture="cat"/gu)].length;
  expect([90, 104, 140].map(pictures)).toEqual([1, 1, 1]);
  const left = (frame: number): number => Number(/data-picture="cat" style="[^"]*left:(?<left>[\d.]+)px/u.exec(draw(timeline, frame))!.groups!['left']); // prettier-ignore
  const [from, between, to] = [99, 105, 112].map(left);
  expect(Math.min(from!, to!)).toBeLessThan(between!);
  expect(Math.max(from!, to!)).toBeGreaterThan(between!);
  // Where it is handed over, it has hardly moved.
  expect(Math.abs(left(100) - left(99))).toBeLessThan(12);
  expect(Math.abs(left(112) - left(111))).toBeLessThan(12);
});

test('scenes that share nothing are joined as their pack does, and a cut stays a cut', () => {
  expect(over(film(['cat', 'behind'], ['dog', 'above']), 104)).toBeNull();
  const timeline = film(['cat', 'field'], ['dog', 'leading']);
  const [first, second] = timeline.scenes;
  const cut = { ...second!, transition: { kind: 'cut' as const, frames: 0, direction: 'left' as const } };
  expect(carriedOver(timeline, first!, cut, 104)).toBeNull();
});

/** The same two scenes, of which one has no picture: the film comes back to a cat, or to none. */
function grounded(which: 'first' | 'second' | 'both', picture = 'cat', arrangement = 'above'): Timeline {
  const timeline = film(['cat', 'above'], [picture, arrangement as never]);
  const [first, second] = timeline.scenes;
  const bare = (scene: TimelineScene, shot: number) => {
    const { drawings: _, arrangement: __, ...rest } = scene;
    const content = { title: (scene.content as { title: string }).title };
    return { ...rest, content, motif: drawingNamed('cat'), echoed: true, shot } as unknown as TimelineScene;
  };
  const pictured = (scene: TimelineScene) =>
    ({ ...scene, content: { ...scene.content, picture }, drawings: [drawingNamed(picture)], arrangement }) as TimelineScene; // prettier-ignore
  return {
    ...timeline,
    scenes: [
      which === 'second' ? pictured(first!) : bare(first!, 0),
      which === 'first' ? pictured(second!) : bare(second!, 2),
    ],
  };
}
const leftOf = (markup: string): number => Number(/data-picture="cat" style="[^"]*left:(?<left>[-\d.]+)px/u.exec(markup)!.groups!['left']); // prettier-ignore

test('a picture becomes a copy on the ground of the next scene: it goes there under the words and loses its colours', () => {
  const timeline = grounded('second');
  expect(over(timeline, 100)).toMatchObject({ leaving: null, picture: false });
  const colored = [100, 104, 108, 111].map((frame) => over(timeline, frame)!.entering!.colored!);
  expect(colored).toEqual([...colored].sort((a, b) => b - a));
  expect(colored.at(-1)).toBeLessThan(0.1);
  const markup = draw(timeline, 105);
  expect(markup).not.toContain('first of two');
  expect(markup.indexOf('#884422')).toBeGreaterThan(-1);
  expect(markup.indexOf('#884422')).toBeLessThan(markup.indexOf('data-block="title"'));
});

test('a copy becomes the picture of the next scene', () => {
  const timeline = grounded('first');
  const boxes = [100, 105, 111].map((frame) => over(timeline, frame)!.entering!.box!);
  const widths = boxes.map(({ width }) => width);
  expect(new Set(widths.map(Math.round)).size).toBe(3);
  expect(Math.abs(leftOf(draw(timeline, 111)) - leftOf(draw(timeline, 113)))).toBeLessThan(20);
});

test('copies on the ground of both go on from place to place', () => {
  const timeline = grounded('both');
  const first = [100, 105, 111].map((frame) => over(timeline, frame)!.entering!.copies![0]!.box.x);
  expect(new Set(first.map(Math.round)).size).toBe(3);
  expect(draw(timeline, 104)).not.toContain('first of two');
});

test('the field under another picture becomes the ground of the next scene, and a ground a field', () => {
  const into = grounded('second', 'dog', 'field');
  expect(over(into, 102)).toMatchObject({ leaving: { reach: expect.any(Number) }, entering: null });
  const washes = [107, 109, 111].map((frame) => over(into, frame)!.entering!.wash!.share);
  expect(washes).toEqual([...washes].sort((a, b) => b - a));
  const out = grounded('first', 'dog', 'field');
  expect(over(out, 102)!.leaving!.wash!.share).toBeGreaterThan(0);
  expect(over(out, 107)!.entering!.reach).toBeGreaterThan(0);
  // Another picture that stands on nothing shares nothing with a ground.
  expect(over(grounded('first', 'dog', 'behind'), 104)).toBeNull();
});
