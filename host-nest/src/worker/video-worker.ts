import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  exportMinutes,
  generationCredits,
  outputSize,
  ServiceError,
  StageFailure,
  type CreateRequest,
  type FetchedInputs,
  type JobError,
  type JobEvent,
  type RenderTarget,
  type Resolution,
  type Timeline,
  type VideoJob,
} from '@scenewright/core';
import type { FileStore } from '../files/file-store.js';
import { StorageFull } from '../files/file-store.js';
import { newId } from '../ids/ids.js';
import type { JobStore } from '../jobs/job-store.js';
import { PermanentTaskFailure, type TaskContext, type TaskHandler, type WorkTask } from '../queue/work-queue.js';
import type { Studio } from '../studio/studio.js';

/** Why work in hand ends before its time. */
type StopReason = 'canceled' | 'taken_over' | 'given_back' | 'deadline';
class Stopped extends Error {
  constructor(readonly reason: StopReason) {
    super(`The work was stopped: ${reason}.`);
  }
}

export interface WorkerOptions {
  temporaryDir: string;
  deadlineSeconds: number;
  /** Milliseconds between two signs of life. Interface 2.1: about 15 seconds. */
  heartbeatMs: number;
  /** Milliseconds between two looks at whether the job was canceled on another node. */
  cancelPollMs: number;
  onFinished: (seconds: number, videoSeconds: number) => void;
  onError: (error: unknown, job: { id: string; stage: string }) => void;
  now: () => number;
}

type Job<S extends VideoJob['status']> = Extract<VideoJob, { status: S }>;

/** Builds and renders the videos of the queue. */
export class VideoWorker implements TaskHandler {
  constructor(
    private readonly jobs: JobStore,
    private readonly studio: Studio,
    private readonly files: FileStore,
    private readonly options: WorkerOptions,
  ) {}

  async run(task: WorkTask, context: TaskContext): Promise<void> {
    const jobId = String(task.body['jobId']);
    const started = await this.jobs.apply(jobId, { kind: 'started' });
    // Canceled while it waited, or finished by a worker whose task was not struck off in time.
    if (!started.ok) return;
    await new JobRun(this.jobs, this.studio, this.files, this.options, started.job, context).toTheEnd();
  }

  async gaveUp(task: WorkTask, reason: string): Promise<void> {
    const jobId = String(task.body['jobId']);
    await this.jobs.apply(jobId, (job) => ({
      kind: 'work_failed',
      fence: job.fence,
      error: { code: 'generation_failed', message: reason },
    }));
  }
}

class JobRun {
  private readonly fence: number;
  private readonly controller = new AbortController();
  private readonly startedAt: number;

  constructor(
    private readonly jobs: JobStore,
    private readonly studio: Studio,
    private readonly files: FileStore,
    private readonly options: WorkerOptions,
    private job: VideoJob,
    private readonly context: TaskContext,
  ) {
    this.fence = job.fence;
    this.startedAt = options.now();
  }

  async toTheEnd(): Promise<void> {
    const stop = (reason: StopReason) => this.controller.abort(new Stopped(reason));
    const giveBack = () => stop('given_back');
    this.context.signal.addEventListener('abort', giveBack);
    const forget = this.jobs.onStored((job) => {
      if (job.id === this.job.id && job.fence === this.fence && 'cancelRequested' in job && job.cancelRequested) {
        stop('canceled');
      }
    });
    const heartbeat = setInterval(() => void this.report({}).catch(() => undefined), this.options.heartbeatMs);
    const look = setInterval(() => void this.lookForCancel(stop).catch(() => undefined), this.options.cancelPollMs);
    const deadline = setTimeout(() => stop('deadline'), this.options.deadlineSeconds * 1000);
    try {
      if ('cancelRequested' in this.job && this.job.cancelRequested) throw new Stopped('canceled');
      if (this.job.status === 'processing') await this.build(this.job);
      if (this.job.status === 'rendering') await this.render(this.job);
      this.options.onFinished((this.options.now() - this.startedAt) / 1000, this.job.durationSeconds);
    } catch (error) {
      await this.end(error);
    } finally {
      clearInterval(heartbeat);
      clearInterval(look);
      clearTimeout(deadline);
      forget();
      this.context.signal.removeEventListener('abort', giveBack);
    }
  }

  private async build(job: Job<'processing'>): Promise<void> {
    const request = job.request as unknown as CreateRequest;
    const inputs = (await this.jobs.document<FetchedInputs>(job.id, 'inputs')) ?? {};
    const progress = this.throttled();
    const { signal } = this.controller;
    const built = await this.studio
      .build(request, inputs, { signal, onProgress: progress.report })
      .finally(() => progress.stop());
    signal.throwIfAborted();
    const work = {
      model: job.model,
      seconds: built.durationSeconds,
      footageSeconds: built.footageSeconds,
      aiVideo: request.aiVideo,
      enhancePrompt: built.enhancedPrompt !== null,
      socialAudioImports: 0,
    };
    await this.report({
      aspectRatio: built.aspectRatio ?? undefined,
      dimensions: built.dimensions,
      enhancedPrompt: built.enhancedPrompt ?? undefined,
    });
    await this.apply(
      {
        kind: 'generation_finished',
        fence: this.fence,
        scenes: built.scenes,
        durationSeconds: built.durationSeconds,
        credits: {
          completed: generationCredits({ ...work, completed: true }),
          stopped: generationCredits({ ...work, completed: false }),
        },
        warnings: built.warnings,
        ...(job.autoRender !== null && {
          target: {
            resolution: request.resolution,
            ...outputSize(request.dimensions ?? built.dimensions, request.resolution),
          },
        }),
      },
      { storyboard: built.storyboard, timeline: built.timeline },
    );
  }

