import type { Drawing } from '@scenewright/core/drawings';
import type { KindWithContent } from '@scenewright/core/scenes';
import { stylePacks } from '@scenewright/core/style';
import { renderToStaticMarkup } from 'react-dom/server';
import { sampleTimeline } from '../gallery/sample-timeline.js';
import { TimelineFrame } from '../video/timeline-frame.js';

const flag = (name: string, fills: readonly string[]): Drawing => ({
  ...{ name, size: 32, badge: true as const },
  shapes: fills.map((fill, at) => ({ d: `M0 ${at * 10}h32v10h-32Z`, fill })),
});
const flags = [flag('one', ['#a2001d', '#f0f0f0', '#21468b']), flag('other', ['#003580', '#fefefe'])];

const versus = {
  kind: 'versus',
  content: {
    left: { label: 'One', points: ['Larger'], picture: 'one' },
    right: { label: 'Other', points: ['Warmer'], picture: 'other' },
  },
} as KindWithContent;

test.each(stylePacks.map(({ id }) => id))('flags keep their colours on either side of a comparison: %s', (pack) => {
  const timeline = sampleTimeline({ ...versus, drawings: flags }, { pack });
  const markup = renderToStaticMarkup(
    <TimelineFrame timeline={timeline} output={timeline.output} assetBase="" frame={timeline.frames - 1} />,
  );
  for (const { shapes } of flags) for (const { fill } of shapes) expect(markup).toContain(fill);
});
