import { randomBytes } from 'node:crypto';
import { cpSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openEmbeddedDatabase } from '../src/database/open-database.js';
import { tablesFingerprint } from './tables-fingerprint.js';

const cache = process.env['SCENEWRIGHT_CACHE'] ?? fileURLToPath(new URL('../../.cache', import.meta.url));
const store = join(cache, 'test-databases');

/** Free bytes that are wanted of a memory disk. */
const roomInMemory = 2 ** 30;

/**
 * A new folder to use as `DATA_DIR`, with an embedded database that has all tables and no rows. In memory where there is
 * room: the database flushes what it writes.
 */
export async function makeDataDir(): Promise<string> {
  const memory = await statfs('/dev/shm').then(
    ({ bavail, bsize }) => bavail * bsize >= roomInMemory,
    () => false,
  );
  const folder = await mkdtemp(join(memory ? '/dev/shm' : tmpdir(), 'scenewright-data-'));
  await placeEmbeddedDatabase(folder);
  return folder;
}

/**
 * Puts an embedded database with all tables and no rows into `dataDir`, which has none. Making one takes seconds of
 * computing; this is a copy of one that the first call after a change of the tables makes and leaves in the cache.
 */
export async function placeEmbeddedDatabase(dataDir: string): Promise<void> {
  // A thousand small files: in one go this costs a quarter of what it costs file by file.
  cpSync(join(await template(), 'database'), join(dataDir, 'database'), { recursive: true });
}

let made: Promise<string> | undefined;
const template = (): Promise<string> => (made ??= makeTemplate());

async function makeTemplate(): Promise<string> {
  const folder = join(store, await tablesFingerprint());
  if (await exists(folder)) return folder;
  await mkdir(store, { recursive: true });
  const outdated = (await readdir(store)).filter((name) => !name.includes('draft'));
  const draft = join(store, `draft-${randomBytes(6).toString('hex')}`);
  await mkdir(draft);
  try {
    await (await openEmbeddedDatabase(draft)).close();
    await rename(draft, folder);
    for (const name of outdated) await rm(join(store, name), { recursive: true, force: true });
  } catch (error) {
    // Another test process may have been faster.
    if (!(await exists(folder))) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return folder;
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
