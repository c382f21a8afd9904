import { stylePacks } from '@scenewright/core/style';
import type { Timeline } from '@scenewright/core/timeline';
import { renderToStaticMarkup } from 'react-dom/server';
import { sampleTimeline } from '../gallery/sample-timeline.js';
import { TimelineFrame } from '../video/timeline-frame.js';

const drawing = { name: 'cat', size: 32, shapes: [{ d: 'M4 4H28V28H4Z', fill: '#884422' }] };
const scenes = [
  { kind: 'title', content: { title: 'Why do cats purr', picture: 'cat' }, drawings: [drawing], arrangement: 'field' },
  { kind: 'close-up', content: { title: 'A cat', picture: 'cat' }, drawings: [drawing] },
];

test('copies of a picture stand around a shot in three at most, in every style and shape', () => {
  let bearing = 0;
  for (const { id: pack } of stylePacks)
    for (const aspectRatio of ['16:9', '9:16'] as const)
      for (const scene of scenes) {
        const timeline = sampleTimeline(scene as never, { pack, aspectRatio, seconds: 5, caption: 'said over it' });
        const at = (shot: number): string => {
          const own: Timeline = { ...timeline, scenes: [{ ...timeline.scenes[0]!, shot }] };
          return renderToStaticMarkup(
            <TimelineFrame timeline={own} output={own.output} assetBase="" frame={own.frames - 1} />,
          );
        };
        for (const shot of [2, 3, 4, 5]) expect(at(shot)).not.toContain('data-echo');
        if (at(0).includes('data-echo')) bearing += 1;
      }
  // A title in each pack and shape; a close-up has its place around it.
  expect(bearing).toBeGreaterThanOrEqual(stylePacks.length * 2);
});
