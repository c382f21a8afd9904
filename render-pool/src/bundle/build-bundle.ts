import { createHash } from 'node:crypto';
import { access, mkdir, readFile, readdir, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { bundleBeside } from './bundle-beside.js';

export interface BundleOptions {
  /** File that calls `registerRoot`. */
  entry: string;
  cacheRoot: string;
  log?: (line: string) => void;
}

/** Raised when a change here makes other bundles from the same sources. */
const BUNDLE_VERSION = 2;

/**
 * The webpage that draws the compositions, as a folder in `<cacheRoot>/bundle/<hash>`. The hash covers
 * the sources and the installed versions, so an unchanged project is bundled once. Two processes may do
 * it at once; the rename that comes first wins.
 */
export async function buildBundle({ entry, cacheRoot, log }: BundleOptions): Promise<string> {
  const root = await packageFolder(entry);
  const key = await bundleKey(root, [join(root, 'src'), ...(await workspaceSources(root))], entry);
  const folder = join(cacheRoot, 'bundle', key);
  if (await exists(join(folder, 'complete'))) return folder;

  const aside = `${folder}.${process.pid}.${Date.now().toString(36)}`;
  await mkdir(dirname(aside), { recursive: true });
  log?.('bundling the compositions');
  try {
    await bundleBeside({ entry: resolve(entry), root, outDir: aside });
    await writeFile(join(aside, 'complete'), key);
    await rename(aside, folder).catch(async (error: unknown) => {
      if (!(await exists(join(folder, 'complete')))) throw error;
    });
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
  return folder;
}

async function bundleKey(root: string, folders: string[], entry: string): Promise<string> {
  const hash = createHash('sha256').update(`${BUNDLE_VERSION} ${relative(root, entry)}`);
  for (const folder of folders)
    for (const file of await sourceFiles(folder))
      hash.update(`\0${relative(root, file)}\0`).update(await readFile(file));
  hash.update(await readFile(join(root, 'package.json')));
  const lock = await findUpward(root, 'package-lock.json');
  if (lock) hash.update(await readFile(lock));
  return hash.digest('hex').slice(0, 32);
}

/** Sources of the packages of the same repository that a package depends on: npm links them instead of copying. */
async function workspaceSources(root: string, seen = new Set<string>()): Promise<string[]> {
  const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { dependencies?: object };
  for (const name of Object.keys(manifest.dependencies ?? {}).sort()) {
    const installed = await findUpward(root, join('node_modules', name));
    const folder = installed ? await realpath(installed) : null;
    if (!folder || folder.includes('node_modules') || seen.has(join(folder, 'src'))) continue;
    seen.add(join(folder, 'src'));
    await workspaceSources(folder, seen);
  }
  return [...seen];
}

async function sourceFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((item) => item.isFile() && !/\.test\.tsx?$/.test(item.name))
    .map((item) => join(item.parentPath, item.name))
    .sort();
}

async function packageFolder(entry: string): Promise<string> {
  const manifest = await findUpward(dirname(resolve(entry)), 'package.json');
  if (!manifest) throw new Error(`${entry} is in no package`);
  return dirname(manifest);
}

async function findUpward(from: string, name: string): Promise<string | null> {
  for (let folder = from; ; folder = dirname(folder)) {
    if (await exists(join(folder, name))) return join(folder, name);
    if (folder === dirname(folder)) return null;
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
