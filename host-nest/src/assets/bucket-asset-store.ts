import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { StageFailure } from '@scenewright/core/errors';
import { assetRenewMs, DiskAssetStore, type AssetsInUse } from '@scenewright/providers';
import { downloadFile } from '../files/download-file.js';
import { StorageFull, type FileStore } from '../files/file-store.js';
import type { LocalAssets } from './local-assets.js';

/** Files that were asked for in these milliseconds stay: a render may be reading them. */
const restMs = 6 * 3600 * 1000;
/** Milliseconds between two looks at the size of the folder. */
const tidyMs = 60_000;
/** Room made at each eviction, so that it is not needed at every addition. */
const keepShare = 0.9;
/** An asset that was seen in the bucket is there for these milliseconds at least: much less than unused ones are kept. */
const trustMs = 3600 * 1000;
const bucketFolder = 'assets';
/** Files fetched at once. */
const parallel = 4;

/**
 * Assets in the file store that all nodes share, with a bounded copy in a folder of this node. The bucket is the
 * truth: an asset counts as put when it lies there.
 */
export class BucketAssetStore implements LocalAssets {
  private readonly local: DiskAssetStore;
  /** Until when (milliseconds) it is taken to lie there without another look. */
  private readonly inBucket = new Map<string, number>();
  private readonly coming = new Map<string, Promise<void>>();
  private tidiedAt = 0;
  private evicting: Promise<void> = Promise.resolve();

  constructor(
    private readonly files: FileStore,
    readonly folder: string,
    private readonly options: { maxBytes: number; restMs?: number; tidyMs?: number; now?: () => number },
  ) {
    this.local = new DiskAssetStore(folder);
  }

  async put(bytes: Uint8Array): Promise<{ digest: string }> {
    const { digest } = await this.local.put(bytes);
    if (!(await this.shared(digest))) {
      await this.files.putFile(fileKey(digest), join(this.folder, digest));
      this.remember(digest);
    }
    this.scheduleEviction();
    return { digest };
  }

  async has(digest: string): Promise<boolean> {
    return this.shared(digest);
  }

  async read(digest: string): Promise<Uint8Array> {
    await this.bring([digest]);
    return this.local.read(digest);
  }

  async bring(digests: Iterable<string>): Promise<void> {
    const wanted = [...new Set(digests)];
    const next = async (): Promise<void> => {
      for (let digest = wanted.shift(); digest !== undefined; digest = wanted.shift()) await this.bringOne(digest);
    };
    await Promise.all(Array.from({ length: parallel }, next));
    this.scheduleEviction();
  }

  async removeUnused(before: number, used: AssetsInUse): Promise<number> {
    let removed = 0;
    for await (const page of this.files.list(bucketFolder)) {
      const old = page.filter(({ storedAt }) => storedAt < before).map(({ key }) => key);
      const inUse = await used(old.map(digestOfKey));
      for (const key of old) {
        // Looked at once more: it may have been found again since.
        if (inUse.has(digestOfKey(key)) || ((await this.files.find(key))?.storedAt ?? before) >= before) continue;
        await this.files.remove(key);
        this.inBucket.delete(digestOfKey(key));
        await rm(join(this.folder, digestOfKey(key)), { force: true });
        removed += 1;
      }
    }
    return removed;
  }

  async close(): Promise<void> {
    await this.evicting;
    await this.files.close();
  }

  private bringOne(digest: string): Promise<void> {
    const running = this.coming.get(digest);
    if (running) return running;
    const coming = this.fetch(digest).finally(() => this.coming.delete(digest));
    this.coming.set(digest, coming);
    return coming;
  }

  private async fetch(digest: string): Promise<void> {
    const key = fileKey(digest);
    const path = join(this.folder, digest);
    const now = new Date(this.now());
    if (await utimes(path, now, now).then(yes, no)) return;
    await mkdir(this.folder, { recursive: true });
    let found: boolean;
    try {
      found = await downloadFile(this.files, key, path);
    } catch (cause) {
      if (cause instanceof StorageFull) {
        throw new StageFailure('store', 'disk_full', 'The disk is full.', { retryable: true, cause });
      }
      const message = `The asset ${digest} could not be fetched from the storage.`;
      throw new StageFailure('store', 'storage_unreachable', message, { retryable: true, cause });
    }
    if (!found) throw new StageFailure('store', 'missing_asset', `The asset ${digest} is gone.`, { retryable: false });
    this.remember(digest);
  }

  private async shared(digest: string): Promise<boolean> {
    if ((this.inBucket.get(digest) ?? 0) > this.now()) return true;
    const found = await this.files.find(fileKey(digest));
    if (found === null) return false;
    if (found.storedAt < this.now() - assetRenewMs) await this.files.renew(fileKey(digest));
    this.remember(digest);
    return true;
  }

  private remember(digest: string): void {
    // Only saves questions; a service that runs for months must not keep every digest.
    if (this.inBucket.size >= 10_000) this.inBucket.clear();
    this.inBucket.set(digest, this.now() + trustMs);
  }

  private scheduleEviction(): void {
    const now = this.now();
    if (now - this.tidiedAt < (this.options.tidyMs ?? tidyMs)) return;
    this.tidiedAt = now;
    this.evicting = this.evict(now - (this.options.restMs ?? restMs)).catch(() => undefined);
  }

  /** The least recently used go first. */
  private async evict(before: number): Promise<void> {
    const { maxBytes } = this.options;
    const names = (await readdir(this.folder)).filter((name) => /^[0-9a-f]{64}$/.test(name));
    const files = await Promise.all(
      names.map(async (name) => ({ name, facts: await stat(join(this.folder, name)).catch(() => null) })),
    );
    let total = files.reduce((sum, { facts }) => sum + (facts?.size ?? 0), 0);
    if (total <= maxBytes) return;
    const oldest = files.toSorted((a, b) => (a.facts?.mtimeMs ?? 0) - (b.facts?.mtimeMs ?? 0));
    for (const { name, facts } of oldest) {
      if (total <= maxBytes * keepShare || facts === null || facts.mtimeMs >= before) return;
      await rm(join(this.folder, name), { force: true });
      total -= facts.size;
    }
  }

  private now(): number {
    return (this.options.now ?? Date.now)();
  }
}

const yes = () => true;
const no = () => false;

function fileKey(digest: string): string {
  if (!/^[0-9a-f]{64}$/.test(digest)) throw new RangeError(`Not a digest: ${digest}`);
  return `${bucketFolder}/${digest}.bin`;
}

const digestOfKey = (key: string): string => key.slice(bucketFolder.length + 1, -'.bin'.length);
