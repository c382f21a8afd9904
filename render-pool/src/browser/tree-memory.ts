import { readFile } from 'node:fs/promises';

/** Bytes that a process and all below it hold for themselves (anonymous memory). Linux; elsewhere 0. */
export async function treeMemory(pid: number): Promise<number> {
  const [status, children] = await Promise.all([
    readFile(`/proc/${pid}/status`, 'utf8').catch(() => ''),
    readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => ''),
  ]);
  const own = Number(/^RssAnon:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
  const below = await Promise.all(children.split(' ').filter(Boolean).map(Number).map(treeMemory));
  return below.reduce((sum, bytes) => sum + bytes, own);
}
