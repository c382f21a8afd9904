import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClipIntake } from '@scenewright/core/footage';
import type { FfmpegTools } from '../ffmpeg/locate-ffmpeg.js';
import { openJobFolder } from '../job-folders/job-folder.js';
import { examineClip, unreadable } from './decode-clip.js';

/** A minute of 4K from a camera; more is no clip of a shot. */
const MOST_BYTES = 1024 * 2 ** 20;
const MOST_PIXELS = 7680 * 4320;
/** Containers that are read; what a maker calls them does not matter. */
const MP4 = /^....ftyp/s;
const WEBM = /^\u001aE\u00df\u00a3/;

/** Takes in clips that makers of footage give: MP4 or WebM, every frame of which can be decoded. */
export function createClipIntake(place: { cacheRoot: string; tools: () => Promise<FfmpegTools> }): ClipIntake {
  return async (clip, { signal } = {}) => {
    signal?.throwIfAborted();
    const bytes = 'file' in clip ? await readClip(clip.file) : clip.bytes;
    const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
    const mimeType = MP4.test(start) ? 'video/mp4' : WEBM.test(start) ? 'video/webm' : null;
    if (mimeType === null) throw unreadable('It is neither MP4 nor WebM.');
    if (bytes.byteLength > MOST_BYTES) throw unreadable(`It is larger than ${MOST_BYTES / 2 ** 20} MiB.`);
    const folder = await openJobFolder(join(place.cacheRoot, 'jobs'));
    try {
      // A copy of our own is examined: nothing that the maker still writes to.
      const file = join(folder.path, 'clip');
      await writeFile(file, bytes);
      const { width, height, seconds } = await examineClip(await place.tools(), file, signal);
      if (width * height > MOST_PIXELS) throw unreadable(`${width}×${height} is larger than 8K.`);
      return { bytes, mimeType, seconds, width, height };
    } finally {
      await folder.remove();
    }
  };
}

async function readClip(file: string): Promise<Uint8Array> {
  const facts = await stat(file).catch(() => null);
  if (!facts?.isFile()) throw unreadable('The file that the maker named is not there.');
  if (facts.size > MOST_BYTES) throw unreadable(`It is larger than ${MOST_BYTES / 2 ** 20} MiB.`);
  return readFile(file);
}
