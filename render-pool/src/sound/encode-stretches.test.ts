// @cost 10
import { jest } from '@jest/globals';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Asset } from '@scenewright/core/assets';
import { decodeWav, encodeWav } from '@scenewright/core/audio';
import type { SoundClip, Timeline } from '@scenewright/core/timeline';
import { locateFfmpeg, type FfmpegTools } from '../ffmpeg/locate-ffmpeg.js';
import { runProgram } from '../ffmpeg/run-program.js';
import { makeSoundTrack } from '../video/make-sound-track.js';
import { stretchEncoder } from './aac-encoder.js';
import { encodeStretches } from './encode-stretches.js';
import { mixSound, withMastered } from './mix-sound.js';
import { openSoundStore, type SoundStore } from './sound-store.js';
import { STRETCH } from './stretch-grid.js';

jest.setTimeout(120_000);

const RATE = 48_000;
const SECONDS = 16;
let root: string;
let tools: FfmpegTools;
const assets: Record<string, Asset> = {};

/** Syllables of a buzz, at a pitch of its own. */
const voice = (seconds: number, pitch: number) =>
  Float32Array.from({ length: seconds * RATE }, (_, i) => {
    const t = i / RATE;
    const syllable = t % 0.3 < 0.2 ? Math.sin((Math.PI * (t % 0.3)) / 0.2) : 0;
    let sum = 0;
    for (let k = 1; k < 12; k++) sum += Math.sin(2 * Math.PI * pitch * k * t) / k;
    return 0.4 * syllable * sum;
  });
/** Chords with a drum on every half second: attacks are what an encoder changes its windows for. */
const music = Float32Array.from({ length: SECONDS * RATE }, (_, i) => {
  const t = i / RATE;
  const chord = [220, 277, 330].reduce((sum, hertz) => sum + Math.sin(2 * Math.PI * hertz * t), 0) / 8;
  return chord + 0.5 * Math.exp(-40 * (t % 0.5)) * Math.sin(i * i);
});

async function asset(key: string, samples: Float32Array): Promise<void> {
  const bytes = encodeWav({ sampleRate: RATE, channels: [samples] });
  const digest = createHash('sha256').update(bytes).digest('hex');
  await writeFile(join(root, digest), bytes);
  assets[key] = { key, kind: 'speech', digest, mimeType: 'audio/wav', bytes: bytes.length };
}
const clip = (asset: string, role: SoundClip['role'], at: number, seconds: number): SoundClip => ({
  ...{ asset, role, at, seconds },
  ...{ offset: 0, gainDb: 0, fadeIn: 0, fadeOut: 0 },
});
const timelineWith = (second: string): Pick<Timeline, 'sound' | 'frames' | 'fps' | 'assets'> => ({
  sound: [
    clip('music', 'music', 0, SECONDS),
    clip('first', 'narration', 1, 2),
    clip(second, 'narration', 7, 1.5),
    clip('first', 'narration', 13, 2),
  ],
  frames: SECONDS * 30,
  fps: 30,
  assets,
});

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'scenewright-stretches-'));
  tools = await locateFfmpeg();
  await asset('music', music);
  await asset('first', voice(2, 120));
  await asset('before', voice(1.5, 150));
  await asset('after', voice(1.5, 180));
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** A store that says what was looked up in vain: what had to be worked out. */
function watched(folder: string): { store: SoundStore; missed: () => number } {
  const store = openSoundStore(folder);
  let missed = 0;
  const read: SoundStore['read'] = async (key) => {
    const found = await store.read(key);
    if (!found) missed++;
    return found;
  };
  return { store: { ...store, read }, missed: () => missed };
}

async function encode(second: string, store: SoundStore) {
  const folder = join(root, `job-${second}`);
  const { ffmpeg } = tools;
  const assetPath = (digest: string) => join(root, digest);
  const request = { timeline: timelineWith(second), assetPath, ffmpeg, folder, store };
  return withMastered(request, async (stretches, { gainDb }) => {
    const encoder = (await stretchEncoder(ffmpeg, { folder, store }))!;
    return encodeStretches({ stretches, gainDb, encoder, ffmpeg, folder, store });
  });
}
const whole = Math.ceil((SECONDS * RATE) / STRETCH);

test('after a change of one voice, the stretches around it are made again, and the packets are those of a fresh encoding', async () => {
  const kept = join(root, 'kept');
  const first = await encode('before', openSoundStore(kept));
  expect(first.encoded).toBe(whole);

  const { store, missed } = watched(kept);
  const edited = await encode('after', store);
  // The voice is heard from 7 to 8.5 s, and the music gives way from 6.7 to 9.5 s: stretches 4 and 5 of ten.
  expect(edited.encoded).toBeGreaterThan(1);
  expect(edited.encoded).toBeLessThanOrEqual(4);
  // The new clip; and of each changed stretch what it measures as a mix, mastered, and its packets.
  expect(missed()).toBeLessThanOrEqual(1 + 3 * 5);

  const fresh = await encode('after', openSoundStore(join(root, 'fresh')));
  expect(fresh.encoded).toBe(whole);
  expect(Buffer.concat(edited.packets).equals(Buffer.concat(fresh.packets))).toBe(true);
  expect(Buffer.concat(edited.packets).equals(Buffer.concat(first.packets))).toBe(false);

  const again = watched(kept);
  expect((await encode('after', again.store)).encoded).toBe(0);
  expect(again.missed()).toBe(0);
});

