import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** What the compiler last built of the packages of the command, in a few milliseconds: it keeps a list with digests of all sources. */
export function builtFrom() {
  const sum = createHash('sha256');
  for (const name of ['core', 'providers', 'render-pool', 'host-local'])
    sum.update(readFileSync(join(root, name, 'dist', '.tsbuildinfo')));
  return sum.digest('hex');
}
