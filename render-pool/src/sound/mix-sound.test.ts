// @cost 9
import { jest } from '@jest/globals';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Asset } from '@scenewright/core/assets';
import { decodeWav, encodeWav } from '@scenewright/core/audio';
import type { SoundClip } from '@scenewright/core/timeline';
import { locateFfmpeg } from '../ffmpeg/locate-ffmpeg.js';
import { runProgram } from '../ffmpeg/run-program.js';
import { LoudnessMeter } from './loudness-meter.js';
import { mixSound } from './mix-sound.js';
import { readSound } from './read-sound.js';

jest.setTimeout(120_000);

const RATE = 48_000;
let folder = '';
let ffmpeg = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scenewright-mix-'));
  ffmpeg = (await locateFfmpeg()).ffmpeg;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const assets: Record<string, Asset> = {};
async function asset(key: string, samples: Float32Array | Uint8Array, rate = RATE): Promise<string> {
  const digest = key.padStart(64, '0').replace(/[^0-9a-f]/g, 'a');
  await writeFile(
    join(folder, digest),
    samples instanceof Uint8Array ? samples : encodeWav({ sampleRate: rate, channels: [samples] }),
  );
  assets[key] = { key, kind: 'speech', digest, mimeType: 'audio/wav', bytes: 1 };
  return key;
}
const clip = (
  asset: string,
  role: SoundClip['role'],
  at: number,
  seconds: number,
  more: Partial<SoundClip> = {},
): SoundClip => ({
  asset,
  role,
  at,
  seconds,
  offset: 0,
  gainDb: 0,
  fadeIn: 0,
  fadeOut: 0,
  ...more,
});
let made = 0;
async function mix(sound: SoundClip[], seconds: number) {
  const outFile = join(folder, `out-${made++}.wav`);
  const result = await mixSound({
    timeline: { sound, frames: seconds * 30, fps: 30, assets },
    assetPath: (digest) => join(folder, digest),
    outFile,
    ffmpeg,
  });
  const { channels, sampleRate } = decodeWav(await readFile(outFile));
  return { result, left: channels[0]!, right: channels[1]!, sampleRate };
}

/** A voice-like sound: a buzz at 120 Hz in syllables of 0.2 s, with pauses of 0.1 s. */
const voice = (seconds: number) =>
  Float32Array.from({ length: seconds * RATE }, (_, i) => {
    const t = i / RATE;
    const syllable = t % 0.3 < 0.2 ? Math.sin((Math.PI * (t % 0.3)) / 0.2) : 0;
    let sum = 0;
    for (let k = 1; k < 12; k++) sum += Math.sin(2 * Math.PI * 120 * k * t) / k;
    return 0.4 * syllable * sum;
  });
const tone = (hertz: number, seconds: number, amplitude = 0.4, rate = RATE) =>
  Float32Array.from({ length: seconds * rate }, (_, i) => amplitude * Math.sin((2 * Math.PI * hertz * i) / rate));

/** Amplitude of a frequency in a part of the sound, by correlation. */
function level(samples: Float32Array, hertz: number, from: number, to: number): number {
  let re = 0;
  let im = 0;
  const a = Math.round(from * RATE);
  const b = Math.round(to * RATE);
  for (let i = a; i < b; i++) {
    re += samples[i]! * Math.cos((2 * Math.PI * hertz * i) / RATE);
    im += samples[i]! * Math.sin((2 * Math.PI * hertz * i) / RATE);
  }
  return (2 * Math.hypot(re, im)) / (b - a);
}
const db = (ratio: number) => 20 * Math.log10(ratio);

