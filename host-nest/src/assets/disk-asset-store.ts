import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AssetSchema, StageFailure, WarningSchema, type AssetIndex, type MadeAsset } from '@scenewright/core';
import { sha256 } from '../ids/ids.js';
import type { LocalAssets } from './local-assets.js';

/** Assets in one folder, named by their digest. They outlive the job: a later render needs them again. */
export class DiskAssetStore implements LocalAssets {
  constructor(readonly folder: string) {}

  async put(bytes: Uint8Array): Promise<{ digest: string }> {
    const digest = sha256(bytes);
    if (!(await this.has(digest))) await writeWhole(this.path(digest), bytes);
    return { digest };
  }

  async has(digest: string): Promise<boolean> {
    return stat(this.path(digest)).then(
      (facts) => facts.isFile(),
      () => false,
    );
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

  async close(): Promise<void> {}

  private path(digest: string): string {
    if (!/^[0-9a-f]{64}$/.test(digest)) throw new RangeError(`Not a digest: ${digest}`);
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