test('the mix is the same to the sample whether its measures were remembered or not', async () => {
  const mixed = async (name: string, second: string, store?: SoundStore): Promise<Buffer> => {
    const outFile = join(root, `${name}.wav`);
    const assetPath = (digest: string) => join(root, digest);
    await mixSound({ timeline: timelineWith(second), assetPath, outFile, ffmpeg: tools.ffmpeg, store });
    return readFile(outFile);
  };
  const store = openSoundStore(join(root, 'measures'));
  await mixed('one', 'before', store);
  const remembered = await mixed('two', 'after', store);
  expect(remembered.equals(await mixed('three', 'after'))).toBe(true);
  expect(remembered.equals(await mixed('four', 'before'))).toBe(false);
});

test('the track begins with its first sample, is as long as the picture, and has no gap or click at a join', async () => {
  const job = await mkdtemp(join(root, 'track-'));
  const outFile = join(job, 'sound.mp4');
  const timeline = timelineWith('after') as Timeline;
  const request = { timeline, assetFolder: root, soundFolder: join(root, 'kept'), jobFolder: job, outFile, tools };
  await makeSoundTrack(request, new AbortController().signal);
  const decoded = join(job, 'decoded.wav');
  await runProgram(tools.ffmpeg, ['-v', 'error', '-i', outFile, '-c:a', 'pcm_s16le', '-y', decoded], {
    stage: 'sound',
  });
  const [heard] = decodeWav(await readFile(decoded)).channels;
  const mix = join(job, 'mix.wav');
  await mixSound({ timeline, assetPath: (digest) => join(root, digest), outFile: mix, ffmpeg: tools.ffmpeg });
  const [meant] = decodeWav(await readFile(mix)).channels;
  // A decoder gives whole packets, or stops at the end.
  expect(heard!.length - meant!.length).toBeGreaterThanOrEqual(0);
  expect(heard!.length - meant!.length).toBeLessThan(1024);

  /** Noise of the encoding between two samples, relative to the sound, in decibels. */
  const noise = (from: number, to: number, shift = 0): number => {
    let [error, power] = [0, 0];
    for (let i = from; i < to; i++) {
      error += (heard![i + shift]! - meant![i]!) ** 2;
      power += meant![i]! ** 2;
    }
    return 10 * Math.log10(error / power);
  };
  const anywhere: number[] = [];
  for (let at = 1024; at + 2048 < meant!.length; at += 1024) anywhere.push(noise(at, at + 1024));
  const worst = Math.max(...anywhere);
  expect(worst).toBeLessThan(-12);
  for (const shift of [-1, 1]) expect(noise(RATE, 2 * RATE, shift)).toBeGreaterThan(noise(RATE, 2 * RATE) + 6);
  // Where stretches meet it is what it is elsewhere: the loudest noise isn't at the joins alone.
  const joins = Array.from({ length: whole - 1 }, (_, i) => (i + 1) * STRETCH);
  const atJoins = joins.map((at) => Math.max(noise(at - 2048, at - 1024), noise(at - 1024, at), noise(at, at + 1024)));
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;
  expect(median(atJoins)).toBeLessThan(median(anywhere) + 6);
});

test('a torn entry is made again, and packets that do not meet are encoded in one run', async () => {
  const folder = join(root, 'torn');
  const first = await encode('before', openSoundStore(folder));
  const names = await readdir(folder);
  for (const name of names) await writeFile(join(folder, name), (await readFile(join(folder, name))).subarray(0, 40));
  const mended = await encode('before', openSoundStore(folder));
  expect(mended.encoded).toBe(whole);
  expect(Buffer.concat(mended.packets).equals(Buffer.concat(first.packets))).toBe(true);

  // The packets of another sound under the keys of this one: they are whole, and don't meet.
  const other = join(root, 'other');
  const store = openSoundStore(other);
  const foreign: Uint8Array[] = [];
  await encode('after', { read: async () => undefined, write: async (_, bytes) => void foreign.push(bytes) });
  const stretch = foreign.filter((bytes) => bytes[2] === 0xff).at(5)!;
  let given = false;
  const mixedUp: SoundStore = {
    ...store,
    async read(key) {
      const found = await openSoundStore(folder).read(key);
      if (given || found?.[2] !== 0xff) return found;
      given = true;
      return stretch;
    },
  };
  const rejoined = await encode('before', mixedUp);
  expect(given).toBe(true);
  expect(rejoined.encoded).toBeGreaterThan(0);
  expect(Buffer.concat(rejoined.packets).equals(Buffer.concat(first.packets))).toBe(true);
});

test('an ffmpeg without that encoder still makes a track', async () => {
  const job = await mkdtemp(join(root, 'plain-'));
  const plain = join(job, 'ffmpeg');
  const quoted = tools.ffmpeg.replaceAll("'", String.raw`'\''`);
  await writeFile(plain, `#!/bin/sh\ncase "$*" in *libfdk*) exit 1;; esac\nexec '${quoted}' "$@"\n`, { mode: 0o755 });
  const outFile = join(job, 'sound.mp4');
  const timeline = timelineWith('after') as Timeline;
  const request = { timeline, assetFolder: root, soundFolder: join(job, 'kept'), jobFolder: job, outFile };
  await makeSoundTrack({ ...request, tools: { ...tools, ffmpeg: plain } }, new AbortController().signal);
  const facts = await runProgram(
    tools.ffprobe,
    ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', outFile],
    { stage: 'probe' },
  );
  expect(Number(String(facts))).toBeCloseTo(SECONDS, 2);
});
