import { constants } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { StageFailure } from '@scenewright/core/errors';
import { saysDiskFull } from '../ffmpeg/clean-error-text.js';
import { diskFull } from '../limits/disk-full.js';
import { TRAILER_BYTES, readSegmentTrailer, segmentTrailer } from './segment-trailer.js';

/**
 * Encoded segments by the key of what they show, shared by edits, re-renders, retries and processes.
 *
 * A segment is handed out as a hard link (a copy where the file system has none) in the caller's own
 * folder. So the eviction of a file that a job uses takes nothing away from it, in this process or in
 * another, and no lock is needed.
 */
export interface SegmentStore {
  /** Places the segment at `file` when the store has it whole and with that many frames. */
  take(key: string, frames: number, file: string): Promise<boolean>;
  /** Keeps a copy of `file`. Two writers of one key do no harm: each rename puts a whole file in place. */
  keep(key: string, frames: number, file: string): Promise<void>;
  /**
   * Keeps a copy of a file that another store handed out, when it is whole and has that many frames; else deletes it
   * and says false.
   */
  adopt(key: string, frames: number, file: string): Promise<boolean>;
  /** Since the store was opened. */
  readonly counts: { hits: number; misses: number; kept: number; evicted: number };
}

export interface SegmentStoreOptions {
  folder: string;
  /** The least recently used go when the files together pass this. */
  maxBytes?: number;
}

const DEFAULT_MAX_BYTES = 4 * 2 ** 30;
/** Room made at each eviction, so that it is not needed at every addition. */
const KEEP_SHARE = 0.9;
/** A file that a writer left aside for so long has no writer any more. */
const ABANDONED_MILLISECONDS = 3600e3;
const KEY = /^[0-9a-f]{64}$/;

export function openSegmentStore(options: SegmentStoreOptions): SegmentStore {
  const { folder, maxBytes = DEFAULT_MAX_BYTES } = options;
  const counts = { hits: 0, misses: 0, kept: 0, evicted: 0 };
  let knownBytes: number | undefined;
  let evicting: Promise<void> | undefined;
  const pathOf = (key: string): string => {
    if (!KEY.test(key)) throw new RangeError(`not the key of a segment: ${key}`);
    return join(folder, `${key}.mp4`);
  };

  async function take(key: string, frames: number, file: string): Promise<boolean> {
    const held = pathOf(key);
    const whole = (await linkOrCopy(held, file)) && (await factsOf(file))?.frames === frames;
    if (!whole) {
      counts.misses += 1;
      // Linked and judged under the caller's name: another writer may be replacing the stored one now.
      await rm(file, { force: true });
      return false;
    }
    counts.hits += 1;
    const now = new Date();
    await utimes(held, now, now).catch(() => undefined);
    return true;
  }

  async function keep(key: string, frames: number, file: string): Promise<void> {
    await mkdir(folder, { recursive: true });
    const aside = join(folder, `.${key.slice(0, 16)}.${process.pid}.${randomBytes(6).toString('hex')}.part`);
    try {
      await copyFile(file, aside, constants.COPYFILE_FICLONE);
      const handle = await open(aside, 'r+');
      try {
        const { size } = await handle.stat();
        await handle.write(segmentTrailer({ frames, bytes: size }), 0, TRAILER_BYTES, size);
        await handle.sync();
        knownBytes = knownBytes === undefined ? undefined : knownBytes + size + TRAILER_BYTES;
      } finally {
        await handle.close();
      }
      await rename(aside, pathOf(key));
    } catch (cause) {
      await rm(aside, { force: true });
      if (saysDiskFull(cause)) throw diskFull('store', folder);
      throw new StageFailure('store', 'segment_store', `A segment could not be stored: ${(cause as Error).message}`, {
        retryable: true,
        cause,
      });
    }
    counts.kept += 1;
    if (knownBytes === undefined || knownBytes > maxBytes)
      await (evicting ??= evict().finally(() => (evicting = undefined)));
  }

  async function adopt(key: string, frames: number, file: string): Promise<boolean> {
    if ((await factsOf(file))?.frames !== frames) {
      await rm(file, { force: true });
      return false;
    }
    // The copy carries two marks then; only the last one is read.
    await keep(key, frames, file);
    return true;
  }

  async function evict(): Promise<void> {
    const files: { path: string; bytes: number; used: number }[] = [];
    for (const name of await readdir(folder)) {
      const path = join(folder, name);
      const facts = await stat(path).catch(() => undefined);
      if (!facts?.isFile()) continue;
      if (name.endsWith('.mp4')) files.push({ path, bytes: facts.size, used: facts.mtimeMs });
      else if (name.endsWith('.part') && Date.now() - facts.mtimeMs > ABANDONED_MILLISECONDS)
        await rm(path, { force: true });
    }
    let total = files.reduce((sum, { bytes }) => sum + bytes, 0);
    if (total > maxBytes) {
      files.sort((a, b) => a.used - b.used);
      for (const { path, bytes } of files) {
        if (total <= maxBytes * KEEP_SHARE) break;
        await rm(path, { force: true });
        total -= bytes;
        counts.evicted += 1;
      }
    }
    knownBytes = total;
  }

  return { take, keep, adopt, counts };
}

async function linkOrCopy(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return false;
    if (code === 'EEXIST') await rm(to, { force: true });
  }
  try {
    await copyFile(from, to, constants.COPYFILE_FICLONE);
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return false;
    if (saysDiskFull(cause)) throw diskFull('store', to);
    throw cause;
  }
}

async function factsOf(file: string): Promise<ReturnType<typeof readSegmentTrailer>> {
  const handle = await open(file, 'r').catch(() => undefined);
  if (!handle) return undefined;
  try {
    const { size } = await handle.stat();
    if (size <= TRAILER_BYTES) return undefined;
    const tail = Buffer.alloc(TRAILER_BYTES);
    await handle.read(tail, 0, TRAILER_BYTES, size - TRAILER_BYTES);
    return readSegmentTrailer(tail, size);
  } finally {
    await handle.close();
  }
}
