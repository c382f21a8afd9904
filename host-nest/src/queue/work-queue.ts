/** A piece of work that survives a restart. `body` is what the worker needs to find everything else. */
export interface WorkTask {
  id: string;
  topic: string;
  body: Record<string, unknown>;
  /** The account that it is for, where it is for one. */
  owner?: string;
}

export interface TaskContext {
  /** Aborted when the lease is lost or the process stops; the work is then somebody else's. */
  signal: AbortSignal;
  /** The number under which this worker took the work up. */
  fence: number;
  /** How often the work has failed before. */
  failures: number;
  /** No further try follows this one. */
  lastTry: boolean;
}

/**
 * Does the work of a topic. Each turn at a task begins with `take`, whose number everything else carries: a queue can
 * only tell that a lease was lost some time ago, so it is this number that keeps a worker out that others have followed.
 */
export interface TaskHandler {
  /**
   * Takes the work up under a number that ends the turn of every earlier worker; null when it needs no doing. A rejection
   * says nothing about the work: it is put back, and counts as no try.
   */
  take(task: WorkTask): Promise<number | null>;
  /** Resolves when the work is done. Rejects to be tried again, if it may. */
  run(task: WorkTask, context: TaskContext): Promise<void>;
  /**
   * The work is given up: it failed for good, or ended its worker too often. `fence` is the number of the turn that gives
   * it up; when the work has been taken up by another since, nothing may happen.
   */
  retriesExhausted(task: WorkTask, reason: string, fence: number): Promise<void>;
}

/** What a queue knows of a task: nothing, that it will be done, or that it was done or given up. */
export type TaskState = 'unknown' | 'waiting' | 'ended';

/** Work that is done at least once, by one worker at a time. */
export abstract class WorkQueue {
  /** False when the queue may forget tasks: the outbox then keeps them until they have ended. */
  abstract readonly durable: boolean;
  /** Adding the same id twice adds it once. */
  abstract add(task: WorkTask): Promise<void>;
  abstract work(topic: string, concurrency: number, handler: TaskHandler): void;
  abstract waiting(): Promise<number>;
  /** Tasks of a topic that no worker has yet. */
  abstract backlog(topic: string): Promise<number>;
  /** Ended tasks may be forgotten after a day. */
  abstract stateOf(task: WorkTask): Promise<TaskState>;
  /** Called after a task of this process was done or given up for good. */
  abstract onEnded(listener: (id: string) => void): void;
  /** Takes no more work, aborts what is in hand and gives it back. Safe to call twice. */
  abstract close(): Promise<void>;
}

export interface QueueTiming {
  /** Milliseconds after which the work of a worker that gives no sign goes to another. */
  leaseMs: number;
  /** Milliseconds between two signs; a sixth of the lease when absent. */
  renewMs?: number;
  /** Tries of work that fails, and seconds before the second, third, ... */
  tries: number;
  retryDelays: readonly number[];
  /** Workers that may end while they do the same work, before it is held to be the cause. */
  abandonedMax: number;
}

/**
 * A worker on a machine that is far too busy still gives a sign in half a minute. A server that is killed twenty times
 * over one video is more likely to have trouble of its own than to be ended by that video.
 */
export const queueTiming: QueueTiming = { leaseMs: 30_000, tries: 3, retryDelays: [2, 10], abandonedMax: 20 };

/** Thrown by a handler whose work must not be tried again. */
export class PermanentTaskFailure extends Error {
  override readonly name = 'PermanentTaskFailure';
}
