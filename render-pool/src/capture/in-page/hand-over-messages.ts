/** Where frames go: a file of the origin-private file system, or our server. */
export type HandOverTarget = { kind: 'file'; name: string; mark: string } | { kind: 'http'; url: string };

/** What the worker is told. */
export type WorkerMessage =
  | { kind: 'start'; frameBytes: number; slots: number; handOver: HandOverTarget }
  /** A frame (I420) for a slot of the ring; the carrier is given back. */
  | { kind: 'frame'; carrier: ArrayBuffer; frame: number; slot: number };

export type WorkerAnswer =
  | { kind: 'ready' }
  | { kind: 'written'; frame: number; slot: number; carrier: ArrayBuffer }
  | { kind: 'failed'; message: string };
