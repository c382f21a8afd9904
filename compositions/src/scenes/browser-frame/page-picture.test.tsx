import { renderToStaticMarkup } from 'react-dom/server';
import { sampleTimeline } from '../../gallery/sample-timeline.js';
import { TimelineFrame } from '../../video/timeline-frame.js';

const drawing = { name: 'lunchbox', size: 32, shapes: [{ d: 'M4 4H28V28H4Z', fill: '#884422' }] };
const draw = (scene: object): string => {
  const timeline = sampleTimeline({ kind: 'browser-frame', content: { title: 'Tuckbox', url: 'tuckbox.example' } });
  const one = { ...timeline, scenes: [{ ...timeline.scenes[0]!, ...scene }] };
  return renderToStaticMarkup(<TimelineFrame timeline={one} output={one.output} assetBase="" frame={60} />);
};

test('the page shows what its film is about, also where that has just been seen', () => {
  for (const echoed of [true, undefined]) expect(draw({ motif: drawing, echoed })).toContain('data-picture="lunchbox"');
});

test('the page of a film without a picture bears the initial of its name, and no picture that means nothing', () => {
  expect(draw({})).toMatch(/>T<\/div>/u);
  expect(draw({ motif: drawing })).not.toMatch(/>T<\/div>/u);
});
