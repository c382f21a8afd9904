import { spawn } from 'node:child_process';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { StageFailure } from '@scenewright/core/stage-failure';
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

/** Ends the name of a file that is not whole. */
const PARTIAL = '.partial';

/** ffmpeg ends by itself when its input closes, so it never outlives this process. */
export function startEncoder({ ffmpeg, encoding, outFile }: EncoderOptions): SegmentEncoder {
  const partial = `${outFile}.${process.pid}.${Math.random().toString(36).slice(2)}${PARTIAL}`;
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
      if (failure) {
        await rm(partial, { force: true });
        throw failure;
      }
      const { size } = await stat(partial);
      await rename(partial, outFile);
      return size;
    },
    async abort() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
      await ended;
      await rm(partial, { force: true });
    },
  };
}

/** Deletes what encoders of this file left, whose thread ended before it could. */
export async function deletePartials(outFile: string): Promise<void> {
  const folder = dirname(outFile);
  const left = (await readdir(folder).catch(() => [])).filter(
    (name) => name.startsWith(`${basename(outFile)}.`) && name.endsWith(PARTIAL),
  );
  await Promise.all(left.map((name) => rm(join(folder, name), { force: true })));
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
