import type { ErrorCode } from '../errors/error-catalogue.js';
import type { JobEffect } from './job-event.js';
import type { VideoJob } from './video-job.js';

export interface JobRefusal {
  /** `stale_lease` and `not_possible` are answered to workers, the others to clients. */
  code: ErrorCode | 'stale_lease' | 'not_possible';
  message: string;
}
export type JobDecision = { ok: true; job: VideoJob; effects: JobEffect[] } | { ok: false; refusal: JobRefusal };

export function accept(job: VideoJob, effects: JobEffect[] = []): JobDecision {
  return { ok: true, job, effects };
}
