import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

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
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'lock');
  const mine = join(dataDir, `lock.${process.pid}.${Math.random().toString(36).slice(2)}`);
  const owner: Owner = { pid: process.pid, started: startOf(process.pid) };
  writeFileSync(mine, JSON.stringify(owner));
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

function isAlive(owner: Owner): boolean {
  // In a container every start has the same pid: without a start time, a lock of "this" process is an old one.
  if (owner.pid === process.pid && owner.started === null) return false;
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return owner.started === null || startOf(owner.pid) === owner.started;
}

function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Field 22, counted after the command, which may hold spaces and brackets itself.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
