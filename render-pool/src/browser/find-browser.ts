import { access } from 'node:fs/promises';
import { StageFailure } from '@scenewright/core/errors';
import { programVersion } from '../ffmpeg/program-version.js';
import { includedChromium, unpackChromium, type UnpackedChromium } from './unpack-chromium.js';

/** The configured browser when there is one, else the one inside the npm package. */
export async function findBrowser(configured: string | undefined, cacheRoot: string): Promise<UnpackedChromium> {
  if (!configured) return unpackChromium(cacheRoot);
  await access(configured).catch((cause: unknown) => {
    throw new StageFailure('capture', 'browser_missing', `There is no browser at ${configured}.`, {
      retryable: false,
      remedy: 'Give the path of a chromium headless shell, or leave it out.',
      cause,
    });
  });
  return { executable: configured, environment: {} };
}

/**
 * Names the browser that draws, for what is kept of its pictures: by its version and not by its place. The included one
 * is named by its package, which also brings its fonts and libraries.
 */
export async function browserVersion(configured: string | undefined, cacheRoot: string): Promise<string> {
  return configured ? programVersion(configured, '--version', { cacheRoot }) : includedChromium();
}
