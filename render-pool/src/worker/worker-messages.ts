import type { MessagePort } from 'node:worker_threads';
import type { SegmentTask, StillTask } from '../capture/segment-renderer.js';

/** What a worker thread is started with. */
export interface WorkerSettings {
  browser?: string;
  cacheRoot: string;
  owner: string;
  ffmpeg: string;
  /** See `SegmentPoolOptions.background`. */
  background?: boolean;
}

/** One call of the worker; `port` carries what goes to and fro while it runs. */
export type WorkerCall = { port: MessagePort } & (
  | { kind: 'segment'; task: SegmentTask }
  | { kind: 'still'; task: StillTask }
  | { kind: 'warm'; bundleFolder?: string | undefined }
  | { kind: 'close' }
);

/** From the worker. */
export type WorkerReport =
  | { kind: 'frames'; frames: number }
  | { kind: 'log'; line: string }
  | { kind: 'process'; pid: number; profileFolder: string; running: boolean }
  /** Which thread took the call: its processes are ended when it does not answer. */
  | { kind: 'thread'; threadId: number };

/** To the worker. */
export type WorkerOrder = { kind: 'abort' };

/** Errors lose their class between threads: this is what is kept. */
export interface FailureAsData {
  stageFailure: { stage: string; kind: string; message: string; retryable: boolean; remedy?: string };
}
