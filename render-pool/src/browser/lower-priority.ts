import { readdir, readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';

/**
 * Gives every thread of a process group this priority. A browser of the superuser lifts some of its own above all other
 * programs; for anybody else there is nothing to undo. Linux; elsewhere it does nothing.
 */
export async function lowerPriority(group: number, priority: number): Promise<void> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return;
  for (const name of await readdir('/proc').catch(() => [])) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await readFile(`/proc/${name}/stat`, 'latin1').catch(() => '');
    // After the program's name in brackets: state, parent, group.
    if (Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2]) !== group) continue;
    for (const thread of await readdir(`/proc/${name}/task`).catch(() => [])) {
      try {
        setPriority(Number(thread), priority);
      } catch {
        // It has ended.
      }
    }
  }
}
