import { readFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';

/** Where Linux says which control groups this process is in, and what they hold. */
export interface GroupFiles {
  membership: string;
  root: string;
}

const LINUX: GroupFiles = { membership: '/proc/self/cgroup', root: '/sys/fs/cgroup' };

/**
 * Bytes that the control groups of this process leave it: the least of its own group and those around it,
 * in either version of the interface; infinite without a limit. In a container the group is the root of
 * what can be seen, whatever name the membership gives it.
 */
export async function groupMemoryLeft({ membership, root }: GroupFiles = LINUX): Promise<number> {
  const lines = (await readFile(membership, 'utf8').catch(() => '')).split('\n');
  const groupOf = (matches: RegExp): string => lines.flatMap((line) => matches.exec(line)?.[1] ?? [])[0] ?? '/';
  const unified = groupOf(/^0::(.*)$/);
  const memory = groupOf(/^\d+:(?:[^:]*,)?memory(?:,[^:]*)?:(.*)$/);
  const left = await Promise.all([
    ...lineage(unified).map((group) => leftIn(join(root, group), 'memory.max', 'memory.current')),
    ...lineage(memory).map((group) =>
      leftIn(join(root, 'memory', group), 'memory.limit_in_bytes', 'memory.usage_in_bytes'),
    ),
  ]);
  return Math.min(Infinity, ...left);
}

/** A group and all that hold it. A name that leads outside stands for the root. */
function lineage(group: string): string[] {
  const found = ['/'];
  for (let at = posix.normalize(`/${group}`); at !== '/' && !at.includes('..'); at = dirname(at)) found.push(at);
  return found;
}

async function leftIn(folder: string, limitFile: string, usedFile: string): Promise<number> {
  const number = (name: string): Promise<number> =>
    readFile(join(folder, name), 'utf8').then(
      (text) => (/^\d+$/.test(text.trim()) ? Number(text) : NaN),
      () => NaN,
    );
  const left = (await number(limitFile)) - (await number(usedFile));
  if (!Number.isFinite(left)) return Infinity;
  const stat = await readFile(join(folder, 'memory.stat'), 'utf8').catch(() => '');
  // File cache that the group gives back when asked.
  return left + Number(/^(?:total_)?inactive_file (\d+)$/m.exec(stat)?.[1] ?? 0);
}
