import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { clipRoot } from '../clips/clip-folder.js';

export interface CacheBound {
  folder: string;
  /** Above this, what was used least recently goes. */
  maxBytes: number;
  /** What was used in this time stays, whatever it takes: a job may be at work with it. */
  keepHours: number;
}

/** What can be made again, or fetched again, from the request. Bytes and hours; segments bound themselves. */
export function cacheBounds(cacheRoot: string): CacheBound[] {
  return [
    { folder: join(cacheRoot, 'bundle'), maxBytes: 512 * 2 ** 20, keepHours: 12 },
    { folder: join(cacheRoot, 'sound'), maxBytes: 512 * 2 ** 20, keepHours: 12 },
    { folder: join(cacheRoot, 'made'), maxBytes: 2 * 2 ** 30, keepHours: 7 * 24 },
    { folder: clipRoot(cacheRoot), maxBytes: 4 * 2 ** 30, keepHours: 12 },
    { folder: join(cacheRoot, 'assets'), maxBytes: 16 * 2 ** 30, keepHours: 30 * 24 },
  ];
}

/**
 * Deletes the entries of a folder (files, or folders as a whole) that were used least recently until the
 * rest fits. An entry counts as used when it, or a file at its top, was last read or written. Never fails:
 * an entry that cannot be deleted stays. Gives the bytes that went.
 */
export async function trimCache({ folder, maxBytes, keepHours }: CacheBound, now: number): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  const entries = (await Promise.all(names.map((name) => measure(join(folder, name))))).filter(
    (entry) => entry !== null,
  );
  let total = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  let gone = 0;
  for (const { path, bytes, used } of entries.sort((a, b) => a.used - b.used)) {
    if (total <= maxBytes || now - used < keepHours * 3_600_000) break;
    const deleted = await rm(path, { recursive: true, force: true }).then(
      () => true,
      () => false,
    );
    if (!deleted) continue;
    total -= bytes;
    gone += bytes;
  }
  return gone;
}

async function measure(path: string): Promise<{ path: string; bytes: number; used: number } | null> {
  const own = await stat(path).catch(() => null);
  if (!own) return null;
  const inside = own.isDirectory() ? await readdir(path).catch(() => []) : [];
  const files = (await Promise.all(inside.map((name) => stat(join(path, name)).catch(() => null)))).filter(
    (file) => file !== null,
  );
  // A folder's own size says nothing; that it was listed, as here, is no use of it.
  const bytes = own.isDirectory() ? files.reduce((sum, { size }) => sum + size, 0) : own.size;
  const used = Math.max(
    own.mtimeMs,
    own.isDirectory() ? 0 : own.atimeMs,
    ...files.map((file) => Math.max(file.mtimeMs, file.atimeMs)),
  );
  return { path, bytes, used };
}
