import type { FetchedInputs } from '@scenewright/core/brief';
import type { VideoJob } from '@scenewright/core/jobs';
import type { CreateRequest } from '@scenewright/core/requests';
import type { Storyboard } from '@scenewright/core/storyboard';
import type { Timeline } from '@scenewright/core/timeline';
import type { JobStore } from '../jobs/job-store.js';
import type { EditSource, EditWish, VideoPlan } from '../studio/studio.js';

/** Edits in a row that failed before their plan; beyond, the chain is no real one. */
const longestChain = 50;

/**
 * The video that an edit of `job` starts from. A job that ended before its plan stands for its own source with its
 * own change: `earlier` are the changes that are to be made first.
 */
export async function editSourceOf(
  jobs: JobStore,
  job: VideoJob,
): Promise<{ source: EditSource; earlier: EditWish[] }> {
  const inputs = (await jobs.document<FetchedInputs>(job.id, 'inputs')) ?? {};
  const request = job.request as unknown as CreateRequest;
  const earlier: EditWish[] = [];
  let at: VideoJob = job;
  for (let step = 0; step < longestChain; step++) {
    const video = await videoOf(jobs, at.id);
    const before = video === null && at.sourceVideoId !== null ? await jobs.find(at.sourceVideoId) : null;
    if (before === null) return { source: { request, inputs, video }, earlier };
    const wish = await jobs.document<EditWish>(at.id, 'edit');
    if (wish) earlier.unshift(wish);
    at = before;
  }
  return { source: { request, inputs, video: null }, earlier };
}

async function videoOf(jobs: JobStore, id: string): Promise<EditSource['video']> {
  const [storyboard, timeline, plan] = await Promise.all([
    jobs.document<Storyboard>(id, 'storyboard'),
    jobs.document<Timeline>(id, 'timeline'),
    jobs.document<VideoPlan>(id, 'plan'),
  ]);
  return storyboard && timeline ? { storyboard, timeline, plan } : null;
}

/** Several changes as one: the older ones come first. */
export function together(wishes: readonly EditWish[]): EditWish {
  const links = wishes.flatMap((wish) => wish.links ?? []);
  return {
    instruction: wishes.map(({ instruction }) => instruction).join('\n'),
    images: wishes.flatMap(({ images }) => images),
    ...(links.length > 0 && { links }),
  };
}
