import { spawnSync } from 'node:child_process';
import { processRuns, traceProcess } from './living-process.js';
import { startUnreaped, type UnreapedProcess } from '../../testing/unreaped-process.js';

let unreaped: UnreapedProcess | undefined;
afterEach(() => unreaped?.close());

test('a process runs until it has ended, also when its parent never reaps it', async () => {
  unreaped = await startUnreaped();
  const trace = traceProcess(unreaped.pid);
  expect(processRuns(trace)).toBe(true);
  await unreaped.kill();
  // The number is still taken, as a signal shows.
  expect(process.kill(unreaped.pid, 0)).toBe(true);
  expect(processRuns(trace)).toBe(false);
});

test('an earlier process with the same number has ended', () => {
  const own = traceProcess(process.pid);
  expect(processRuns(own)).toBe(true);
  expect(processRuns({ ...own, start: null })).toBe(true);
  expect(processRuns({ ...own, start: (own.start ?? 0) + 5 })).toBe(own.start === null);
});

test('a process that was reaped has ended', () => {
  const { pid } = spawnSync(process.execPath, ['-e', '0']);
  expect(processRuns({ pid, start: null })).toBe(false);
});
