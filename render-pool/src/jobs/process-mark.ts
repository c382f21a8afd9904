import { createHash } from 'node:crypto';
import { readFile, readlink, stat } from 'node:fs/promises';
import { hostname } from 'node:os';

/** `<pid>-<start of that process>-<place>`, at the start of a name. */
const MARK = /^(\d+)-(\d+)-([0-9a-f]{8})-/;

/** What a process in another container left is taken for abandoned when nothing was put there for this time. */
const FOREIGN_HOURS = 24;

let own: Promise<string> | undefined;

/**
 * Names this process at the start of a folder's name, so that a later one can tell whether anybody still wants the folder.
 * A number alone does not say it: containers that share a folder count their processes each for itself, and one that is
 * started again gives the old number to the new process.
 */
export function processMark(): Promise<string> {
  own ??= Promise.all([startOf(process.pid), placeOf()]).then(
    ([start, place]) => `${process.pid}-${start ?? 0}-${place}`,
  );
  return own;
}

/** Whether the process that marked this name has ended; a name without a mark is nobody's to delete. */
export async function isAbandoned(path: string, markedName: string): Promise<boolean> {
  const [, pid, start, place] = MARK.exec(markedName) ?? [];
  if (place === undefined) return false;
  const isHere = (await processMark()).endsWith(`-${place}`);
  if (isHere) return !(await stillRuns(Number(pid), Number(start)));
  const changed = await stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => Infinity,
  );
  return Date.now() - changed > FOREIGN_HOURS * 3_600_000;
}

/** Processes of one place see each other by their numbers: the same machine and, on Linux, the same container. */
async function placeOf(): Promise<string> {
  const namespace = await readlink('/proc/self/ns/pid').catch(() => '');
  return createHash('sha256').update(`${hostname()} ${namespace}`).digest('hex').slice(0, 8);
}

async function stillRuns(pid: number, start: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Another user's process is alive too.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const now = await startOf(pid);
  return now === undefined || start === 0 || now === start;
}

/** When a process began, in clock ticks since the machine did; tells a process from a later one with its number. Linux. */
async function startOf(pid: number): Promise<number | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // The program's name stands in brackets and may hold spaces; field 22 is the twentieth after it.
  const fields = text?.slice(text.lastIndexOf(')') + 2).split(' ');
  const start = Number(fields?.[19]);
  return Number.isFinite(start) ? start : undefined;
}
