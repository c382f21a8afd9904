import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openJobFolder, sweepJobFolders } from './job-folder.js';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'jobs-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

test('a job folder is private, its own, and gone after it is removed', async () => {
  const [a, b] = await Promise.all([openJobFolder(root), openJobFolder(root)]);
  expect(a.path).not.toBe(b.path);
  expect((await stat(a.path)).mode & 0o077).toBe(0);
  await writeFile(join(a.path, 'file'), 'x');
  await a.remove();
  await a.remove();
  expect(await readdir(root)).toEqual([b.path.split('/').at(-1)]);
});

test('the sweep takes the folders of dead processes, and of earlier processes with a living number', async () => {
  const mine = await openJobFolder(root);
  const dead = spawnSync(process.execPath, ['-e', '0']).pid;
  const hex = 'a'.repeat(12);
  const start = mine.path.split('-').at(-2);
  await mkdir(join(root, `${dead}-0-${hex}`));
  await mkdir(join(root, `${process.pid}-${Number(start) + 5}-${hex}`));
  await mkdir(join(root, 'something-else'));
  await sweepJobFolders(root);
  expect((await readdir(root)).sort()).toEqual([mine.path.split('/').at(-1), 'something-else'].sort());
  await sweepJobFolders(join(root, 'none'));
});
