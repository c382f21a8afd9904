import type { AspectRatio, Station, Timeline } from '@scenewright/core';
import { samples, sampleTimeline } from '@scenewright/compositions';
import type { Stage } from '@scenewright/render-pool';
import { findLayoutProblems } from './layout-problems.js';
import { openTestStage } from './stage-for-tests.js';

/** One canvas with five stations: nothing is cut or lies over something else at rest, nor on the board at the end. */
const kinds = ['title', 'counter', 'donut-chart', 'delta', 'list'] as const;
const each = 75;
const travel = 20;
const seconds = 16;

function reel(pack: string, aspectRatio: AspectRatio): Timeline {
  const stations = kinds.map((kind, index): Station => {
    const { scene } = samples.find((sample) => sample.scene.kind === kind && sample.case === 'typical')!;
    return {
      id: kind,
      kind,
      content: { ...scene.content },
      from: index === 0 ? 0 : index * each - travel,
      frames: each + travel,
      travel: index === 0 ? 0 : travel,
      cues: {},
      seed: 3,
    };
  });
  const content = { title: 'A year of five stations', stations, overview: kinds.length * each };
  return sampleTimeline({ kind: 'choreography', content }, { pack, aspectRatio, seconds });
}

let stage: Stage;
beforeAll(async () => {
  stage = await openTestStage();
}, 300_000);
afterAll(() => stage?.close());

test.each([
  ['swiss', '16:9'],
  ['bold-poster', '9:16'],
  ['luxury', '1:1'],
] as const)(
  'a choreography in %s, %s',
  async (pack, aspectRatio) => {
    const timeline = reel(pack, aspectRatio);
    const { width, height } = timeline.canvas;
    const shown = await stage.show(timeline, { width: width / 2, height: height / 2 });
    const found: string[] = [];
    const rests = kinds.map((_, index) => (index + 1) * each - travel - 2);
    for (const frame of [...rests, timeline.frames - 1]) {
      await shown.seek(frame);
      const problems = await shown.evaluate<ReturnType<typeof findLayoutProblems>>(
        `(${findLayoutProblems.toString()})()`,
      );
      for (const { kind, block, detail } of problems) found.push(`frame ${frame}: ${kind} of ${block}: ${detail}`);
    }
    await shown.close();
    expect(found).toEqual([]);
  },
  120_000,
);
