import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { sql, type Kysely } from 'kysely';
import { Configuration } from '../configuration/configuration.js';
import { CLOCK, type Clock } from '../configuration/clock.js';
import { DATABASE } from '../database/database.js';
import type { Database } from '../database/schema.js';
import { FileStore } from '../files/file-store.js';

/** Files of one kind. `isPartial`: there are more than were counted. */
export interface FolderUse {
  name: string;
  files: number;
  bytes: number;
  isPartial: boolean;
}

export interface StorageUse {
  /** Milliseconds since 1970. */
  measuredAt: number;
  kind: 'disk' | 's3';
  folders: FolderUse[];
  databaseBytes: number;
}

/** Milliseconds for which a count is good: each file is looked at for it. */
const memoryMs = 60_000;
/** Files of a kind that are counted at most: so many take seconds. */
const countedMost = 200_000;
/** What the file store keeps, beside assets. */
const kept = ['videos', 'infographics', 'uploads', 'segments'];

/** How much room files and database take. */
@Injectable()
export class StorageMeter {
  private measured: { at: number; use: Promise<StorageUse> } | null = null;

  constructor(
    @Inject(DATABASE) private readonly db: Kysely<Database>,
    private readonly files: FileStore,
    private readonly configuration: Configuration,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  /** Counted once a minute at most, once for all who ask meanwhile. */
  measure(): Promise<StorageUse> {
    if (!this.measured || performance.now() - this.measured.at > memoryMs) {
      const use = this.count();
      this.measured = { at: performance.now(), use };
      use.catch(() => (this.measured = null));
    }
    return this.measured.use;
  }

  private async count(): Promise<StorageUse> {
    const { s3, dataDir } = this.configuration;
    const folders: FolderUse[] = [];
    for (const name of s3 ? [...kept, 'assets'] : kept) folders.push(await this.stored(name));
    if (!s3) folders.push(await onDisk('assets', join(dataDir, 'assets')));
    folders.push(await onDisk('fonts', join(dataDir, 'fonts')));
    const { rows } = await sql<{ bytes: number }>`
      select pg_database_size(current_database())::float8 as bytes`.execute(this.db);
    return { measuredAt: this.now(), kind: s3 ? 's3' : 'disk', folders, databaseBytes: rows[0]?.bytes ?? 0 };
  }

  private async stored(name: string): Promise<FolderUse> {
    const use = { name, files: 0, bytes: 0, isPartial: false };
    for await (const page of this.files.list(name)) {
      use.files += page.length;
      for (const { bytes } of page) use.bytes += bytes;
      if (use.files >= countedMost) return { ...use, isPartial: true };
    }
    return use;
  }
}

async function onDisk(name: string, path: string): Promise<FolderUse> {
  const use = { name, files: 0, bytes: 0, isPartial: false };
  const names = await readdir(path, { recursive: true }).catch(() => []);
  for (const one of names.slice(0, countedMost)) {
    const facts = await stat(join(path, one)).catch(() => null);
    if (!facts?.isFile()) continue;
    use.files += 1;
    use.bytes += facts.size;
  }
  return { ...use, isPartial: names.length > countedMost };
}
