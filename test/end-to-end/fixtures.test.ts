// @cost 12
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Storyboard } from '@scenewright/core/storyboard';
import type { Timeline } from '@scenewright/core/timeline';
import type { Stage } from '@scenewright/render-pool';
import { findLayoutProblems, type LayoutProblem } from '../compositions/layout-problems.js';
import { openTestStage } from '../compositions/stage-for-tests.js';

/** Real prompts from the outside to the pixels: what they say is on screen, whole, and nothing else is. */
const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const cacheRoot = process.env['SCENEWRIGHT_CACHE'] ?? join(root, '.cache');

interface Fixture {
  name: string;
  request: object;
  documents?: string[];
  figures: string[];
}
const fixtures = readdirSync(join(root, 'fixtures/prompts'))
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(join(root, 'fixtures/prompts', file), 'utf8')) as Fixture);

const said = new Map<string, { text: string; problems: string[] }>();
let stage: Stage;

beforeAll(async () => {
  const steps = fixtures.map((fixture) => ({
    name: fixture.name,
    plan: {
      ...fixture.request,
      ...(fixture.documents
        ? { documents: fixture.documents.map((file) => ({ url: join(root, 'fixtures/documents', file) })) }
        : {}),
    },
  }));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'test/end-to-end/studio-run.mjs'), JSON.stringify({ root, cacheRoot, steps })],
    { encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  if (status !== 0) throw new Error(stderr);
  const planned = JSON.parse(stdout) as { timeline: Timeline; storyboard: Storyboard }[];

  stage = await openTestStage(join(cacheRoot, 'assets'));
  for (const [index, { timeline }] of planned.entries()) {
    const shown = await stage.show(timeline, { width: timeline.canvas.width / 2, height: timeline.canvas.height / 2 });
    let text = '';
    const problems: string[] = [];
    for (const scene of timeline.scenes) {
      const next = timeline.scenes.find(({ from }) => from > scene.from);
      const last = Math.min(timeline.frames, next?.from ?? timeline.frames) - 1;
      const frames = [Math.floor((scene.from + (scene.transition?.frames ?? 0) + last) / 2), last];
      const found = await shown.evaluateAt<LayoutProblem[]>(frames, `(${findLayoutProblems.toString()})()`);
      for (const [index, frame] of frames.entries())
        problems.push(
          ...found[index]!.map(
            ({ kind, block, detail }) => `${scene.id} (${scene.kind}), frame ${frame}: ${kind} of ${block}: ${detail}`,
          ),
        );
      text += ` ${await shown.evaluate<string>(`[...document.querySelectorAll('[data-block]')].map((block) => block.textContent).join(' ')`)}`;
    }
    await shown.close();
    said.set(fixtures[index]!.name, { text, problems });
  }
}, 600_000);
afterAll(() => stage?.close());

/** Without spaces and case: a style may set capitals, and a figure may break over two lines. */
const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, '');

test.each(fixtures)('every figure of $name is on screen', ({ name, figures }) => {
  const text = plain(said.get(name)!.text);
  expect(figures.filter((figure) => !text.includes(plain(figure)))).toEqual([]);
});
test.each(fixtures)('nothing in $name overflows or overlaps', ({ name }) => {
  expect(said.get(name)!.problems).toEqual([]);
});
