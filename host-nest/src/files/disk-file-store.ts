import { createReadStream } from 'node:fs';
import { access, constants, copyFile, mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { jobFolderName, sweepJobFolders } from '@scenewright/render-pool';
import { StorageFull, type FileStore, type ListedFile, type StoredFile } from './file-store.js';
import type { LinkSigner } from './signed-link.js';

const pageLength = 1000;
const keyForm = /^[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*\.[a-z0-9]+$/;

/** Files under one folder. A file appears under its name only when it is whole and on the disk. */
export class DiskFileStore implements FileStore {
  constructor(
    private readonly folder: string,
    private readonly signer: LinkSigner,
    private readonly publicUrl: () => string,
    private readonly now: () => number = Date.now,
  ) {}

  async putFile(key: string, localPath: string): Promise<void> {
    const target = this.path(key);
    // A name of its own: two nodes may put the same segment at once.
    const temporary = join(this.incoming, await jobFolderName());
    try {
      await mkdir(this.incoming, { recursive: true });
      await mkdir(dirname(target), { recursive: true });
      await copyFile(localPath, temporary);
      const handle = await open(temporary, 'r');
      try {
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(temporary, target);
    } catch (error) {
      await rm(temporary, { force: true });
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ENOSPC' || code === 'EDQUOT') throw new StorageFull(`The disk of ${this.folder} is full.`);
      throw error;
    }
  }

  /** Deletes what processes that are gone had not put in whole. */
  async clearIncoming(): Promise<void> {
    await sweepJobFolders(this.incoming);
  }

  async find(key: string): Promise<StoredFile | null> {
    if (!keyForm.test(key)) return null;
    const path = this.path(key);
    const facts = await stat(path).catch(() => null);
    if (!facts?.isFile()) return null;
    return { bytes: facts.size, storedAt: facts.mtimeMs, open: (range) => createReadStream(path, range) };
  }

  async remove(key: string): Promise<void> {
    await rm(this.path(key), { force: true });
  }

  async *list(folder: string): AsyncIterable<ListedFile[]> {
    const top = join(this.folder, folder);
    const names = await readdir(top, { recursive: true }).catch(() => []);
    for (let from = 0; from < names.length; from += pageLength) {
      const page: ListedFile[] = [];
      for (const name of names.slice(from, from + pageLength)) {
        const key = `${folder}/${name.replaceAll(sep, '/')}`;
        const facts = keyForm.test(key) ? await stat(join(top, name)).catch(() => null) : null;
        if (facts?.isFile()) page.push({ key, bytes: facts.size, storedAt: facts.mtimeMs });
      }
      yield page;
    }
  }

  async renew(key: string): Promise<void> {
    const now = new Date(this.now());
    await utimes(this.path(key), now, now).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }

  async removeOlder(folder: string, before: number): Promise<number> {
    const names = await readdir(join(this.folder, folder)).catch(() => []);
    let removed = 0;
    for (const name of names) {
      const path = join(this.folder, folder, name);
      const facts = await stat(path).catch(() => null);
      if (!facts?.isFile() || facts.mtimeMs >= before) continue;
      await rm(path, { force: true });
      removed += 1;
    }
    return removed;
  }

  async check(): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await access(this.folder, constants.W_OK);
  }

  async close(): Promise<void> {}

  async link(key: string, { name, seconds }: { name: string; seconds: number }): Promise<string> {
    return `${this.publicUrl()}/files/${key}?${this.signer.query(key, name, this.now() + seconds * 1000)}`;
  }

  /** On the disk of the files, so that a whole one can be renamed to its place. */
  private get incoming(): string {
    return join(this.folder, 'incoming');
  }

  private path(key: string): string {
    if (!keyForm.test(key)) throw new Error(`Not a file key: ${key}`);
    return join(this.folder, key);
  }
}
