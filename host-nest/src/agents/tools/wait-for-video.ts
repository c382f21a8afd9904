import { Injectable } from '@nestjs/common';
import type { VideoJob } from '@scenewright/core/jobs';
import { Shutdown } from '../../http/shutdown.js';
import { JobStore } from '../../jobs/job-store.js';
import type { ToolCall } from './agent-tool.js';

/** Milliseconds between two looks at a job that another node works on. */
const pollMs = 1000;

const isWorkedOn = ({ status }: VideoJob): boolean => ['queued', 'processing', 'rendering'].includes(status);

/** Holds an answer back until a video needs somebody: it has ended, or waits for a review. */
@Injectable()
export class WaitForVideo {
  constructor(
    private readonly jobs: JobStore,
    private readonly shutdown: Shutdown,
  ) {}

  /** @throws ServiceError not_found */
  async run(
    { caller, signal, tell }: Pick<ToolCall<unknown>, 'caller' | 'signal' | 'tell'>,
    video: VideoJob,
    seconds: number,
  ): Promise<VideoJob> {
    const end = performance.now() + seconds * 1000;
    let job = video;
    let sent = -1;
    let said = '';
    while (isWorkedOn(job) && !signal.aborted && !this.shutdown.hasBegun) {
      // The protocol wants each number to be higher than the one before.
      const message = job.phaseDetail || job.status;
      const percent = Math.max(percentOf(job), message === said ? 0 : Math.min(99, sent + 0.1));
      if (percent > sent) {
        [sent, said] = [percent, message];
        await tell({ percent: Math.round(percent * 10) / 10, message });
      }
      const left = end - performance.now();
      if (left <= 0) break;
      await this.nextPoll(video.id, Math.min(pollMs, left), signal);
      job = await this.jobs.get(caller.account.id, video.id);
    }
    return job;
  }

  /** After `ms`, or as soon as this node has stored something of the job. */
  private nextPoll(id: string, ms: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        clearTimeout(timer);
        forget();
        signal.removeEventListener('abort', look);
        resolve();
      };
      const timer = setTimeout(look, ms);
      const forget = this.jobs.onStored((job) => {
        if (job.id === id) look();
      });
      signal.addEventListener('abort', look);
    });
  }
}

/** A rough share of the way: scenes are most of it. */
function percentOf(job: VideoJob): number {
  if (job.status === 'queued') return 0;
  if (job.status === 'rendering') return 85;
  const { scenesCommitted, scenesPlanned } = job.progress;
  if (scenesPlanned === 0) return 5;
  return Math.round(10 + (70 * scenesCommitted) / scenesPlanned);
}
