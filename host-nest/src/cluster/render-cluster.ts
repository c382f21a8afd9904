import { hostname } from 'node:os';
import { randomBytes } from 'node:crypto';
import type { SegmentShare } from '@scenewright/render-pool';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.js';
import type { SegmentExchange } from '../files/segment-exchange.js';
import type { JobStore } from '../jobs/job-store.js';
import type { WorkQueue } from '../queue/work-queue.js';
import type { Studio } from '../studio/studio.js';
import { carriedTrace } from '../tracing/trace-carrier.js';
import type { Tracing } from '../tracing/tracing.js';
import { BoardShare } from './board-share.js';
import { DrawingSlots } from './drawing-slots.js';
import { NodeRegistry } from './node-registry.js';
import { SegmentBoard } from './segment-board.js';
import { SegmentHelper } from './segment-helper.js';

/** The cluster of this node, or null where no other node can be. */
export const RENDER_CLUSTER = Symbol('RenderCluster');

/** The topic of the queue under which render nodes are asked to help. */
export const segmentTopic = 'segments';

export interface RenderClusterOptions {
  db: Kysely<Database>;
  queue: WorkQueue;
  jobs: JobStore;
  studio: Studio;
  exchange: SegmentExchange;
  temporaryDir: string;
  tracing: Tracing;
  /** A segment was drawn on this node, for a video of its own or for another node's. */
  onDrawn(forWhom: 'own' | 'other'): void;
  onError(error: unknown, job?: { id: string; stage: string }): void;
}

/** The segments of one video over all render nodes. Every node is both: it puts videos together and helps others. */
export class RenderCluster {
  private readonly registry: NodeRegistry;
  private readonly board: SegmentBoard;
  /** The videos that this node puts together now. */
  private readonly home = new Map<string, Promise<void>>();
  private slots: DrawingSlots | null = null;
  private helper: SegmentHelper | null = null;

  constructor(private readonly options: RenderClusterOptions) {
    const node = `${hostname()}-${process.pid}-${randomBytes(4).toString('hex')}`;
    this.registry = new NodeRegistry(options.db, node, options.onError);
    this.board = new SegmentBoard(options.db, node);
  }

  /** Begins to help. Does nothing for a studio that can't draw single segments. */
  async start(): Promise<void> {
    const { studio, queue, onDrawn } = this.options;
    if (!studio.openSession || !studio.capacity) return;
    const size = await studio.capacity();
    this.slots = new DrawingSlots(size);
    this.helper = new SegmentHelper({
      ...this.options,
      board: this.board,
      slots: this.slots,
      localRender: (jobId) => this.home.get(jobId) ?? null,
      onDrawn: () => onDrawn('other'),
    });
    await this.registry.start();
    queue.work(segmentTopic, size, this.helper);
  }

  /** Renders a video with the help of the other nodes; alone, at no cost, when there is none. */
  async share<T>(
    job: { id: string; fence: number },
    render: (share: SegmentShare | undefined) => Promise<T>,
  ): Promise<T> {
    const { exchange, queue, onDrawn, onError } = this.options;
    if (!this.slots || (await this.registry.others()) === 0) return render(undefined);
    const share = new BoardShare({
      jobId: job.id,
      fence: job.fence,
      board: this.board,
      exchange,
      slots: this.slots,
      async invite(segments) {
        try {
          for (const [at] of segments.entries()) {
            const id = `${job.id}:${job.fence}:${Date.now().toString(36)}:${at}`;
            await queue.add({ id, topic: segmentTopic, body: { jobId: job.id, ...carriedTrace() } });
          }
        } catch (error) {
          // Redis is away: what nobody takes is drawn here.
          onError(error, { id: job.id, stage: 'invite' });
        }
      },
      onDrawn: () => onDrawn('own'),
    });
    let leave: () => void = () => undefined;
    this.home.set(job.id, new Promise((resolve) => (leave = resolve)));
    try {
      return await render(share);
    } finally {
      this.home.delete(job.id);
      leave();
    }
  }

  /** After the queue was closed. */
  async close(): Promise<void> {
    await this.helper?.close();
    await this.registry.close();
  }
}
