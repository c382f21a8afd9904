import { mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeAssetIndex, describeAssetStore, sha256 } from '@scenewright/core/testing';
import { DiskAssetIndex, DiskAssetStore } from './disk-asset-store.js';

const roots: string[] = [];
async function freshFolder(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'assets-'));
  roots.push(root);
  return join(root, 'folder');
}
afterAll(() => Promise.all(roots.map((root) => rm(root, { recursive: true, force: true }))));

describeAssetStore('the folder on disk', async () => new DiskAssetStore(await freshFolder()));
describeAssetIndex('the folder on disk', async () => new DiskAssetIndex(await freshFolder()));

test('a torn file is mended when the same bytes are put again', async () => {
  const folder = await freshFolder();
  const store = new DiskAssetStore(folder);
  const bytes = new Uint8Array(5000).fill(7);
  const { digest } = await store.put(bytes);
  await truncate(join(folder, digest), 100);
  await store.put(bytes);
  expect(sha256(await store.read(digest))).toBe(digest);
});

test('many writers of the same bytes leave one file and nothing aside', async () => {
  const folder = await freshFolder();
  const bytes = new Uint8Array(200_000).fill(9);
  const digests = await Promise.all(Array.from({ length: 20 }, () => new DiskAssetStore(folder).put(bytes)));
  expect(await readdir(folder)).toEqual([digests[0]!.digest]);
});

test('a name that is no digest never becomes a path', async () => {
  const store = new DiskAssetStore(await freshFolder());
  await expect(store.has('../../etc/passwd')).rejects.toThrow(RangeError);
});

test('a host says in its own words why the folder cannot be written', async () => {
  const folder = await freshFolder();
  await writeFile(folder, 'a file stands in the way');
  const reports: string[] = [];
  const store = new DiskAssetStore(folder, ({ code }, at) => {
    reports.push(`${code} ${at}`);
    return new Error('free some space');
  });
  await expect(store.put(new Uint8Array(3))).rejects.toThrow('free some space');
  expect(reports).toEqual([expect.stringMatching(/^(EEXIST|ENOTDIR) /)]);
});

test('an entry of the index that was torn counts as none', async () => {
  const folder = await freshFolder();
  const index = new DiskAssetIndex(folder);
  const key = sha256('k');
  const asset = { key: 'a', kind: 'music' as const, digest: sha256('d'), mimeType: 'audio/wav', bytes: 1 };
  await index.remember(key, { asset, warnings: [] });
  await truncate(join(folder, `${key}.json`), 20);
  expect(await index.find(key)).toBeNull();
});
