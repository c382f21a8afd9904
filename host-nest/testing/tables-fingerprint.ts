import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** A short name for all that decides what an empty database holds: templates of databases are kept under it. */
export async function tablesFingerprint(): Promise<string> {
  const sum = createHash('sha256');
  for (const file of ['../src/database/migrations.ts', '../src/database/open-database.ts', '../package.json'])
    sum.update(await readFile(new URL(file, import.meta.url)));
  return sum.digest('hex').slice(0, 16);
}
