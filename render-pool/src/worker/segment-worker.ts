import { setPriority } from 'node:os';
import { threadId, workerData } from 'node:worker_threads';
import { StageFailure } from '@scenewright/core/errors';
import { SegmentRunner } from './segment-runner.js';
import type { FailureAsData, WorkerCall, WorkerOrder, WorkerReport, WorkerSettings } from './worker-messages.js';

// piscina gives its workers [its own data, ours].
const settings = (Array.isArray(workerData) ? workerData[1] : workerData) as WorkerSettings;
/** Of 0 (as the host) to 19 (only when nothing else wants the processor). */
const BACKGROUND_PRIORITY = 10;
// On Linux this is the priority of this thread alone, and its browsers and encoders inherit it; elsewhere it would be
// that of the whole process.
const priority = settings.background && process.platform === 'linux' ? BACKGROUND_PRIORITY : undefined;
if (priority !== undefined) setPriority(priority);

let report: (message: WorkerReport) => void = () => undefined;

const runner = new SegmentRunner({
  ...settings,
  ...(priority === undefined ? {} : { priority }),
  log: (line) => report({ kind: 'log', line }),
  onProcess: ({ pid, profileFolder }, running) => report({ kind: 'process', pid, profileFolder, running }),
});

/** Frames are reported at most this often, in milliseconds: a message a frame would be felt. */
const REPORT_INTERVAL = 100;

/** Entry of the worker thread: one call at a time. */
export default async function segmentWorker(call: WorkerCall): Promise<unknown> {
  const { port } = call;
  const abort = new AbortController();
  port.on('message', (order: WorkerOrder) => {
    if (order.kind === 'abort') abort.abort();
  });
  report = (message) => port.postMessage(message);
  report({ kind: 'thread', threadId });
  try {
    if (call.kind === 'warm') return await runner.warm(call.bundleFolder);
    if (call.kind === 'close') return await runner.close();
    if (call.kind === 'still') return await runner.still(call.task, abort.signal);
    let frames = 0;
    let last = 0;
    const tell = (): void => {
      if (frames > 0) report({ kind: 'frames', frames });
      frames = 0;
      last = performance.now();
    };
    const result = await runner.run(call.task, abort.signal, () => {
      frames++;
      if (performance.now() - last >= REPORT_INTERVAL) tell();
    });
    tell();
    return result;
  } catch (error) {
    if (!(error instanceof StageFailure)) throw error;
    const { stage, kind, message, retryable, remedy } = error;
    const data: FailureAsData = { stageFailure: { stage, kind, message, retryable, ...(remedy ? { remedy } : {}) } };
    return data;
  } finally {
    port.close();
  }
}
