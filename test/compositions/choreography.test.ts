import type { Stage } from '@scenewright/render-pool';
import { choreographyReel, restsOf } from './choreography-reel.js';
import { findLayoutProblems, type LayoutProblem } from './layout-problems.js';
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
    const frames = [...restsOf(kinds), timeline.frames - 1];
    const problems = await shown.evaluateAt<LayoutProblem[]>(frames, `(${findLayoutProblems.toString()})()`);
    const found = problems.flatMap((each, index) =>
      each.map(({ kind, block, detail }) => `frame ${frames[index]}: ${kind} of ${block}: ${detail}`),
    );
    await shown.close();
    expect(found).toEqual([]);
  },
  120_000,
);
