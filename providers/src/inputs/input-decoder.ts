import { fork, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { BriefDocument } from '@scenewright/core/brief';
import { StageFailure } from '@scenewright/core/errors';
import type { CallOptions } from '@scenewright/core/generation';
import type { DecodeAnswer } from './decode-process.js';
import type { DecodeWork } from './decode-work.js';
import { InputProblem } from './input-problem.js';
import type { LoadedImage } from './load-image.js';

/** Reads files of strangers where they can do no harm. */
export interface InputDecoder {
  /** @throws InputProblem */
  image(bytes: Uint8Array, options?: CallOptions): Promise<LoadedImage>;
  /** @throws InputProblem, StageFailure (stage `fetch`) that says what is wrong with the document */
  document(bytes: Uint8Array, mimeType: string, name: string, options?: CallOptions): Promise<BriefDocument>;
  close(): Promise<void>;
}

export interface InputDecoderOptions {
  /** Processes at most; more files wait. */
  processes?: number;
  /** Seconds that one file may take. */
  seconds?: number;
  /** Resident bytes that the process may reach while it reads one file (watched on Linux alone). */
  memoryBytes?: number;
}

/** Milliseconds between two looks at the memory of a process at work. */
const watchMs = 40;
/** Milliseconds after which a process without work ends. */
const idleMs = 30_000;

/**
 * Decodes images and documents in processes that are ended when a file takes too long or too much memory: a
 * decompression bomb costs one process and gives a clear refusal. Nothing starts before the first file. From source,
 * where no compiled process exists, the work is done here.
 */
export function createInputDecoder(options: InputDecoderOptions = {}): InputDecoder {
  const { processes = 2, seconds = 20, memoryBytes = 1_200_000_000 } = options;
  const idle: { child: ChildProcess; timer: NodeJS.Timeout }[] = [];
  const busy = new Set<ChildProcess>();
  const waiting: (() => void)[] = [];
  let closed = false;

  const freeProcess = async (): Promise<ChildProcess> => {
    while (busy.size >= processes && !closed) await new Promise<void>((resolve) => waiting.push(resolve));
    if (closed) throw new StageFailure('fetch', 'stopped', 'The decoder was closed.', { retryable: true });
    const rested = idle.pop();
    if (rested) clearTimeout(rested.timer);
    const child = rested?.child ?? startProcess();
    busy.add(child);
    return child;
  };
  const giveBack = (child: ChildProcess): void => {
    busy.delete(child);
    if (child.connected && !closed) {
      const timer = setTimeout(() => {
        idle.splice(
          idle.findIndex((entry) => entry.child === child),
          1,
        );
        child.kill('SIGKILL');
      }, idleMs);
      timer.unref();
      idle.push({ child, timer });
    } else child.kill('SIGKILL');
    waiting.shift()?.();
  };
  async function run<W extends keyof DecodeWork>(
    work: W,
    input: DecodeWork[W]['input'],
    signal?: AbortSignal,
  ): Promise<DecodeWork[W]['output']> {
    signal?.throwIfAborted();
    if (processFile === null) {
      const { decodeWork } = await import('./decode-work.js');
      return decodeWork[work](input);
    }
    const child = await freeProcess();
    try {
      const answer = await ask(child, { work, input }, { seconds, memoryBytes, signal });
      if ('result' in answer) return answer.result as DecodeWork[W]['output'];
      if ('problem' in answer) throw new InputProblem(answer.problem);
      const { stage, kind, message, remedy } = answer.failure;
      throw new StageFailure(stage, kind, message, { retryable: false, remedy });
    } finally {
      giveBack(child);
    }
  }

  return {
    image: (bytes, call) => run('image', { bytes }, call?.signal),
    document: (bytes, mimeType, name, call) => run('document', { bytes, mimeType, name }, call?.signal),
    async close() {
      closed = true;
      for (const { child, timer } of idle.splice(0)) {
        clearTimeout(timer);
        child.kill('SIGKILL');
      }
      for (const child of busy) child.kill('SIGKILL');
      for (const go of waiting.splice(0)) go();
    },
  };
}

/** The compiled process, beside this file or in the built output of this package. */
const processFile =
  [new URL('./decode-process.js', import.meta.url), new URL('../../dist/src/inputs/decode-process.js', import.meta.url)]
    .map((url) => fileURLToPath(url))
    .find((file) => existsSync(file)) ?? null;

function startProcess(): ChildProcess {
  const kept = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH', 'FONTCONFIG_FILE'];
  const child = fork(processFile!, [], {
    // No secret of the server lies in the memory that a parser could be made to read.
    env: Object.fromEntries(kept.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
    execArgv: ['--max-old-space-size=512', '--disable-warning=ExperimentalWarning'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // Neither the process nor its channel keeps the host alive.
  child.unref();
  child.channel?.unref();
  return child;
}

async function ask(
  child: ChildProcess,
  question: { work: string; input: object },
  limits: { seconds: number; memoryBytes: number; signal?: AbortSignal },
): Promise<DecodeAnswer> {
  const { seconds, memoryBytes, signal } = limits;
  let release: () => void = () => undefined;
  try {
    return await new Promise<DecodeAnswer>((resolve, reject) => {
      const end = (reason: unknown) => {
        // What it is at cannot be told to stop.
        child.kill('SIGKILL');
        child.disconnect();
        reject(reason);
      };
      const onAbort = () => end(signal?.reason);
      const onGone = () => reject(new InputProblem('could not be decoded: it ended the decoder'));
      const late = setTimeout(() => end(new InputProblem(`takes longer than ${seconds} s to decode`)), seconds * 1000);
      const watch = setInterval(() => {
        void residentBytes(child.pid).then((bytes) => {
          if (bytes > memoryBytes && child.connected) end(new InputProblem('takes too much memory to decode'));
        });
      }, watchMs);
      child.once('message', resolve);
      child.once('exit', onGone);
      child.once('error', onGone);
      signal?.addEventListener('abort', onAbort, { once: true });
      release = () => {
        clearTimeout(late);
        clearInterval(watch);
        child.off('message', resolve).off('exit', onGone).off('error', onGone);
        // A process that is gone must not end this one with an error that nobody hears.
        child.on('error', () => undefined);
        signal?.removeEventListener('abort', onAbort);
      };
      child.send(question, (error) => error && onGone());
    });
  } finally {
    release();
  }
}

/** Pages of 4 KiB that a process holds, in bytes; 0 where the system does not tell. */
async function residentBytes(pid: number | undefined): Promise<number> {
  if (process.platform !== 'linux') return 0;
  const text = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return Number(text.split(' ')[1] ?? 0) * 4096;
}
