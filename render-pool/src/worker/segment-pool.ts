import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { Size } from '@scenewright/core/canvas';
import { type Stage, StageFailure } from '@scenewright/core/errors';
import { deleteProfileFolders, sweepProfileFolders } from '../browser/profile-folder.js';
import type {
  SegmentCallOptions,
  SegmentPool,
  SegmentPoolOptions,
  SegmentResult,
  SegmentTask,
  StillTask,
} from '../capture/segment-renderer.js';
import { deletePartials } from '../encode/segment-encoder.js';
import { availableMemory, memoryForWorker } from '../limits/render-capacity.js';
import { MemoryGate } from './memory-gate.js';
import { usableCores, workerCount } from './worker-count.js';
import type { FailureAsData, WorkerCall, WorkerOrder, WorkerReport, WorkerSettings } from './worker-messages.js';

/** A worker that does not answer an abort in this time has its processes and its thread ended. */
const ABORT_PATIENCE_MILLISECONDS = 700;

/** How long a killed browser is waited for. */
const GONE_PATIENCE_MILLISECONDS = 2000;

interface RunningBrowser {
  pid: number;
  profileFolder: string;
  threadId: number;
}

/** What a call may take along, beside the task. */
interface CallOptions extends SegmentCallOptions {
  output?: Size;
}

/** Opens a pool; its workers start with the first call, or with `warm()`. */
export function createSegmentPool(options: SegmentPoolOptions): SegmentPool {
  return new WorkerPool(options);
}

class WorkerPool implements SegmentPool {
  readonly size: number;
  private readonly log: (line: string) => void;
  private readonly settings: WorkerSettings;
  private readonly browsers = new Map<number, RunningBrowser>();
  private readonly running = new Set<AbortController>();
  private readonly calls = new Set<Promise<unknown>>();
  private readonly memory: Promise<MemoryGate>;
  private piscina: Piscina<WorkerCall, unknown> | null = null;
  private closed = false;

  constructor(options: SegmentPoolOptions) {
    this.log = options.log ?? (() => undefined);
    this.settings = {
      ...(options.browser ? { browser: options.browser } : {}),
      cacheRoot: options.cacheRoot,
      ffmpeg: options.ffmpeg,
      ...(options.background ? { background: true } : {}),
      owner: randomBytes(4).toString('hex'),
    };
    this.size = options.workers ?? workerCount({ cores: usableCores(), memoryBytes: options.memoryBytes ?? Infinity });
    this.memory = (options.memoryBytes ? Promise.resolve(options.memoryBytes) : availableMemory()).then(
      (bytes) => new MemoryGate(bytes),
    );
  }

  async renderSegment(task: SegmentTask, options: SegmentCallOptions = {}): Promise<SegmentResult> {
    return (await this.call({ kind: 'segment', task }, { ...options, output: task.output })) as SegmentResult;
  }

  async stills(tasks: StillTask[], options: { signal?: AbortSignal } = {}): Promise<Uint8Array[]> {
    return Promise.all(
      tasks.map(async (task) => {
        return (await this.call({ kind: 'still', task }, { ...options, output: task.output })) as Uint8Array;
      }),
    );
  }

