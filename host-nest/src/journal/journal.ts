import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { isTerminal, type VideoJob } from '@scenewright/core/jobs';
import { CLOCK, type Clock } from '../configuration/clock.js';
import { InfographicStore } from '../infographics/infographic-store.js';
import type { RenderChange } from '../infographics/render-store.js';
import { JobStore, type JobChange } from '../jobs/job-store.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { Metrics } from '../metrics/metrics.js';

/**
 * Writes one line when a worker takes a job up and one when the job ends, with the account and the key that it is for,
 * on the node where it happens; and counts how long work waited and how it ended.
 */
@Injectable()
export class Journal implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: JobStore,
    private readonly infographics: InfographicStore,
    private readonly metrics: Metrics,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.onStored((job, change) => this.video(job, change));
    this.infographics.onStored((change) => change && this.infographic(change));
  }

  private video(job: VideoJob, { event, before }: JobChange): void {
    const whose = { job: job.id, account: job.accountId, key: job.keyId };
    if (event === 'started' && before) {
      const waited = this.waited('video', askedAt(before));
      this.logger.info({ ...whose, model: job.model, turn: job.fence, ...waited }, 'job started');
    } else if (isTerminal(job) && !(before && isTerminal(before))) {
      const error = 'error' in job ? (job.error?.code ?? null) : null;
      this.metrics.ended.inc({ kind: 'video', outcome: job.status, error: error ?? '' });
      const { status: outcome, creditsCost: credits, durationSeconds: video_seconds } = job;
      const seconds = secondsFrom(job.createdAt, this.now());
      this.logger.info({ ...whose, outcome, ...(error && { error }), seconds, video_seconds, credits }, 'job ended');
    }
  }

  private infographic({ before, render }: RenderChange): void {
    const { id: job, accountId: account, keyId: key, status: outcome } = render;
    if (outcome === 'rendering') {
      const waited = this.waited('infographic', before.status === 'queued' ? before.createdAt : null);
      this.logger.info({ job, account, key, turn: render.fence, ...waited }, 'job started');
      return;
    }
    const error = render.error?.code ?? null;
    this.metrics.ended.inc({ kind: 'infographic', outcome, error: error ?? '' });
    const seconds = secondsFrom(render.createdAt, this.now());
    this.logger.info({ job, account, key, outcome, ...(error && { error }), seconds }, 'job ended');
  }

  /** `since` null: a worker took over from another one, and nothing waited. */
  private waited(kind: 'video' | 'infographic', since: number | null): { waited_seconds?: number } {
    if (since === null) return {};
    const waited_seconds = secondsFrom(since, this.now());
    this.metrics.queueWait.observe({ kind }, waited_seconds);
    return { waited_seconds };
  }
}

/** Since when a job waits for a worker. A worker's signs of life move `lastActivityAt` alone. */
function askedAt(job: VideoJob): number | null {
  if (job.status === 'queued') return job.createdAt;
  return job.lastActivityAt === job.updatedAt ? job.updatedAt : null;
}

function secondsFrom(start: number, end: number): number {
  return Math.max(0, Math.round(end - start)) / 1000;
}
