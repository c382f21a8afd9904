import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { wavHeader } from '@scenewright/core/audio';
import type { Timeline } from '@scenewright/core/timeline';
import { diskFull } from '../limits/disk-full.js';
import { saysDiskFull } from '../ffmpeg/clean-error-text.js';
import { MIX_RATE } from './loudness-meter.js';
import { chooseGain, type Mastered } from './master.js';
import { SoundBoard } from './sound-board.js';
import { noSoundStore, type SoundStore } from './sound-store.js';
import { Stretches } from './stretches.js';

export interface MixRequest {
  timeline: Pick<Timeline, 'sound' | 'frames' | 'fps' | 'assets'>;
  /** Where the file of a digest lies. */
  assetPath: (digest: string) => string;
  /** WAV, 48 kHz, stereo, 16 bits; written whole or not at all. */
  outFile: string;
  /** Absolute path of ffmpeg: decodes what isn't WAV. */
  ffmpeg: string;
  /** Remembers what was measured; the samples are the same with it and without. */
  store?: SoundStore;
  signal?: AbortSignal;
}

export interface MixedSound extends Mastered {
  outFile: string;
  seconds: number;
  /** False for a timeline without clips: then there is no file. */
  hasSound: boolean;
}

/**
 * Mixes the sound of a timeline, sample-exact, exactly as long as the picture. Voices and music are set to one loudness
 * and effects to one peak, `gainDb` on top; music gives way to a voice by 10 dB. The whole is −14 LUFS ±1 with a true
 * peak under −1 dBTP. Memory doesn't grow with the length.
 * @throws StageFailure `sound` / `unreadable_sound` (names the asset), `missing_asset`, `disk_full`
 */
export async function mixSound(request: MixRequest): Promise<MixedSound> {
  const { timeline, outFile } = request;
  const seconds = timeline.frames / timeline.fps;
  if (timeline.sound.length === 0)
    return { outFile, seconds, hasSound: false, integratedLufs: -Infinity, truePeakDbtp: -Infinity };
  const folder = join(dirname(outFile), `.${basename(outFile)}-${randomUUID()}`);
  return withMastered({ ...request, folder }, async (stretches, { gainDb, ...mastered }) => {
    const whole = join(folder, 'mix.wav');
    await writeWav(whole, stretches, gainDb);
    await rename(whole, outFile);
    return { outFile, seconds: stretches.total / MIX_RATE, hasSound: true, ...mastered };
  });
}

/** Mixes and masters what `work` asks for. `folder` is made, and deleted afterwards. */
export async function withMastered<T>(
  request: Omit<MixRequest, 'outFile'> & { folder: string },
  work: (stretches: Stretches, mastered: Mastered & { gainDb: number }) => Promise<T>,
): Promise<T> {
  const { folder, signal, store = noSoundStore } = request;
  signal?.throwIfAborted();
  try {
    await mkdir(folder, { recursive: true });
    const board = await SoundBoard.open({ ...request, store });
    try {
      const stretches = new Stretches(board, store, signal);
      return await work(stretches, await chooseGain(stretches));
    } finally {
      await board.close();
    }
  } catch (cause) {
    if (saysDiskFull(cause)) throw diskFull('sound', dirname(folder));
    throw cause;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The mastered sound as a WAV file. */
export async function writeWav(path: string, stretches: Stretches, gainDb: number): Promise<void> {
  const file = await open(path, 'w');
  try {
    await file.write(wavHeader({ sampleRate: MIX_RATE, channels: 2, frames: stretches.total, encoding: 'pcm16' }));
    for (let index = 0; index < stretches.count; index++) {
      const { buffer } = await stretches.pcm(index, gainDb);
      await file.write(new Uint8Array(buffer));
    }
  } finally {
    await file.close();
  }
}
