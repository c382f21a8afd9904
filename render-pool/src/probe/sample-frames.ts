import type { FfmpegTools } from '../ffmpeg/locate-ffmpeg.js';
import { runProgram } from '../ffmpeg/run-program.js';

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
    const input = ['-hide_banner', '-nostdin', '-loglevel', 'error', '-protocol_whitelist', 'file,pipe'];
    const seek = ['-ss', time.toFixed(3), '-i', file, '-map', '0:v:0', '-frames:v', '1'];
    // JPEG has full-range colours.
    const look = ['-vf', `scale=${width}:${height}:out_range=full,format=yuvj420p`, '-c:v', 'mjpeg', '-q:v', '4'];
    pictures.push(
      await runProgram(tools.ffmpeg, [...input, ...seek, ...look, '-f', 'image2pipe', 'pipe:1'], {
        stage: 'probe',
        signal,
      }),
    );
  }
  return pictures;
}