  async warm(bundleFolder?: string): Promise<void> {
    await Promise.all(Array.from({ length: this.size }, () => this.call({ kind: 'warm', bundleFolder }, {})));
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const running of this.running) running.abort(new Error('the pool was closed'));
    const piscina = this.piscina;
    this.piscina = null;
    const patience = new Promise((resolve) => setTimeout(resolve, ABORT_PATIENCE_MILLISECONDS).unref());
    await Promise.race([Promise.allSettled(this.calls), patience]);
    await Promise.all([...this.browsers.values()].map((browser) => this.endBrowser(browser)));
    // A browser that nobody told us of loses its watchdog's pipe with the thread.
    await piscina?.destroy();
    await deleteProfileFolders(this.settings.owner);
  }

  private workers(): Piscina<WorkerCall, unknown> {
    if (this.closed) throw new StageFailure('capture', 'pool_closed', 'The pool was closed.', { retryable: false });
    if (!this.piscina) {
      void sweepProfileFolders();
      this.piscina = new Piscina<WorkerCall, unknown>({
        filename: workerFile(),
        minThreads: this.size,
        maxThreads: this.size,
        concurrentTasksPerWorker: 1,
        // A worker that waits in Atomics.wait cannot answer its browser.
        atomics: 'disabled',
        workerData: this.settings,
        // A worker reads its own clean set, never the host's secrets.
        env: { NODE_ENV: process.env['NODE_ENV'] ?? 'production' },
      });
      this.piscina.on('error', (error: Error) => this.log(`a worker failed: ${error.message}`));
    }
    return this.piscina;
  }

  private async call(call: CallWithoutPort, options: CallOptions): Promise<unknown> {
    const answer = this.perform(call, options);
    this.calls.add(answer);
    return answer.finally(() => this.calls.delete(answer));
  }

  private async perform(call: CallWithoutPort, { signal, onFrames, output }: CallOptions): Promise<unknown> {
    signal?.throwIfAborted();
    const workers = this.workers();
    const leave = output ? await (await this.memory).enter(memoryForWorker(output), signal) : () => undefined;
    const { port1, port2 } = new MessageChannel();
    const ended = new AbortController();
    this.running.add(ended);
    const stop = signal ? AbortSignal.any([signal, ended.signal]) : ended.signal;
    let threadId: number | null = null;
    let answered = false;
    port1.on('message', (report: WorkerReport) => {
      if (report.kind === 'thread') {
        threadId = report.threadId;
        // Piscina had the call in its queue when it was aborted.
        if (stop.aborted) port1.postMessage({ kind: 'abort' } satisfies WorkerOrder);
      } else if (report.kind === 'frames') onFrames?.(report.frames);
      else if (report.kind === 'log') this.log(report.line);
      else if (report.running) this.browsers.set(report.pid, { ...report, threadId: threadId ?? -1 });
      else this.browsers.delete(report.pid);
    });
    const kill = new AbortController();
    let patience: NodeJS.Timeout | undefined;
    const onStop = (): void => {
      port1.postMessage({ kind: 'abort' } satisfies WorkerOrder);
      patience = setTimeout(() => {
        if (answered) return;
        if (threadId !== null) this.endBrowsersOf(threadId);
        kill.abort();
      }, ABORT_PATIENCE_MILLISECONDS);
    };
    stop.addEventListener('abort', onStop, { once: true });
    try {
      const answer = await workers.run({ ...call, port: port2 } as WorkerCall, {
        transferList: [port2],
        signal: kill.signal,
      });
      const failure = (answer as FailureAsData | undefined)?.stageFailure;
      if (!failure) return answer;
      throw new StageFailure(failure.stage as Stage, failure.kind, failure.message, {
        retryable: failure.retryable,
        ...(failure.remedy ? { remedy: failure.remedy } : {}),
      });
    } catch (error) {
      const isStageFailure = error instanceof StageFailure;
      // A thread that was ended, for its silence after an abort too, cleared nothing.
      if (!isStageFailure && call.kind === 'segment') await deletePartials(call.task.outFile);
      signal?.throwIfAborted();
      ended.signal.throwIfAborted();
      if (isStageFailure) throw error;
      // The thread is gone, and its browser with it.
      if (threadId !== null) this.endBrowsersOf(threadId);
      throw new StageFailure('capture', 'worker_died', `A render worker ended: ${String((error as Error).message)}`, {
        retryable: true,
        cause: error,
      });
    } finally {
      answered = true;
      clearTimeout(patience);
      stop.removeEventListener('abort', onStop);
      this.running.delete(ended);
      port1.close();
      leave();
    }
  }

  private endBrowsersOf(threadId: number): void {
    for (const browser of this.browsers.values()) if (browser.threadId === threadId) void this.endBrowser(browser);
  }

  private async endBrowser({ pid, profileFolder }: RunningBrowser): Promise<void> {
    this.browsers.delete(pid);
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // It ended by itself.
    }
    await gone(pid);
    await rm(profileFolder, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
  }
}

/** A busy machine takes its time to end what was killed. */
async function gone(pid: number): Promise<void> {
  const until = Date.now() + GONE_PATIENCE_MILLISECONDS;
  while (Date.now() < until) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

type CallWithoutPort =
  | { kind: 'segment'; task: SegmentTask }
  | { kind: 'still'; task: StillTask }
  | { kind: 'warm'; bundleFolder?: string | undefined };

/** Worker threads run built files, also when this file runs from source. */
function workerFile(): string {
  const here = fileURLToPath(import.meta.url);
  const built = here.endsWith('.ts')
    ? here.replace(/src\/worker\/[^/]*$/, 'dist/src/worker/')
    : here.replace(/[^/]*$/, '');
  return `${built}segment-worker.js`;
}
