import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * The file that the bundle of the compositions is built from. It is found by its path, from the package that depends on
 * them (`import.meta.url` of a host), so that nothing of it is loaded here.
 */
export function compositionsEntry(from: string): string {
  const manifest = createRequire(from).resolve('@scenewright/compositions/package.json');
  return join(dirname(manifest), 'src', 'entry.tsx');
}
