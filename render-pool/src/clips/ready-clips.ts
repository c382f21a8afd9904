import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Timeline } from '@scenewright/core/timeline';
import type { FfmpegTools } from '../ffmpeg/locate-ffmpeg.js';
import { clipFolder, clipRoot, timesFile } from './clip-folder.js';
import { examineClip, unpackClip, unreadable } from './decode-clip.js';

export interface ClipPlace {
  cacheRoot: string;
  assetFolder: string;
  tools: FfmpegTools;
  signal?: AbortSignal;
}

/**
 * Lays out the clips that are seen in some frames as pictures, so that a page shows any frame of a clip by its
 * number: exact, the same in every way of capture, and without a video decoder in the browser.
 * @throws StageFailure `footage` when a clip cannot be decoded
 */
export async function readyClips(
  timeline: Timeline,
  ranges: readonly { from: number; to: number }[],
  place: ClipPlace,
): Promise<void> {
  for (const digest of clipsSeen(timeline, ranges)) await readyClip(digest, place);
}

/** Digests of the clips of scenes that are seen in the ranges. */
function clipsSeen(timeline: Timeline, ranges: readonly { from: number; to: number }[]): Set<string> {
  const seen = timeline.scenes.filter(
    ({ film, from, frames }) => film && ranges.some((range) => from < range.to && from + frames > range.from),
  );
  const digests = seen.flatMap(({ film }) => film!.map(({ asset }) => timeline.assets[asset]?.digest));
  return new Set(digests.filter((digest) => digest !== undefined));
}

async function readyClip(digest: string, { cacheRoot, assetFolder, tools, signal }: ClipPlace): Promise<void> {
  const root = clipRoot(cacheRoot);
  const folder = clipFolder(root, digest);
  if (await isWhole(folder)) return;
  signal?.throwIfAborted();
  // Beside the others and named after nothing that is asked for: another process may be at the same clip.
  const aside = join(root, `.${process.pid}-${randomBytes(6).toString('hex')}`);
  await mkdir(aside, { recursive: true });
  try {
    const file = join(assetFolder, digest);
    const clip = await examineClip(tools, file, signal);
    await unpackClip(tools, file, clip, join(aside, '%d.jpg'), signal);
    const count = (await readdir(aside)).length;
    if (count === 0) throw unreadable('It holds no pictures.');
    // A container may announce frames that its decoder then leaves out at the end.
    await writeFile(timesFile(aside), JSON.stringify(clip.times.slice(0, count)));
    await rename(aside, folder).catch(async (error: unknown) => {
      if (!(await isWhole(folder))) throw error;
    });
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

/** Marks it as used, so that it stays when room is made. */
async function isWhole(folder: string): Promise<boolean> {
  const found = await stat(timesFile(folder)).catch(() => null);
  if (!found) return false;
  const now = new Date();
  await utimes(timesFile(folder), now, now).catch(() => undefined);
  return true;
}
