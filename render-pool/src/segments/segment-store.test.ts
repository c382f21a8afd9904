import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, readdir, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSegmentStore } from './segment-store.js';

let folder: string;
let job: string;
beforeEach(async () => {
  const root = await mkdtemp(join(tmpdir(), 'segments-'));
  [folder, job] = [join(root, 'segments'), join(root, 'job')];
  await mkdir(job);
});
afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }));

const keyOf = (name: string): string => createHash('sha256').update(name).digest('hex');
async function made(name: string, bytes: number): Promise<string> {
  const file = join(job, `${name}.made`);
  await writeFile(file, randomBytes(bytes));
  return file;
}

test('a kept segment comes back whole, with a box behind it that players skip', async () => {
  const store = openSegmentStore({ folder });
  const file = await made('a', 5000);
  await store.keep(keyOf('a'), 60, file);
  const again = join(job, 'again.mp4');
  expect(await store.take(keyOf('a'), 60, again)).toBe(true);
  const bytes = await readFile(again);
  expect(bytes.subarray(0, 5000).equals(await readFile(file))).toBe(true);
  expect(bytes.readUInt32BE(5000)).toBe(bytes.length - 5000);
  expect(bytes.toString('latin1', 5004, 5008)).toBe('free');
  expect(store.counts).toMatchObject({ hits: 1, misses: 0, kept: 1 });
});

test('an unknown key, another number of frames, a torn file and a foreign file are misses and leave nothing', async () => {
  const store = openSegmentStore({ folder });
  const target = join(job, 'target.mp4');
  expect(await store.take(keyOf('none'), 10, target)).toBe(false);
  await store.keep(keyOf('a'), 60, await made('a', 5000));
  expect(await store.take(keyOf('a'), 61, target)).toBe(false);
  await truncate(join(folder, `${keyOf('a')}.mp4`), 3000);
  expect(await store.take(keyOf('a'), 60, target)).toBe(false);
  await writeFile(join(folder, `${keyOf('b')}.mp4`), randomBytes(5032));
  expect(await store.take(keyOf('b'), 60, target)).toBe(false);
  expect((await readdir(job)).filter((name) => name.startsWith('target'))).toEqual([]);
  // The torn one is replaced by the next writer.
  await store.keep(keyOf('a'), 60, await made('a', 4000));
  expect(await store.take(keyOf('a'), 60, target)).toBe(true);
});

test('many writers of one key never show a torn file', async () => {
  const stores = Array.from({ length: 4 }, () => openSegmentStore({ folder }));
  const files = await Promise.all([1000, 2000, 3000, 4000].map((bytes) => made(`w${bytes}`, bytes)));
  const key = keyOf('same');
  const writes = Array.from({ length: 40 }, (_, at) => stores[at % 4]!.keep(key, 30, files[at % 4]!));
  const reads = Array.from({ length: 40 }, async (_, at) => {
    const target = join(job, `read-${at}.mp4`);
    if (!(await stores[at % 4]!.take(key, 30, target))) return;
    expect([1032, 2032, 3032, 4032]).toContain((await stat(target)).size);
  });
  await Promise.all([...writes, ...reads]);
  expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('the least recently used go when the store is full, and what a job has taken stays with it', async () => {
  const store = openSegmentStore({ folder, maxBytes: 25_000 });
  const age = async (name: string, seconds: number): Promise<void> => {
    const then = new Date(Date.now() - seconds * 1000);
    await utimes(join(folder, `${keyOf(name)}.mp4`), then, then);
  };
  await store.keep(keyOf('old'), 1, await made('old', 10_000));
  await store.keep(keyOf('older'), 1, await made('older', 10_000));
  await age('old', 100);
  await age('older', 200);
  const held = join(job, 'held.mp4');
  expect(await store.take(keyOf('older'), 1, held)).toBe(true);
  await store.keep(keyOf('new'), 1, await made('new', 10_000));
  expect(store.counts.evicted).toBe(1);
  expect(await store.take(keyOf('old'), 1, join(job, 'x.mp4'))).toBe(false);
  expect(await store.take(keyOf('older'), 1, join(job, 'y.mp4'))).toBe(true);

  // A store that holds one file alone evicts `older` too; the job's own link keeps its bytes.
  const small = openSegmentStore({ folder, maxBytes: 11_000 });
  await small.keep(keyOf('last'), 1, await made('last', 10_000));
  expect((await stat(held)).size).toBe(10_032);
});

test('the key of a segment is a digest; nothing else names a file', async () => {
  const store = openSegmentStore({ folder });
  await expect(store.take('../../etc/passwd', 1, join(job, 'x'))).rejects.toThrow(RangeError);
});
