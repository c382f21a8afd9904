import type { Size } from '@scenewright/core/canvas';
import { StageFailure } from '@scenewright/core/errors';
import type { FfmpegTools } from '../ffmpeg/locate-ffmpeg.js';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.js';
import { probeMedia, type ProbedMedia } from './probe-media.js';

export interface ExpectedVideo {
  size: Size;
  fps: number;
  frames: number;
  hasSound: boolean;
}

/** Grid to which a frame is shrunk to be judged. */
const GRID = { width: 32, height: 18 };
/** Highest grey that still is black, of 255. A dark style begins its scenes on 10 or more; broken capture gives 0. */
const BLACK_GREY = 2;

/**
 * Examines a finished video against what was asked for: codec, size, pixel format, colour tags, every
 * frame at its time, sound as long as the pictures, and pictures that are not all black.
 * @throws StageFailure `probe` / `wrong_file`, with what differs
 */
export async function checkVideo(
  tools: FfmpegTools,
  file: string,
  expected: ExpectedVideo,
  signal?: AbortSignal,
): Promise<ProbedMedia> {
  const [media, blank] = await Promise.all([probeMedia(tools, file, signal), allBlack(tools, file, signal)]);
  const faults = videoFaults(media, expected);
  if (blank) faults.push('every picture is black');
  if (faults.length > 0)
    throw new StageFailure('probe', 'wrong_file', `The finished video is not as planned: ${faults.join('; ')}.`, {
      retryable: true,
    });
  return media;
}

export function videoFaults({ video, sound }: ProbedMedia, expected: ExpectedVideo): string[] {
  if (!video) return ['it has no pictures'];
  const { size, fps, frames, hasSound } = expected;
  const seconds = frames / fps;
  const faults: string[] = [];
  const must = (holds: boolean, fault: string): void => {
    if (!holds) faults.push(fault);
  };
  must(
    video.width === size.width && video.height === size.height,
    `${video.width}×${video.height} instead of ${size.width}×${size.height}`,
  );
  must(video.frames === frames, `${video.frames} frames instead of ${frames}`);
  must(video.pixelFormat === 'yuv420p', `pixel format ${video.pixelFormat}`);
  must(
    Object.values(video.colour).join(' ') === 'bt709 bt709 bt709 tv',
    `colour tags ${Object.values(video.colour).join(' ')}`,
  );
  const late = video.frameTimes.findIndex((time, frame) => Math.abs(time - frame / fps) > 0.25 / fps);
  must(late < 0, `frame ${late} stands at ${video.frameTimes[late]?.toFixed(3)} s`);
  must(Math.abs(video.durationSeconds - seconds) < 1 / fps, `${video.durationSeconds} s instead of ${seconds} s`);
  if (!hasSound) must(sound === null, 'a sound track that was not asked for');
  else if (!sound) faults.push('no sound track');
  else
    must(
      sound.codec === 'aac' && Math.abs(sound.durationSeconds - seconds) < 0.15,
      `sound ${sound.codec} of ${sound.durationSeconds} s instead of ${seconds} s`,
    );
  return faults;
}

/** The first key frames tell of most videos; where they are black, all of them are looked at. */
async function allBlack(tools: FfmpegTools, file: string, signal?: AbortSignal): Promise<boolean> {
  return (await startsBlack(tools, file, 2, signal)) && startsBlack(tools, file, Infinity, signal);
}

/** Key frames only, shrunk to a few grey cells. */
async function startsBlack(
  tools: FfmpegTools,
  file: string,
  keyFrames: number,
  signal?: AbortSignal,
): Promise<boolean> {
  const cells = await runFfmpeg(
    tools.ffmpeg,
    (command) => {
      command
        .input(file)
        .inputOptions('-skip_frame', 'nokey')
        .videoCodec('rawvideo')
        .videoFilters([`scale=${GRID.width}:${GRID.height}:flags=fast_bilinear`, 'format=gray'])
        .outputOptions('-map', '0:v:0', '-fps_mode', 'passthrough');
      if (Number.isFinite(keyFrames)) command.frames(keyFrames);
      return command.format('image2pipe').output('pipe:1');
    },
    { stage: 'probe', signal },
  );
  return cells.length > 0 && cells.every((grey) => grey <= BLACK_GREY);
}
