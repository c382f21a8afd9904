import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { treeMemory } from './tree-memory.js';

test('the memory of a process counts what its children hold', async () => {
  const hold = `globalThis.held = Buffer.alloc(150e6, 1); console.log('held'); setInterval(() => 0, 1000)`;
  const child = spawn('/bin/sh', ['-c', `"$0" -e "$1" & wait`, process.execPath, hold], { detached: true });
  try {
    await once(child.stdout, 'data');
    expect(await treeMemory(child.pid!)).toBeGreaterThan(150e6);
    expect(await treeMemory(child.pid!)).toBeLessThan(600e6);
  } finally {
    process.kill(-child.pid!, 'SIGKILL');
  }
  expect(await treeMemory(2 ** 30)).toBe(0);
});
