import { editCredits, generationCredits } from '@scenewright/core/billing';
import type { VideoJob } from '@scenewright/core/jobs';
import type { CreateRequest } from '@scenewright/core/requests';
import type { BuildProgress } from '../studio/studio.js';
import type { Activity } from './activity-writer.js';

/** What a build tells of itself, as the job keeps it: with the credits of what is committed so far. */
export function activityOf(job: VideoJob, { committed, ...reported }: BuildProgress): Activity {
  if (!committed) return reported;
  const { scenes, planned, seconds, footageSeconds } = committed;
  const progress = { scenesCommitted: scenes, scenesPlanned: planned };
  // The one scene of a single-scene model is whole or not there.
  const isCharged = seconds > 0 && (job.multiScene || scenes === planned);
  return { ...reported, progress, spentCredits: isCharged ? committedCredits(job, { seconds, footageSeconds }) : 0 };
}

/** What a job that stops pays: its committed scenes alone, without a minimum. Decisions, "Prices" and fine point 9. */
export function committedCredits(
  job: VideoJob,
  { seconds, footageSeconds }: { seconds: number; footageSeconds: number },
): number {
  const { aiVideo, covered } = job.request as unknown as CreateRequest;
  const work = { model: job.model, footageSeconds, aiVideo, covered };
  if (job.sourceVideoId !== null)
    return editCredits({ ...work, renewedSeconds: seconds, restyledSeconds: 0, changed: true });
  return generationCredits({ ...work, seconds, enhancePrompt: false, socialAudioImports: 0, completed: false });
}
