import type { FetchedInputs } from '@scenewright/core/brief';
import type { CreateRequest } from '@scenewright/core/requests';
import { buildEdit } from './build-edit.js';
import { buildGated } from './build-gated.js';
import { finishBuild } from './finish-build.js';
import type { Job, JobWork } from './job-work.js';
import { activityOf } from './job-progress.js';

/** From the request to a stored storyboard and timeline. Afterwards the job is rendering or completed. */
export async function buildVideo(work: JobWork, job: Job<'processing'>): Promise<void> {
  if (job.sourceVideoId !== null) return buildEdit(work, job);
  if (job.gated) return buildGated(work, job);
  const request = job.request as unknown as CreateRequest;
  const inputs = (await work.jobs.document<FetchedInputs>(job.id, 'inputs')) ?? {};
  const progress = work.progress();
  const built = await work.studio
    .build(request, inputs, {
      signal: work.signal,
      onProgress: (reported) => progress.report(activityOf(job, reported)),
    })
    .finally(() => progress.stop());
  work.signal.throwIfAborted();
  await finishBuild(work, job, built);
}
