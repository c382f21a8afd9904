import { layoutCanvas, shapeClass, type AspectRatio } from '@scenewright/core/canvas';
import { contrast, stylePacks } from '@scenewright/core/style';
import type { Timeline, TimelineScene } from '@scenewright/core/timeline';
import { renderToStaticMarkup } from 'react-dom/server';
import { sampleTimeline } from '../gallery/sample-timeline.js';
import { sceneState } from '../scene-context/scene-state.js';
import { TimelineFrame } from '../video/timeline-frame.js';
import { copiesBetween, initialOf, motifCopies } from './motif-ground-copies.js';

const boat = { name: 'boat', size: 32, shapes: [{ d: 'M4 20H28L24 28H8Z', fill: '#884422' }, { d: 'M15 4H17V20H15Z', fill: '#ffffff' }] }; // prettier-ignore
const sentence = { kind: 'callout' as const, content: { text: 'She sleeps' } };

/** A film of one scene that comes back to a boat, or to no picture. */
function film(scene: object, { motif, title = 'The ferryman', pack = 'taste-default', closes = false }: { motif?: typeof boat; title?: string; pack?: string; closes?: boolean } = {}): Timeline {
  const timeline = sampleTimeline(scene as never, { pack });
  const [one] = timeline.scenes;
  const more = { ...(motif ? { motif, echoed: true } : {}), ...(closes ? { closes: true } : {}), shot: 0, seed: 3, turn: undefined };
  return { ...timeline, title, scenes: [{ ...one!, ...more } as TimelineScene] };
} // prettier-ignore
const stateOf = (timeline: Timeline) => sceneState(timeline, timeline.scenes[0]!, 0, '');
const draw = (timeline: Timeline, frame = 40): string =>
  renderToStaticMarkup(<TimelineFrame timeline={timeline} output={timeline.output} assetBase="" frame={frame} />);
const groundIn = (markup: string): string => /data-motif-ground="(?<name>[^"]*)"/u.exec(markup)?.groups?.['name'] ?? '';

test('a scene without a picture stands on copies of the one its film comes back to', () => {
  expect(groundIn(draw(film(sentence, { motif: boat })))).toBe('boat');
  const pictured = { ...sentence, content: { text: 'She sleeps', picture: 'boat' }, drawings: [boat], arrangement: 'field' }; // prettier-ignore
  expect(groundIn(draw(film(pictured)))).toBe('');
  // A chart fills its ground itself.
  expect(stateOf(film({ kind: 'donut-chart', content: {} }, { motif: boat })).motifGround).toBeNull();
});

test('a film that comes back to no picture has the letter of its longest word', () => {
  expect(groundIn(draw(film(sentence)))).toBe('F');
  expect(groundIn(draw(film({ kind: 'title', content: { title: 'One' } })))).toBe('');
  expect(initialOf('die Zündholzschachtel', 'de')).toBe('Z');
  expect(initialOf('3 × 4', 'en')).toBeNull();
  expect(initialOf('छठ घाट की सफ़ाई', 'hi')).toBe('स');
});

test('copies move for as long as they are seen', () => {
  const transforms = (frame: number): string[] =>
    [...draw(film(sentence, { motif: boat }), frame).split('data-motif-ground')[1]!.matchAll(/transform:(?<how>translate\([^;"]*)/gu)].map(({ groups }) => groups!['how']!); // prettier-ignore
  expect(transforms(40)).not.toEqual(transforms(70));
  expect(transforms(80)).not.toEqual(transforms(110));
});

test.each(stylePacks.map(({ id }) => id))('what is written keeps its contrast on them in %s', (pack) => {
  for (const closes of [false, true]) {
    const kind = closes ? 'call-to-action' : 'callout';
    const timeline = film({ kind, content: closes ? { title: 'Come' } : { text: 'She sleeps' } }, { motif: boat, pack, closes }); // prettier-ignore
    const state = stateOf(timeline);
    if (state.closing === 'object') continue;
    const copies = draw(timeline).split('data-motif-ground')[1]!.split('data-block')[0]!;
    const fills = [...copies.matchAll(/fill="(?<color>#[0-9a-f]{6})"/gu)].map(({ groups }) => groups!['color']!);
    expect(fills.length).toBeGreaterThan(1);
    expect(fills.filter((fill) => contrast(fill, state.palette.text) < 4.5)).toEqual([]);
  }
});

describe.each(['16:9', '9:16', '1:1', '4:5'] as const)('in %s', (ratio: AspectRatio) => {
  const { width, height } = layoutCanvas(ratio);
  const copiesAt = (shot: number, holds: 'words' | 'thing') =>
    motifCopies({ width, height, shape: shapeClass({ width, height }), shot }, holds);

  test.each(['words', 'thing'] as const)('neighbours have theirs in other places: %s', (holds) => {
    for (const [one, next] of [
      [0, 2],
      [1, 3],
      [2, 4],
      [3, 5],
      [0, 4],
      [1, 5],
    ] as const)
      // prettier-ignore
      expect(copiesAt(one, holds)).not.toEqual(copiesAt(next, holds));
  });
  test.each(['words', 'thing'] as const)('each is seen: %s', (holds) => {
    for (const shot of [0, 2, 4])
      for (const { box } of copiesAt(shot, holds)) {
        expect(Math.min(width, box.x + box.width) - Math.max(0, box.x)).toBeGreaterThan(box.width * 0.2);
        expect(Math.min(height, box.y + box.height) - Math.max(0, box.y)).toBeGreaterThan(box.height * 0.2);
      }
  });
});

test('on the way from one ground to the next copies go from place to place, and what only one has grows there', () => {
  const canvas = { width: 1920, height: 1080, shape: 'wide' as const };
  const [from, to] = [motifCopies({ ...canvas, shot: 0 }, 'words'), motifCopies({ ...canvas, shot: 4 }, 'words')];
  expect(copiesBetween(from, to, 0).slice(0, from.length)).toEqual(from);
  expect(copiesBetween(from, to, 0).slice(from.length).map(({ box }) => box.width)).toEqual([0, 0, 0]); // prettier-ignore
  const rounded = (copies: typeof to): string => JSON.stringify(copies, (_, value) => (typeof value === 'number' ? Math.round(value * 100) : value)); // prettier-ignore
  expect(rounded(copiesBetween(from, to, 1))).toBe(rounded(to));
  const half = copiesBetween(from, to, 0.5)[0]!.box;
  expect(half.x).toBeCloseTo((from[0]!.box.x + to[0]!.box.x) / 2);
});
