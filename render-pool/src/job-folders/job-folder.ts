import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StageFailure } from '@scenewright/core/errors';
import { saysDiskFull } from '../ffmpeg/clean-error-text.js';
import { diskFull } from '../limits/disk-full.js';
import { isAbandoned, processMark } from './process-mark.js';

/** A private folder for the files of one job. */
export interface JobFolder {
  path: string;
  /** Deletes it with all that is in it. Never fails. */
  remove(): Promise<void>;
}

/** A new name that tells the sweep whose folder it is. */
export async function jobFolderName(): Promise<string> {
  return `${await processMark()}-${randomBytes(6).toString('hex')}`;
}

export async function openJobFolder(root: string): Promise<JobFolder> {
  const path = join(root, await jobFolderName());
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
    const path = join(root, name);
    if (await isAbandoned(path, name)) await rm(path, { recursive: true, force: true }).catch(() => undefined);
  }
}
