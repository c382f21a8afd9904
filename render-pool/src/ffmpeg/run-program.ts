import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import type { Stage } from '@scenewright/core/errors';
import { StageFailure } from '@scenewright/core/errors';
import { diskFull } from '../limits/disk-full.js';
import { cleanErrorText, saysDiskFull } from './clean-error-text.js';

export interface ProgramOptions {
  /** Stage that a failure names. */
  stage: Stage;
  signal?: AbortSignal;
  /** Written to its standard input. */
  input?: Uint8Array;
  /** Folder that a full disk is reported for. */
  folder?: string;
}

/** Output beyond this is a fault of the caller: media goes through files. */
const MAX_OUTPUT_BYTES = 64 << 20;
/** A program that does not heed the polite signal is killed. */
const PATIENCE_MILLISECONDS = 2000;

/**
 * Runs a media program in a process group of its own, with a clean environment (it sees none of the
 * caller's secrets), and gives its standard output. On abort the whole group is ended before the
 * promise rejects with the signal's reason.
 * @throws StageFailure `ffmpeg_failed`, `missing_ffmpeg`, `killed` or `disk_full`
 */
export async function runProgram(program: string, args: readonly string[], options: ProgramOptions): Promise<Buffer> {
  const { stage, signal, input } = options;
  signal?.throwIfAborted();
  const group = process.platform !== 'win32';
  const child = spawn(program, args, {
    env: mediaEnvironment(program),
    detached: group,
    stdio: ['pipe', 'pipe', 'pipe'],
    windowsHide: true,
  });

  const end = (force: boolean): void => {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
    try {
      if (group) process.kill(-child.pid, force ? 'SIGKILL' : 'SIGTERM');
      else child.kill('SIGKILL');
    } catch {
      // Already gone.
    }
  };
  let lastResort: NodeJS.Timeout | undefined;
  const onAbort = (): void => {
    end(false);
    lastResort = setTimeout(() => end(true), PATIENCE_MILLISECONDS);
  };
  signal?.addEventListener('abort', onAbort, { once: true });

  const out: Buffer[] = [];
  let bytes = 0;
  let words = '';
  child.stdout.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MAX_OUTPUT_BYTES) end(true);
    else out.push(chunk);
  });
  child.stderr.on('data', (chunk: Buffer) => {
    words = (words + chunk.toString('utf8')).slice(-8192);
  });
  // A program that ends early closes its input; its exit status tells the story.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);

  try {
    const exit = await new Promise<{ code: number | null; by: NodeJS.Signals | null; failed?: Error }>((resolve) => {
      child.once('error', (failed) => resolve({ code: null, by: null, failed }));
      child.once('close', (code, by) => resolve({ code, by }));
    });
    signal?.throwIfAborted();
    if (exit.code === 0) return Buffer.concat(out);
    throw programFailure(program, stage, exit, words, options.folder);
  } finally {
    signal?.removeEventListener('abort', onAbort);
    if (lastResort) clearTimeout(lastResort);
  }
}

/** Nothing of the caller's environment but what starting a program takes. */
export function mediaEnvironment(program: string): Record<string, string> {
  const kept = ['SystemRoot', 'TMPDIR', 'TEMP', 'TMP'].flatMap((name) => {
    const value = process.env[name];
    return value ? [[name, value] as const] : [];
  });
  const libraries: Record<string, string> =
    process.platform === 'darwin' ? { DYLD_LIBRARY_PATH: dirname(program) } : {};
  return { LC_ALL: 'C', ...Object.fromEntries(kept), ...libraries };
}

function programFailure(
  program: string,
  stage: Stage,
  exit: { code: number | null; by: NodeJS.Signals | null; failed?: Error },
  words: string,
  folder: string | undefined,
): StageFailure {
  if (exit.failed)
    return new StageFailure(stage, 'missing_ffmpeg', `${program} could not be started: ${exit.failed.message}`, {
      retryable: false,
      remedy: 'Check that the file is an executable for this machine.',
      cause: exit.failed,
    });
  if (saysDiskFull(words)) return diskFull(stage, folder);
  const said = cleanErrorText(words);
  if (exit.by)
    return new StageFailure(stage, 'killed', `The media program was ended by ${exit.by}. ${said}`.trim(), {
      retryable: true,
      remedy: 'Something outside ended it; on a machine short of memory that is the kernel.',
    });
  return new StageFailure(stage, 'ffmpeg_failed', `The media program failed: ${said || `exit ${exit.code}`}`, {
    retryable: false,
  });
}
