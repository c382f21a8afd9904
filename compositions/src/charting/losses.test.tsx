import { aspectRatios, type AspectRatio } from '@scenewright/core/canvas';
import type { KindWithContent } from '@scenewright/core/scenes';
import { stylePacks } from '@scenewright/core/style';
import type { Timeline } from '@scenewright/core/timeline';
import { renderToStaticMarkup } from 'react-dom/server';
import { sampleFigure } from '../gallery/figures.js';
import { sampleTimeline } from '../gallery/sample-timeline.js';
import { TimelineFrame } from '../video/timeline-frame.js';

const gain = 60;
const loss = -40;
const figures = [sampleFigure('60', gain), sampleFigure('−40', loss)];
const items = figures.map((figure, index) => ({ label: index === 0 ? 'Gain' : 'Loss', figure }));
// Names too long to stand under columns lay the columns down.
const longItems = items.map((item) => ({
  ...item,
  label: `${item.label} of all departments taken together in the year`,
}));
const many = [...longItems, ...longItems, ...longItems, ...longItems];

const panel = (content: object): KindWithContent =>
  ({ kind: 'infographic', content: { title: 'Both ways', panels: [{ id: 'p', ...content }] } }) as KindWithContent;

const lying: [string, KindWithContent][] = [
  ['bar-chart', { kind: 'bar-chart', content: { items } }],
  ['column-chart laid down', { kind: 'column-chart', content: { items: many } }],
  ['ranking', { kind: 'ranking', content: { items } } as KindWithContent],
  ['panel of bars', panel({ kind: 'bars', arrangement: 'bars', items })],
  ['panel of a ranking', panel({ kind: 'bars', arrangement: 'ranking', items })],
  ['panel of a change', panel({ kind: 'change', before: figures[0], after: figures[1] })],
];

const series = { name: 'Result', values: figures };
const categories = ['First', 'Second'];
const standing: [string, KindWithContent][] = [
  ['column-chart', { kind: 'column-chart', content: { items } }],
  ['grouped-chart', { kind: 'grouped-chart', content: { categories, series: [series, series] } } as KindWithContent],
  ['stacked-chart', { kind: 'stacked-chart', content: { categories, series: [series, series] } } as KindWithContent],
  ['panel of columns', panel({ kind: 'bars', arrangement: 'columns', items })],
];

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Boxes of `<div>` and `<rect>` in layout units, as the last frame draws them. */
function boxesAtTheEnd(
  scene: KindWithContent,
  options: { pack: string; aspectRatio: AspectRatio; rtl?: boolean },
): Box[] {
  const timeline: Timeline = sampleTimeline(scene, { ...options, language: options.rtl ? 'ar' : 'en', seconds: 8 });
  const markup = renderToStaticMarkup(
    <TimelineFrame timeline={timeline} output={timeline.output} assetBase="" frame={timeline.frames - 1} />,
  );
  const number = (text: string, name: string): number =>
    Number(new RegExp(`${name}[:=]"?(-?[\\d.e-]+)`).exec(text)?.[1]);
  const divs = [...markup.matchAll(/style="([^"]*position:absolute[^"]*)"/g)].map(([, style]) => ({
    x: number(style!, 'left'),
    y: number(style!, 'top'),
    width: number(style!, '(?<![-\\w])width'),
    height: number(style!, '(?<![-\\w])height'),
  }));
  const rects = [...markup.matchAll(/<rect ([^>]*)>/g)].map(([, attributes]) => ({
    x: number(attributes!, '(?<!\\w)x'),
    y: number(attributes!, '(?<!\\w)y'),
    width: number(attributes!, 'width'),
    height: number(attributes!, 'height'),
  }));
  return [...divs, ...rects].filter(({ x, width, height }) => x >= 0 && width > 0 && height > 0);
}

const near = (a: number, b: number): boolean => Math.abs(a - b) < 1;

/** A gain that begins where a loss ends, the one 60/40 as long as the other. */
function standsBothWays(boxes: Box[], along: 'x' | 'y', mirrored = false): boolean {
  const [from, size, thick] = along === 'x' ? (['x', 'width', 'height'] as const) : (['y', 'height', 'width'] as const);
  const before = (along === 'x') !== mirrored;
  return boxes.some((up) =>
    boxes.some((down) => {
      const meets = before ? near(down[from] + down[size], up[from]) : near(up[from] + up[size], down[from]);
      return meets && up[size] > 20 && near(up[size] * (-loss / gain), down[size]) && near(up[thick], down[thick]);
    }),
  );
}

describe.each(lying)('%s', (_name, scene) => {
  test.each(aspectRatios)('draws a loss to the other side of the zero line at %s', (aspectRatio) => {
    for (const { id: pack } of [stylePacks[0]!, stylePacks[5]!])
      expect(standsBothWays(boxesAtTheEnd(scene, { pack, aspectRatio }), 'x')).toBe(true);
  });
});

test.each(standing)('%s hangs a loss under the line that a gain stands on', (_name, scene) => {
  const boxes = boxesAtTheEnd(scene, { pack: 'taste-default', aspectRatio: '16:9' });
  expect(standsBothWays(boxes, 'y')).toBe(true);
});

test('where it is read from the right, a gain goes to the left and a loss to the right', () => {
  const options = { pack: 'taste-default', aspectRatio: '16:9' as const, rtl: true };
  const boxes = boxesAtTheEnd({ kind: 'column-chart', content: { items: many } }, options);
  expect(standsBothWays(boxes, 'x', true)).toBe(true);
  expect(standsBothWays(boxes, 'x', false)).toBe(false);
});

test('each side of a comparison has the same scale under it, with the same zero', () => {
  const scene = panel({
    kind: 'versus',
    left: { label: 'Gain', figure: figures[0], points: [] },
    right: { label: 'Loss', figure: figures[1], points: [] },
  });
  const bars = boxesAtTheEnd(scene, { pack: 'taste-default', aspectRatio: '16:9' });
  const tracks = bars.filter(
    (track) =>
      bars.filter(({ y, height, width }) => y === track.y && height === track.height && width === track.width)
        .length === 2,
  );
  const filled = (track: Box): Box[] =>
    bars.filter(
      ({ x, y, height, width }) =>
        y === track.y &&
        height === track.height &&
        width < track.width &&
        x >= track.x &&
        x + width <= track.x + track.width + 1,
    );
  const found = tracks.map((track) =>
    filled(track).map(({ x, width }) => [(x - track.x) / track.width, width / track.width]),
  );
  expect(found).toContainEqual([[expect.closeTo(0.4, 3), expect.closeTo(0.6, 3)]]);
  expect(found).toContainEqual([[0, expect.closeTo(0.4, 3)]]);
});
