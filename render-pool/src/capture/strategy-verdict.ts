import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { CAPTURE_VERSION } from './capture-version.js';

/** Whether the fast strategy draws as the reference does, found once for each browser and bundle. */
export interface StrategyVerdict {
  strategy: 'html-in-canvas' | 'begin-frame';
  /** Likeness of the probe frame; null when the browser could not do it at all. */
  ssim: number | null;
}

/** Below this the fast strategy is not used. */
export const LEAST_LIKENESS = 0.995;

/** `browser`: its version (`browserVersion`), so that a cache that borrows one through a link asks nothing anew, and an upgraded one is judged anew. */
export function verdictFile(cacheRoot: string, browser: string, bundleFolder: string): string {
  const key = createHash('sha256')
    .update(`${CAPTURE_VERSION}\0${browser}\0${basename(bundleFolder)}`)
    .digest('hex');
  return join(cacheRoot, 'probe', `${key.slice(0, 32)}.json`);
}

export async function readVerdict(file: string): Promise<StrategyVerdict | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    return JSON.parse(text) as StrategyVerdict;
  } catch {
    return null;
  }
}

export async function writeVerdict(file: string, verdict: StrategyVerdict): Promise<void> {
  const aside = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(aside, JSON.stringify(verdict));
    await rename(aside, file);
  } catch {
    // It is found again next time.
    await rm(aside, { force: true }).catch(() => undefined);
  }
}
