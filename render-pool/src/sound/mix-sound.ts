import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { StageFailure, type SoundClip, type Timeline } from '@scenewright/core';
import { diskFull } from '../limits/disk-full.js';
import { saysDiskFull } from '../ffmpeg/clean-error-text.js';
import { ClipVoice, isSpeech } from './clip-voice.js';
import { CURVE_RATE, duckCurve, speechSpans } from './ducking.js';
import { LoudnessMeter, MIX_RATE } from './loudness-meter.js';
import { master, type Mastered } from './master.js';
import { openSound, type SoundSource, type StereoPiece } from './sound-source.js';

export interface MixRequest {
  timeline: Pick<Timeline, 'sound' | 'frames' | 'fps' | 'assets'>;
  /** Where the file of a digest lies. */
  assetPath: (digest: string) => string;
  /** WAV, 48 kHz, stereo, 16 bits; written whole or not at all. */
  outFile: string;
  /** Absolute path of ffmpeg: decodes what isn't WAV. */
  ffmpeg: string;
  signal?: AbortSignal;
}

export interface MixedSound extends Mastered {
  outFile: string;
  seconds: number;
  /** False for a timeline without clips: then there is no file. */
  hasSound: boolean;
}

/** Samples that are in memory at once, per clip. */
const BLOCK = MIX_RATE;

/**
 * Mixes the sound of a timeline, sample-exact, exactly as long as the picture. Voices and
 * music are set to one loudness and effects to one peak, `gainDb` on top; music gives way to a voice by 10 dB. The whole is −14 LUFS ±1 with a
 * true peak under −1 dBTP. Works in blocks of one second through a file beside `outFile`, so memory doesn't
 * grow with the length.
 * @throws StageFailure `sound` / `unreadable_sound` (names the asset), `missing_asset`, `disk_full`
 */
export async function mixSound(request: MixRequest): Promise<MixedSound> {
  const { timeline, outFile, signal } = request;
  const seconds = timeline.frames / timeline.fps;
  if (timeline.sound.length === 0) {
    return { outFile, seconds, hasSound: false, integratedLufs: -Infinity, truePeakDbtp: -Infinity };
  }
  signal?.throwIfAborted();
  const folder = join(dirname(outFile), `.${basename(outFile)}-${randomUUID()}`);
  const voices: ClipVoice[] = [];
  const sources = new Map<string, SoundSource>();
  try {
    await mkdir(folder, { recursive: true });
    const total = Math.round(seconds * MIX_RATE);
    for (const clip of timeline.sound) {
      voices.push(new ClipVoice(clip, await sourceOf(clip, request, folder, sources), total));
    }
    const withSpeech = voices.some((voice) => isSpeech(voice.clip));
    for (const voice of voices) await voice.balance(BLOCK, signal);
    const duck = withSpeech ? await duckingOf(voices, seconds, signal) : null;
    const draft = join(folder, 'mix.f32');
    const loudness = await writeDraft(draft, voices, duck, total, signal);
    const whole = join(folder, 'mix.wav');
    const mastered = await master({ draft, outFile: whole, frames: total, loudness, signal });
    await rename(whole, outFile);
    return { outFile, seconds: total / MIX_RATE, hasSound: true, ...mastered };
  } catch (cause) {
    if (saysDiskFull(cause)) throw diskFull('sound', dirname(outFile));
    throw cause;
  } finally {
    await Promise.allSettled([...sources.values()].map((source) => source.close()));
    await rm(folder, { recursive: true, force: true });
  }
}

/** The recording of a clip; a recording that several clips use is opened once. */
async function sourceOf(
  clip: SoundClip,
  { timeline, assetPath, ffmpeg, signal }: MixRequest,
  folder: string,
  sources: Map<string, SoundSource>,
): Promise<SoundSource> {
  signal?.throwIfAborted();
  const asset = timeline.assets[clip.asset];
  if (!asset) throw new StageFailure('sound', 'missing_asset', `the timeline has no asset "${clip.asset}"`);
  const opened = sources.get(asset.digest);
  if (opened) return opened;
  const decodedFile = join(folder, `${asset.digest}.wav`);
  const source = await openSound(clip, assetPath(asset.digest), { folder, decodedFile, ffmpeg, signal });
  sources.set(asset.digest, source);
  return source;
}

async function duckingOf(voices: ClipVoice[], seconds: number, signal?: AbortSignal): Promise<Float32Array> {
  const power = new Float32Array(Math.ceil(seconds * CURVE_RATE) + 1);
  for (const voice of voices) if (isSpeech(voice.clip)) await voice.addLevels(power, BLOCK, signal);
  return duckCurve(speechSpans(power.map(Math.sqrt)), seconds);
}

/** Adds the clips up, as 32-bit floats; gives their loudness. */
async function writeDraft(
  path: string,
  voices: ClipVoice[],
  duck: Float32Array | null,
  total: number,
  signal?: AbortSignal,
): Promise<number> {
  const meter = new LoudnessMeter();
  const file = await open(path, 'w');
  try {
    for (let at = 0; at < total; at += BLOCK) {
      signal?.throwIfAborted();
      const count = Math.min(BLOCK, total - at);
      const mix: StereoPiece = { left: new Float32Array(count), right: new Float32Array(count) };
      for (const voice of voices) await voice.addTo(mix, at, duck);
      meter.add(mix.left, mix.right);
      await file.write(new Uint8Array(mix.left.buffer));
      await file.write(new Uint8Array(mix.right.buffer));
    }
  } finally {
    await file.close();
  }
  return meter.integrated();
}