  private async render(job: Job<'rendering'>): Promise<void> {
    const timeline = await this.jobs.document<Timeline>(job.id, 'timeline');
    if (timeline === null) throw new StageFailure('store', 'timeline_missing', `The timeline of ${job.id} is gone.`);
    const id = newId('rnd', this.options.now());
    const folder = join(this.options.temporaryDir, randomUUID());
    const outFile = join(folder, 'video.mp4');
    await mkdir(folder, { recursive: true });
    try {
      const progress = this.throttled();
      const outcome = await this.studio
        .render(timeline, job.target, outFile, {
          signal: this.controller.signal,
          onProgress: ({ detail }) => progress.report({ detail }),
        })
        .finally(() => progress.stop());
      this.controller.signal.throwIfAborted();
      const file = `videos/${job.id}/${id}.mp4`;
      await this.files.putFile(file, outFile, 'video/mp4');
      const finished: JobEvent = {
        kind: 'render_finished',
        fence: this.fence,
        render: {
          ...outcome,
          resolution: job.target.resolution,
          id,
          file,
          exportMinutes: exportMinutes(outcome.durationSeconds, sizeOfCharge(job.target)),
          createdAt: this.options.now(),
        },
      };
      try {
        await this.apply(finished);
      } finally {
        // A result that was not taken (canceled, taken over) leaves no file behind.
        if (!this.job.renders.some((entry) => entry.id === id)) await this.files.remove(file);
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** Decides what a failure means: for the job, and (by throwing) for the queue. */
  private async end(error: unknown): Promise<void> {
    const reason = this.stopReason(error);
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

  private stopReason(error: unknown): StopReason | null {
    if (error instanceof Stopped) return error.reason;
    // Whatever work throws once it was told to stop, it stopped for that reason.
    const { signal } = this.controller;
    return signal.aborted && signal.reason instanceof Stopped ? signal.reason.reason : null;
  }

  private async apply(event: JobEvent, documents?: Record<string, unknown>): Promise<void> {
    const result = await this.jobs.apply(this.job.id, event, { documents });
    if (!result.ok) throw new Stopped('taken_over');
    this.job = result.job;
  }

  private async report(activity: Omit<Extract<JobEvent, { kind: 'activity' }>, 'kind' | 'fence'>): Promise<void> {
    const result = await this.jobs.apply(this.job.id, { kind: 'activity', fence: this.fence, ...activity });
    if (result.ok) this.job = result.job;
    else if (!this.controller.signal.aborted) this.controller.abort(new Stopped('taken_over'));
  }

  /**
   * Writes progress at most once a second. After `stop` nothing of it is written any more: a late write would set the
   * finished job back.
   */
  private throttled() {
    type Activity = Parameters<JobRun['report']>[0];
    let waiting: Activity | null = null;
    let timer: NodeJS.Timeout | null = null;
    let writing: Promise<void> = Promise.resolve();
    let stopped = false;
    const write = () => {
      timer = null;
      if (waiting === null || stopped) return;
      const next = waiting;
      waiting = null;
      timer = setTimeout(write, 1000);
      timer.unref();
      writing = this.report(next).catch(() => undefined);
    };
    return {
      report: (activity: Activity) => {
        waiting = { ...waiting, ...activity };
        if (timer === null) write();
      },
      stop: () => {
        stopped = true;
        if (timer !== null) clearTimeout(timer);
        return writing;
      },
    };
  }

  private async lookForCancel(stop: (reason: StopReason) => void): Promise<void> {
    const job = await this.jobs.find(this.job.id);
    if (job === null || job.fence !== this.fence) stop('taken_over');
    else if ('cancelRequested' in job && job.cancelRequested) stop('canceled');
  }
}

/** Export minutes are priced by the named resolution, or by the exact size. */
function sizeOfCharge(target: RenderTarget): Resolution | { width: number; height: number } {
  return (target.resolution as Resolution | null) ?? { width: target.width, height: target.height };
}

function isRetryable(error: unknown): boolean {
  if (error instanceof StageFailure) return error.retryable;
  if (error instanceof StorageFull) return true;
  return !(error instanceof ServiceError);
}

function jobError(error: unknown): JobError {
  if (error instanceof StageFailure) {
    const remedy = error.remedy ? ` ${error.remedy}` : '';
    return { code: error.kind, message: `${error.message}${remedy}` };
  }
  if (error instanceof StorageFull) return { code: 'storage_full', message: 'There is no room left for the video.' };
  // What an unknown error says is for the log: it may name paths or secrets.
  return { code: 'generation_failed', message: 'The video could not be made because of an error of the server.' };
}

function deadlineError(seconds: number): JobError {
  return { code: 'deadline_exceeded', message: `The video took longer than the ${seconds} s that are allowed.` };
}
