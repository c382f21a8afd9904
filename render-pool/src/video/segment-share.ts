import type { Segment } from '@scenewright/core/rendering';

/**
 * Who else draws the segments of a video. Without one a renderer draws all of them itself.
 * Whoever implements it knows the other nodes; this package knows none.
 */
export interface SegmentShare {
  /** Offers the segments of one render to all nodes. No two of them have one key. */
  open(segments: readonly Segment[], events: ShareEvents): Promise<OpenShare>;
}

export interface ShareEvents {
  /** Another node has drawn it. Awaited before it counts as done. */
  drawnElsewhere(segment: Segment): Promise<void>;
  /**
   * Frames that other nodes drew since the last call, of segments that are not whole: they are taken back before
   * `drawnElsewhere`, and when a node goes away.
   */
  frames(change: number): void;
}

export interface OpenShare {
  /**
   * The next segment for this node, the longest first; null when every segment is drawn, here or elsewhere. Waits while
   * all that is left is being drawn elsewhere.
   * @throws StageFailure of a segment that was given up
   */
  next(signal: AbortSignal): Promise<Segment | null>;
  /** A segment that `next` gave has left the hands of the worker that drew it: another one may start here. */
  drawn(segment: Segment): void;
  /** Hands a drawn segment to the others. The file carries the mark of the segment store. */
  deliver(segment: Segment, file: string): Promise<void>;
  /** Places a segment that another node drew; false when it has got lost. */
  fetch(segment: Segment, file: string): Promise<boolean>;
  /** A segment that was fetched was not whole: it is drawn again. */
  lost(segment: Segment): Promise<void>;
  /** Withdraws what is not drawn; nodes that are at it stop. */
  close(): Promise<void>;
}
