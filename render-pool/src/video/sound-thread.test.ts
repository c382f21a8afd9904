import { jest } from '@jest/globals';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeWav } from '@scenewright/core/audio';
import type { Timeline } from '@scenewright/core/timeline';
import { locateFfmpeg } from '../ffmpeg/locate-ffmpeg.js';
import { makeSoundTrack } from './make-sound-track.js';
import { openSoundThread, type SoundThread } from './sound-thread.js';
import { titleTimeline } from './testing/title-timeline.js';

jest.setTimeout(120_000);

let root: string;
let thread: SoundThread;
const signal = new AbortController().signal;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'scenewright-thread-'));
  thread = openSoundThread({ background: true });
});
afterAll(async () => {
  await thread.close();
  await rm(root, { recursive: true, force: true });
});

/** A hum as long as asked for, in a job of its own. */
async function requestOf(seconds: number) {
  const bytes = encodeWav({
    sampleRate: 48_000,
    channels: [Float32Array.from({ length: seconds * 48_000 }, (_, i) => 0.3 * Math.sin(i / 20))],
  });
  const digest = createHash('sha256').update(bytes).digest('hex');
  await writeFile(join(root, digest), bytes);
  const timeline: Timeline = {
    ...titleTimeline([{ text: 'one', frames: seconds * 30 }]),
    sound: [{ asset: 'hum', role: 'music', at: 0, seconds, offset: 0, gainDb: 0, fadeIn: 0, fadeOut: 0 }],
    assets: { hum: { key: 'hum', kind: 'music', digest, mimeType: 'audio/wav', bytes: bytes.length } },
  };
  const jobFolder = await mkdtemp(join(root, 'job-'));
  const tools = await locateFfmpeg();
  return { timeline, assetFolder: root, jobFolder, outFile: join(jobFolder, 'sound.mp4'), tools };
}

test('a track of the thread is the track that this thread would make, and two are made at once', async () => {
  const [first, second, here] = [await requestOf(3), await requestOf(2), await requestOf(3)];
  await Promise.all([thread.make(first, signal), thread.make(second, signal), makeSoundTrack(here, signal)]);
  expect((await readFile(first.outFile)).equals(await readFile(here.outFile))).toBe(true);
  expect((await readFile(second.outFile)).equals(await readFile(here.outFile))).toBe(false);
});

test('a failure keeps its stage and kind, and the next track is made', async () => {
  const request = await requestOf(2);
  const silent = { ...request, timeline: { ...request.timeline, assets: {} } };
  await expect(thread.make(silent, signal)).rejects.toMatchObject({
    name: 'StageFailure',
    stage: 'sound',
    kind: 'missing_asset',
  });
  await thread.make(request, signal);
  expect(await readdir(request.jobFolder)).toEqual(['sound.mp4']);
});

test('an abort rejects with its reason when nothing of the track is left', async () => {
  const request = await requestOf(30);
  const abort = new AbortController();
  const making = thread.make(request, abort.signal);
  abort.abort(new Error('stopped'));
  await expect(making).rejects.toThrow('stopped');
  expect(await readdir(request.jobFolder)).toEqual([]);
});

test('closed at work, it fails the track as one that can be tried again', async () => {
  const own = openSoundThread({ background: false });
  const making = own.make(await requestOf(30), signal);
  const failed = expect(making).rejects.toMatchObject({ kind: 'thread_lost', retryable: true });
  await own.close();
  await failed;
});
