import { open, type FileHandle } from 'node:fs/promises';
import { toPcm16, wavHeader } from '@scenewright/core';
import { TruePeakLimiter } from './limiter.js';
import { LoudnessMeter, MIX_RATE } from './loudness-meter.js';
import { TruePeakDetector } from './true-peak.js';

/** Motion design: −14 LUFS ±1. */
export const TARGET_LUFS = -14;
/** Kept by the limiter. The lossy codec that follows adds up to 1.2 dB; −1 dBTP is the promise. */
export const CEILING_DBTP = -2.5;
const MOST_GAIN_DB = 40;
const CLOSE_ENOUGH_DB = 0.3;
const TRIES = 4;
/** Seconds over which whatever still sounds at the last frame ends. */
const LAST_FADE = 0.03;
const BLOCK = MIX_RATE;

const linear = (db: number) => 10 ** (db / 20);

export interface Mastered {
  /** LUFS, ITU-R BS.1770-4. −Infinity: silence. */
  integratedLufs: number;
  /** dBTP, four times oversampled. */
  truePeakDbtp: number;
}

/**
 * Brings a mix (blocks of one second: left, then right, 32-bit floats) to the target loudness under the
 * ceiling and writes it as 16-bit WAV. Limiting takes some loudness away, so the gain is corrected and the
 * pass repeated until the result is right.
 */
export async function master(mix: {
  draft: string;
  outFile: string;
  frames: number;
  /** LUFS of the draft. */
  loudness: number;
  signal?: AbortSignal;
}): Promise<Mastered> {
  const source = await open(mix.draft, 'r');
  try {
    let gainDb = Number.isFinite(mix.loudness) ? Math.min(MOST_GAIN_DB, TARGET_LUFS - mix.loudness) : 0;
    for (let attempt = 1; ; attempt++) {
      const result = await pass(source, mix, linear(gainDb));
      const error = TARGET_LUFS - result.integratedLufs;
      const done = !Number.isFinite(error) || Math.abs(error) <= CLOSE_ENOUGH_DB || gainDb >= MOST_GAIN_DB;
      if (done || attempt === TRIES) return result;
      gainDb = Math.min(MOST_GAIN_DB, gainDb + error * 1.3);
    }
  } finally {
    await source.close();
  }
}

async function pass(
  source: FileHandle,
  mix: { outFile: string; frames: number; signal?: AbortSignal },
  gain: number,
): Promise<Mastered> {
  const limiter = new TruePeakLimiter(linear(CEILING_DBTP));
  const meter = new LoudnessMeter();
  const detectors = [new TruePeakDetector(0.5), new TruePeakDetector(0.5)] as const;
  let peak = 0;
  let skip = limiter.lag;
  let written = 0;
  const out = await open(mix.outFile, 'w');
  try {
    await out.write(wavHeader({ sampleRate: MIX_RATE, channels: 2, frames: mix.frames, encoding: 'pcm16' }));
    for (let at = 0; written < mix.frames; at += BLOCK) {
      mix.signal?.throwIfAborted();
      const [left, right] = await readBlock(source, at, mix.frames, gain);
      limiter.process(left, right);
      // The first samples that come out are the limiter's empty delay line.
      const from = Math.min(skip, left.length);
      skip -= from;
      const count = Math.min(left.length - from, mix.frames - written);
      const bytes = new Int16Array(count * 2);
      for (let i = 0; i < count; i++) {
        const fade = Math.min(1, (mix.frames - 1 - written - i) / (LAST_FADE * MIX_RATE));
        bytes[i * 2] = toPcm16(left[from + i]! * fade);
        bytes[i * 2 + 1] = toPcm16(right[from + i]! * fade);
        left[i] = bytes[i * 2]! / 32767;
        right[i] = bytes[i * 2 + 1]! / 32767;
        peak = Math.max(peak, detectors[0].next(left[i]!), detectors[1].next(right[i]!));
      }
      meter.add(left.subarray(0, count), right.subarray(0, count));
      await out.write(new Uint8Array(bytes.buffer));
      written += count;
    }
  } finally {
    await out.close();
  }
  return { integratedLufs: meter.integrated(), truePeakDbtp: 20 * Math.log10(peak) };
}

/** A block of the draft with the gain applied; silence after its end, to empty the limiter. */
async function readBlock(
  source: FileHandle,
  at: number,
  frames: number,
  gain: number,
): Promise<[Float32Array, Float32Array]> {
  const count = Math.min(BLOCK, Math.max(0, frames - at));
  if (count === 0) return [new Float32Array(BLOCK), new Float32Array(BLOCK)];
  const bytes = new Uint8Array(count * 8);
  let got = 0;
  while (got < bytes.length) {
    const { bytesRead } = await source.read(bytes, got, bytes.length - got, at * 8 + got);
    if (bytesRead === 0) break;
    got += bytesRead;
  }
  const samples = new Float32Array(bytes.buffer);
  for (let i = 0; i < samples.length; i++) samples[i]! *= gain;
  return [samples.slice(0, count), samples.slice(count)];
}
