import { randomBytes } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { StageFailure } from '@scenewright/core';
import sharp from 'sharp';
import { saysDiskFull } from '../ffmpeg/clean-error-text.js';
import type { FfmpegTools } from '../ffmpeg/locate-ffmpeg.js';
import { runProgram } from '../ffmpeg/run-program.js';
import { diskFull } from '../limits/disk-full.js';
import { probeMedia } from '../probe/probe-media.js';

export type OtherFormat = 'gif' | 'webp' | 'webm';

export interface ConvertRequest {
  /** A finished MP4. */
  file: string;
  format: OtherFormat;
  /** Absolute; written whole or not at all. */
  outFile: string;
  /** Pixels; the video's own for WebM, at most 640 for pictures that move. The height follows. */
  width?: number;
  /** Frames a second of GIF and WebP; 15 when absent. */
  fps?: number;
}

const PICTURE_WIDTH = 640;
const PICTURE_FPS = 15;
/** All frames of a WebP are in memory at once. */
const MAX_PIXEL_BYTES = 600e6;

/**
 * A finished video in another format: an animated GIF or WebP that loops, or WebM (VP9 and Opus).
 * @throws StageFailure `encode` / `too_long` for a WebP that does not fit in memory
 */
export async function convertVideo(tools: FfmpegTools, request: ConvertRequest, signal?: AbortSignal): Promise<void> {
  const { file, format, outFile } = request;
  const { video } = await probeMedia(tools, file, signal);
  if (!video) throw new StageFailure('encode', 'no_pictures', `${basename(file)} has no pictures.`);
  const wanted = request.width ?? (format === 'webm' ? video.width : Math.min(video.width, PICTURE_WIDTH));
  const width = Math.max(2, Math.round(wanted / 2) * 2);
  const height = Math.max(2, Math.round((wanted * video.height) / video.width / 2) * 2);
  const fps = request.fps ?? PICTURE_FPS;
  const aside = join(dirname(outFile), `.${basename(outFile)}.${process.pid}.${randomBytes(4).toString('hex')}.part`);
  const run = (args: string[]): Promise<Buffer> =>
    runProgram(tools.ffmpeg, ['-hide_banner', '-nostdin', '-loglevel', 'error', '-y', '-i', file, ...args], {
      stage: 'encode',
      signal,
      folder: dirname(outFile),
    });
  try {
    if (format === 'webp') {
      const bytes = Math.ceil(video.durationSeconds * fps) * width * height * 3;
      if (bytes > MAX_PIXEL_BYTES)
        throw new StageFailure('encode', 'too_long', 'The video is too long for an animated WebP of this size.', {
          retryable: false,
          remedy: 'Choose a smaller width, fewer frames a second, or WebM.',
        });
      await writeFile(aside, await animatedWebp(tools, file, { width, height, fps }, signal));
    } else await run([...(format === 'gif' ? gif(width, height, fps) : webm(width, height)), aside]);
    await rename(aside, outFile);
  } catch (cause) {
    await rm(aside, { force: true });
    if (saysDiskFull(cause)) throw diskFull('encode', dirname(outFile), cause);
    throw cause;
  }
}

/** One palette for the whole, chosen by what changes; an even dither, so that still areas stay still. */
function gif(width: number, height: number, fps: number): string[] {
  const graph = [
    `[0:v]scale=${width}:${height}:flags=lanczos,split[all][seen]`,
    '[seen]palettegen=stats_mode=diff[palette]',
    '[all][palette]paletteuse=dither=bayer:bayer_scale=4:diff_mode=rectangle[out]',
  ].join(';');
  return ['-filter_complex', graph, '-map', '[out]', '-r', String(fps), '-loop', '0', '-f', 'gif'];
}

function webm(width: number, height: number): string[] {
  const video = `-map 0:v:0 -vf scale=${width}:${height} -c:v libvpx-vp9 -crf 32 -b:v 0 -deadline realtime -cpu-used 6 -row-mt 1`;
  return `${video} -map 0:a:0? -c:a libopus -b:a 128k -map_metadata -1 -f webm`.split(' ');
}

async function animatedWebp(
  tools: FfmpegTools,
  file: string,
  { width, height, fps }: { width: number; height: number; fps: number },
  signal?: AbortSignal,
): Promise<Buffer> {
  const pictures: Buffer[] = [];
  // In pieces of a few seconds: what a program may print at once is bounded.
  const seconds = Math.max(0.5, Math.floor((48 << 20) / (width * height * 3 * fps)));
  for (let from = 0; ; from += seconds) {
    const piece = await runProgram(
      tools.ffmpeg,
      [
        ...['-hide_banner', '-nostdin', '-loglevel', 'error', '-ss', String(from), '-t', String(seconds), '-i', file],
        ...['-map', '0:v:0', '-vf', `scale=${width}:${height}:flags=lanczos`, '-r', String(fps)],
        ...['-pix_fmt', 'rgb24', '-c:v', 'rawvideo', '-f', 'image2pipe', 'pipe:1'],
      ],
      { stage: 'encode', signal },
    );
    if (piece.length === 0) break;
    pictures.push(piece);
  }
  const pixels = Buffer.concat(pictures);
  const pages = pixels.length / (width * height * 3);
  const raw = { width, height: height * pages, channels: 3 as const, pageHeight: height };
  return sharp(pixels, { raw, limitInputPixels: false })
    .webp({ quality: 80, effort: 2, loop: 0, delay: Array<number>(pages).fill(Math.round(1000 / fps)) })
    .toBuffer();
}
