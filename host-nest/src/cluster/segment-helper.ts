import { SpanKind } from '@opentelemetry/api';
import { carrierIn } from '../tracing/trace-carrier.js';
import type { Tracing } from '../tracing/tracing.js';
import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StageFailure } from '@scenewright/core/errors';
import type { Timeline } from '@scenewright/core/timeline';
import type { SegmentSession } from '@scenewright/render-pool';
import type { SegmentExchange } from '../files/segment-exchange.js';
import type { JobStore } from '../jobs/job-store.js';
import type { TaskContext, TaskHandler, WorkTask } from '../queue/work-queue.js';
import type { Studio } from '../studio/studio.js';
import { renewMs } from './board-share.js';
import type { DrawingSlots } from './drawing-slots.js';
import type { SegmentBoard, SegmentClaim } from './segment-board.js';

/** Milliseconds for which the session of a video is kept open after its last segment here. */
const sessionMs = 20_000;

export interface SegmentHelperOptions {
  jobs: JobStore;
  studio: Studio;
  board: SegmentBoard;
  exchange: SegmentExchange;
  slots: DrawingSlots;
  temporaryDir: string;
  /** Resolves when this node has put the video together; null when it is not at it. */
  localRender(jobId: string): Promise<void> | null;
  tracing: Tracing;
  onDrawn(): void;
  onError(error: unknown, job: { id: string; stage: string }): void;
}

interface OpenSession {
  session: Promise<SegmentSession>;
  users: number;
  timer: NodeJS.Timeout | null;
}

/** Draws segments of videos that other nodes put together, for as long as there is one to draw. */
export class SegmentHelper implements TaskHandler {
  private readonly sessions = new Map<string, OpenSession>();

  constructor(private readonly options: SegmentHelperOptions) {}

  /** Any number may help with a video: each segment has a claim of its own on the board. */
  async take(): Promise<number> {
    return 0;
  }

  async run(task: WorkTask, { signal }: TaskContext): Promise<void> {
    const { board, slots, localRender, tracing } = this.options;
    const jobId = String(task.body['jobId']);
    const home = localRender(jobId);
    // The node that asked draws by itself; its own invitation is not to be taken from the others in vain.
    if (home) return until(home, signal);
    while (!signal.aborted) {
      const free = await slots.take(signal);
      try {
        const claim = await board.claim(jobId);
        if (!claim) return;
        const attributes = { 'scenewright.job.id': jobId, 'scenewright.segment.key': claim.key };
        const from = carrierIn(task.body);
        await tracing.span('segment', { kind: SpanKind.CONSUMER, attributes, from }, () => this.draw(claim, signal));
      } finally {
        free();
      }
    }
    signal.throwIfAborted();
  }

  /** An invitation that ended its worker again and again is no loss: the segment has its own record. */
  async retriesExhausted(): Promise<void> {}

  async close(): Promise<void> {
    for (const [name, open] of [...this.sessions]) await this.closeSession(name, open);
  }

  private async draw(claim: SegmentClaim, stopping: AbortSignal): Promise<void> {
    const { board, exchange, temporaryDir, onDrawn, onError } = this.options;
    const unwanted = new AbortController();
    const signal = AbortSignal.any([stopping, unwanted.signal]);
    let frames = 0;
    const renewal = setInterval(() => {
      board.renew(claim, frames).then(
        (kept) => kept || unwanted.abort(new Error('The segment is not wanted any more.')),
        () => undefined,
      );
    }, renewMs);
    const folder = join(temporaryDir, randomUUID());
    const file = join(folder, 'segment.mp4');
    try {
      await mkdir(folder, { recursive: true });
      await this.inSession(claim.jobId, async (session) => {
        await session.draw(claim.key, file, { signal, onFrames: (more) => (frames += more) });
      });
      await exchange.put(claim.key, file);
      await board.drawn(claim);
      onDrawn();
    } catch (error) {
      if (unwanted.signal.aborted) return;
      if (stopping.aborted) {
        await board.release(claim);
        throw error;
      }
      onError(error, { id: claim.jobId, stage: 'segment' });
      await board.refuse(claim, error instanceof Error ? error.message : String(error));
    } finally {
      clearInterval(renewal);
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** One session a video and size, shared by the segments that are drawn one after the other. */
  private async inSession(jobId: string, work: (session: SegmentSession) => Promise<void>): Promise<void> {
    const { jobs } = this.options;
    const job = await jobs.find(jobId);
    if (job?.status !== 'rendering') throw gone(jobId);
    const name = `${jobId} ${job.fence}`;
    const open = this.sessions.get(name) ?? this.openSession(name, jobId, job.target);
    open.users += 1;
    if (open.timer) clearTimeout(open.timer);
    try {
      await work(await open.session);
    } finally {
      open.users -= 1;
      if (open.users === 0) {
        open.timer = setTimeout(() => void this.closeSession(name, open), sessionMs);
        open.timer.unref();
      }
    }
  }

  private openSession(name: string, jobId: string, target: { width: number; height: number }): OpenSession {
    const { jobs, studio } = this.options;
    const session = (async () => {
      const timeline = await jobs.document<Timeline>(jobId, 'timeline');
      if (timeline === null || !studio.openSession) throw gone(jobId);
      return studio.openSession(timeline, target);
    })();
    const open: OpenSession = { session, users: 0, timer: null };
    this.sessions.set(name, open);
    session.catch(() => this.sessions.delete(name));
    return open;
  }

  private async closeSession(name: string, open: OpenSession): Promise<void> {
    if (open.timer) clearTimeout(open.timer);
    this.sessions.delete(name);
    await open.session.then(
      (session) => session.close(),
      () => undefined,
    );
  }
}

function gone(jobId: string): StageFailure {
  return new StageFailure('store', 'timeline_missing', `${jobId} is not being rendered.`, { retryable: false });
}

function until(work: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason as Error);
    signal.addEventListener('abort', onAbort, { once: true });
    work.then(resolve, resolve).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
