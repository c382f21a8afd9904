import type { JobEvent, VideoJob } from '@scenewright/core/jobs';
import type { RenderCluster } from '../cluster/render-cluster.js';
import { StorageFull, type FileStore } from '../files/file-store.js';
import type { ForeignChanges } from '../jobs/foreign-changes.js';
import type { JobDocument, JobStore } from '../jobs/job-store.js';
import { PermanentTaskFailure, type TaskContext } from '../queue/work-queue.js';
import type { DiskSpace } from '../files/disk-space.js';
import type { Studio } from '../studio/studio.js';
import type { Tracing } from '../tracing/tracing.js';
import { ActivityWriter, type Activity } from './activity-writer.js';
import { buildVideo } from './build-video.js';
import { deadlineError, isRetryable, jobError } from './job-failure.js';
import type { JobWork } from './job-work.js';
import { renderVideo } from './render-video.js';
import { Stopped, stopReasonOf, type StopReason } from './stop-reason.js';

export interface WorkerOptions {
  temporaryDir: string;
  diskSpace: DiskSpace;
  cluster: RenderCluster | null;
  deadlineSeconds: number;
  /** Milliseconds between two signs of life. Interface 2.1: about 15 seconds. */
  heartbeatMs: number;
  /** What other nodes have stored of jobs. */
  foreign: Pick<ForeignChanges, 'areHeard' | 'onChanged'>;
  /** Milliseconds between two looks at whether the job was canceled on another node: where that is heard, and where not. */
  cancelPollMs: { heard: number; unheard: number };
  onFinished: (seconds: number, videoSeconds: number) => void;
  onRendered: (seconds: number, videoSeconds: number) => void;
  onError: (error: unknown, job: { id: string; stage: string }) => void;
  onStillsFailed: (error: unknown, job: { id: string }) => void;
  now: () => number;
  tracing: Tracing;
}

/** One worker's turn at a job: the steps that are left, signs of life, and what a stop or a failure means. */
export class JobRun implements JobWork {
  readonly fence: number;
  readonly temporaryDir: string;
  readonly cluster: RenderCluster | null;
  private readonly controller = new AbortController();
  private readonly startedAt: number;

  constructor(
    readonly jobs: JobStore,
    readonly studio: Studio,
    readonly files: FileStore,
    private readonly options: WorkerOptions,
    private current: VideoJob,
    private readonly context: TaskContext,
  ) {
    this.fence = current.fence;
    this.temporaryDir = options.temporaryDir;
    this.cluster = options.cluster;
    this.startedAt = options.now();
  }

  get job(): VideoJob {
    return this.current;
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  now(): number {
    return this.options.now();
  }

  async toTheEnd(): Promise<void> {
    const giveBack = () => this.stop('given_back');
    this.context.signal.addEventListener('abort', giveBack);
    const forget = this.jobs.onStored((job) => {
      if (job.id === this.job.id && job.fence === this.fence && isCancelRequested(job)) this.stop('canceled');
    });
    const heartbeat = setInterval(() => void this.report({}).catch(() => undefined), this.options.heartbeatMs);
    const { foreign, cancelPollMs } = this.options;
    const look = () => void this.pollForCancel().catch(() => undefined);
    const looks = setInterval(look, foreign.areHeard ? cancelPollMs.heard : cancelPollMs.unheard);
    const ignore = foreign.onChanged((change) => {
      if (change === null || change.jobId === this.job.id) look();
    });
    const deadline = setTimeout(() => this.stop('deadline'), this.options.deadlineSeconds * 1000);
    try {
      if (isCancelRequested(this.job)) throw new Stopped('canceled');
      if (!(await this.options.diskSpace.left())) throw new StorageFull('DATA_DIR is almost full.');
      const { tracing } = this.options;
      const current = this.job;
      if (current.status === 'processing') await tracing.span('build', {}, () => buildVideo(this, current));
      const built = this.job;
      if (built.status === 'rendering') await tracing.span('render', {}, () => renderVideo(this, built));
      // A pause says nothing about how long videos take here.
      if (this.job.status !== 'awaiting_approval')
        this.options.onFinished((this.now() - this.startedAt) / 1000, this.job.durationSeconds);
    } catch (error) {
      await this.end(error);
    } finally {
      clearInterval(heartbeat);
      clearInterval(looks);
      ignore();
      clearTimeout(deadline);
      forget();
      this.context.signal.removeEventListener('abort', giveBack);
    }
  }

  async apply(event: JobEvent, documents?: Partial<Record<JobDocument, object>>): Promise<void> {
    if (!(await this.offer(event, documents))) throw new Stopped('taken_over');
  }

  async offer(event: JobEvent, documents?: Partial<Record<JobDocument, object>>): Promise<boolean> {
    const result = await this.jobs.apply(this.job.id, event, { documents });
    if (result.ok) this.current = result.job;
    return result.ok;
  }

  async report(activity: Activity): Promise<void> {
    const result = await this.jobs.report(this.job.id, { kind: 'activity', fence: this.fence, ...activity });
    if (result.ok) this.current = result.job;
    else if (!this.signal.aborted) this.stop('taken_over');
  }

  rendered(seconds: number, videoSeconds: number): void {
    this.options.onRendered(seconds, videoSeconds);
  }

  stillsFailed(error: unknown): void {
    // One that was stopped says so itself.
    if (!this.signal.aborted) this.options.onStillsFailed(error, { id: this.job.id });
  }

  progress(): ActivityWriter {
    return new ActivityWriter((activity) => this.report(activity));
  }

  private stop(reason: StopReason): void {
    this.controller.abort(new Stopped(reason));
  }

  /** Decides what a failure means: for the job, and (by throwing) for the queue. */
  private async end(error: unknown): Promise<void> {
    const reason = stopReasonOf(error, this.signal);
    if (reason === 'taken_over') return;
    if (reason === 'given_back') throw error;
    if (reason === 'canceled') {
      await this.jobs.apply(this.job.id, { kind: 'work_stopped', fence: this.fence });
      return;
    }
    this.options.onError(error, { id: this.job.id, stage: this.job.status });
    const retryable = reason === null && isRetryable(error);
    if (retryable && !this.context.lastTry) throw error;
    await this.jobs.apply(this.job.id, {
      kind: 'work_failed',
      fence: this.fence,
      error: reason === 'deadline' ? deadlineError(this.options.deadlineSeconds) : jobError(error),
    });
    throw new PermanentTaskFailure(error instanceof Error ? error.message : String(error));
  }

  private async pollForCancel(): Promise<void> {
    const job = await this.jobs.find(this.job.id);
    if (job === null || job.fence !== this.fence) this.stop('taken_over');
    else if (isCancelRequested(job)) this.stop('canceled');
  }
}

function isCancelRequested(job: VideoJob): boolean {
  return 'cancelRequested' in job && job.cancelRequested;
}
