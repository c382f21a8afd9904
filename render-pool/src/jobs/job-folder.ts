import { randomBytes } from 'node:crypto';
import { mkdir, readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StageFailure } from '@scenewright/core';
import { saysDiskFull } from '../ffmpeg/clean-error-text.js';
import { diskFull } from '../limits/disk-full.js';

/** A private folder for the files of one job. */
export interface JobFolder {
  path: string;
  /** Deletes it with all that is in it. Never fails. */
  remove(): Promise<void>;
}

/** `<pid>-<start of that process>-<random>`: who owns it can be told from the name alone. */
const NAME = /^(\d+)-(\d+)-[0-9a-f]{12}$/;

export async function openJobFolder(root: string): Promise<JobFolder> {
  const name = `${process.pid}-${(await startOf(process.pid)) ?? 0}-${randomBytes(6).toString('hex')}`;
  const path = join(root, name);
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
  } catch (cause) {
    if (saysDiskFull(cause)) throw diskFull('validate', root);
    throw new StageFailure('validate', 'cache_folder', `${root} cannot be written: ${(cause as Error).message}`, {
      retryable: false,
      remedy: 'Make the folder writable, or choose another one with SCENEWRIGHT_CACHE.',
      cause,
    });
  }
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined) };
}

/** Deletes the folders of processes that are gone: killed, or lost with the machine. */
export async function sweepJobFolders(root: string): Promise<void> {
  for (const name of await readdir(root).catch(() => [])) {
    const owner = NAME.exec(name);
    if (owner && !(await stillRuns(Number(owner[1]), Number(owner[2]))))
      await rm(join(root, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

async function stillRuns(pid: number, start: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Another user's process is alive too.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const now = await startOf(pid);
  return now === undefined || start === 0 || now === start;
}

/** When a process began, in clock ticks since the machine did; tells a process from a later one with its number. Linux. */
async function startOf(pid: number): Promise<number | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // The program's name stands in brackets and may hold spaces; field 22 is the twentieth after it.
  const fields = text?.slice(text.lastIndexOf(')') + 2).split(' ');
  const start = Number(fields?.[19]);
  return Number.isFinite(start) ? start : undefined;
}
