import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { locateFfmpeg, type FfmpegTools } from '../ffmpeg/locate-ffmpeg.js';
import { runProgram } from '../ffmpeg/run-program.js';
import { concatList, joinSegments } from '../join/join-segments.js';
import { encodingProfile } from '../quality/encoding-profile.js';
import { checkVideo } from './check-video.js';

const size = { width: 128, height: 72 };
const fps = 30;
let folder: string;
let tools: FfmpegTools;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'probe-'));
  tools = await locateFfmpeg();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A segment of one grey, named after it. */
async function segment(luma: number, frames: number): Promise<{ file: string; frames: number }> {
  const { width, height } = size;
  const frame = Buffer.concat([Buffer.alloc(width * height, luma), Buffer.alloc((width * height) / 2, 128)]);
  const { input, output } = encodingProfile('standard', size, fps);
  const file = join(folder, `it's ${luma} ${frames}.mp4`);
  const args = ['-v', 'error', '-y', ...input, ...output, file];
  await runProgram(tools.ffmpeg, args, { stage: 'encode', input: Buffer.concat(Array(frames).fill(frame)) });
  return { file, frames };
}
async function joined(segments: { file: string; frames: number }[]): Promise<string> {
  const outFile = join(folder, 'out.mp4');
  const parts = { segments, fps, soundFile: null, title: 'Title', jobFolder: folder, outFile };
  await (await joinSegments(tools, parts)).publish();
  return outFile;
}
const expected = { size, fps, frames: 40, hasSound: false };

test('segments of one and two frames join at their places, and odd file names are no matter', async () => {
  const file = await joined([await segment(60, 1), await segment(90, 2), await segment(120, 37)]);
  const { video, sound } = await checkVideo(tools, file, expected);
  expect(video!.frameTimes.map((time) => Math.round(time * fps))).toEqual(Array.from({ length: 40 }, (_, at) => at));
  expect(sound).toBeNull();
});

test('a video that is not as planned is refused with what differs', async () => {
  const file = await joined([await segment(60, 40)]);
  const refused = async (over: Partial<typeof expected>) =>
    expect(checkVideo(tools, file, { ...expected, ...over })).rejects;
  await (await refused({ frames: 41 })).toThrow(/40 frames instead of 41/);
  await (await refused({ size: { width: 72, height: 128 } })).toThrow(/128×72 instead of 72×128/);
  await (await refused({ hasSound: true })).toThrow(/no sound track/);
  await (await refused({ fps: 25 })).toThrow(/frame \d+ stands at/);
});

test('a video in which every picture is black is refused', async () => {
  const black = await joined([await segment(16, 40)]);
  await expect(checkVideo(tools, black, expected)).rejects.toThrow('every picture is black');
  const withOneGrey = await joined([await segment(16, 30), await segment(60, 10)]);
  await expect(checkVideo(tools, withOneGrey, expected)).resolves.toBeDefined();
});

test('the list of segments quotes names and states lengths', () => {
  expect(concatList([{ file: "/a/it's.mp4", frames: 45 }], 30)).toBe(
    String.raw`ffconcat version 1.0
file '/a/it'\''s.mp4'
duration 1.500000000
`,
  );
});
