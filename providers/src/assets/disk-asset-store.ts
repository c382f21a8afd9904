import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AssetSchema, type AssetIndex, type AssetStore, type MadeAsset } from '@scenewright/core/assets';
import { StageFailure, WarningSchema } from '@scenewright/core/errors';

/** Milliseconds after which an asset that is found again counts as put again: whoever found it may come to name it. */
export const assetRenewMs = 12 * 3600 * 1000;
const pageLength = 500;
const digestForm = /^[0-9a-f]{64}$/;
/** An asset, or the half of one that a crash has left. */
const nameForm = /^[0-9a-f]{64}(?:\.[0-9a-f-]{36}\.part)?$/;

/** Those of the digests that something still names. */
export type AssetsInUse = (digests: readonly string[]) => Promise<ReadonlySet<string>>;

/**
 * Assets in one folder, named by the SHA-256 of their bytes. They outlive the job: a later render needs them again. A file
 * appears whole, so any number of processes may share the folder.
 */
export class DiskAssetStore implements AssetStore {
  /** @param failure what is thrown when the folder cannot be written; a host knows whom it tells, and what they can do */
  constructor(
    readonly folder: string,
    private readonly failure: (cause: NodeJS.ErrnoException, folder: string) => unknown = writeFailure,
  ) {}

  async put(bytes: Uint8Array): Promise<{ digest: string }> {
    const digest = createHash('sha256').update(bytes).digest('hex');
    const path = this.path(digest);
    const held = await stat(path).catch(() => null);
    // One of another length was torn by a crash of the machine: it is written again.
    if (held?.size === bytes.byteLength) await renew(path, held.mtimeMs);
    else
      await writeWhole(path, bytes).catch((cause: NodeJS.ErrnoException) => {
        throw this.failure(cause, this.folder);
      });
    return { digest };
  }

  async has(digest: string): Promise<boolean> {
    const facts = await stat(this.path(digest)).catch(() => null);
    if (!facts?.isFile()) return false;
    await renew(this.path(digest), facts.mtimeMs);
    return true;
  }

  async read(digest: string): Promise<Uint8Array> {
    try {
      return new Uint8Array(await readFile(this.path(digest)));
    } catch (cause) {
      throw new StageFailure('store', 'missing_asset', `The asset ${digest} is gone.`, {
        retryable: false,
        remedy: 'Make the video again from its request.',
        cause,
      });
    }
  }

  /**
   * Removes what was put before this time (milliseconds since 1970), was not found by `put` or `has` since, and is not
   * among those that `used` names of the digests it is asked about. Returns how many.
   */
  async removeUnused(before: number, used: AssetsInUse): Promise<number> {
    const names = await readdir(this.folder).catch(() => []);
    const isOld = async (name: string) =>
      ((await stat(join(this.folder, name)).catch(() => null))?.mtimeMs ?? before) < before;
    let removed = 0;
    for (let from = 0; from < names.length; from += pageLength) {
      const old: string[] = [];
      for (const name of names.slice(from, from + pageLength))
        if (nameForm.test(name) && (await isOld(name))) old.push(name);
      const inUse = await used(old.filter((name) => digestForm.test(name)));
      for (const name of old) {
        // Looked at once more: it may have been found again since.
        if (inUse.has(name) || !(await isOld(name))) continue;
        await rm(join(this.folder, name), { force: true });
        removed += 1;
      }
    }
    return removed;
  }

  private path(digest: string): string {
    if (!digestForm.test(digest)) throw new RangeError(`Not a digest: ${digest}`);
    return join(this.folder, digest);
  }
}

/** What was made for which request. It may forget, so nothing here fails. */
export class DiskAssetIndex implements AssetIndex {
  constructor(private readonly folder: string) {}

  async find(key: string): Promise<MadeAsset | null> {
    try {
      const { asset, warnings } = JSON.parse(await readFile(join(this.folder, `${key}.json`), 'utf8')) as MadeAsset;
      return { asset: AssetSchema.parse(asset), warnings: WarningSchema.array().parse(warnings) };
    } catch {
      return null;
    }
  }

  async remember(key: string, made: MadeAsset): Promise<void> {
    const target = join(this.folder, `${key}.json`);
    const temporary = `${target}.${randomUUID()}.part`;
    try {
      await mkdir(this.folder, { recursive: true });
      await writeFile(temporary, JSON.stringify(made));
      await rename(temporary, target);
    } catch {
      await rm(temporary, { force: true }).catch(() => undefined);
    }
  }
}

async function renew(path: string, mtimeMs: number): Promise<void> {
  const now = Date.now();
  if (mtimeMs < now - assetRenewMs) await utimes(path, new Date(now), new Date(now)).catch(() => undefined);
}

function writeFailure(cause: NodeJS.ErrnoException): unknown {
  if (cause.code !== 'ENOSPC' && cause.code !== 'EDQUOT') return cause;
  return new StageFailure('store', 'disk_full', 'The disk is full.', { retryable: true, cause });
}

async function writeWhole(target: string, bytes: Uint8Array): Promise<void> {
  const temporary = `${target}.${randomUUID()}.part`;
  try {
    await mkdir(dirname(target), { recursive: true });
    const handle = await open(temporary, 'wx');
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, target);
  } catch (cause) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw cause;
  }
}
