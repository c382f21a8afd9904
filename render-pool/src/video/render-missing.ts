import { StageFailure } from '@scenewright/core/errors';
import type { Segment } from '@scenewright/core/rendering';
import type { SegmentPool, SegmentTask } from '../capture/segment-renderer.js';

export interface MissingSegment {
  segment: Segment;
  task: SegmentTask;
}

/** Calls `draw` once, and gives what it gives. */
export type DrawingObserver = (segment: Segment, draw: () => Promise<void>) => Promise<void>;

export interface RenderMissingOptions {
  /** Ended when a segment fails for good: the others stop too. */
  signal: AbortSignal;
  /** Frames that became ready; negative when a segment that failed begins anew. */
  onFrames(frames: number): void;
  /** Called for each segment as soon as its file is whole. */
  onSegment(done: MissingSegment): Promise<void>;
  /** Does the drawing of one; for whoever wants to know what it took. */
  drawing?: DrawingObserver;
  log(line: string): void;
}

/** Tries of a segment after the first. */
const RETRIES = 2;
/** Tasks that wait in the pool beside those at work, so that no worker is idle between two. */
const AHEAD = 1;

/** Deals out what is to be drawn here. */
export interface SegmentDealer {
  /** The next; undefined when nothing is left. */
  next(signal: AbortSignal): Promise<MissingSegment | undefined>;
  /** Its drawing has ended, well or not. */
  ended(segment: MissingSegment): void;
}

/** All of them here, longest first: the short ones at the end fill the gaps, so that all workers finish together. */
export function dealLongestFirst(missing: readonly MissingSegment[]): SegmentDealer {
  const queue = [...missing].sort((a, b) => length(b) - length(a) || a.segment.index - b.segment.index);
  return { next: async () => queue.shift(), ended: () => undefined };
}

/**
 * Renders the segments that a dealer gives over a pool. A segment that failed in a way that may pass is
 * rendered again alone.
 */
export async function renderMissing(
  pool: SegmentPool,
  dealer: SegmentDealer,
  options: RenderMissingOptions,
): Promise<void> {
  const failed = new AbortController();
  const signal = AbortSignal.any([options.signal, failed.signal]);
  const lane = async (): Promise<void> => {
    try {
      for (let next = await dealer.next(signal); next && !signal.aborted; next = await dealer.next(signal)) {
        const current = next;
        const draw = () => renderWithRetries(pool, current, { ...options, signal });
        await (options.drawing ? options.drawing(current.segment, draw) : draw()).finally(() => dealer.ended(current));
        await options.onSegment(next);
      }
    } catch (error) {
      failed.abort(error);
      throw error;
    }
  };
  const lanes = Array.from({ length: pool.size + AHEAD }, lane);
  // All lanes are awaited: when this returns, nothing is at work any more.
  await Promise.allSettled(lanes);
  signal.throwIfAborted();
}

/** @throws StageFailure of the last try */
export async function renderWithRetries(
  pool: SegmentPool,
  { segment, task }: MissingSegment,
  { signal, onFrames, log }: Omit<RenderMissingOptions, 'onSegment'>,
): Promise<void> {
  for (let tries = 0; ; tries++) {
    let counted = 0;
    try {
      const result = await pool.renderSegment(task, {
        signal,
        onFrames: (frames) => {
          counted += frames;
          onFrames(frames);
        },
      });
      if (result.frames !== task.to - task.from)
        throw new StageFailure(
          'encode',
          'torn_segment',
          `A segment has ${result.frames} frames instead of ${task.to - task.from}.`,
          {
            retryable: true,
          },
        );
      // Whatever the pool reported on the way, the segment counts once and whole.
      onFrames(task.to - task.from - counted);
      return;
    } catch (error) {
      onFrames(-counted);
      signal.throwIfAborted();
      if (!(error instanceof StageFailure) || !error.retryable || tries >= RETRIES) throw error;
      log(`segment ${segment.index} (frames ${segment.from} to ${segment.to}) again: ${error.message}`);
    }
  }
}

function length({ segment }: MissingSegment): number {
  return segment.to - segment.from;
}
