import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildBundle, openStage, type Stage } from '@scenewright/render-pool';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const cacheRoot = process.env['SCENEWRIGHT_CACHE'] ?? join(root, '.cache');

/** The real bundle in the real browser; the test command has prepared both. */
export async function openTestStage(assetFolder?: string): Promise<Stage> {
  const bundleFolder = await buildBundle({ entry: join(root, 'compositions/src/entry.tsx'), cacheRoot });
  return openStage({ cacheRoot, bundleFolder, assetFolder, browser: process.env['SCENEWRIGHT_BROWSER'] });
}
