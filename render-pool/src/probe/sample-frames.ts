import { StageFailure } from '@scenewright/core/errors';
import type { FfmpegTools } from '../ffmpeg/locate-ffmpeg.js';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.js';

/**
 * JPEG pictures of a video file at the given times (seconds), scaled to `width` × `height`.
 * @throws StageFailure `ffmpeg_failed`, also for a time at which there is no frame
 */
export async function sampleFrames(
  tools: FfmpegTools,
  file: string,
  times: readonly number[],
  options: { width: number; height: number; signal?: AbortSignal },
): Promise<Uint8Array[]> {
  const { width, height, signal } = options;
  const pictures: Uint8Array[] = [];
  for (const time of times) {
    const picture = await runFfmpeg(
      tools.ffmpeg,
      (command) =>
        command
          .input(file)
          // Decoding one picture takes a third less time without threads that wait for each other, and less memory.
          .inputOptions('-protocol_whitelist', 'file,pipe', '-threads', '1')
          .seekInput(startOf(time))
          .videoCodec('mjpeg')
          // JPEG has full-range colours.
          .videoFilters([`scale=${width}:${height}:out_range=full`, 'format=yuvj420p'])
          .outputOptions('-map', '0:v:0', '-q:v', '4')
          .frames(1)
          .format('image2pipe')
          .output('pipe:1'),
      { stage: 'probe', signal },
    );
    // It ends well without having found any.
    if (picture.length === 0)
      throw new StageFailure('probe', 'ffmpeg_failed', `There is no frame at ${time} s.`, { retryable: false });
    pictures.push(picture);
  }
  return pictures;
}

/** Seconds in thousandths, never later than the frame: a seek shows the first frame that is not earlier. */
const startOf = (time: number): string => (Math.floor(time * 1000) / 1000).toFixed(3);
