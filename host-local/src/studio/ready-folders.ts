import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { StageFailure } from '@scenewright/core/errors';

/** A cache that cannot be written would otherwise show as one odd warning after another. */
export async function requireCache(cacheRoot: string): Promise<void> {
  try {
    await mkdir(cacheRoot, { recursive: true });
    await access(cacheRoot, constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new StageFailure('validate', 'cache_folder', `${cacheRoot} cannot be written: ${(cause as Error).message}`, {
      retryable: false,
      remedy: 'Make the folder writable, or choose another one with SCENEWRIGHT_CACHE.',
      cause,
    });
  }
}

/** The file as an absolute path, in a folder that exists. */
export async function readyOutFile(outFile: string, baseFolder = process.cwd()): Promise<string> {
  const path = resolve(baseFolder, outFile);
  await mkdir(dirname(path), { recursive: true }).catch((cause: unknown) => {
    throw new StageFailure('validate', 'out_file', `${dirname(path)} cannot be made: ${(cause as Error).message}`, {
      retryable: false,
      remedy: 'Choose a file in a folder that you can write to.',
      cause,
    });
  });
  return path;
}
