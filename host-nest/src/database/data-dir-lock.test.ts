import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startUnreaped, type UnreapedProcess } from '../../../render-pool/testing/unreaped-process.js';
import { DataDirInUse, lockDataDir } from './data-dir-lock.js';

let folder: string;
let unreaped: UnreapedProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'scenewright-lock-'));
});
afterEach(async () => {
  await unreaped?.close();
  unreaped = undefined;
  rmSync(folder, { recursive: true, force: true });
});

/** The lock as the process `pid` would have written it. */
function lockOf(pid: number): void {
  const unlock = lockDataDir(folder);
  const own = JSON.parse(readFileSync(join(folder, 'lock'), 'utf8')) as Record<string, unknown>;
  unlock();
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const start = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  writeFileSync(join(folder, 'lock'), JSON.stringify({ ...own, pid, started: start }));
}

it('is refused while its holder runs, and taken over once it was killed, also where nothing reaps it', async () => {
  unreaped = await startUnreaped();
  lockOf(unreaped.pid);
  expect(() => lockDataDir(folder)).toThrow(DataDirInUse);
  expect(() => lockDataDir(folder)).toThrow(`in use by process ${unreaped.pid}`);
  await unreaped.kill();
  const unlock = lockDataDir(folder);
  expect(JSON.parse(readFileSync(join(folder, 'lock'), 'utf8'))).toMatchObject({ pid: process.pid });
  unlock();
});

it('is taken over from an earlier process with the number of a living one', () => {
  lockOf(process.pid);
  const lock = JSON.parse(readFileSync(join(folder, 'lock'), 'utf8')) as { started: string };
  expect(() => lockDataDir(folder)).toThrow(DataDirInUse);
  writeFileSync(join(folder, 'lock'), JSON.stringify({ ...lock, started: String(Number(lock.started) + 5) }));
  lockDataDir(folder)();
});

it('is a file for its owner alone', () => {
  const unlock = lockDataDir(folder);
  expect(statSync(join(folder, 'lock')).mode & 0o077).toBe(0);
  unlock();
});
