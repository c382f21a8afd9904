import type { KindWithContent } from '@scenewright/core/scenes';
import { renderToStaticMarkup } from 'react-dom/server';
import { sampleFigure } from '../../gallery/figures.js';
import { sampleTimeline } from '../../gallery/sample-timeline.js';
import { TimelineFrame } from '../../video/timeline-frame.js';

const values = [41, 38, 21];
const still = { x: 0.5, y: 0.5, width: 0.5, height: 0.5, rotation: 0, scale: 1, opacity: 1 };
const freeform = (chart: string): KindWithContent =>
  ({
    kind: 'freeform',
    content: { layers: [{ type: 'chart', ...still, chart, color: 'accent', highlight: 0, grow: 1, values: values.map((value) => ({ value })) }] },
  }) as KindWithContent; // prettier-ignore
const items = values.map((value, at) => ({ label: `Part ${at}`, figure: sampleFigure(`${value}`, value), ...(at === 0 ? { highlight: true } : {}) })); // prettier-ignore

function last(scene: KindWithContent, pack: string): string {
  const timeline = sampleTimeline(scene, { pack, aspectRatio: '16:9', language: 'en', seconds: 8 });
  return renderToStaticMarkup(
    <TimelineFrame timeline={timeline} output={timeline.output} assetBase="" frame={timeline.frames - 1} />,
  );
}

/** Turns of the slices of a ring, in degrees from the top, from the outer corner that each begins with. */
function slices(markup: string): number[] {
  const ring = /<g transform="translate\([^"]*"><circle[^>]*stroke-width[^>]*><\/circle>(.*?)<\/g>/s.exec(markup)![1]!;
  return [...ring.matchAll(/ d="M(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) =>
    Math.round((Math.atan2(Number(x), -Number(y)) * 180) / Math.PI / 4),
  );
}

test.each(['swiss', 'hand-drawn'])('a ring is the ring of its kind, in %s', (pack) => {
  const [own, kind] = [last(freeform('donut'), pack), last({ kind: 'donut-chart', content: { items } } as KindWithContent, pack)]; // prettier-ignore
  expect(slices(own)).toHaveLength(values.length);
  expect(slices(own)).toEqual(slices(kind));
  const outlined = /fill-opacity="0.36" stroke=/;
  expect([outlined.test(own), outlined.test(kind)]).toEqual([pack === 'hand-drawn', pack === 'hand-drawn']);
});

test('bars and columns have the ends of the look, as long as their values', () => {
  for (const [chart, side] of [
    ['bars', 'width'],
    ['columns', 'height'],
  ] as const) {
    const lengths = [...last(freeform(chart), 'swiss').matchAll(new RegExp(`position:absolute;[^"]*?${side}:([\\d.]+)px;[^"]*?background:#[0-9a-f]{6};border-radius`, 'g'))].map(([, length]) => Number(length)).slice(-values.length); // prettier-ignore
    expect(lengths).toHaveLength(values.length);
    expect(lengths.map((length) => length / lengths[0]!)).toEqual(values.map((value) => expect.closeTo(value / values[0]!, 2))); // prettier-ignore
  }
});

test('a line and the area under it are the curve of a line chart', () => {
  const markup = last(freeform('area'), 'swiss');
  const [under, line] = [/ d="([^"]*)" fill="#[0-9a-f]{6}" opacity="0.2"/.exec(markup)?.[1], / d="([^"]*)" fill="none" stroke="#[0-9a-f]{6}" stroke-width="\d+" stroke-linejoin="round"/.exec(markup)?.[1]]; // prettier-ignore
  expect(line).toMatch(/^M[^Z]*C/);
  expect(under!.startsWith(line!)).toBe(true);
});
