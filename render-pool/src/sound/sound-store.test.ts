import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSoundStore, soundStoreKey, withMemory, type SoundStore } from './sound-store.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scenewright-sound-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const bytes = (value: number, length = 10): Uint8Array => new Uint8Array(length).fill(value);
const [one, two, three] = ['one', 'two', 'three'].map((name) => soundStoreKey('test', name)) as [
  string,
  string,
  string,
];

test('gives back what was kept, and nothing for an unknown key or a torn file', async () => {
  const store = openSoundStore(join(folder, 'sound'));
  expect(await store.read(one)).toBeUndefined();
  await store.write(one, bytes(1));
  expect([...(await store.read(one))!]).toEqual([...bytes(1)]);
  expect(await readdir(join(folder, 'sound'))).toEqual([one]);
  await truncate(join(folder, 'sound', one), 20);
  expect(await store.read(one)).toBeUndefined();
});

test('a folder that cannot be written to costs time alone', async () => {
  const store = openSoundStore('/dev/null/sound');
  await expect(store.write(one, bytes(1))).resolves.toBeUndefined();
  expect(await store.read(one)).toBeUndefined();
});

test('in memory, what was used longest ago goes first, and the store is asked again for it', async () => {
  const asked: string[] = [];
  const disk = openSoundStore(folder);
  const counted: SoundStore = { ...disk, read: (key) => (asked.push(key), disk.read(key)) };
  const store = withMemory(counted, 20);
  await store.write(one, bytes(1));
  await store.write(two, bytes(2));
  await store.read(one);
  await store.write(three, bytes(3));
  for (const key of [one, three]) await store.read(key);
  expect(asked).toEqual([]);
  expect([...(await store.read(two))!]).toEqual([...bytes(2)]);
  expect(asked).toEqual([two]);
});

test('a key names its parts, in their order', () => {
  expect(soundStoreKey('mix', 1, ['a'])).toBe(soundStoreKey('mix', 1, ['a']));
  expect(new Set([soundStoreKey('mix', 1, 2), soundStoreKey('mix', 2, 1), soundStoreKey('master', 1, 2)]).size).toBe(3);
});
