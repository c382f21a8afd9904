import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { startUnreaped } from '../../testing/unreaped-process.js';
import { openJobFolder, sweepJobFolders } from './job-folder.js';
import { traceProcess } from './living-process.js';

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
  expect(await readdir(root)).toEqual([basename(b.path)]);
});

test('the sweep takes the folders of dead processes, and of earlier processes with a living number', async () => {
  const mine = await openJobFolder(root);
  const dead = spawnSync(process.execPath, ['-e', '0']).pid;
  const hex = 'a'.repeat(12);
  const [, start, place] = basename(mine.path).split('-');
  await mkdir(join(root, `${dead}-0-${place}-${hex}`));
  await mkdir(join(root, `${process.pid}-${Number(start) + 5}-${place}-${hex}`));
  await mkdir(join(root, 'something-else'));
  await sweepJobFolders(root);
  expect((await readdir(root)).sort()).toEqual([basename(mine.path), 'something-else'].sort());
  await sweepJobFolders(join(root, 'none'));
});

test('the sweep leaves the folders of another container, whose numbers say nothing here, until they are old', async () => {
  const dead = spawnSync(process.execPath, ['-e', '0']).pid;
  const [young, old] = [`${dead}-7-00000000-${'a'.repeat(12)}`, `${process.pid}-7-00000000-${'b'.repeat(12)}`];
  for (const name of [young, old]) await mkdir(join(root, name));
  const twoDaysAgo = new Date(Date.now() - 48 * 3_600_000);
  await utimes(join(root, old), twoDaysAgo, twoDaysAgo);
  await sweepJobFolders(root);
  expect(await readdir(root)).toEqual([young]);
});

test('the sweep takes the folder of a process that was killed, also where nothing reaps it', async () => {
  const unreaped = await startUnreaped();
  try {
    const [, , place] = basename((await openJobFolder(root)).path).split('-');
    const { start } = traceProcess(unreaped.pid);
    const name = `${unreaped.pid}-${start}-${place}-${'a'.repeat(12)}`;
    await mkdir(join(root, name));
    await sweepJobFolders(root);
    expect(await readdir(root)).toContain(name);
    await unreaped.kill();
    await sweepJobFolders(root);
    expect(await readdir(root)).not.toContain(name);
  } finally {
    await unreaped.close();
  }
});
