import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StageFailure } from '@scenewright/core/errors';
import { isArchive, isWebPage } from './file-kind.js';
import { InputProblem } from './input-problem.js';

/** Seconds of a recording that are kept at most: no video is longer than two minutes. */
const secondsMax = 600;
/** Seconds that decoding may take. */
const patienceSeconds = 60;
const accepted = 'MP3, WAV, M4A, OGG and FLAC are accepted';

/**
 * Decodes the first sound of a file into WAV, 48 kHz, stereo, 16 bit, in a process of its own.
 * @throws StageFailure when there is none or it cannot be decoded
 */
export type SoundDecoder = (
  source: string,
  wav: string,
  options: { seconds: number; signal: AbortSignal },
) => Promise<void>;

export interface LoadedAudio {
  /** WAV, 48 kHz, stereo, 16 bit: the beat finder, the mix and the layout need no decoder of their own. */
  bytes: Uint8Array;
  seconds: number;
}

/** A recording as plain sound, whatever it came as. @throws InputProblem */
export async function loadAudio(
  bytes: Uint8Array,
  place: { decodeSound: SoundDecoder; temporaryFolder: string; signal?: AbortSignal },
): Promise<LoadedAudio> {
  if (isWebPage(bytes)) throw new InputProblem('is a web page; a link to the audio file itself is accepted');
  if (isArchive(bytes)) throw new InputProblem(`is an archive; ${accepted}`);
  await mkdir(place.temporaryFolder, { recursive: true });
  const folder = await mkdtemp(join(place.temporaryFolder, 'audio-'));
  const late = AbortSignal.timeout(patienceSeconds * 1000);
  const signal = place.signal ? AbortSignal.any([place.signal, late]) : late;
  try {
    const source = join(folder, 'source');
    const wav = join(folder, 'pcm.wav');
    await writeFile(source, bytes);
    await place.decodeSound(source, wav, { seconds: secondsMax, signal });
    const decoded = new Uint8Array(await readFile(wav));
    const seconds = Math.max(0, decoded.byteLength - 44) / (48_000 * 4);
    if (seconds < 0.05) throw new InputProblem('holds no sound');
    return { bytes: decoded, seconds };
  } catch (error) {
    place.signal?.throwIfAborted();
    if (late.aborted) throw new InputProblem(`takes longer than ${patienceSeconds} s to decode`);
    if (error instanceof StageFailure && error.kind === 'ffmpeg_failed') {
      throw new InputProblem(`holds no sound that can be decoded; ${accepted}`);
    }
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
