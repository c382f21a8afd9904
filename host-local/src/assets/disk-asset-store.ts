import { createHash, randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { AssetStore } from '@scenewright/core/assets';
import { StageFailure } from '@scenewright/core/errors';

const DIGEST = /^[0-9a-f]{64}$/;

export interface DiskAssetStore extends AssetStore {
  readonly folder: string;
}

/**
 * Assets as files of one folder, named by the SHA-256 of their bytes. A file appears whole: it is
 * written aside and renamed, so any number of processes may share the folder.
 */
export function openDiskAssetStore(folder: string): DiskAssetStore {
  const pathOf = (digest: string): string => {
    if (!DIGEST.test(digest)) throw new RangeError(`not a digest: ${digest}`);
    return join(folder, digest);
  };
  return {
    folder,
    async put(bytes) {
      const digest = createHash('sha256').update(bytes).digest('hex');
      const path = pathOf(digest);
      const held = await stat(path).catch(() => undefined);
      if (held?.size === bytes.byteLength) return { digest };
      await writeWhole(folder, path, bytes, held !== undefined);
      return { digest };
    },
    async has(digest) {
      return stat(pathOf(digest)).then(
        (file) => file.isFile(),
        () => false,
      );
    },
    async read(digest) {
      const bytes = await readFile(pathOf(digest)).catch((cause: unknown) => {
        throw new StageFailure('store', 'missing_asset', `The asset store has no file ${digest}.`, {
          retryable: false,
          remedy: 'Make the video again from its request.',
          cause,
        });
      });
      return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    },
  };
}

async function writeWhole(folder: string, path: string, bytes: Uint8Array, replace: boolean): Promise<void> {
  const aside = join(folder, `.${process.pid}.${randomBytes(6).toString('hex')}.part`);
  try {
    await mkdir(folder, { recursive: true });
    const handle = await open(aside, 'wx');
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    if (replace) await rename(aside, path);
    else await link(aside, path).catch(() => rename(aside, path));
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || code === 'EDQUOT')
      throw new StageFailure('store', 'disk_full', `The disk of ${folder} is full.`, {
        retryable: false,
        remedy: 'Free some space, or choose another folder with SCENEWRIGHT_CACHE.',
        cause,
      });
    throw new StageFailure('store', 'cache_folder', `${folder} cannot be written: ${message}`, {
      retryable: false,
      remedy: 'Make the folder writable, or choose another one with SCENEWRIGHT_CACHE.',
      cause,
    });
  } finally {
    await rm(aside, { force: true }).catch(() => undefined);
  }
}
