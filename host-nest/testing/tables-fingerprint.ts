import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

/** A short name for all that decides what an empty database is like: templates of databases are kept under it. */
export async function tablesFingerprint(): Promise<string> {
  const sources = new URL('../src/database/', import.meta.url);
  const files = (await readdir(sources)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).sort();
  const sum = createHash('sha256');
  for (const file of [...files.map((name) => new URL(name, sources)), new URL('../package.json', import.meta.url)])
    sum.update(await readFile(file));
  return sum.digest('hex').slice(0, 16);
}
