import type { FfmpegTools } from '../ffmpeg/locate-ffmpeg.js';
import { runProgram } from '../ffmpeg/run-program.js';

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
  const input = ['-hide_banner', '-nostdin', '-loglevel', 'error', '-y', '-protocol_whitelist', 'file', '-i', source];
  const output =
    `-map 0:a:0 -vn -t ${options.seconds} -ar 48000 -ac 2 -c:a pcm_s16le -map_metadata -1 -fflags +bitexact -f wav`.split(
      ' ',
    );
  const { folder, signal } = options;
  await runProgram(tools.ffmpeg, [...input, ...output, wav], { stage: 'fetch', folder, signal });
}
