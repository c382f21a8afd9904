import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { trimCache } from './trim-cache.js';

const now = Date.UTC(2026, 10, 20);
const hours = (count: number): Date => new Date(now - count * 3_600_000);
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scenewright-trim-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function entry(name: string, bytes: number, hoursAgo: number): Promise<void> {
  await mkdir(join(folder, name));
  await writeFile(join(folder, name, 'page.js'), Buffer.alloc(bytes));
  await utimes(join(folder, name, 'page.js'), hours(hoursAgo), hours(hoursAgo));
  await utimes(join(folder, name), hours(hoursAgo), hours(hoursAgo));
}

test('what was used least recently goes until the rest fits', async () => {
  await entry('oldest', 100, 90);
  await entry('old', 100, 80);
  await entry('new', 100, 70);
  expect(await trimCache({ folder, maxBytes: 200, keepHours: 24 }, now)).toBe(100);
  expect((await readdir(folder)).sort()).toEqual(['new', 'old']);
});

test('what was used lately stays, even above the bound', async () => {
  await entry('a', 100, 2);
  await entry('b', 100, 30);
  expect(await trimCache({ folder, maxBytes: 50, keepHours: 24 }, now)).toBe(100);
  expect(await readdir(folder)).toEqual(['a']);
});

test('a folder that is not there, or fits, loses nothing', async () => {
  expect(await trimCache({ folder: join(folder, 'none'), maxBytes: 0, keepHours: 0 }, now)).toBe(0);
  await entry('a', 100, 500);
  expect(await trimCache({ folder, maxBytes: 100, keepHours: 0 }, now)).toBe(0);
});
