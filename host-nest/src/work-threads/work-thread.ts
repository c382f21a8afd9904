import { Worker } from 'node:worker_threads';
import { StageFailure, type Stage } from '@scenewright/core/errors';
import type { Calls } from './calls.js';
import { outcomeOf, resultOf, type FromThread, type Outcome, type ToThread } from './thread-messages.js';

export interface Wanted {
  /** Name of the work in the thread. */
  work: string;
  input: unknown;
  /** Seconds that the thread may work at it, without those in which it waits for what it has asked for. */
  seconds: number;
  /** What it fails with when the thread ends. */
  stage: Stage;
  signal?: AbortSignal | undefined;
  /** What the thread may ask for in the middle of it: while it waits for that, an abort reaches it. */
  calls?: Calls | undefined;
}

interface Waiting extends Wanted {
  settle(outcome: Outcome): void;
  reject(error: unknown): void;
  /** Gives `seconds` anew, or none while the thread waits. */
  allow(isWorking: boolean): void;
  asking: Map<number, AbortController>;
}

/** Megabytes of objects in a thread: a brief made to fill the memory ends its thread and nothing else. */
const heapMegabytes = 768;

/** A thread that works at several things by turns, is started when it is needed, and anew when it hangs or has ended. */
export class WorkThread {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private next = 1;

  /** @param file what the thread runs, compiled: a file that calls `serveWork` */
  constructor(private readonly file: string) {}

  async ask<T>(wanted: Wanted): Promise<T> {
    const { signal, seconds, stage, calls } = wanted;
    signal?.throwIfAborted();
    const id = this.next++;
    let end: () => void = () => undefined;
    try {
      const outcome = await new Promise<Outcome>((resolve, reject) => {
        let timer: NodeJS.Timeout | undefined;
        const late = new StageFailure(stage, 'too_slow', `It took longer than ${seconds} s.`, { retryable: false });
        const allow = (isWorking: boolean) => {
          clearTimeout(timer);
          timer = isWorking ? setTimeout(() => this.stop(id, late), seconds * 1000) : undefined;
        };
        const onAbort = () => (calls ? this.leave(id, signal!.reason) : this.stop(id, signal!.reason));
        signal?.addEventListener('abort', onAbort);
        end = () => signal?.removeEventListener('abort', onAbort);
        const settle = (settled: Outcome) => {
          allow(false);
          resolve(settled);
        };
        this.waiting.set(id, { ...wanted, settle, reject, allow, asking: new Map() });
        allow(true);
        this.send(this.thread(), id);
      });
      return resultOf<T>(outcome);
    } finally {
      end();
    }
  }

  async close(): Promise<void> {
    const { worker } = this;
    this.worker = null;
    this.fail((stage) => new StageFailure(stage, 'stopped', 'The server is stopping.', { retryable: true }));
    await worker?.terminate();
  }

  private thread(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(this.file, { resourceLimits: { maxOldGenerationSizeMb: heapMegabytes } });
    worker.unref();
    worker.on('message', (message: FromThread) => {
      if (this.worker === worker) this.hear(worker, message);
    });
    worker.on('error', (cause) => {
      if (this.worker !== worker) return;
      this.worker = null;
      this.fail((stage) => {
        const message = 'The thread that did this work has ended.';
        return new StageFailure(stage, 'thread_ended', message, { retryable: stage === 'plan', cause });
      });
    });
    this.worker = worker;
    return worker;
  }

  private hear(worker: Worker, message: FromThread): void {
    if ('outcome' in message) {
      const { id, outcome } = message;
      this.taken(id)?.settle(outcome);
    } else if ('aborted' in message) {
      for (const { asking } of this.waiting.values()) asking.get(message.call)?.abort();
    } else void this.answer(worker, message);
  }

  /** Does what the thread asks for; its time stands still meanwhile. */
  private async answer(worker: Worker, { id, call, name, input }: Extract<FromThread, { name: string }>) {
    const waiting = this.waiting.get(id);
    const asked = waiting?.calls?.[name];
    if (!waiting || !asked) return;
    const ends = new AbortController();
    waiting.asking.set(call, ends);
    waiting.allow(false);
    const outcome = await outcomeOf(asked(input as never, { signal: ends.signal }));
    // A thread that was started anew counts its calls from the beginning.
    if (waiting.asking.get(call) === ends) waiting.asking.delete(call);
    if (this.worker !== worker) return;
    if (waiting.asking.size === 0 && this.waiting.get(id) === waiting) waiting.allow(true);
    worker.postMessage({ call, outcome } satisfies ToThread);
  }

  private taken(id: number): Waiting | undefined {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    waiting?.allow(false);
    for (const ends of waiting?.asking.values() ?? []) ends.abort();
    return waiting;
  }

  private send(worker: Worker, id: number): void {
    const { work, input } = this.waiting.get(id)!;
    worker.postMessage({ id, work, input } satisfies ToThread);
  }

  /** Nobody waits for it any more; the thread is told, and ends it when it next asks for something. */
  private leave(id: number, reason: unknown): void {
    this.taken(id)?.reject(reason);
    this.worker?.postMessage({ id, aborted: true } satisfies ToThread);
  }

  /** What the thread is at cannot be told to stop; it is ended, and the others are asked anew. */
  private stop(id: number, reason: unknown): void {
    this.taken(id)?.reject(reason);
    const { worker } = this;
    this.worker = null;
    void worker?.terminate();
    for (const [other, waiting] of this.waiting) {
      for (const ends of waiting.asking.values()) ends.abort();
      waiting.asking.clear();
      waiting.allow(true);
      this.send(this.thread(), other);
    }
  }

  private fail(failureAt: (stage: Stage) => StageFailure): void {
    for (const [id, { stage }] of [...this.waiting]) this.taken(id)?.reject(failureAt(stage));
  }
}
