import { SpanKind } from '@opentelemetry/api';
import type { FileStore } from '../files/file-store.js';
import type { JobStore } from '../jobs/job-store.js';
import type { TaskContext, TaskHandler, WorkTask } from '../queue/work-queue.js';
import type { Studio } from '../studio/studio.js';
import { carrierIn } from '../tracing/trace-carrier.js';
import { JobRun, type WorkerOptions } from './job-run.js';

/** Builds and renders the videos of the queue. */
export class VideoWorker implements TaskHandler {
  constructor(
    private readonly jobs: JobStore,
    private readonly studioOf: (accountId: string) => Promise<Studio>,
    private readonly files: FileStore,
    private readonly options: WorkerOptions,
  ) {}

  async take(task: WorkTask): Promise<number | null> {
    const started = await this.jobs.apply(jobIdOf(task), { kind: 'started' });
    // Canceled while it waited, or finished by a worker whose task was not struck off in time.
    return started.ok ? started.job.fence : null;
  }

  async run(task: WorkTask, context: TaskContext): Promise<void> {
    const job = await this.jobs.find(jobIdOf(task));
    if (job?.fence !== context.fence) return;
    const attributes = {
      'scenewright.job.id': job.id,
      'scenewright.account.id': job.accountId,
      'scenewright.model': job.model,
      'scenewright.turn': job.fence,
    };
    await this.options.tracing.span(
      'video job',
      { kind: SpanKind.CONSUMER, attributes, from: carrierIn(task.body) },
      async (span) => {
        const run = new JobRun(this.jobs, await this.studioOf(job.accountId), this.files, this.options, job, context);
        await run.toTheEnd();
        span.setAttribute('scenewright.job.status', run.job.status);
      },
    );
  }

  async retriesExhausted(task: WorkTask, reason: string, fence: number): Promise<void> {
    const error = { code: 'generation_failed', message: reason };
    await this.jobs.apply(jobIdOf(task), { kind: 'work_failed', fence, error });
  }
}

function jobIdOf(task: WorkTask): string {
  return String(task.body['jobId']);
}
