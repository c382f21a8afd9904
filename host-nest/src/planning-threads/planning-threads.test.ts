// @cost 8
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildBrief } from '@scenewright/core/brief';
import { StageFailure } from '@scenewright/core/errors';
import { parseCreateRequest } from '@scenewright/core/requests';
import { ModelFailure, type ModelClient } from '@scenewright/providers';
import { createModelWork, type ModelParts } from './model-work.js';
import { PlanningThreads } from './planning-threads.js';

type Question = Parameters<ModelClient['ask']>[0];

// Threads know nothing of jest's transforms: they run what was built.
const compiled = fileURLToPath(new URL('../../dist/src/planning-threads/planning-thread.js', import.meta.url));
const threads = new PlanningThreads(compiled);
afterAll(() => threads.close());

const parsed = parseCreateRequest(
  { prompt: 'Revenue grew 24% to $4.2M. Churn fell from 5.1% to 3.4%. We opened offices in Paris and Berlin.' },
  { styles: [], voices: [] },
);
if ('error' in parsed) throw new Error('refused');
const brief = buildBrief(parsed.ok);
/** None of the rules reads it. */
const instruction = 'the ending feels meh, could somebody punch it up';

/** A model that answers as it is told. */
function modelOf(answer: (question: Question) => Promise<string>): ModelParts {
  return {
    client: {
      model: 'told',
      contextTokens: 16_384,
      ask: async (question) => {
        question.usage.calls += 1;
        question.usage.outputTokens += 20;
        return answer(question);
      },
    },
  };
}
const editOf = async () => ({
  ...{ storyboard: await threads.plan(brief), brief, instruction, images: [], sceneSeconds: {} },
});

it('runs on what was built', () => expect(existsSync(compiled)).toBe(true));

it('edits with a model in another thread as it does in this one, and counts what was asked', async () => {
  const request = await editOf();
  const narration = { do: 'narration', scene: request.storyboard.scenes[0]!.id, value: 'We opened in Paris.' };
  const model = modelOf(async () => JSON.stringify({ operations: [narration], impossible: [] }));
  const edited = await threads.withModel(model).edit(request);
  expect(edited).toEqual(await createModelWork(model).edit(request));
  expect(edited.storyboard.scenes[0]!.narration).toBe('We opened in Paris.');
  expect(edited.storyboard.languageModel).toEqual({ model: 'told', calls: 1, inputTokens: 0, outputTokens: 20 });
});

it('reads instructions and judges answers in the other thread: this one is busy for a fraction of the time', async () => {
  const request = { ...(await editOf()), instruction: `${instruction}, and make it pop so that `.repeat(20) };
  const model = modelOf(async () => JSON.stringify({ operations: [], impossible: [] }));
  const busy = async (edit: () => Promise<unknown>) => {
    const before = performance.eventLoopUtilization();
    await edit();
    return performance.eventLoopUtilization(before).active;
  };
  const beside = threads.withModel(model);
  await beside.edit(request);
  const here = createModelWork(model);
  await here.edit(request);
  const inThread = await busy(() => beside.edit(request));
  expect(inThread).toBeLessThan((await busy(() => here.edit(request))) / 2);
});

it('tells why a model was of no use, in its own words', async () => {
  const model = modelOf(async () => {
    throw new ModelFailure('It refused the key (401).');
  });
  const { warnings, languageModel } = await threads.withModel(model).plan(brief);
  expect(warnings.find(({ code }) => code === 'language_model_failed')?.message).toContain('refused the key (401)');
  expect(languageModel).toMatchObject({ calls: 1, outputTokens: 20 });
});

it('leaves a model when nobody waits for it any more, and asks those of others only once', async () => {
  const request = await editOf();
  const leaving = new AbortController();
  const canceled = new StageFailure('plan', 'canceled', 'Nobody wants it.', { retryable: false });
  let leave: () => void = () => undefined;
  const left = new Promise<void>((resolve) => (leave = resolve));
  const asked: string[] = [];
  const ask = (who: string) => {
    asked.push(who);
    if (asked.length === 2) leaving.abort(canceled);
  };
  const unwanted = modelOf(({ signal }) => {
    ask('unwanted');
    return new Promise((_, reject) => {
      signal!.addEventListener('abort', () => {
        leave();
        reject(signal!.reason as Error);
      });
    });
  });
  const other = modelOf(async () => {
    ask('other');
    await left;
    return JSON.stringify({ operations: [], impossible: [1] });
  });
  const [refused, edited] = await Promise.allSettled([
    threads.withModel(unwanted).edit(request, { signal: leaving.signal }),
    threads.withModel(other).edit(request),
  ]);
  expect(refused).toEqual({ status: 'rejected', reason: canceled });
  expect(edited).toMatchObject({ status: 'fulfilled', value: { notUnderstood: [instruction] } });
  expect(asked).toEqual(['unwanted', 'other']);
});
