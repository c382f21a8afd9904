// @cost 20
import { aspectRatios, stylePacks } from '@scenewright/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { samples } from '../gallery/samples.js';
import { sampleTimeline } from '../gallery/sample-timeline.js';
import { TimelineFrame } from './timeline-frame.js';

const cases = samples.map((sample, index) => [`${sample.scene.kind} ${sample.case}`, sample, index] as const);

/** Two packs a sample and shape, in turn: the five samples of a kind meet every pack four times. */
function packsFor(sampleIndex: number, shapeIndex: number): typeof stylePacks {
  const turn = sampleIndex * aspectRatios.length + shapeIndex;
  return stylePacks.filter((_, index) => (index - turn) % 5 === 0);
}

describe.each(cases)('%s', (_name, sample, index) => {
  test.each(aspectRatios)('draws its first, middle and last frame at %s, the same each time', (aspectRatio) => {
    for (const pack of packsFor(index, aspectRatios.indexOf(aspectRatio))) {
      const timeline = sampleTimeline(sample.scene, { pack: pack.id, aspectRatio, language: sample.language });
      for (const frame of [0, 60, timeline.frames - 1]) {
        const draw = (): string =>
          renderToStaticMarkup(
            <TimelineFrame timeline={timeline} output={timeline.output} assetBase="" frame={frame} />,
          );
        const markup = draw();
        expect(draw()).toBe(markup);
        expect(markup).not.toMatch(/NaN|undefined|Infinity/);
      }
    }
  });
});
