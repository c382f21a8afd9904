import type { FfmpegTools } from '../ffmpeg/locate-ffmpeg.js';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.js';

/**
 * Writes the first sound of a file as WAV, 48 kHz, stereo, 16 bit, without its tags. The decoder is a process of its
 * own that reads local files alone, so that a playlist leads nowhere.
 * @throws StageFailure `ffmpeg_failed` when there is no sound or it cannot be decoded
 */
export async function decodeSound(
  tools: FfmpegTools,
  source: string,
  wav: string,
  options: { seconds: number; folder?: string; signal?: AbortSignal },
): Promise<void> {
  const { seconds, folder, signal } = options;
  await runFfmpeg(
    tools.ffmpeg,
    (command) =>
      command
        .input(source)
        .inputOptions('-protocol_whitelist', 'file')
        .noVideo()
        .audioCodec('pcm_s16le')
        .audioChannels(2)
        .audioFrequency(48_000)
        .duration(seconds)
        .outputOptions('-map', '0:a:0', '-map_metadata', '-1', '-fflags', '+bitexact')
        .format('wav')
        .output(wav),
    { stage: 'fetch', folder, signal },
  );
}
