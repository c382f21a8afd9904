import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AssetSchema, type AssetIndex, type MadeAsset } from '@scenewright/core/assets';
import { StageFailure } from '@scenewright/core/errors';
import { WarningSchema } from '@scenewright/core/storyboard';
import { sha256 } from '../ids/ids.js';
import { renewMs, type LocalAssets } from './local-assets.js';

const pageLength = 500;
const digestForm = /^[0-9a-f]{64}$/;
/** An asset, or the half of one that a crash has left. */
const nameForm = /^[0-9a-f]{64}(?:\.[0-9a-f-]{36}\.part)?$/;

/** Assets in one folder, named by their digest. They outlive the job: a later render needs them again. */
export class DiskAssetStore implements LocalAssets {
  constructor(readonly folder: string) {}

  async put(bytes: Uint8Array): Promise<{ digest: string }> {
    const digest = sha256(bytes);
    if (!(await this.has(digest))) await writeWhole(this.path(digest), bytes);
    return { digest };
  }

  async has(digest: string): Promise<boolean> {
    const facts = await stat(this.path(digest)).catch(() => null);
    if (!facts?.isFile()) return false;
    const now = Date.now();
    if (facts.mtimeMs < now - renewMs)
      await utimes(this.path(digest), new Date(now), new Date(now)).catch(() => undefined);
    return true;
  }

  async read(digest: string): Promise<Uint8Array> {
    try {
      return new Uint8Array(await readFile(this.path(digest)));
    } catch (cause) {
      throw new StageFailure('store', 'missing_asset', `The asset ${digest} is gone.`, { retryable: false, cause });
    }
  }

  /** They lie here already; one that is gone is told by whoever reads it. */
  async bring(): Promise<void> {}

  async removeUnused(...[before, used]: Parameters<LocalAssets['removeUnused']>): Promise<number> {
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

  async close(): Promise<void> {}

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
    await rm(temporary, { force: true });
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || code === 'EDQUOT') {
      throw new StageFailure('store', 'disk_full', 'The disk is full.', { retryable: true, cause });
    }
    throw cause;
  }
}
