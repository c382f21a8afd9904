/** A piece of work that survives a restart. `body` is what the worker needs to find everything else. */
export interface WorkTask {
  id: string;
  topic: string;
  body: Record<string, unknown>;
}

export interface TaskContext {
  /** Aborted when the lease is lost or the process stops; the work is then somebody else's. */
  signal: AbortSignal;
  /** How often the work has failed before. */
  failures: number;
  /** No further try follows this one. */
  lastTry: boolean;
}

export interface TaskHandler {
  /** Resolves when the work is done or needs no doing. Rejects to be tried again, if it may. */
  run(task: WorkTask, context: TaskContext): Promise<void>;
  /** Called once, when the work is given up: it failed for good, or ended its worker too often. */
  gaveUp(task: WorkTask, reason: string): Promise<void>;
}

/** Work that is done at least once, by one worker at a time. */
export interface WorkQueue {
  /** Adding the same id twice adds it once. */
  add(task: WorkTask): Promise<void>;
  work(topic: string, concurrency: number, handler: TaskHandler): void;
  waiting(): Promise<number>;
  /** Takes no more work, aborts what is in hand and gives it back. */
  close(): Promise<void>;
}

/** Tries of work that fails, and seconds before the second, third, ... */
export const taskTries = 3;
export const taskRetryDelays: readonly number[] = [2, 10];
/** Workers that may end while they do the same work, before it is held to be the cause. */
export const taskAbandonedMax = 8;

/** Thrown by a handler whose work must not be tried again. */
export class PermanentTaskFailure extends Error {
  override readonly name = 'PermanentTaskFailure';
}
