import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describeAssetStore } from '@scenewright/core/testing';
import { startBucket, type Bucket } from '../../testing/bucket.js';
import { DiskFileStore } from '../files/disk-file-store.js';
import { S3FileStore } from '../files/s3-file-store.js';
import { LinkSigner } from '../files/signed-link.js';
import { BucketAssetStore } from './bucket-asset-store.js';
import { DiskAssets } from './disk-assets.js';
import type { LocalAssets } from './local-assets.js';

let root: string;
let bucket: Bucket;
let count = 0;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'scenewright-assets-'));
  bucket = await startBucket();
});
afterAll(async () => {
  await bucket.close();
  await rm(root, { recursive: true, force: true });
});

const folder = () => join(root, `node-${++count}`);
const onS3 = (at: string, maxBytes = 1e9) =>
  new BucketAssetStore(new S3FileStore(bucket.configuration), at, { maxBytes, tidyMs: 0 });
const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describeAssetStore('DiskAssets', () => new DiskAssets(folder()));
describeAssetStore('BucketAssetStore on S3', () => onS3(folder()));
describeAssetStore('BucketAssetStore on a shared disk', () => {
  const files = new DiskFileStore(folder(), new LinkSigner('secret'), () => 'http://files.test');
  return new BucketAssetStore(files, folder(), { maxBytes: 1e9 });
});

describe('assets on S3', () => {
  it('come to a node that never saw them, into its folder', async () => {
    const [writer, reader] = [onS3(folder()), onS3(folder())];
    const bytes = Buffer.from('spoken words');
    const { digest } = await writer.put(bytes);
    expect(await reader.has(digest)).toBe(true);
    await Promise.all([reader.bring([digest]), reader.bring([digest, digest])]);
    expect(await readFile(join(reader.folder, digest))).toEqual(bytes);
    expect(await readdir(reader.folder)).toEqual([digest]);
    await expect(reader.bring([digestOf(Buffer.from('never put'))])).rejects.toMatchObject({
      name: 'StageFailure',
      kind: 'missing_asset',
      retryable: false,
    });
  });

  it('keep to their room on the node, the longest unused going first, and come back when they are asked for', async () => {
    const store = onS3(folder(), 25_000);
    const put = async (value: number) => (await store.put(new Uint8Array(10_000).fill(value))).digest;
    const digests = [await put(1), await put(2)];
    const hours = (ago: number) => new Date(Date.now() - ago * 3600_000);
    await utimes(join(store.folder, digests[0]!), hours(9), hours(9));
    await utimes(join(store.folder, digests[1]!), hours(8), hours(8));
    await store.bring([digests[0]!]);
    // What is put last takes more than the room: room is made behind it, when the others have their times.
    digests.push(await put(3));
    for (let i = 0; i < 100 && (await readdir(store.folder)).length > 2; i++) await sleep(20);
    // The second was the longest unused; the first was just asked for, the third is new.
    expect((await readdir(store.folder)).toSorted()).toEqual([digests[0]!, digests[2]!].toSorted());
    expect((await store.read(digests[1]!))[0]).toBe(2);
  });

  it('are asked for again when the storage is away for a moment', async () => {
    const gone = new S3FileStore({ ...bucket.configuration, endpoint: 'http://127.0.0.1:9' });
    const store = new BucketAssetStore(gone, folder(), { maxBytes: 1e9 });
    await expect(store.bring([digestOf(Buffer.from('x'))])).rejects.toMatchObject({
      kind: 'storage_unreachable',
      retryable: true,
    });
  });
});

it('an asset that is found again half a day later counts as new: whoever found it may come to name it', async () => {
  const shared = folder();
  const files = new DiskFileStore(shared, new LinkSigner('secret'), () => 'http://files.test');
  const stores: [LocalAssets, string][] = [];
  const disk = new DiskAssets(folder());
  stores.push([disk, disk.folder]);
  stores.push([new BucketAssetStore(files, folder(), { maxBytes: 1e9 }), join(shared, 'assets')]);
  for (const [store, at] of stores) {
    const { digest } = await store.put(Buffer.from('found again'));
    const [name] = (await readdir(at)).filter((each) => each.startsWith(digest));
    const ago = new Date(Date.now() - 50 * 3600_000);
    await utimes(join(at, name!), ago, ago);
    // Another process, which has not seen it.
    const other = store instanceof DiskAssets ? store : new BucketAssetStore(files, folder(), { maxBytes: 1e9 });
    expect(await other.has(digest)).toBe(true);
    expect(await other.removeUnused(Date.now() - 48 * 3600_000, async () => new Set())).toBe(0);
    expect(await store.has(digest)).toBe(true);
  }
});
