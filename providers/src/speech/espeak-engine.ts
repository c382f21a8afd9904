import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { StageFailure } from '@scenewright/core/errors';

const PACKAGE = '@echogarden/espeak-ng-emscripten';

/** A minute of speech takes a few seconds; whatever takes longer hangs. */
const DEADLINE_MS = 60_000;

export interface EngineRequest {
  voice: string;
  /** Words a minute. */
  rate: number;
  /** 0 to 100. */
  pitch: number;
  range: number;
  /** SSML with `<mark name="0"/>` before each word. */
  text: string;
}
export interface EngineAnswer {
  sampleRate: number;
  samples: Int16Array;
  /** Index of the word and the second at which it starts. */
  marks: [number, number][];
}

interface Job {
  request: EngineRequest;
  signal: AbortSignal | undefined;
  tries: number;
  resolve: (answer: EngineAnswer) => void;
  reject: (reason: unknown) => void;
}

/** Path of the engine's module, or undefined when the optional package is not installed. */
export function findEspeak(): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(PACKAGE);
  } catch {
    return undefined;
  }
}

/**
 * Speaks with eSpeak NG in one long-lived process, one text at a time. The process is started by the first
 * request, started again after a crash (a text is tried twice), ended by `close`, by an abort of the text in
 * hand, and by the end of this process. It does not keep this process alive while it idles.
 */
export class EspeakEngine {
  readonly #modulePath: string;
  readonly #waiting: Job[] = [];
  #current: Job | undefined;
  #child: ChildProcess | undefined;
  #closed = false;

  constructor(modulePath: string) {
    this.#modulePath = modulePath;
  }

  /** Process id of the running engine. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  speak(request: EngineRequest, signal?: AbortSignal): Promise<EngineAnswer> {
    if (this.#closed) return Promise.reject(new StageFailure('speech', 'closed', 'the voice was closed'));
    if (signal?.aborted) return Promise.reject(signal.reason);
    return new Promise((resolve, reject) => {
      const job: Job = { request, signal, tries: 0, resolve, reject };
      const onAbort = () => this.#abort(job);
      signal?.addEventListener('abort', onAbort, { once: true });
      const settled = () => signal?.removeEventListener('abort', onAbort);
      job.resolve = (answer) => (settled(), resolve(answer));
      job.reject = (reason) => (settled(), reject(reason));
      this.#waiting.push(job);
      this.#next();
    });
  }

  /** Ends the process; what is waiting fails. */
  async close(): Promise<void> {
    this.#closed = true;
    const failure = new StageFailure('speech', 'closed', 'the voice was closed');
    for (const job of this.#waiting.splice(0)) job.reject(failure);
    this.#current?.reject(failure);
    this.#current = undefined;
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    await new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.ref();
      child.kill('SIGKILL');
    });
  }

  #abort(job: Job): void {
    const place = this.#waiting.indexOf(job);
    if (place >= 0) this.#waiting.splice(place, 1);
    job.reject(job.signal?.reason);
    if (this.#current !== job) return;
    // The engine can't be interrupted within a text, so its process ends.
    this.#current = undefined;
    this.#drop();
    this.#next();
  }

  #drop(): void {
    const child = this.#child;
    this.#child = undefined;
    child?.kill('SIGKILL');
  }

  #next(): void {
    if (this.#current || this.#closed) return;
    const job = this.#waiting.shift();
    if (!job) {
      this.#child?.unref();
      this.#child?.channel?.unref();
      return;
    }
    this.#current = job;
    job.tries += 1;
    const child = (this.#child ??= this.#start());
    child.ref();
    child.channel?.ref();
    const timer = setTimeout(() => child.kill('SIGKILL'), DEADLINE_MS);
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      child.off('message', onMessage);
      child.off('exit', onEnd);
      child.off('error', onEnd);
      if (this.#current !== job) return;
      this.#current = undefined;
      settle();
      this.#next();
    };
    const onMessage = (message: unknown) => {
      const answer = message as Partial<EngineAnswer> & { ready?: boolean; error?: string };
      if (answer.ready) return;
      if (answer.error === undefined) return finish(() => job.resolve(answer as EngineAnswer));
      finish(() => job.reject(new StageFailure('speech', 'engine_refused', `the voice engine: ${answer.error}`)));
    };
    const onEnd = () => {
      if (this.#child === child) this.#child = undefined;
      finish(() => (job.tries < 2 ? this.#waiting.unshift(job) : job.reject(crashed())));
    };
    child.on('message', onMessage);
    child.once('exit', onEnd);
    child.once('error', onEnd);
    child.send({ id: 0, ...job.request }, (error) => error && onEnd());
  }

  #start(): ChildProcess {
    return fork(fileURLToPath(new URL('./espeak-process.mjs', import.meta.url)), [this.#modulePath], {
      serialization: 'advanced',
      // Neither the flags nor the secrets of this process concern the engine.
      execArgv: [],
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
  }
}

const crashed = () =>
  new StageFailure('speech', 'engine_crashed', 'the voice engine ended twice while it spoke this text', {
    retryable: true,
    remedy: 'Shorten or change the narration, or switch it off.',
  });