describe('the mix', () => {
  test('is as long as the picture, −14 LUFS ±1, under −1 dBTP, without clipping', async () => {
    await asset('voice', voice(6));
    await asset('music', tone(220, 12));
    const { result, left, right, sampleRate } = await mix(
      [clip('music', 'music', 0, 12), clip('voice', 'narration', 3, 6)],
      12,
    );
    expect(sampleRate).toBe(RATE);
    expect(left).toHaveLength(12 * RATE);
    const meter = new LoudnessMeter();
    meter.add(left, right);
    expect(Math.abs(meter.integrated() + 14)).toBeLessThan(1);
    expect(result.integratedLufs).toBeCloseTo(meter.integrated(), 1);
    expect(result.truePeakDbtp).toBeLessThanOrEqual(-1);
    expect(left.reduce((peak, x) => Math.max(peak, Math.abs(x)), 0)).toBeLessThan(0.9);
    expect(result).toMatchObject({ seconds: 12, hasSound: true });
  }, 120_000);

  test('music gives way to speech by 8 to 12 dB, through the pauses of words, and comes back after it', async () => {
    await asset('voice', voice(6));
    // 3.5 kHz: nothing of the voice lies there.
    await asset('whistle', tone(3510, 20, 0.2));
    const sound = [clip('whistle', 'music', 0, 20), clip('voice', 'narration', 6, 6, { gainDb: -20 })];
    const { left } = await mix(sound, 20);
    const before = level(left, 3510, 3, 5);
    for (const at of [6.2, 7.2, 7.5, 8.8, 9.9, 11.2]) {
      const depth = db(before / level(left, 3510, at, at + 0.1));
      expect(depth).toBeGreaterThan(8);
      expect(depth).toBeLessThan(12);
    }
    expect(Math.abs(db(before / level(left, 3510, 14, 16)))).toBeLessThan(0.5);
    // Smooth: it takes more than 0.15 s to give way, and has done so when the voice begins.
    expect(db(before / level(left, 3510, 5.8, 5.86))).toBeGreaterThan(1);
    expect(db(before / level(left, 3510, 5.8, 5.86))).toBeLessThan(7);
  }, 120_000);

  test('clips start on their sample, use their part of the recording, and nothing sounds elsewhere', async () => {
    const marked = new Float32Array(2 * RATE);
    marked.fill(0.5, RATE, RATE + 4800);
    await asset('marked', marked);
    const { left, right } = await mix([clip('marked', 'effect', 1.25, 0.1, { offset: 1 })], 3);
    const first = left.findIndex((x) => Math.abs(x) > 1e-3);
    const last = left.findLastIndex((x) => Math.abs(x) > 1e-3);
    expect(Math.abs(first - 1.25 * RATE)).toBeLessThan(20);
    expect(Math.abs(last - 1.35 * RATE)).toBeLessThan(20);
    expect(left).toEqual(right);
  });

  test('music fades at both ends, also when it is cut off by the end of the video', async () => {
    await asset('long', tone(220, 20));
    const { left } = await mix([clip('long', 'music', 0, 20)], 8);
    const middle = level(left, 220, 3, 5);
    expect(db(level(left, 220, 0, 0.05) / middle)).toBeLessThan(-12);
    expect(db(level(left, 220, 7.9, 8) / middle)).toBeLessThan(-12);
    expect(Math.abs(left.at(-1)!)).toBeLessThan(1e-3);
  });

  test('other rates and formats are decoded; a recording that is not one is named', async () => {
    await asset('slow', tone(440, 4, 0.4, 22_050), 22_050);
    const resampled = await mix([clip('slow', 'music', 0, 4)], 4);
    expect(level(resampled.left, 440, 1, 2)).toBeGreaterThan(0.1);
    const mp3 = join(folder, 'tone.mp3');
    await writeFile(join(folder, 'tone.wav'), encodeWav({ sampleRate: 44_100, channels: [tone(880, 4, 0.4, 44_100)] }));
    await runProgram(ffmpeg, ['-v', 'error', '-i', join(folder, 'tone.wav'), '-c:a', 'libmp3lame', '-y', mp3], {
      stage: 'sound',
    });
    await asset('mp3', new Uint8Array(await readFile(mp3)));
    const decoded = await mix([clip('mp3', 'music', 0, 4)], 4);
    expect(level(decoded.left, 880, 1, 2)).toBeGreaterThan(0.1);
    const pcm = await readSound({ file: mp3, name: 'tone.mp3', ffmpeg });
    expect(pcm.channels[0]!.length / pcm.sampleRate).toBeCloseTo(4, 0);
    expect(level(pcm.channels[1]!, 880, 1, 2)).toBeCloseTo(0.4, 1);
    await asset('broken', new TextEncoder().encode('this is not a sound'));
    await expect(mix([clip('broken', 'voiceover', 0, 1)], 2)).rejects.toMatchObject({
      stage: 'sound',
      kind: 'unreadable_sound',
    });
    await expect(mix([clip('broken', 'voiceover', 0, 1)], 2)).rejects.toThrow(/"broken"/);
  }, 120_000);

  test('a timeline without clips has no sound, and a silent one stays silent', async () => {
    const outFile = join(folder, 'none.wav');
    const none = await mixSound({
      timeline: { sound: [], frames: 60, fps: 30, assets },
      assetPath: String,
      outFile,
      ffmpeg,
    });
    expect(none).toMatchObject({ hasSound: false, seconds: 2 });
    await asset('silent', new Float32Array(RATE));
    const { left } = await mix([clip('silent', 'narration', 0, 1)], 2);
    expect(left.every((x) => x === 0)).toBe(true);
  });

  test('an abort or a failure leaves nothing behind', async () => {
    await asset('voice', voice(6));
    const abort = new AbortController();
    const outFile = join(folder, 'aborted.wav');
    const pending = mixSound({
      timeline: { sound: [clip('voice', 'narration', 0, 6)], frames: 30 * 60, fps: 30, assets },
      assetPath: (digest) => join(folder, digest),
      outFile,
      ffmpeg,
      signal: abort.signal,
    });
    setTimeout(() => abort.abort(new Error('stopped')), 5);
    await expect(pending).rejects.toThrow('stopped');
    expect((await readdir(folder)).filter((name) => name.includes('aborted'))).toEqual([]);
  });
});
