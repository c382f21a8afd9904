import type { FileStore } from '../files/file-store.js';
import type { JobStore } from '../jobs/job-store.js';
import type { TaskContext, TaskHandler, WorkTask } from '../queue/work-queue.js';
import type { Studio } from '../studio/studio.js';
import { JobRun, type WorkerOptions } from './job-run.js';

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
