import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeWhole, stretchEncoder, wrapPackets } from '../sound/aac-encoder.js';
import { encodeStretches } from '../sound/encode-stretches.js';
import { withMastered, writeWav } from '../sound/mix-sound.js';
import { noSoundStore, openSoundStore, withMemory, type SoundStore } from '../sound/sound-store.js';
import type { SoundTrackMaker } from './renderer-parts.js';

/** Sound of a few videos: a minute takes about 2 MB. Bytes. */
const MEMORY = 32 * 2 ** 20;
/** By folder. An edit asks for some hundred entries of its source, which are small. */
const stores = new Map<string, SoundStore>();

function storeAt(folder: string): SoundStore {
  const store = stores.get(folder) ?? withMemory(openSoundStore(folder), MEMORY);
  stores.set(folder, store);
  return store;
}

/**
 * Mixes the sound of a timeline and encodes it, while the pictures are drawn. Of a timeline that is like another but for
 * one scene, the stretches around that scene are made; the others come from the store.
 */
export const makeSoundTrack: SoundTrackMaker = async (
  { timeline, assetFolder, soundFolder, jobFolder, outFile, tools },
  signal,
) => {
  const { ffmpeg } = tools;
  const folder = join(jobFolder, 'sound');
  const store = soundFolder === undefined ? noSoundStore : storeAt(soundFolder);
  const assetPath = (digest: string): string => join(assetFolder, digest);
  await withMastered({ timeline, assetPath, ffmpeg, folder, store, signal }, async (stretches, { gainDb }) => {
    const context = { folder, signal };
    const encoder = await stretchEncoder(ffmpeg, { ...context, store });
    if (encoder === null) {
      const wav = join(folder, 'mix.wav');
      await writeWav(wav, stretches, gainDb);
      return encodeWhole(ffmpeg, { wav, outFile }, context);
    }
    const { packets } = await encodeStretches({ stretches, gainDb, encoder, ffmpeg, store, ...context });
    const adts = join(folder, 'whole.aac');
    await writeFile(adts, Buffer.concat(packets));
    const track = { adts, packets: packets.length, delay: encoder.delay, samples: stretches.total, outFile };
    return wrapPackets(ffmpeg, track, context);
  });
};
