import type { FileStore } from './file-store.js';

/**
 * Stores a file, then the record that names it. `name` says whether the record was taken: when it was refused, nothing
 * will ever name the file, and it goes. When `name` fails instead, the record may be stored all the same, because the
 * answer to a COMMIT can be lost: the file stays, and the sweep of stray files removes it if no record names it.
 */
export async function putNamedFile(
  files: FileStore,
  { key, path }: { key: string; path: string },
  name: () => Promise<boolean>,
): Promise<void> {
  await files.putFile(key, path);
  if (!(await name())) await files.remove(key);
}
