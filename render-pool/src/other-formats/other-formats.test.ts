import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { VideoRenderer } from '@scenewright/core';
import sharp from 'sharp';
import { locateFfmpeg, type FfmpegTools } from '../ffmpeg/locate-ffmpeg.js';
import { runProgram } from '../ffmpeg/run-program.js';
import { probeMedia } from '../probe/probe-media.js';
import { encodingProfile } from '../quality/encoding-profile.js';
import { titleTimeline } from '../video/testing/title-timeline.js';
import { convertVideo } from './convert-video.js';
import { renderPictureSequence } from './picture-sequence.js';

let folder: string;
let tools: FfmpegTools;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'formats-'));
  tools = await locateFfmpeg();
  // Two seconds of grey that grows lighter.
  const { input, output } = encodingProfile('standard', { width: 320, height: 180 }, 30);
  const frames = Array.from({ length: 60 }, (_, at) =>
    Buffer.concat([Buffer.alloc(320 * 180, 40 + at * 3), Buffer.alloc(320 * 90, 128)]),
  );
  file = join(folder, 'video.mp4');
  const args = ['-v', 'error', ...input, ...output, file];
  await runProgram(tools.ffmpeg, args, { stage: 'encode', input: Buffer.concat(frames) });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(['gif', 'webp'] as const)('an animated %s loops through the video at its own pace', async (format) => {
  const outFile = join(folder, `out.${format}`);
  await convertVideo(tools, { file, format, outFile, width: 160, fps: 10 });
  const { pages, width, pageHeight, loop, delay } = await sharp(outFile, { animated: true }).metadata();
  expect({ width, pageHeight, loop }).toEqual({ width: 160, pageHeight: 90, loop: 0 });
  const seconds = delay!.reduce((sum, wait) => sum + wait, 0) / 1000;
  expect(Math.abs(seconds - 2)).toBeLessThan(0.25);
  expect(pages).toBeGreaterThan(15);
  const greyOf = async (page: number) => (await sharp(outFile, { page }).stats()).channels[0]!.mean;
  expect(await greyOf(pages! - 1)).toBeGreaterThan((await greyOf(0)) + 100);
});

test('WebM keeps size and frames', async () => {
  const outFile = join(folder, 'out.webm');
  await convertVideo(tools, { file, format: 'webm', outFile });
  const { video } = await probeMedia(tools, outFile);
  expect(video).toMatchObject({ codec: 'vp9', width: 320, height: 180, frames: 60 });
});

test('a conversion that fails leaves nothing', async () => {
  const outFile = join(folder, 'none.gif');
  await expect(convertVideo(tools, { file: join(folder, 'none.mp4'), format: 'gif', outFile })).rejects.toThrow();
  const long = convertVideo(tools, { file, format: 'webp', outFile, width: 7680, fps: 60 });
  await expect(long).rejects.toMatchObject({ kind: 'too_long' });
  expect((await readdir(folder)).filter((name) => name.includes('none'))).toEqual([]);
});

test('a picture sequence has every frame under its number, and is whole or not there', async () => {
  const timeline = titleTimeline([{ text: 'one', frames: 40 }]);
  const renderer = (failAt: number): VideoRenderer => ({
    render: () => Promise.reject(new Error('not asked for')),
    stills: async (requests) =>
      requests.map(({ frame }) => {
        if (frame === failAt) throw new Error('lost');
        return Uint8Array.of(frame);
      }),
    close: async () => undefined,
  });
  const outFolder = join(folder, 'frames');
  await expect(renderPictureSequence(renderer(30), { timeline, outFolder })).rejects.toThrow('lost');
  expect((await readdir(folder)).filter((name) => name.includes('frames'))).toEqual([]);
  expect(await renderPictureSequence(renderer(-1), { timeline, from: 5, outFolder })).toBe(35);
  expect((await readdir(outFolder)).sort()[0]).toBe('frame-00005.png');
  expect([...(await readFile(join(outFolder, 'frame-00039.png')))]).toEqual([39]);
});
