import { mkdir, mkdtemp, readFile, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { jest } from '@jest/globals';
import type { Timeline } from '@scenewright/core/timeline';
import sharp from 'sharp';
import { cacheRoot as prepared, descendants, PAGES, stageSize, until } from '../../testing/pool/stage.js';
import { locateFfmpeg } from '../ffmpeg/locate-ffmpeg.js';
import { runProgram } from '../ffmpeg/run-program.js';
import { probeMedia } from '../probe/probe-media.js';
import { createVideoRenderer } from '../video/create-video-renderer.js';
import { titleTimeline } from '../video/testing/title-timeline.js';

jest.setTimeout(180_000);

const entry = fileURLToPath(new URL('../../testing/stage/src/entry.tsx', import.meta.url));
let folder: string;
let renderer: ReturnType<typeof createVideoRenderer>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'formats-'));
  await mkdir(join(folder, 'cache'));
  for (const name of ['browser', 'bundle']) {
    await mkdir(join(prepared, name), { recursive: true });
    await symlink(join(prepared, name), join(folder, 'cache', name));
  }
  renderer = createVideoRenderer({ cacheRoot: join(folder, 'cache'), entry, workers: 1 });
});
afterAll(async () => {
  await renderer.close();
  await rm(folder, { recursive: true, force: true });
});

/** 12 frames: the red square stands for 4, steps, stands … */
function cutout(frames = 12): Timeline {
  const timeline = titleTimeline([{ text: 'cutout', frames }]);
  return { ...timeline, output: stageSize, scenes: timeline.scenes.map((scene) => ({ ...scene, seed: PAGES.cutout })) };
}

