import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StageFailure } from '@scenewright/core';
import { probeMedia, runProgram, type FfmpegTools } from '@scenewright/render-pool';
import { isWebPage } from './file-kind.js';
import { InputError } from './input-error.js';

export const AUDIO_MAX_BYTES = 200_000_000;
/** A recording longer than this is no part of a video of two minutes. */
const MAX_SECONDS = 1200;

export interface LoadedAudio {
  /** WAV, 48 kHz, stereo, 16 bit. */
  bytes: Uint8Array;
  seconds: number;
}

/**
 * A recording as plain PCM, whatever it came as: the beat finder, the mix and the layout then need no
 * decoder of their own. The decoder runs in a process of its own, on a file in a private folder.
 * @throws InputError
 */
export async function loadAudio(
  bytes: Uint8Array,
  place: { tools: FfmpegTools; temporaryFolder: string; signal?: AbortSignal },
): Promise<LoadedAudio> {
  if (isWebPage(bytes)) throw new InputError('it is a web page; a link to the audio file itself is accepted');
  const { tools, signal } = place;
  const folder = await mkdtemp(join(place.temporaryFolder, 'audio-'));
  try {
    const source = join(folder, 'source');
    const wav = join(folder, 'pcm.wav');
    await writeFile(source, bytes);
    const { sound } = await probeMedia(tools, source, signal);
    if (!sound) throw new InputError('it has no sound that can be read; MP3, WAV, M4A, OGG and FLAC are accepted');
    const guard = '-hide_banner -nostdin -loglevel error -y -protocol_whitelist file -i'.split(' ');
    const pcm = `-map 0:a:0 -vn -t ${MAX_SECONDS} -ar 48000 -ac 2 -c:a pcm_s16le -map_metadata -1 -f wav`.split(' ');
    await runProgram(tools.ffmpeg, [...guard, source, ...pcm, wav], { stage: 'fetch', signal, folder });
    const decoded = new Uint8Array(await readFile(wav));
    const seconds = Math.max(0, decoded.byteLength - 44) / (48_000 * 4);
    if (seconds < 0.05) throw new InputError('it holds no sound');
    return { bytes: decoded, seconds };
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof StageFailure && error.kind !== 'disk_full')
      throw new InputError('it is no audio file that can be decoded; MP3, WAV, M4A, OGG and FLAC are accepted');
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
