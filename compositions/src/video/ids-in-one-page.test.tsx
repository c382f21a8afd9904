import type { Timeline } from '@scenewright/core/timeline';
import { renderToStaticMarkup } from 'react-dom/server';
import { packsInTurn } from '../gallery/packs-in-turn.js';
import { samples } from '../gallery/samples.js';
import { sampleTimeline } from '../gallery/sample-timeline.js';
import { TimelineFrame } from './timeline-frame.js';

const typical = samples.filter((sample) => sample.case === 'typical');
const cases = typical.map((sample, index) => [sample.scene.kind, sample, index] as const);

/** The scene, and the same once more with the same seed, while the one goes over into the other. */
function twiceInOnePage(sample: (typeof samples)[number], pack: string): string {
  const once = sampleTimeline(sample.scene, { pack, language: sample.language });
  const [scene] = once.scenes;
  const transition = { kind: 'fade' as const, frames: 30, direction: 'left' as const };
  const timeline: Timeline = {
    ...once,
    frames: 2 * once.frames - 30,
    scenes: [
      { ...scene!, id: 'one' },
      { ...scene!, id: 'two', from: once.frames - 30, transition },
    ],
  };
  return renderToStaticMarkup(
    <TimelineFrame timeline={timeline} output={timeline.output} assetBase="" frame={once.frames - 2} />,
  );
}

test.each(cases)('two scenes of %s in one page have ids of their own, in every style', (_kind, sample, index) => {
  for (const pack of packsInTurn(index, 2)) {
    const markup = twiceInOnePage(sample, pack.id);
    const ids = [...markup.matchAll(/\sid="([^"]*)"/g)].map((match) => match[1]!);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    for (const [, used] of markup.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(used);
  }
});
