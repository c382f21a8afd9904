import type { AssetIndex, AssetStore, Digest, MadeAsset } from '../../src/assets/storage.js';
import { sha256 } from './sha256.js';

/** An asset store that forgets when it is dropped. */
export function createMemoryAssetStore(digest: Digest = sha256): AssetStore & { size(): number } {
  const files = new Map<string, Uint8Array>();
  return {
    async put(bytes) {
      const key = digest(bytes);
      files.set(key, bytes.slice());
      return { digest: key };
    },
    async has(key) {
      return files.has(key);
    },
    async read(key) {
      const bytes = files.get(key);
      if (!bytes) throw new Error(`no asset ${key}`);
      return bytes.slice();
    },
    size: () => files.size,
  };
}

export function createMemoryAssetIndex(): AssetIndex {
  const entries = new Map<string, MadeAsset>();
  return {
    async find(key) {
      return structuredClone(entries.get(key) ?? null);
    },
    async remember(key, made) {
      entries.set(key, structuredClone(made));
    },
  };
}
