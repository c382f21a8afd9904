import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { StageFailure, type Stage } from '@scenewright/core/errors';
import type { FailureAsData } from '../worker/worker-messages.js';
import type { SoundTrackMaker } from './renderer-parts.js';

export interface SoundThreadSettings {
  /** Gives way to everything else on the machine. */
  background: boolean;
}

/** To the thread. */
export type SoundOrder =
  { kind: 'make'; id: number; request: Parameters<SoundTrackMaker>[0] } | { kind: 'abort'; id: number };

/** From the thread: done, or why not. */
export interface SoundAnswer {
  id: number;
  failure?: FailureAsData;
  error?: unknown;
}

export interface SoundThread {
  make: SoundTrackMaker;
  /** Starts the thread ahead of the first track. */
  warm(): void;
  close(): Promise<void>;
}

interface Waiting {
  done(): void;
  failed(cause: unknown): void;
}

/**
 * Makes sound tracks in a thread of its own, so that this one stays free to answer. The thread starts with the first
 * track, takes several at a time, is started again after it died, and keeps no process alive while it idles.
 */
export function openSoundThread(settings: SoundThreadSettings): SoundThread {
  let running: { worker: Worker; waiting: Map<number, Waiting> } | undefined;
  let lastId = 0;

  function start(): { worker: Worker; waiting: Map<number, Waiting> } {
    const worker = new Worker(workerFile(), { workerData: settings });
    const waiting = new Map<number, Waiting>();
    const own = { worker, waiting };
    worker.on('message', ({ id, failure, error }: SoundAnswer) => {
      const one = waiting.get(id);
      if (failure) one?.failed(asStageFailure(failure));
      else if (error === undefined) one?.done();
      else one?.failed(error);
    });
    const gone = (cause: unknown): void => {
      if (running === own) running = undefined;
      for (const one of waiting.values()) one.failed(threadLost(cause));
    };
    worker.once('error', gone);
    worker.once('exit', (code) => gone(new Error(`it ended with ${code}`)));
    return own;
  }

  return {
    async make(request, signal) {
      signal.throwIfAborted();
      const { worker, waiting } = (running ??= start());
      const id = ++lastId;
      const send = (order: SoundOrder): void => worker.postMessage(order);
      const abort = (): void => send({ kind: 'abort', id });
      signal.addEventListener('abort', abort, { once: true });
      worker.ref();
      try {
        await new Promise<void>((done, failed) => {
          waiting.set(id, { done, failed });
          send({ kind: 'make', id, request });
        });
      } catch (cause) {
        // The thread has cleaned up; why it had to is told here.
        signal.throwIfAborted();
        throw cause;
      } finally {
        signal.removeEventListener('abort', abort);
        waiting.delete(id);
        if (waiting.size === 0) worker.unref();
      }
    },
    warm() {
      if (running) return;
      running = start();
      running.worker.unref();
    },
    async close() {
      await running?.worker.terminate();
      running = undefined;
    },
  };
}

function asStageFailure({ stageFailure }: FailureAsData): StageFailure {
  const { stage, kind, message, retryable, remedy } = stageFailure;
  return new StageFailure(stage as Stage, kind, message, { retryable, remedy });
}

function threadLost(cause: unknown): StageFailure {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new StageFailure('sound', 'thread_lost', `The thread that makes the sound was lost: ${reason}.`, {
    retryable: true,
    cause,
  });
}

/** Threads run built files, also when this file runs from source. */
function workerFile(): string {
  const here = fileURLToPath(import.meta.url);
  const built = here.endsWith('.ts')
    ? here.replace(/src\/video\/[^/]*$/, 'dist/src/video/')
    : here.replace(/[^/]*$/, '');
  return `${built}sound-worker.js`;
}
