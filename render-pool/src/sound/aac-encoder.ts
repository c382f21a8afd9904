import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StageFailure } from '@scenewright/core/errors';
import { runFfmpeg, type FfmpegCommand } from '../ffmpeg/run-ffmpeg.js';
import { MIX_RATE } from './loudness-meter.js';
import { remembered, soundStoreKey, type SoundStore } from './sound-store.js';

const PLAIN = ['-map_metadata', '-1', '-fflags', '+bitexact'];

/** Samples as the mixer writes them: 16 bits, stereo. */
const raw = (command: FfmpegCommand, source: string): FfmpegCommand =>
  command.input(source).inputFormat('s16le').inputOptions('-ar', String(MIX_RATE), '-ac', '2');

/**
 * Fraunhofer's encoder at its highest quality, about 200 kbit/s. Its rate follows the sound alone and not what it has
 * spent so far: begun anywhere, it soon writes the packets that it would have written from the start.
 */
const FREE_RATE = '-c:a libfdk_aac -vbr 5'.split(' ');
const freeRate = (command: FfmpegCommand): FfmpegCommand =>
  command.outputOptions(...FREE_RATE, '-flags:a', '+bitexact', ...PLAIN);

/**
 * The encoder that every ffmpeg has. `fast` sets one quantizer a band: at this rate it is as good as the
 * slow search, and takes a third of its time.
 */
const FIXED_RATE = '-c:a aac -b:a 192k -aac_coder fast'.split(' ');

/** An encoder whose packets can be made in stretches. */
export interface StretchEncoder {
  /** Names what it writes for a known sound: another version, another name. */
  name: string;
  /** Samples of silence that its first packets begin with. */
  delay: number;
}

/** The encoder for stretches when this ffmpeg has it, else null. It is tried once a program. */
export async function stretchEncoder(
  ffmpeg: string,
  context: { folder: string; store: SoundStore; signal?: AbortSignal },
): Promise<StretchEncoder | null> {
  const { size, mtimeMs } = await stat(ffmpeg).catch(() => ({ size: 0, mtimeMs: 0 }));
  const key = soundStoreKey('aac encoder', FREE_RATE, ffmpeg, size, mtimeMs);
  return remembered(context.store, key, () => tryEncoder(ffmpeg, context));
}

async function tryEncoder(
  ffmpeg: string,
  { folder, signal }: { folder: string; signal?: AbortSignal },
): Promise<StretchEncoder | null> {
  const out = join(folder, 'known.mp4');
  const samples = Int16Array.from({ length: MIX_RATE }, (_, i) => ((i * i) % 9973) * (i % 2 ? 1 : -1));
  try {
    await runFfmpeg(ffmpeg, (command) => freeRate(raw(command, 'pipe:0')).format('mp4').output(out), {
      stage: 'sound',
      input: new Uint8Array(samples.buffer),
      signal,
      folder,
    });
  } catch (cause) {
    signal?.throwIfAborted();
    if (cause instanceof StageFailure && ['disk_full', 'missing_ffmpeg', 'killed'].includes(cause.kind)) throw cause;
    return null;
  }
  const file = await readFile(out);
  const delay = editListStart(file);
  return delay === null ? null : { name: createHash('sha256').update(file).digest('hex').slice(0, 16), delay };
}

/** Where an MP4 of one track begins to be heard, in its own samples: the edit list (ISO/IEC 14496-12, 8.6.6). */
function editListStart(file: Buffer): number | null {
  const at = file.indexOf('elst', 0, 'latin1');
  if (at < 0) return null;
  const version = file[at + 4];
  const start = version === 1 ? Number(file.readBigInt64BE(at + 20)) : file.readInt32BE(at + 16);
  return start > 0 && start < MIX_RATE ? start : null;
}

/** Encodes raw samples (16 bits, stereo) to an ADTS stream. */
export async function encodeRun(
  ffmpeg: string,
  run: { raw: string; outFile: string; folder: string; signal?: AbortSignal },
): Promise<Uint8Array> {
  await runFfmpeg(ffmpeg, (command) => freeRate(raw(command, run.raw)).format('adts').output(run.outFile), {
    stage: 'sound',
    signal: run.signal,
    folder: run.folder,
  });
  return readFile(run.outFile);
}

/** Puts packets into an MP4 that is heard from the first sample after the encoder's delay, for `samples`. */
export async function wrapPackets(
  ffmpeg: string,
  track: { adts: string; packets: number; delay: number; samples: number; outFile: string },
  options: { folder: string; signal?: AbortSignal },
): Promise<void> {
  const { packets, delay, samples } = track;
  const last = samples + delay - (packets - 1) * 1024;
  const time = `N*1024-${delay}`;
  const filter = `aac_adtstoasc,setts=time_base=1/${MIX_RATE}:pts=${time}:dts=${time}:duration=if(eq(N\\,${packets - 1})\\,${last}\\,1024)`;
  await runFfmpeg(
    ffmpeg,
    (command) =>
      command
        .input(track.adts)
        .inputFormat('aac')
        .outputOptions('-map', '0:a:0', '-c', 'copy', '-bsf:a', filter, ...PLAIN)
        .format('mp4')
        .output(track.outFile),
    { stage: 'sound', ...options },
  );
}

/** Encodes a WAV file as a whole to an MP4, with the encoder that every ffmpeg has. */
export async function encodeWhole(
  ffmpeg: string,
  track: { wav: string; outFile: string },
  options: { folder: string; signal?: AbortSignal },
): Promise<void> {
  await runFfmpeg(
    ffmpeg,
    (command) =>
      command
        .input(track.wav)
        .audioFrequency(MIX_RATE)
        .audioChannels(2)
        .outputOptions('-map', '0:a:0', ...FIXED_RATE, ...PLAIN)
        .format('mp4')
        .output(track.outFile),
    { stage: 'sound', ...options },
  );
}
