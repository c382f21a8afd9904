import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'scenewright-browser-';
const MEMORY_FOLDER = '/dev/shm';

/**
 * A private folder (mode 700) for one browser, on memory-backed storage when that has `needBytes` and
 * half as much again free. Its name holds our process id and who asked, so that it can be swept.
 */
export async function makeProfileFolder(needBytes: number, owner: string): Promise<string> {
  const base = (await hasRoom(MEMORY_FOLDER, needBytes * 1.5)) ? MEMORY_FOLDER : tmpdir();
  return mkdtemp(join(base, prefixOf(owner)));
}

/** Deletes every folder of one owner in this process. */
export async function deleteProfileFolders(owner: string): Promise<void> {
  for (const base of new Set([MEMORY_FOLDER, tmpdir()]))
    for (const name of await readdir(base).catch(() => []))
      if (name.startsWith(prefixOf(owner)))
        await rm(join(base, name), { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
}

function prefixOf(owner: string): string {
  return `${PREFIX}${process.pid}-${owner}-`;
}

/** Deletes the folders that processes which are no more left behind. */
export async function sweepProfileFolders(): Promise<void> {
  for (const base of new Set([MEMORY_FOLDER, tmpdir()])) {
    const names = await readdir(base).catch(() => []);
    for (const name of names) {
      const owner = name.startsWith(PREFIX) ? Number.parseInt(name.slice(PREFIX.length), 10) : NaN;
      if (Number.isInteger(owner) && !isRunning(owner)) await rm(join(base, name), { recursive: true, force: true });
    }
  }
}

async function hasRoom(folder: string, bytes: number): Promise<boolean> {
  return statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize >= bytes,
    () => false,
  );
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
