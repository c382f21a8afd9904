import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programVersion } from './program-version.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'program-version-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A program that says its version, and writes down each time that it is asked. */
async function program(name: string, version: string): Promise<string> {
  const file = join(folder, name, 'program');
  await mkdir(join(folder, name), { recursive: true });
  await rm(file, { force: true });
  await writeFile(file, `#!/bin/sh\necho asked >> ${join(folder, 'asked')}\necho version ${version}\n`);
  await chmod(file, 0o755);
  return file;
}
const asked = async (): Promise<number> =>
  (await readFile(join(folder, 'asked'), 'utf8').catch(() => '')).split('\n').filter(Boolean).length;

test('the same version at another path is the same, another one at the same path is not', async () => {
  const place = { cacheRoot: join(folder, 'cache') };
  const here = await programVersion(await program('here', '7.1'), '-version', place);
  expect(here).toBe('version 7.1');
  expect(await programVersion(await program('there', '7.1'), '-version', place)).toBe(here);
  expect(await programVersion(await program('here', '7.2'), '-version', place)).toBe('version 7.2');
});

test('a program is asked once, and what it said is kept for the next start', async () => {
  const file = await program('here', '7.1');
  const place = { cacheRoot: join(folder, 'cache') };
  await Promise.all([programVersion(file, '-version', place), programVersion(file, '-version', place)]);
  await programVersion(file, '-version', place);
  expect(await asked()).toBe(1);
  const kept = await readFile(join(place.cacheRoot, 'probe', await onlyFile(join(place.cacheRoot, 'probe'))), 'utf8');
  expect(kept).toBe('version 7.1');
});

test('one that says nothing is known by its file', async () => {
  const place = { cacheRoot: join(folder, 'cache') };
  const file = join(folder, 'silent');
  await writeFile(file, '#!/bin/sh\nexit 3\n');
  await chmod(file, 0o755);
  expect(await programVersion(file, '-version', place)).toContain(file);
});

async function onlyFile(at: string): Promise<string> {
  const [name, ...others] = await readdir(at);
  expect(others).toEqual([]);
  return name!;
}
