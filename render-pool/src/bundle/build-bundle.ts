import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { bundleBeside } from './bundle-beside.js';
import { bundleKey, exists, findUpward } from './bundle-key.js';

export interface BundleOptions {
  /** File that calls `registerRoot`. */
  entry: string;
  cacheRoot: string;
  log?: (line: string) => void;
}

/**
 * The webpage that draws the compositions, as a folder in `<cacheRoot>/bundle/<hash>`. The hash covers
 * the sources and the installed versions, so an unchanged project is bundled once. Two processes may do
 * it at once; the rename that comes first wins.
 */
export async function buildBundle({ entry, cacheRoot, log }: BundleOptions): Promise<string> {
  const root = await packageFolder(entry);
  const key = await bundleKey(root, entry);
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

async function packageFolder(entry: string): Promise<string> {
  const manifest = await findUpward(dirname(resolve(entry)), 'package.json');
  if (!manifest) throw new Error(`${entry} is in no package`);
  return dirname(manifest);
}
