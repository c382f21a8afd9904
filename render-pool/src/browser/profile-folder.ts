import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAbandoned, processMark } from '../job-folders/process-mark.js';

const PREFIX = 'scenewright-browser-';
const MEMORY_FOLDER = '/dev/shm';

/**
 * A private folder (mode 700) for one browser, on memory-backed storage when that has `needBytes` and
 * half as much again free. Its name holds the mark of our process and who asked, so that it can be swept.
 */
export async function makeProfileFolder(needBytes: number, owner: string): Promise<string> {
  const base = (await hasRoom(MEMORY_FOLDER, needBytes * 1.5)) ? MEMORY_FOLDER : tmpdir();
  return mkdtemp(join(base, await prefixOf(owner)));
}

/** Deletes every folder of one owner in this process. */
export async function deleteProfileFolders(owner: string): Promise<void> {
  const prefix = await prefixOf(owner);
  for (const base of new Set([MEMORY_FOLDER, tmpdir()]))
    for (const name of await readdir(base).catch(() => []))
      if (name.startsWith(prefix))
        await rm(join(base, name), { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
}

async function prefixOf(owner: string): Promise<string> {
  return `${PREFIX}${await processMark()}-${owner}-`;
}

/** Deletes the folders that processes which are no more left behind. */
export async function sweepProfileFolders(): Promise<void> {
  for (const base of new Set([MEMORY_FOLDER, tmpdir()])) {
    const names = await readdir(base).catch(() => []);
    for (const name of names) {
      const path = join(base, name);
      if (name.startsWith(PREFIX) && (await isAbandoned(path, name.slice(PREFIX.length))))
        await rm(path, { recursive: true, force: true }).catch(() => undefined);
    }
  }
}

async function hasRoom(folder: string, bytes: number): Promise<boolean> {
  return statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize >= bytes,
    () => false,
  );
}
