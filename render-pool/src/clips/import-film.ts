import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FfmpegTools } from '../ffmpeg/locate-ffmpeg.js';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.js';
import { openJobFolder } from '../job-folders/job-folder.js';
import { examineClip } from './decode-clip.js';

/** Pixels of the longer side that are kept, and of a frame that are decoded at all (8K). */
const MOST_SIDE = 1920;
const MOST_PIXELS = 7680 * 4320;
/** A second of the fastest rate that is kept. */
const MOST_RATE = 120;

export interface ImportedFilm {
  bytes: Uint8Array;
  mimeType: 'video/mp4';
  seconds: number;
  width: number;
  height: number;
}

/**
 * The first seconds of a film of any kind as an MP4 without sound and tags, each frame once. It is decoded and encoded
 * anew by a process that reads local files alone: nothing of a file from elsewhere is kept as it came.
 * @throws StageFailure `ffmpeg_failed` or `clip_unreadable` when it holds no pictures that can be decoded
 */
export function createFilmImport(place: { cacheRoot: string; tools: () => Promise<FfmpegTools> }) {
  return async (bytes: Uint8Array, options: { seconds: number; signal?: AbortSignal }): Promise<ImportedFilm> => {
    const { seconds, signal } = options;
    signal?.throwIfAborted();
    const tools = await place.tools();
    const folder = await openJobFolder(join(place.cacheRoot, 'jobs'));
    try {
      const [source, file] = [join(folder.path, 'source'), join(folder.path, 'film.mp4')];
      await writeFile(source, bytes);
      const size = `w='if(gte(iw,ih),min(iw,${MOST_SIDE}),-2)':h='if(gte(iw,ih),-2,min(ih,${MOST_SIDE}))'`;
      await runFfmpeg(
        tools.ffmpeg,
        (command) =>
          command
            .input(source)
            .inputOptions('-protocol_whitelist', 'file', '-max_pixels', String(MOST_PIXELS), '-threads', '2')
            .noAudio()
            .videoCodec('libx264')
            .videoFilters([`scale=${size}`, 'crop=trunc(iw/2)*2:trunc(ih/2)*2'])
            .duration(seconds)
            .frames(seconds * MOST_RATE)
            .outputOptions('-map', '0:v:0', '-sn', '-fps_mode', 'passthrough')
            .outputOptions('-preset', 'veryfast', '-crf', '17', '-pix_fmt', 'yuv420p', '-threads', '2')
            .outputOptions('-map_metadata', '-1', '-map_chapters', '-1', '-fflags', '+bitexact')
            .format('mp4')
            .output(file),
        { stage: 'fetch', folder: folder.path, signal },
      );
      const clip = await examineClip(tools, file, signal);
      const { width, height } = clip;
      return {
        bytes: new Uint8Array(await readFile(file)),
        mimeType: 'video/mp4',
        seconds: clip.seconds,
        width,
        height,
      };
    } finally {
      await folder.remove();
    }
  };
}
