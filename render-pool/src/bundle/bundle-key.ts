import { createHash } from 'node:crypto';
import { access, readFile, readdir, realpath } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

/** Raised when a change here makes other bundles from the same sources. */
const BUNDLE_VERSION = 2;

interface Manifest {
  name?: string;
  dependencies?: Record<string, string>;
}

/** Of all that a bundle of the package in `root` is made of. */
export async function bundleKey(root: string, entry: string): Promise<string> {
  const folders = [join(root, 'src'), ...(await neighbourSources(root))];
  const hash = createHash('sha256').update(`${BUNDLE_VERSION} ${relative(root, entry)}`);
  for (const folder of folders)
    for (const file of await sourceFiles(folder))
      hash.update(`\0${relative(root, file)}\0`).update(await readFile(file));
  hash.update(await readFile(join(root, 'package.json')));
  const lock = await findUpward(root, 'package-lock.json');
  if (lock) hash.update(await readFile(lock));
  return hash.digest('hex').slice(0, 32);
}

/**
 * What the packages that belong together bring: their sources in a repository, where npm links them instead of copying,
 * and what was built of them where they are installed. Of others the lockfile tells enough.
 */
async function neighbourSources(root: string, seen = new Set<string>()): Promise<string[]> {
  const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as Manifest;
  for (const name of Object.keys(manifest.dependencies ?? {}).sort()) {
    const installed = await findUpward(root, join('node_modules', name));
    const folder = installed ? await realpath(installed) : null;
    if (!folder) continue;
    const isCopied = folder.split(sep).includes('node_modules');
    if (isCopied && scopeOf(name) !== scopeOf(manifest.name ?? '')) continue;
    const sources = join(folder, isCopied ? 'dist' : 'src');
    if (seen.has(sources)) continue;
    seen.add(sources);
    await neighbourSources(folder, seen);
  }
  return [...seen];
}

/** "@scope" of "@scope/name"; a name without one belongs to no other. */
const scopeOf = (name: string): string => /^(@.+)\//.exec(name)?.[1] ?? name;

async function sourceFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((item) => item.isFile() && !/\.test\.tsx?$/.test(item.name))
    .map((item) => join(item.parentPath, item.name))
    .sort();
}

export async function findUpward(from: string, name: string): Promise<string | null> {
  for (let folder = from; ; folder = dirname(folder)) {
    if (await exists(join(folder, name))) return join(folder, name);
    if (folder === dirname(folder)) return null;
  }
}

export async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
