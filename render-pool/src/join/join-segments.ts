import { randomBytes } from 'node:crypto';
import { open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { StageFailure } from '@scenewright/core/errors';
import { saysDiskFull } from '../ffmpeg/clean-error-text.js';
import type { FfmpegTools } from '../ffmpeg/locate-ffmpeg.js';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.js';
import { diskFull } from '../limits/disk-full.js';
import { timescale } from '../quality/encoding-profile.js';

export interface JoinRequest {
  /** In order; each of them encoded with one profile. */
  segments: { file: string; frames: number }[];
  fps: number;
  /** An encoded sound track (MP4 with AAC), or null for a silent video. */
  soundFile: string | null;
  title: string;
  jobFolder: string;
  /** Folder of the finished file: the part is written beside it, so that the rename stays in one file system. */
  outFile: string;
}

/**
 * Frames by which decoding runs ahead of showing. Segments of a frame or two have less, so that their
 * neighbours' decoding times would overlap: the join numbers them anew, with this lead for all.
 */
const REORDERED_FRAMES = 2;

/**
 * Joins segments and sound into an MP4 that starts fast, without encoding anything again. The result
 * lies beside `outFile` under a name of its own until `publish` renames it into place.
 * @throws StageFailure `mux`
 */
export async function joinSegments(
  tools: FfmpegTools,
  request: JoinRequest,
  signal?: AbortSignal,
): Promise<{ part: string; publish(): Promise<number>; discard(): Promise<void> }> {
  const { segments, fps, soundFile, jobFolder, outFile } = request;
  const list = join(jobFolder, 'segments.ffconcat');
  const part = join(dirname(outFile), `.${basename(outFile)}.${process.pid}.${randomBytes(4).toString('hex')}.part`);
  const discard = (): Promise<void> => rm(part, { force: true }).catch(() => undefined);
  try {
    await writeFile(list, concatList(segments, fps));
    await runFfmpeg(
      tools.ffmpeg,
      (command) => {
        command.input(list).inputFormat('concat').inputOptions('-safe', '0');
        if (soundFile) command.input(soundFile);
        return command
          .outputOptions('-map', '0:v:0', ...(soundFile ? ['-map', '1:a:0'] : []), '-c', 'copy')
          .outputOptions('-bsf:v', `setts=pts=PTS:dts=(N-${REORDERED_FRAMES})*${timescale(fps) / fps}`)
          .outputOptions('-map_metadata', '-1', '-map_chapters', '-1', '-metadata', `title=${request.title}`)
          .outputOptions('-video_track_timescale', String(timescale(fps)), '-movflags', '+faststart')
          .format('mp4')
          .output(part);
      },
      { stage: 'mux', signal, folder: dirname(outFile) },
    );
  } catch (cause) {
    await discard();
    if (saysDiskFull(cause)) throw diskFull('mux', dirname(outFile));
    throw cause;
  }
  return { part, discard, publish: () => publish(part, outFile) };
}

/** Whole on disk before it takes its name: after a power cut there is the old file or the new one. */
async function publish(part: string, outFile: string): Promise<number> {
  try {
    const handle = await open(part, 'r');
    await handle.sync().finally(() => handle.close());
    await rename(part, outFile);
    return (await stat(outFile)).size;
  } catch (cause) {
    await rm(part, { force: true });
    throw new StageFailure('mux', 'out_file', `${outFile} could not be written: ${(cause as Error).message}`, {
      retryable: false,
      remedy: 'Choose a file in a folder that you can write to.',
      cause,
    });
  }
}

/** Durations are stated, so that a rounded one in a segment's own header cannot shift what follows. */
export function concatList(segments: JoinRequest['segments'], fps: number): string {
  const lines = segments.flatMap(({ file, frames }) => [
    `file '${file.replaceAll("'", String.raw`'\''`)}'`,
    `duration ${(frames / fps).toFixed(9)}`,
  ]);
  return ['ffconcat version 1.0', ...lines, ''].join('\n');
}