type Pixels = { data: Buffer; info: { width: number; channels: number } };
const pixels = (picture: Buffer | string, page = 0): Promise<Pixels> =>
  sharp(picture, { page }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
const at = ({ data, info }: Pixels, x: number, y: number): number[] => [
  ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
];
const near = (found: number[], wanted: number[], within: number): boolean =>
  found.every((value, channel) => Math.abs(value - wanted[channel]!) <= within);

const RED = [255, 0, 0, 255];
const HALF_BLUE = [0, 0, 255, 128];
/** Left of the red square at step 0, and in it at step 2; in the blue one; over nothing. */
const places = { red: [60, 90], steps: [160, 90], blue: [90, 250], nothing: [500, 300] } as const;

test('PNGs keep the alpha of what is drawn and leave the ground out', async () => {
  const outFolder = join(folder, 'frames');
  const done = await renderer.renderFormat({
    timeline: cutout(),
    format: 'png-sequence',
    transparent: true,
    outFolder,
  });
  expect(done).toMatchObject({ path: outFolder, frames: 12, fps: 30, ...stageSize, hasSound: false });
  const names = await readdir(outFolder);
  expect(names).toEqual(Array.from({ length: 12 }, (_, index) => `frame-${String(index + 1).padStart(5, '0')}.png`));
  const [first, last] = await Promise.all([names[0]!, names[11]!].map((name) => pixels(join(outFolder, name))));
  expect(at(first!, ...places.red)).toEqual(RED);
  expect(at(first!, ...places.blue)).toEqual(HALF_BLUE);
  expect(at(first!, ...places.nothing)[3]).toBe(0);
  expect([at(first!, ...places.steps)[3], at(last!, ...places.steps)]).toEqual([0, RED]);
});

test('without the wish for transparency the ground is there and the PNGs are opaque', async () => {
  const outFolder = join(folder, 'opaque');
  const range = { from: 3, to: 6 };
  expect(await renderer.renderFormat({ timeline: cutout(), format: 'png-sequence', outFolder, range })).toMatchObject({
    frames: 3,
  });
  const picture = join(outFolder, 'frame-00001.png');
  expect((await sharp(picture).metadata()).channels).toBe(3);
  // Green of the ground's gradient, well below its middle.
  expect(at(await pixels(picture), ...places.nothing)[1]).toBeGreaterThan(200);
  // A folder that holds something is never touched.
  const again = renderer.renderFormat({ timeline: cutout(), format: 'png-sequence', outFolder });
  await expect(again).rejects.toMatchObject({ stage: 'validate', kind: 'out_file' });
  expect(await readdir(outFolder)).toHaveLength(3);
});

test('animated WebP: held frames are one frame shown longer, with its alpha', async () => {
  const outFile = join(folder, 'a.webp');
  await renderer.renderFormat({ timeline: cutout(), format: 'webp', fps: 30, transparent: true, outFile });
  const { pages, delay, loop, hasAlpha, width, height } = await sharp(outFile).metadata();
  expect({ pages, loop, hasAlpha, width, height }).toEqual({
    ...{ pages: 3, loop: 0, hasAlpha: true },
    ...stageSize,
  });
  expect(delay).toEqual([133, 134, 133]);
  const last = await pixels(outFile, 2);
  expect(near(at(last, ...places.steps), RED, 12)).toBe(true);
  expect(near(at(last, ...places.blue), HALF_BLUE, 12)).toBe(true);
  expect(at(last, ...places.nothing)[3]).toBe(0);
  const bytes = await readFile(outFile);
  expect(bytes.readUInt32LE(4)).toBe(bytes.length - 8);
});

test('animated GIF: the rate asked for, for ever, clear where nothing is drawn', async () => {
  const outFile = join(folder, 'a.gif');
  const done = await renderer.renderFormat({ timeline: cutout(), format: 'gif', transparent: true, outFile });
  expect(done).toMatchObject({ frames: 6, fps: 15, durationSeconds: 0.4, bytes: (await stat(outFile)).size });
  const { pages, delay, loop } = await sharp(outFile).metadata();
  expect(loop).toBe(0);
  expect(delay!.reduce((sum, each) => sum + each, 0)).toBeCloseTo(400, -2);
  const last = await pixels(outFile, pages! - 1);
  expect(near(at(last, ...places.steps), RED, 8)).toBe(true);
  expect(at(last, ...places.nothing)[3]).toBe(0);
});

test('WebM with alpha: VP9 whose frames are as clear as the drawing, every frame there', async () => {
  const outFile = join(folder, 'a.webm');
  await renderer.renderFormat({ timeline: cutout(), format: 'webm', transparent: true, outFile });
  const tools = await locateFfmpeg();
  expect((await probeMedia(tools, outFile)).video).toMatchObject({ codec: 'vp9', ...stageSize });
  const pattern = join(folder, 'decoded-%02d.png');
  const decode = ['-v', 'error', '-c:v', 'libvpx-vp9', '-i', outFile, '-pix_fmt', 'rgba', '-f', 'image2', pattern];
  await runProgram(tools.ffmpeg, decode, { stage: 'probe' });
  const names = (await readdir(folder)).filter((name) => name.startsWith('decoded-')).sort();
  expect(names).toHaveLength(12);
  const last = await pixels(join(folder, names[11]!));
  expect(near(at(last, ...places.steps), RED, 8)).toBe(true);
  expect(near(at(last, ...places.blue), HALF_BLUE, 8)).toBe(true);
  expect(at(last, ...places.nothing)[3]).toBe(0);
});

test('a wrong wish is refused before anything starts', async () => {
  const ask = (over: object) =>
    renderer.renderFormat({ timeline: cutout(), format: 'gif', outFile: join(folder, 'no.gif'), ...over });
  await expect(ask({ fps: 31 })).rejects.toMatchObject({ stage: 'validate', kind: 'fps' });
  await expect(ask({ range: { from: 5, to: 13 } })).rejects.toMatchObject({ kind: 'range' });
  await expect(ask({ output: { width: 641, height: 360 } })).rejects.toMatchObject({ kind: 'output_size' });
  await expect(ask({ outFile: join(folder, 'none', 'a.gif') })).rejects.toMatchObject({ kind: 'out_file' });
});

test('an ffmpeg without VP9 says so and names what it can write', async () => {
  const poor = join(folder, 'poor-ffmpeg');
  await writeFile(
    poor,
    '#!/bin/sh\necho " V....D gif  GIF"; echo " .. palettegen V->V"; echo " .. paletteuse V->V"\n',
    {
      mode: 0o755,
    },
  );
  const other = createVideoRenderer({ cacheRoot: join(folder, 'cache'), entry, ffmpeg: poor, ffprobe: poor });
  const outFile = join(folder, 'poor.webm');
  await expect(other.renderFormat({ timeline: cutout(), format: 'webm', outFile })).rejects.toMatchObject({
    kind: 'format_unavailable',
    remedy: expect.stringContaining('gif or webp or png-sequence'),
  });
  await other.close();
});

test.each(['webm', 'gif', 'webp'] as const)(
  'an abort in the middle of %s leaves no file and no process',
  async (format) => {
    const abort = new AbortController();
    const reason = new Error('enough');
    const place = await mkdtemp(join(folder, 'aborted-'));
    const request = { timeline: cutout(200), format, fps: 30, outFile: join(place, `a.${format}`) };
    const options = {
      signal: abort.signal,
      onProgress: ({ framesDone }: { framesDone: number }) => framesDone === 8 && abort.abort(reason),
    };
    await expect(renderer.renderFormat(request, options)).rejects.toBe(reason);
    expect(await readdir(place)).toEqual([]);
    expect(await readdir(join(folder, 'cache', 'jobs'))).toEqual([]);
    const ended = async (): Promise<boolean> =>
      (await descendants(process.pid)).every(({ command }) => !/--user-data-dir|image2pipe/.test(command));
    expect(await until(ended, 5)).toBe(true);
  },
);

test('a browser that is killed on the way costs its frame alone', async () => {
  const outFolder = join(folder, 'survived');
  let killed = 0;
  const onProgress = ({ framesDone }: { framesDone: number }): void => {
    if (framesDone !== 4) return;
    void descendants(process.pid).then((children) => {
      const browser = children.find(({ command }) => command.includes('--user-data-dir'));
      if (browser) process.kill((killed = browser.pid), 'SIGKILL');
    });
  };
  const request = { timeline: cutout(60), format: 'png-sequence', outFolder } as const;
  expect((await renderer.renderFormat(request, { onProgress })).frames).toBe(60);
  expect(killed).toBeGreaterThan(0);
  expect(await readdir(outFolder)).toHaveLength(60);
});
