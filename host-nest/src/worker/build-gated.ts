import type { FetchedInputs } from '@scenewright/core/brief';
import type { ReviewGate } from '@scenewright/core/jobs';
import type { CreateRequest } from '@scenewright/core/requests';
import type { Storyboard } from '@scenewright/core/storyboard';
import { finishBuild } from './finish-build.js';
import type { Job, JobWork } from './job-work.js';
import { activityOf } from './job-progress.js';

const gates: readonly ReviewGate[] = ['cast_sheets', 'storyboard'];

/**
 * A job that is reviewed before it is made: up to the next gate, or, past both, from the approved storyboard to the
 * timeline. What a gate shows is stored in the same transaction as the pause, so a worker that dies before it repeats
 * the step from what was there, and a pause lasts as long as the database. Interface 3.1.
 */
export async function buildGated(work: JobWork, job: Job<'processing'>): Promise<void> {
  const request = job.request as unknown as CreateRequest;
  const inputs = (await work.jobs.document<FetchedInputs>(job.id, 'inputs')) ?? {};
  const storyboard = await work.jobs.document<Storyboard>(job.id, 'storyboard');
  const gate = gates.find((each) => !job.passedGates.includes(each));
  const { studio, signal } = work;
  const progress = work.progress();
  if (gate === undefined || studio.board === undefined) {
    const built = await studio
      .build(request, inputs, {
        signal,
        onProgress: (reported) => progress.report(activityOf(job, reported)),
        storyboard: storyboard ?? undefined,
      })
      .finally(() => progress.stop());
    signal.throwIfAborted();
    return finishBuild(work, job, built);
  }
  const phase = job.phase === 'revising' ? 'revising' : gate === 'cast_sheets' ? 'casting' : 'boarding';
  const detail = { casting: 'Casting the story.', boarding: 'Drawing the storyboard.', revising: job.phaseDetail }[
    phase
  ];
  progress.report({ phase: storyboard === null ? 'planning' : phase, detail });
  const changes = job.revision?.gate === gate ? job.revision.changes : null;
  const board = await studio
    .board(
      { request, inputs, gate, storyboard, changes },
      { signal, onProgress: (reported) => progress.report(activityOf(job, reported)) },
    )
    .finally(() => progress.stop());
  signal.throwIfAborted();
  await work.apply(
    {
      kind: 'gate_reached',
      fence: work.fence,
      gate,
      scenes: board.scenes,
      warnings: board.warnings,
      aspectRatio: board.aspectRatio ?? undefined,
      dimensions: request.dimensions ?? board.dimensions,
    },
    { storyboard: board.storyboard, board: board.pictures },
  );
}
