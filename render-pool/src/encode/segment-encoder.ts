import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { StageFailure } from '@scenewright/core/errors';
import { cleanErrorText, saysDiskFull } from '../ffmpeg/clean-error-text.js';
import { mediaEnvironment } from '../ffmpeg/run-program.js';
import { diskFull } from '../limits/disk-full.js';
import type { EncodingProfile } from '../quality/encoding-profile.js';

/** One ffmpeg that takes I420 frames and writes one segment. */
export interface SegmentEncoder {
  readonly pid: number | undefined;
  /** Resolves when the encoder can take more: the way its slowness reaches the page. The bytes may be reused then. */
  write(frame: Uint8Array): Promise<void>;
  /** Ends the input and moves the whole file to its place; gives its bytes. */
  finish(): Promise<number>;
  /** Kills the encoder and deletes what it wrote. */
  abort(): Promise<void>;
}

export interface EncoderOptions {
  ffmpeg: string;
  encoding: Pick<EncodingProfile, 'input' | 'output'>;
  /** Written beside its final place first. */
  outFile: string;
}

/** Follows the name of a file that is not whole, in that of the folder in which it is written. */
const PARTIAL = '.partial-';

/** A folder into which an encoder just wrote cannot be deleted yet. */
const DELETE = { recursive: true, force: true, maxRetries: 5, retryDelay: 20 } as const;

/**
 * ffmpeg ends by itself when its input closes, so it never outlives this process. It writes into a folder of its own:
 * one that was started for a thread that has ended meanwhile finds no place any more, and leaves nothing.
 */
export function startEncoder({ ffmpeg, encoding, outFile }: EncoderOptions): SegmentEncoder {
  const folder = partialFolder(outFile);
  const partial = join(folder, basename(outFile));
  const child = spawn(
    ffmpeg,
    ['-hide_banner', '-nostdin', '-loglevel', 'error', '-y', ...encoding.input, ...encoding.output, partial],
    { stdio: ['pipe', 'ignore', 'pipe'], env: mediaEnvironment(ffmpeg) },
  );
  const stdin = child.stdin!;
  let words = '';
  child.stderr!.on('data', (chunk: Buffer) => (words = (words + chunk.toString('utf8')).slice(-4000)));
  let failure: StageFailure | null = null;
  let finishing = false;
  let wake: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      failure ??= encodeFailure(`could not be started: ${error.message}`, false, error);
      wake();
      resolve();
    });
    child.once('close', (code, signal) => {
      if (code !== 0 || !finishing) failure ??= explain(words, code, signal, outFile);
      wake();
      resolve();
    });
  });
  stdin.on('error', () => wake());

  return {
    pid: child.pid,
    async write(frame) {
      if (failure) throw failure;
      // The callback comes when the bytes have left, which is when they may be overwritten.
      await new Promise<void>((resolve) => {
        wake = resolve;
        stdin.write(frame, () => resolve());
      });
      if (stdin.destroyed || !stdin.writable) await ended;
      if (failure) throw failure;
    },
    async finish() {
      finishing = true;
      stdin.end();
      await ended;
      try {
        if (failure) throw failure;
        const { size } = await stat(partial);
        await rename(partial, outFile);
        return size;
      } finally {
        await rm(folder, DELETE);
      }
    },
    async abort() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
      await ended;
      await rm(folder, DELETE);
    },
  };
}

function partialFolder(outFile: string): string {
  try {
    return mkdtempSync(`${outFile}${PARTIAL}`);
  } catch (error) {
    if (saysDiskFull(error)) throw diskFull('encode', outFile, error);
    throw encodeFailure(`could not be started: ${cleanErrorText((error as Error).message)}`, false, error);
  }
}

/** Deletes what encoders of this file left, whose thread ended before it could. */
export async function deletePartials(outFile: string): Promise<void> {
  const folder = dirname(outFile);
  const left = (await readdir(folder).catch(() => [])).filter((name) => name.startsWith(basename(outFile) + PARTIAL));
  await Promise.all(left.map((name) => rm(join(folder, name), DELETE)));
}

function explain(words: string, code: number | null, signal: NodeJS.Signals | null, outFile: string): StageFailure {
  if (saysDiskFull(words)) return diskFull('encode', outFile);
  if (signal) return encodeFailure(`was ended by ${signal}`, true);
  return encodeFailure(`failed: ${cleanErrorText(words) || `exit ${code}`}`, code === 0);
}

function encodeFailure(message: string, retryable: boolean, cause?: unknown): StageFailure {
  return new StageFailure('encode', retryable ? 'killed' : 'ffmpeg_failed', `The encoder ${message}.`, {
    retryable,
    cause,
  });
}
