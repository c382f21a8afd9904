import { access } from 'node:fs/promises';
import { StageFailure } from '@scenewright/core/stage-failure';
import { unpackChromium, type UnpackedChromium } from './unpack-chromium.js';

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
