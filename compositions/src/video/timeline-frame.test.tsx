// @cost 20
import { aspectRatios } from '@scenewright/core/canvas';
import { renderToStaticMarkup } from 'react-dom/server';
import { packsInTurn } from '../gallery/packs-in-turn.js';
import { samples } from '../gallery/samples.js';
import { sampleTimeline } from '../gallery/sample-timeline.js';
import { TimelineFrame } from './timeline-frame.js';

const cases = samples.map((sample, index) => [`${sample.scene.kind} ${sample.case}`, sample, index] as const);

describe.each(cases)('%s', (_name, sample, index) => {
  test.each(aspectRatios)(
    'draws its first, middle and last frame at %s, the middle one the same each time',
    (aspectRatio) => {
      // The five samples of a kind in four shapes meet every pack.
      for (const pack of packsInTurn(index * aspectRatios.length + aspectRatios.indexOf(aspectRatio), 1)) {
        const timeline = sampleTimeline(sample.scene, { pack: pack.id, aspectRatio, language: sample.language });
        for (const frame of [0, 60, timeline.frames - 1]) {
          const draw = (): string =>
            renderToStaticMarkup(
              <TimelineFrame timeline={timeline} output={timeline.output} assetBase="" frame={frame} />,
            );
          const markup = draw();
          // In the middle all of it has come, and something moves.
          if (frame === 60) expect(draw()).toBe(markup);
          expect(markup).not.toMatch(/NaN|undefined|Infinity/);
        }
      }
    },
  );
});
