import { dirname, join } from 'node:path';
import { StageFailure } from '@scenewright/core/errors';
import { readyClips } from '../clips/ready-clips.js';
import type { FfmpegTools } from '../ffmpeg/locate-ffmpeg.js';
import { requireFileCapacity } from '../limits/render-capacity.js';
import { untilAborted } from '../video/until-aborted.js';
import type { Drawing, SoundTrackMaker } from '../video/renderer-parts.js';
import { writeAnimatedGif } from './animated-gif.js';
import { writeAnimatedWebp } from './animated-webp.js';
import {
  checkFormat,
  type CheckedFormat,
  type FormatProgress,
  type FormatRequest,
  type RenderedFormat,
} from './format-request.js';
import { requireTarget, type FormatWriter } from './format-writer.js';
import { openFramePictures, type FramePictures } from './frame-pictures.js';
import { writePngSequence } from './png-sequence.js';
import { requireEncoder } from './require-encoder.js';
import { writeWebm } from './webm.js';

/** What an export works with. */
export interface FormatJob {
  request: FormatRequest;
  /** Private; deleted by the caller. */
  jobFolder: string;
  cacheRoot: string;
  assetFolder: string;
  browser?: string;
  memoryBytes?: number;
  tools: () => Promise<FfmpegTools>;
  drawing: () => Promise<Drawing>;
  makeSoundTrack: SoundTrackMaker;
  signal: AbortSignal;
  report: (progress: FormatProgress) => void;
  log: (line: string) => void;
}

/** Browsers that may die on the way before the export is given up. */
const BROWSERS = 3;

/** One export: one page draws frame after frame, one writer takes them; both hold a single frame. */
export async function renderFormat(job: FormatJob): Promise<RenderedFormat> {
  const { request, signal } = job;
  const { timeline } = request;
  const checked = checkFormat(request);
  const { format, target, output, fps, frames, range } = checked;
  await requireTarget(target, format === 'png-sequence');
  await requireFileCapacity({
    output,
    fileBytes: frames.length * output.width * output.height * BYTES_A_PIXEL[format],
    cacheFolder: format === 'gif' ? job.jobFolder : dirname(target),
    outFolder: dirname(target),
    freshWorkers: 1,
    memoryBytes: job.memoryBytes,
  });
  const [tools, { bundleFolder }] = await untilAborted(Promise.all([job.tools(), job.drawing()]), signal);
  await readyClips(timeline, [range], { ...job, tools });
  await requireEncoder(tools.ffmpeg, format, signal);

  const hasSound = format === 'webm' && timeline.sound.length > 0;
  const soundFile = join(job.jobFolder, 'sound.mp4');
  if (hasSound) {
    const { assetFolder, jobFolder } = job;
    const soundFolder = join(job.cacheRoot, 'sound');
    await job.makeSoundTrack({ timeline, assetFolder, soundFolder, jobFolder, outFile: soundFile, tools }, signal);
  }
  const seconds = (range.to - range.from) / timeline.fps;
  const sound = hasSound ? { file: soundFile, fromSeconds: range.from / timeline.fps, seconds } : null;

  const writer = await openWriter(checked, { ffmpeg: tools.ffmpeg, jobFolder: job.jobFolder, signal, sound });
  try {
    await drawInto(writer, checked, { ...job, bundleFolder });
    const bytes = await writer.finish();
    const durationSeconds = frames.length / fps;
    return { format, path: target, bytes, ...output, fps, frames: frames.length, durationSeconds, hasSound };
  } catch (error) {
    await writer.discard();
    throw error;
  }
}

/** Bytes on disk for a pixel of a frame, at worst: lossless pictures of busy graphics, and what the lossy ones become. */
const BYTES_A_PIXEL = { webm: 0.03, gif: 0.6, webp: 0.1, 'png-sequence': 0.6 } as const;

async function openWriter(
  { format, target, output, fps, transparent, frames }: CheckedFormat,
  means: {
    ffmpeg: string;
    jobFolder: string;
    signal: AbortSignal;
    sound: { file: string; fromSeconds: number; seconds: number } | null;
  },
): Promise<FormatWriter> {
  if (format === 'png-sequence') return writePngSequence(target, { transparent, frames: frames.length });
  if (format === 'webp') return writeAnimatedWebp(target, { size: output, fps, transparent });
  if (format === 'gif') return writeAnimatedGif(target, { ...means, fps, transparent });
  return writeWebm(target, { ...means, fps, transparent });
}

async function drawInto(
  writer: FormatWriter,
  { frames, output, transparent }: CheckedFormat,
  job: FormatJob & { bundleFolder: string },
): Promise<void> {
  const { signal, report, browser, cacheRoot, assetFolder, bundleFolder } = job;
  const { timeline } = job.request;
  let pictures: FramePictures | null = null;
  try {
    for (let at = 0, browsers = 0; at < frames.length;) {
      signal.throwIfAborted();
      const frame = frames[at]!;
      let picture: Buffer | null;
      try {
        if (!pictures) {
          browsers++;
          const source = { timeline, output, transparent, browser, cacheRoot, assetFolder, bundleFolder };
          pictures = await openFramePictures({ ...source, firstFrame: frame }, signal);
        }
        picture = await pictures.picture(frame);
      } catch (error) {
        await pictures?.close();
        pictures = null;
        signal.throwIfAborted();
        if (!(error instanceof StageFailure) || !error.retryable || browsers === BROWSERS) throw error;
        job.log(`frame ${frame} again: ${error.message}`);
        continue;
      }
      if (picture) await writer.add(picture);
      else await writer.hold();
      at++;
      report({ framesDone: at, framesTotal: frames.length });
    }
  } finally {
    await pictures?.close();
  }
}
