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
    pictures.push(
      await runFfmpeg(
        tools.ffmpeg,
        (command) =>
          command
            .input(file)
            .inputOptions('-protocol_whitelist', 'file,pipe')
            .seekInput(time.toFixed(3))
            .videoCodec('mjpeg')
            // JPEG has full-range colours.
            .videoFilters([`scale=${width}:${height}:out_range=full`, 'format=yuvj420p'])
            .outputOptions('-map', '0:v:0', '-q:v', '4')
            .frames(1)
            .format('image2pipe')
            .output('pipe:1'),
        { stage: 'probe', signal },
      ),
    );
  }
  return pictures;
}
