import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { access, readdir, stat } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join } from 'node:path';
import { StageFailure } from '@scenewright/core/errors';

/** Takes the frames of one export as PNGs, in order, holding no more than one of them. */
export interface FormatWriter {
  add(png: Buffer): Promise<void>;
  /** The picture of the last frame once more. */
  hold(): Promise<void>;
  /** Puts the whole thing in its place; gives its bytes. */
  finish(): Promise<number>;
  /** Ends what runs and deletes what was written. */
  discard(): Promise<void>;
}

/** A name beside the target that nobody else uses: the rename stays within one file system. */
export function partialPath(target: string): string {
  return join(dirname(target), `.${basename(target)}.${process.pid}.${randomBytes(4).toString('hex')}.part`);
}

/** @throws StageFailure `out_file` when nothing can be put there. */
export async function requireTarget(target: string, isFolder: boolean): Promise<void> {
  const refuse = (message: string, cause?: unknown): StageFailure =>
    new StageFailure('validate', 'out_file', message, {
      retryable: false,
      remedy: 'Choose a place in a folder that exists and that you can write to.',
      cause,
    });
  if (!isAbsolute(target)) throw refuse(`${target} is not an absolute path.`);
  await access(dirname(target), constants.W_OK | constants.X_OK).catch((cause: unknown) => {
    throw refuse(`${dirname(target)} does not exist or cannot be written to.`, cause);
  });
  const taken = await stat(target).catch(() => undefined);
  if (!taken) return;
  if (!isFolder && !taken.isFile()) throw refuse(`${target} is not a file.`);
  if (isFolder && !(taken.isDirectory() && (await readdir(target)).length === 0))
    throw refuse(`${target} is there already and is not an empty folder.`);
}
