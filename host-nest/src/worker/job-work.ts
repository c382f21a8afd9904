import type { JobEvent, VideoJob } from '@scenewright/core/jobs';
import type { RenderCluster } from '../cluster/render-cluster.js';
import type { FileStore } from '../files/file-store.js';
import type { JobDocument, JobStore } from '../jobs/job-store.js';
import type { Studio } from '../studio/studio.js';
import type { Activity, ActivityWriter } from './activity-writer.js';

export type Job<S extends VideoJob['status']> = Extract<VideoJob, { status: S }>;

/** The hands of the step that is at work on a job: everything it writes carries the fence of its lease. */
export interface JobWork {
  readonly jobs: JobStore;
  readonly studio: Studio;
  readonly files: FileStore;
  readonly temporaryDir: string;
  /** The other render nodes; null when there can be none. */
  readonly cluster: RenderCluster | null;
  readonly fence: number;
  readonly signal: AbortSignal;
  /** The job as it was stored last. */
  readonly job: VideoJob;
  now(): number;
  /** Stores an event, and documents with it. @throws Stopped when the job is somebody else's now. */
  apply(event: JobEvent, documents?: Partial<Record<JobDocument, object>>): Promise<void>;
  /** The same, where a refusal is an answer: false when the job is somebody else's now. */
  offer(event: JobEvent): Promise<boolean>;
  /** Tells what is being done. */
  report(activity: Activity): Promise<void>;
  /** How long a render took, for how much video. Seconds. */
  rendered(seconds: number, videoSeconds: number): void;
  /** The video comes without the pictures of its filmstrip. */
  stillsFailed(error: unknown): void;
  /** For progress that comes often; stop it before anything else is stored. */
  progress(): ActivityWriter;
}
