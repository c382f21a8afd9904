import type { Stage } from '@scenewright/render-pool';
import { choreographyReel, restsOf } from './choreography-reel.js';
import { findLayoutProblems } from './layout-problems.js';
import { openTestStage } from './stage-for-tests.js';

/** One canvas with five stations: nothing is cut or lies over something else at rest, nor on the board at the end. */
const kinds = ['title', 'counter', 'donut-chart', 'delta', 'list'] as const;

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
    const timeline = choreographyReel(kinds, pack, aspectRatio);
    const { width, height } = timeline.canvas;
    const shown = await stage.show(timeline, { width: width / 2, height: height / 2 });
    const found: string[] = [];
    for (const frame of [...restsOf(kinds), timeline.frames - 1]) {
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
