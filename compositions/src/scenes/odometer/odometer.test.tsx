import type { Timeline } from '@scenewright/core/timeline';
import { renderToStaticMarkup } from 'react-dom/server';
import { sampleFigure } from '../../gallery/figures.js';
import { sampleTimeline } from '../../gallery/sample-timeline.js';
import { TimelineFrame } from '../../video/timeline-frame.js';

const figure = sampleFigure('8,516 m', 8516, { suffix: ' m' });
const timelineOf = (display = figure, options = {}): Timeline =>
  sampleTimeline({ kind: 'odometer', content: { title: 'Lhotse', figure: display } }, { seconds: 5, ...options });
const draw = (timeline: Timeline, frame: number): string =>
  renderToStaticMarkup(<TimelineFrame timeline={timeline} output={timeline.output} assetBase="" frame={frame} />);
const textOf = (markup: string): string => markup.replace(/<[^>]*>/gu, '');
const topOf = (markup: string, block: string): { top: number; height: number } => {
  const style = new RegExp(`data-block="${block}"[^>]*style="([^"]*)"`, 'u').exec(markup)![1]!;
  return { top: Number(/top:([\d.]+)px/u.exec(style)![1]), height: Number(/height:([\d.]+)px/u.exec(style)![1]) };
};

test.each(['16:9', '9:16', '1:1', '4:5'])('the unit stands in the row of its wheels, as it is written, in %s', (aspectRatio) => {
  const markup = draw(timelineOf(figure, { pack: 'bold-poster', aspectRatio }), 149);
  expect(textOf(markup)).toContain('m');
  expect(textOf(markup)).not.toContain('8,516M');
  expect(/data-block="unit"[^>]*>(?:<div[^>]*>)*([^<]*)/u.exec(markup)![1]).toBe('m');
  const [unit, wheel] = [topOf(markup, 'unit'), topOf(markup, 'signs.1')];
  expect(unit.top + unit.height).toBeGreaterThan(wheel.top);
  expect(unit.top).toBeLessThan(wheel.top + wheel.height);
}); // prettier-ignore

test('a word that would make the wheels small stands under them', () => {
  const long = sampleFigure('148.597.870 Fahrzeugkilometer', 148597870, { suffix: ' Fahrzeugkilometer' });
  const markup = draw(timelineOf(long, { aspectRatio: '9:16' }), 149);
  const [unit, separator] = [topOf(markup, 'unit'), topOf(markup, 'signs.3')];
  expect(unit.top).toBeGreaterThan(separator.top + separator.height);
});

test('wheels are blank until they turn, and turn within the order of magnitude of their number', () => {
  const timeline = timelineOf();
  const scene = timeline.scenes[0]!;
  const spoken: Timeline = { ...timeline, scenes: [{ ...scene, transition: { kind: 'cut', frames: 0, direction: 'left' }, cues: { figure: 60 } }] }; // prettier-ignore
  expect(textOf(draw(spoken, 40))).not.toMatch(/\d/u);
  // The first wheel stands at the first digit of the number while the others turn.
  for (let frame = 61; frame < 150; frame += 3) expect(textOf(draw(spoken, frame))).toMatch(/Lhotse8,/u);
  expect(textOf(draw(spoken, 149))).toContain('8,516');
});

test('a headline in capitals keeps the unit of its figure too', () => {
  const content = { title: 'Higher than 8,000 m', figure };
  const timeline = sampleTimeline({ kind: 'odometer', content }, { seconds: 5, pack: 'bold-poster' });
  const title = textOf(draw(timeline, 149)).replace(/\s/gu, '');
  expect(title).toContain('HIGHER');
  expect(title).toContain('8,000m');
});
