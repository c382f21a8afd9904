import { open, readdir, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';

/** Finds the backing file of a ring of so many bytes in the browser's profile by the mark at its start; null without one. */
export async function openRingFile(profileFolder: string, mark: string, bytes: number): Promise<FileHandle | null> {
  for await (const file of filesBelow(profileFolder)) {
    if (!file.includes('File System')) continue;
    const handle = await open(file, 'r').catch(() => null);
    if (!handle) continue;
    if (await isMarked(handle, mark, bytes)) return handle;
    await handle.close();
  }
  return null;
}

async function isMarked(handle: FileHandle, mark: string, bytes: number): Promise<boolean> {
  try {
    if ((await handle.stat()).size !== bytes) return false;
    const start = Buffer.alloc(mark.length);
    await handle.read(start, 0, start.length, 0);
    return start.toString('latin1') === mark;
  } catch {
    return false;
  }
}

/**
 * Folder by folder: the browser is at work, and a folder that goes while it is looked into is no reason to see none of
 * the others. Node's own recursive reading ends at the first such folder.
 */
async function* filesBelow(folder: string): AsyncGenerator<string> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (entry.isFile()) yield path;
  }
}
