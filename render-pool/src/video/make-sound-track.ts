import { join } from 'node:path';
import { runProgram } from '../ffmpeg/run-program.js';
import { mixSound } from '../sound/mix-sound.js';
import type { SoundTrackMaker } from './renderer-parts.js';

/** Bits a second of the AAC track. */
const BITRATE = '192k';

/** Mixes the sound of a timeline and encodes it, while the pictures are drawn. */
export const makeSoundTrack: SoundTrackMaker = async ({ timeline, assetFolder, jobFolder, outFile, tools }, signal) => {
  const wav = join(jobFolder, 'sound.wav');
  await mixSound({
    timeline,
    assetPath: (digest) => join(assetFolder, digest),
    outFile: wav,
    ffmpeg: tools.ffmpeg,
    signal,
  });
  await runProgram(
    tools.ffmpeg,
    [
      ...'-hide_banner -nostdin -loglevel error -y -i'.split(' '),
      wav,
      ...`-map 0:a:0 -c:a aac -b:a ${BITRATE} -ar 48000 -ac 2 -map_metadata -1 -fflags +bitexact -f mp4`.split(' '),
      outFile,
    ],
    { stage: 'sound', signal, folder: jobFolder },
  );
};
