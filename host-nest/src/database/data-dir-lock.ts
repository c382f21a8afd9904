import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { processRuns, traceProcess } from '@scenewright/render-pool';

/** Another process works in the data folder. */
export class DataDirInUse extends Error {
  override readonly name = 'DataDirInUse';
}

interface Owner {
  pid: number;
  /** Start time of the process in clock ticks, where the system tells it: a pid can be given twice. */
  started: string | null;
}

/**
 * Takes `DATA_DIR` for this process: the embedded database keeps no lock of its own, and two processes would lose
 * rows silently. The lock of a process that is gone is taken over. Returns the function that gives the folder back.
 * @throws DataDirInUse
 */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'lock');
  const mine = join(dataDir, `lock.${process.pid}.${Math.random().toString(36).slice(2)}`);
  const owner: Owner = { pid: process.pid, started: startOf(process.pid) };
  writeFileSync(mine, JSON.stringify(owner), { mode: 0o600 });
  try {
    for (let tries = 0; tries < 20; tries++) {
      // A link is made whole or not at all, and never over an existing file.
      if (linked(mine, file)) return () => release(file, owner);
      const holder = readOwner(file);
      if (holder === null) continue;
      if (isAlive(holder)) {
        throw new DataDirInUse(
          `${dataDir} is in use by process ${holder.pid}. Stop that server, or set DATA_DIR to another folder.`,
        );
      }
      const aside = `${mine}.stale`;
      try {
        renameSync(file, aside);
      } catch {
        continue;
      }
      // Somebody may have taken it over between the reading and the renaming: give it back.
      const moved = readOwner(aside);
      if (moved && isAlive(moved)) linked(aside, file);
      rmSync(aside, { force: true });
    }
    throw new DataDirInUse(`The lock file ${file} could not be taken. Remove it if no server runs in ${dataDir}.`);
  } finally {
    rmSync(mine, { force: true });
  }
}

function release(file: string, owner: Owner): void {
  const holder = readOwner(file);
  if (holder?.pid === owner.pid && holder.started === owner.started) rmSync(file, { force: true });
}

function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function readOwner(file: string): Owner | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner;
  } catch {
    return null;
  }
}

function isAlive({ pid, started }: Owner): boolean {
  // In a container every start has the same pid: without a start time, a lock of "this" process is an old one.
  if (pid === process.pid && started === null) return false;
  return processRuns({ pid, start: started === null ? null : Number(started) });
}

function startOf(pid: number): string | null {
  const { start } = traceProcess(pid);
  return start === null ? null : String(start);
}
