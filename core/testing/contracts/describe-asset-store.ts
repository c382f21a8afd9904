import type { AssetStore } from '../../src/assets/storage.js';
import { sha256 } from '../adapters/sha256.js';
import { describe, expect, test } from './test-globals.js';

/** What every asset store holds to. `make` gives an empty one each time. */
export function describeAssetStore(name: string, make: () => Promise<AssetStore> | AssetStore): void {
  describe(`${name} is an asset store`, () => {
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => (index * 7) % 251);

    test('a file is named by the SHA-256 of its bytes', async () => {
      const store = await make();
      expect((await store.put(bytes)).digest).toBe(sha256(bytes));
      expect((await store.put(new Uint8Array())).digest).toMatch(/^e3b0c44298fc1c14/);
    });

    test('what was put is there and reads back, byte for byte', async () => {
      const store = await make();
      const { digest } = await store.put(bytes);
      expect(await store.has(digest)).toBe(true);
      expect(sha256(await store.read(digest))).toBe(digest);
    });

    test('what was never put is not there and cannot be read', async () => {
      const store = await make();
      const digest = sha256('never put');
      expect(await store.has(digest)).toBe(false);
      await expect(store.read(digest)).rejects.toThrow();
    });

    test('the same bytes, twice and at once, are one file', async () => {
      const store = await make();
      const [first, second] = await Promise.all([store.put(bytes), store.put(bytes.slice())]);
      expect(first).toEqual(second);
      expect((await store.read(first.digest)).length).toBe(bytes.length);
    });

    test('changing bytes after they were put, or were read, changes nothing in the store', async () => {
      const store = await make();
      const mine = bytes.slice();
      const { digest } = await store.put(mine);
      mine.fill(0);
      (await store.read(digest)).fill(1);
      expect(sha256(await store.read(digest))).toBe(digest);
    });

    test('a name that is no digest reaches no file', async () => {
      const store = await make();
      for (const bad of ['', '../secret', 'A'.repeat(64)]) {
        expect(await store.has(bad).catch(() => false)).toBe(false);
        await expect(store.read(bad)).rejects.toThrow();
      }
    });
  });
}
