import { createHash } from 'node:crypto';
import { readlink, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { processRuns, traceProcess } from './living-process.js';

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
  own ??= placeOf().then((place) => `${process.pid}-${traceProcess(process.pid).start ?? 0}-${place}`);
  return own;
}

/** Whether the process that marked this name has ended; a name without a mark is nobody's to delete. */
export async function isAbandoned(path: string, markedName: string): Promise<boolean> {
  const [, pid, start, place] = MARK.exec(markedName) ?? [];
  if (place === undefined) return false;
  const isHere = (await processMark()).endsWith(`-${place}`);
  // 0: the system does not tell when a process began.
  if (isHere) return !processRuns({ pid: Number(pid), start: Number(start) || null });
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
