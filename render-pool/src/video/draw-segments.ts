import { join } from 'node:path';
import type { Segment } from '@scenewright/core/rendering';
import type { SegmentPool } from '../capture/segment-renderer.js';
import type { SegmentStore } from '../segments/segment-store.js';
import {
  dealLongestFirst,
  renderMissing,
  type DrawingObserver,
  type MissingSegment,
  type SegmentDealer,
} from './render-missing.js';
import type { OpenShare, SegmentShare } from './segment-share.js';

export interface DrawSegmentsOptions {
  pool: SegmentPool;
  store: SegmentStore;
  jobFolder: string;
  /** Other nodes that draw too. */
  share?: SegmentShare;
  drawing?: DrawingObserver;
  signal: AbortSignal;
  onFrames(frames: number): void;
  /** A segment lies at its place. */
  onPlaced(): void;
  log(line: string): void;
}

/**
 * Draws what is missing, here and on the nodes of the share, and places it. Segments that show the same are drawn once.
 * Returns how many were drawn on this node.
 */
export async function drawSegments(missing: readonly MissingSegment[], options: DrawSegmentsOptions): Promise<number> {
  const { store, share, signal, log } = options;
  const first = new Map<string, MissingSegment>();
  for (const one of missing) if (!first.has(one.segment.key)) first.set(one.segment.key, one);
  const twins = missing.filter((one) => first.get(one.segment.key) !== one);
  const wanted = [...first.values()];
  if (wanted.length === 0) return 0;

  const open = share ? await openShare(share, first, options) : null;
  const own = new Set<string>();
  try {
    await renderMissing(options.pool, open ? sharedDealer(open, first) : dealLongestFirst(wanted), {
      signal,
      log,
      drawing: options.drawing,
      onFrames: options.onFrames,
      onSegment: async ({ segment, task }) => {
        await store.keep(segment.key, task.to - task.from, task.outFile);
        if (open) await deliver(open, segment, options);
        own.add(segment.key);
        options.onPlaced();
      },
    });
  } finally {
    await open?.close();
  }
  for (const { segment, task } of twins) {
    const frames = task.to - task.from;
    if (!(await store.take(segment.key, frames, task.outFile))) {
      await renderMissing(options.pool, dealLongestFirst([{ segment, task }]), {
        ...options,
        onSegment: () => store.keep(segment.key, frames, task.outFile),
      });
    } else options.onFrames(frames);
    options.onPlaced();
  }
  return own.size;
}

function openShare(
  share: SegmentShare,
  missing: ReadonlyMap<string, MissingSegment>,
  { store, signal, onFrames, onPlaced, log }: DrawSegmentsOptions,
): Promise<OpenShare> {
  const opened = share.open(
    [...missing.values()].map(({ segment }) => segment),
    {
      frames: onFrames,
      async drawnElsewhere(segment) {
        signal.throwIfAborted();
        const open = await opened;
        const { task } = missing.get(segment.key)!;
        const frames = segment.to - segment.from;
        const whole =
          (await open.fetch(segment, task.outFile)) && (await store.adopt(segment.key, frames, task.outFile));
        if (!whole) {
          log(`segment ${segment.index} of another node has got lost: it is drawn again`);
          return open.lost(segment);
        }
        onFrames(frames);
        onPlaced();
      },
    },
  );
  return opened;
}

function sharedDealer(open: OpenShare, missing: ReadonlyMap<string, MissingSegment>): SegmentDealer {
  return {
    async next(signal) {
      const segment = await open.next(signal);
      return segment ? missing.get(segment.key) : undefined;
    },
    ended: ({ segment }) => open.drawn(segment),
  };
}

/** What the others take is the file of the store, because it carries its mark. This node's video does without it. */
async function deliver(
  open: OpenShare,
  segment: Segment,
  { store, jobFolder, log }: DrawSegmentsOptions,
): Promise<void> {
  const marked = join(jobFolder, `marked-${segment.index}.mp4`);
  try {
    if (await store.take(segment.key, segment.to - segment.from, marked)) await open.deliver(segment, marked);
  } catch (error) {
    log(`segment ${segment.index} could not be handed to the other nodes: ${(error as Error).message}`);
  }
}
