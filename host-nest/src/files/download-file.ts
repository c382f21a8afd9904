import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { StorageFull, type FileStore } from './file-store.js';

/** Copies a stored file to a local path, whole or not at all; false when it is not stored. @throws StorageFull */
export async function downloadFile(files: FileStore, key: string, intoFile: string): Promise<boolean> {
  const found = await files.find(key);
  if (found === null) return false;
  const aside = `${intoFile}.${randomUUID()}.part`;
  try {
    await pipeline(found.open(), createWriteStream(aside, { flags: 'wx' }));
    const { size } = await stat(aside);
    if (size !== found.bytes) throw new Error(`${key} came with ${size} of ${found.bytes} bytes.`);
    await rename(aside, intoFile);
    return true;
  } catch (error) {
    await rm(aside, { force: true });
    if (isMissing(error, aside)) return false;
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || code === 'EDQUOT') throw new StorageFull('The disk of this node is full.');
    throw error;
  }
}

/** It was swept between the look and the reading. */
function isMissing(error: unknown, aside: string): boolean {
  const { name, code, syscall, path } = error as NodeJS.ErrnoException;
  return name === 'NoSuchKey' || (code === 'ENOENT' && syscall === 'open' && path !== aside);
}
