import { readFileSync } from 'node:fs';

/** A process as it can be told from a later one with the same number. */
export interface ProcessTrace {
  pid: number;
  /** When it began, in clock ticks since the machine did; null where the system does not tell it. */
  start: number | null;
}

/**
 * The process with this number as `/proc/<pid>/stat` of Linux shows it (man 5 proc_pid_stat); `start` is null where
 * there is none.
 */
export function traceProcess(pid: number): ProcessTrace {
  return { pid, start: readStat(pid)?.start ?? null };
}

/**
 * Whether this very process still runs. One that has ended and was not reaped by its parent (a zombie) keeps its number
 * and answers signals, but holds nothing any more; in containers without an init process it can stay for ever.
 */
export function processRuns({ pid, start }: ProcessTrace): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Another user's process is alive too.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const now = readStat(pid);
  if (now === null) return true;
  if (now.state === 'Z' || now.state === 'X') return false;
  return start === null || start === now.start;
}

function readStat(pid: number): { state: string; start: number } | null {
  let text: string;
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return null;
  }
  // The program's name stands in brackets and may hold spaces and brackets itself: fields count from its end.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [state, start] = [fields[0], Number(fields[19])];
  return state !== undefined && Number.isFinite(start) ? { state, start } : null;
}
