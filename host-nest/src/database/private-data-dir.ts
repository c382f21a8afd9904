import { chmodSync, mkdirSync, readdirSync, statSync, type Dirent } from 'node:fs';
import { join } from 'node:path';
import { ConfigurationError } from '../configuration/configuration.js';

/** What the service keeps in DATA_DIR. Nothing else in the folder is touched. */
const folders = ['assets', 'database', 'files', 'work'];
const files = ['lock', 'secret.key'];

const othersBits = 0o077;
const stickyBit = 0o1000;

/**
 * Makes `DATA_DIR` and closes it, with all that the service keeps in it, to everybody but its owner; an older version
 * may have left it open. Returns the paths that cannot be closed because they belong to another user. Windows knows no
 * such modes.
 * @throws ConfigurationError when the folder is one that all users of the machine share
 */
export function closeDataDir(dataDir: string): string[] {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (process.platform === 'win32') return [];
  const { mode } = statSync(dataDir);
  if ((mode & stickyBit) !== 0) {
    throw new ConfigurationError(
      `DATA_DIR is wrong. ${dataDir} is shared by all users of this machine; name a folder of its own in it, such as ${join(dataDir, 'scenewright')}.`,
    );
  }
  const open: string[] = [];
  // The outermost first: nobody gets in any more while the rest is closed.
  close(dataDir, mode, open);
  for (const name of files) closeFile(join(dataDir, name), open);
  // The engine of the embedded database once left open files in closed folders too.
  for (const name of folders) closeFolder(join(dataDir, name), name === 'database', open);
  return open;
}

/**
 * A closed folder is left as it is, because what Node writes into it is closed as well: a start must not look at
 * each of a hundred thousand files. It is closed after its contents, so that a start that was cut off is made up for.
 */
function closeFolder(folder: string, always: boolean, open: string[]): void {
  const mode = modeOf(folder);
  if (mode === null || (!always && (mode & othersBits) === 0)) return;
  for (const entry of entriesOf(folder)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) closeFolder(path, always, open);
    else if (entry.isFile()) closeFile(path, open);
  }
  close(folder, mode, open);
}

function closeFile(path: string, open: string[]): void {
  const mode = modeOf(path);
  if (mode !== null) close(path, mode, open);
}

function close(path: string, mode: number, open: string[]): void {
  if ((mode & othersBits) === 0) return;
  try {
    chmodSync(path, mode & 0o7700);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EPERM') open.push(path);
    // Another node that shares the folder has removed it meanwhile.
    else if (code !== 'ENOENT') throw error;
  }
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** null for what is not there. */
function modeOf(path: string): number | null {
  return statSync(path, { throwIfNoEntry: false })?.mode ?? null;
}
