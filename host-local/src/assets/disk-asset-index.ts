import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AssetSchema, type AssetIndex, type MadeAsset } from '@scenewright/core/assets';
import { WarningSchema } from '@scenewright/core/storyboard';

const KEY = /^[0-9a-f]{64}$/;

/**
 * What was made for which request, one small file an entry. It may forget: an entry that cannot be read
 * counts as none, and one that cannot be written is not remembered.
 */
export function openDiskAssetIndex(folder: string): AssetIndex {
  const pathOf = (key: string): string => {
    if (!KEY.test(key)) throw new RangeError(`not a digest: ${key}`);
    return join(folder, `${key}.json`);
  };
  return {
    async find(key) {
      const text = await readFile(pathOf(key), 'utf8').catch(() => undefined);
      return text === undefined ? null : parse(text);
    },
    async remember(key, made) {
      const path = pathOf(key);
      const aside = join(folder, `.${process.pid}.${randomBytes(6).toString('hex')}.part`);
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(aside, JSON.stringify(made));
        await rename(aside, path);
      } catch {
        await rm(aside, { force: true }).catch(() => undefined);
      }
    },
  };
}

function parse(text: string): MadeAsset | null {
  try {
    const value = JSON.parse(text) as { asset?: unknown; warnings?: unknown };
    return { asset: AssetSchema.parse(value.asset), warnings: WarningSchema.array().parse(value.warnings) };
  } catch {
    return null;
  }
}
