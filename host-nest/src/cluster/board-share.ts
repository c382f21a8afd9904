import { setTimeout as sleep } from 'node:timers/promises';
import { StageFailure } from '@scenewright/core/errors';
import type { Segment } from '@scenewright/core/rendering';
import type { OpenShare, SegmentShare, ShareEvents } from '@scenewright/render-pool';
import type { SegmentExchange } from '../files/segment-exchange.js';
import type { DrawingSlots } from './drawing-slots.js';
import type { SegmentBoard, SegmentClaim } from './segment-board.js';

/** Milliseconds between two looks at what the other nodes have done. */
const lookMs = 250;
const roundMs = 1000;
/** Milliseconds between two signs of life of a segment that is drawn here. */
export const renewMs = 2000;

export interface BoardShareOptions {
  jobId: string;
  fence: number;
  board: SegmentBoard;
  exchange: SegmentExchange;
  slots: DrawingSlots;
  /** Asks the other nodes to help. */
  invite(segments: readonly Segment[]): Promise<void>;
  onDrawn(): void;
}

/** Shares the segments of one video over the board; this node draws as well. */
export class BoardShare implements SegmentShare {
  constructor(private readonly options: BoardShareOptions) {}

  async open(segments: readonly Segment[], events: ShareEvents): Promise<OpenShare> {
    const { board, exchange, jobId, fence } = this.options;
    const held = await Promise.all(segments.map(async ({ key }) => ((await exchange.has(key)) ? key : null)));
    const present = new Set(held.filter((key) => key !== null));
    await board.offer(jobId, fence, segments, present);
    const wanted = segments.filter(({ key }) => !present.has(key));
    await this.options.invite(wanted.sort((a, b) => b.to - b.from - (a.to - a.from)));
    return new OpenBoardShare(this.options, segments, events);
  }
}

interface HeldSegment {
  claim: SegmentClaim;
  free: () => void;
  renewal: NodeJS.Timeout;
}

class OpenBoardShare implements OpenShare {
  private readonly byKey: Map<string, Segment>;
  private readonly left: Set<string>;
  private readonly held = new Map<string, HeldSegment>();
  /** What others drew, and came torn or not at all. */
  private readonly torn = new Set<string>();
  /** Frames that others have told of, by segment. */
  private readonly reported = new Map<string, number>();
  private looking: Promise<void> | null = null;
  private readonly rounds: NodeJS.Timeout;
  private failure: unknown = null;

  constructor(
    private readonly options: BoardShareOptions,
    segments: readonly Segment[],
    private readonly events: ShareEvents,
  ) {
    this.byKey = new Map(segments.map((segment) => [segment.key, segment]));
    this.left = new Set(this.byKey.keys());
    // Also while every lane draws: progress counts the others' frames.
    this.rounds = setInterval(() => void this.poll().catch((error: unknown) => (this.failure = error)), roundMs);
  }

  async next(signal: AbortSignal): Promise<Segment | null> {
    const { board, slots, jobId, fence } = this.options;
    while (this.left.size > 0) {
      if (this.failure !== null) throw this.failure;
      const free = await slots.take(signal);
      const claim = await board.claim(jobId, fence).catch((error: unknown) => {
        free();
        throw error;
      });
      if (claim) {
        const renewal = setInterval(() => void board.renew(claim, 0).catch(() => undefined), renewMs);
        this.held.set(claim.key, { claim, free, renewal });
        return this.byKey.get(claim.key) ?? null;
      }
      free();
      await this.poll();
      if (this.left.size > 0) await sleep(lookMs, undefined, { signal });
    }
    return null;
  }

  drawn({ key }: Segment): void {
    this.held.get(key)?.free();
  }

  async deliver({ key }: Segment, file: string): Promise<void> {
    const held = this.held.get(key);
    this.left.delete(key);
    this.options.onDrawn();
    try {
      await this.options.exchange.put(key, file);
    } finally {
      if (held) await this.options.board.drawn(held.claim).catch(() => undefined);
      this.release(key);
    }
  }

  async fetch({ key }: Segment, file: string): Promise<boolean> {
    return this.options.exchange.fetch(key, file);
  }

  async lost({ key }: Segment): Promise<void> {
    this.torn.add(key);
    await this.options.board.reopen(this.options.jobId, key);
  }

  async close(): Promise<void> {
    clearInterval(this.rounds);
    await this.looking?.catch(() => undefined);
    for (const key of [...this.held.keys()]) this.release(key);
    await this.options.board.withdraw(this.options.jobId, this.options.fence);
  }

  private poll(): Promise<void> {
    this.looking ??= this.look().finally(() => (this.looking = null));
    return this.looking;
  }

  private async look(): Promise<void> {
    for (const { key, state, frames, error } of await this.options.board.standing(this.options.jobId)) {
      const segment = this.byKey.get(key);
      if (!segment || !this.left.has(key) || this.held.has(key)) continue;
      this.tell(key, state === 'drawing' ? frames : 0);
      if (state === 'given_up') {
        const remedy = 'Change what is shown at that moment, or give the render nodes more memory.';
        throw new StageFailure('capture', 'poisoned_segment', error ?? 'A segment was given up.', {
          retryable: false,
          remedy,
        });
      }
      if (state !== 'drawn') continue;
      await this.events.drawnElsewhere(segment);
      // Not before: a lane that finds nothing left ends, and what came torn would be missing in the video.
      if (!this.torn.delete(key)) this.left.delete(key);
    }
  }

  private tell(key: string, frames: number): void {
    const change = frames - (this.reported.get(key) ?? 0);
    this.reported.set(key, frames);
    if (change !== 0) this.events.frames(change);
  }

  private release(key: string): void {
    const held = this.held.get(key);
    this.held.delete(key);
    clearInterval(held?.renewal);
    held?.free();
  }
}
