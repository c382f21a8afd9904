import { editCredits } from '@scenewright/core/billing';
import type { FetchedInputs } from '@scenewright/core/brief';
import { StageFailure } from '@scenewright/core/errors';
import { isSocialLink, type CreateRequest } from '@scenewright/core/requests';
import type { EditWish } from '../studio/studio.js';
import { editSourceOf, together } from './edit-source.js';
import { finishBuild } from './finish-build.js';
import type { Job, JobWork } from './job-work.js';
import { activityOf } from './job-progress.js';

/** From the video of the source job and the change in words to a storyboard and timeline of its own. */
export async function buildEdit(work: JobWork, job: Job<'processing'>): Promise<void> {
  const { jobs } = work;
  const [before, wish, inputs] = await Promise.all([
    jobs.find(job.sourceVideoId!),
    jobs.document<EditWish>(job.id, 'edit'),
    jobs.document<FetchedInputs>(job.id, 'inputs'),
  ]);
  if (before === null || wish === null) {
    throw new StageFailure('plan', 'source_missing', `The video that ${job.id} is an edit of is gone.`);
  }
  const { source, earlier } = await editSourceOf(jobs, before);
  const request = job.request as unknown as CreateRequest;
  const progress = work.progress();
  const built = await work.studio
    .edit({ ...source, request, inputs: inputs ?? source.inputs }, together([...earlier, wish]), {
      signal: work.signal,
      onProgress: (reported) => progress.report(activityOf(job, reported)),
    })
    .finally(() => progress.stop());
  work.signal.throwIfAborted();
  const { edit, exactDimensions } = built;
  const socialImports = (wish.links ?? []).filter(({ url }) => isSocialLink(url)).length;
  const { renewedSeconds, restyledSeconds } = built.work;
  const { aiVideo, covered } = request;
  const cost = { model: job.model, ...built.work, footageSeconds: built.footageSeconds, aiVideo, covered };
  const credits = {
    completed: editCredits({ ...cost, socialImports, changed: edit.changes.length > 0 || source.video === null }),
    // One that stops pays the scenes that it made, no imports.
    stopped: editCredits({ ...cost, changed: renewedSeconds + restyledSeconds > 0 }),
  };
  await finishBuild(work, job, built, { edit, exactDimensions, credits });
}
