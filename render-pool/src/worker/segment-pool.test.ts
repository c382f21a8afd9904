// @cost 20
import { readdir, readFile } from 'node:fs/promises';
import { jest } from '@jest/globals';
import { StageFailure } from '@scenewright/core/errors';
import { cacheRoot, decode, descendants, openStage, stageSize, until } from '../../testing/pool/stage.js';
import { structuralSimilarity } from '../capture/picture-likeness.js';
import type { SegmentPool, StrategyName } from '../capture/segment-renderer.js';
import { encodingProfile } from '../quality/encoding-profile.js';
import { createSegmentPool } from './segment-pool.js';

jest.setTimeout(120_000);

let stage: Awaited<ReturnType<typeof openStage>>;
let pool: SegmentPool;
const log: string[] = [];

beforeAll(async () => {
  stage = await openStage();
  pool = createSegmentPool({ cacheRoot, ffmpeg: stage.ffmpeg, workers: 2, log: (line) => log.push(line) });
});
afterAll(async () => {
  await pool.close();
  await stage.close();
});

const browsers = async () =>
  (await descendants(process.pid)).filter(({ command }) => command.includes('--user-data-dir'));
const encoders = async () => (await descendants(process.pid)).filter(({ command }) => command.includes('image2pipe'));
const files = async () => readdir(stage.folder);

async function frames(page: Parameters<typeof stage.task>[0], strategy: StrategyName | 'auto', to = 30) {
  // Fine quality: the encoder's own losses must not hide the captures' differences.
  const encoding = encodingProfile('archive', stageSize, 30);
  const task = await stage.task(page, { strategy, to, encoding });
  const result = await pool.renderSegment(task);
  return { result, frames: await decode(stage.ffmpeg, task.outFile, stageSize) };
}

test('every strategy gives the same pictures of a page in motion', async () => {
  const wanted = await frames('moving', 'reference');
  expect(wanted.frames).toHaveLength(30);
  for (const strategy of ['begin-frame', 'html-in-canvas'] as const) {
    const found = await frames('moving', strategy);
    expect(found.result.strategy).toBe(strategy);
    expect(found.frames).toHaveLength(30);
    for (const at of [0, 13, 29])
      expect(structuralSimilarity(found.frames[at]!, wanted.frames[at]!, stageSize)).toBeGreaterThan(0.995);
  }
});

test('a frame of which only parts are drawn again is the frame drawn whole', async () => {
  const wanted = await frames('pushing', 'reference');
  const found = await frames('pushing', 'html-in-canvas');
  expect(found.result.held).toBe(15);
  found.frames.forEach((frame, at) =>
    expect(structuralSimilarity(frame, wanted.frames[at]!, stageSize)).toBeGreaterThan(0.997),
  );
});

test('what the canvas cannot draw is captured another way, and the log says why', async () => {
  const wanted = await frames('difficult', 'reference', 6);
  const found = await frames('difficult', 'auto', 6);
  expect(found.result.strategy).toBe('begin-frame');
  expect(log.join('\n')).toMatch(/begin-frame instead of html-in-canvas, since frame 0 holds/);
  for (const at of [0, 5])
    expect(structuralSimilarity(found.frames[at]!, wanted.frames[at]!, stageSize)).toBeGreaterThan(0.999);
  const forced = pool.renderSegment(await stage.task('difficult', { strategy: 'html-in-canvas' }));
  await expect(forced).rejects.toMatchObject({ kind: 'undrawable' });
});

test('flat patches have the BT.709 limited levels of their colours, to two levels', async () => {
  const patches = ['#ff0000', '#00ff00', '#0000ff', '#ffffff', '#000000', '#808080', '#e6a817', '#1f6feb'];
  for (const strategy of ['html-in-canvas', 'begin-frame', 'reference'] as const) {
    const { frames: found } = await frames('patches', strategy, 3);
    const { width, height } = stageSize;
    patches.forEach((hex, index) => {
      const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];
      const luma = 0.2126 * r + 0.7152 * g + 0.0722 * b;
      const wanted = [
        16 + (219 / 255) * luma,
        128 + (224 / 255) * ((b - luma) / 1.8556),
        128 + (224 / 255) * ((r - luma) / 1.5748),
      ];
      const x = ((index % 4) * 2 + 1) * (width / 8);
      const y = (Math.floor(index / 4) * 2 + 1) * (height / 4);
      const chroma = (y / 2) * (width / 2) + x / 2;
      const levels = [
        found[2]![y * width + x]!,
        found[2]![width * height + chroma]!,
        found[2]![width * height * 1.25 + chroma]!,
      ];
      levels.forEach((level, plane) => expect(Math.abs(level - wanted[plane]!)).toBeLessThanOrEqual(2));
    });
  }
});

test('frames in which nothing changes are not drawn again', async () => {
  const { result } = await frames('holds', 'html-in-canvas');
  // It moves in frames 10 to 14 and 25 to 29.
  expect({ captured: result.captured, held: result.held }).toEqual({ captured: 11, held: 19 });
});

test('a segment is the same file whatever worker draws it and whatever was drawn before', async () => {
  const one = createSegmentPool({ cacheRoot, ffmpeg: stage.ffmpeg, workers: 1 });
  const three = createSegmentPool({ cacheRoot, ffmpeg: stage.ffmpeg, workers: 3 });
  const render = async (by: SegmentPool, order: number[]) => {
    const files = new Map<number, Buffer>();
    await Promise.all(
      order.map(async (from) => {
        const task = await stage.task('moving', { from, to: from + 20 });
        await by.renderSegment(task);
        files.set(from, await readFile(task.outFile));
      }),
    );
    return [...files].sort(([a], [b]) => a - b).map(([, bytes]) => bytes);
  };
  try {
    const forwards = await render(one, [0, 20, 40, 60]);
    const backwards = await render(three, [60, 40, 20, 0]);
    forwards.forEach((bytes, index) => expect(bytes.equals(backwards[index]!)).toBe(true));
  } finally {
    await Promise.all([one.close(), three.close()]);
  }
});

test('an abort ends the render at once and leaves no process and no file', async () => {
  const before = await files();
  const abort = new AbortController();
  const tasks = await Promise.all(
    [0, 1, 2].map((index) =>
      stage.task('moving', { to: 300, strategy: 'reference', outFile: `${stage.folder}/aborted-${index}.mp4` }),
    ),
  );
  const renders = tasks.map((task) => pool.renderSegment(task, { signal: abort.signal }));
  const settled = Promise.allSettled(renders);
  expect(await until(async () => (await encoders()).length > 0, 20)).toBe(true);
  const started = Date.now();
  abort.abort(new Error('enough'));
  for (const outcome of await settled)
    expect(outcome).toMatchObject({ status: 'rejected', reason: { message: 'enough' } });
  expect(Date.now() - started).toBeLessThan(3000);
  expect(await until(async () => (await encoders()).length === 0, 5)).toBe(true);
  expect((await files()).filter((name) => name.startsWith('aborted') || name.includes('partial'))).toEqual([]);
  expect((await files()).length).toBe(new Set([...before, 'moving.json']).size);
  await pool.renderSegment(await stage.task('moving', { to: 3 }));
});

test.each([
  ['browser', browsers, 'capture'],
  ['encoder', encoders, 'encode'],
])('a killed %s fails the segment in a way that may be retried, and the retry works', async (_, victims, stageName) => {
  const task = await stage.task('moving', { to: 300, strategy: 'reference' });
  const failure = pool.renderSegment(task).catch((error: unknown) => error);
  expect(await until(async () => (await encoders()).length > 0, 20)).toBe(true);
  for (const { pid } of await victims()) process.kill(pid, 'SIGKILL');
  const error = await failure;
  expect(error).toBeInstanceOf(StageFailure);
  expect(error).toMatchObject({ stage: stageName, retryable: true });
  expect((await files()).filter((name) => name.includes('partial'))).toEqual([]);
  expect((await pool.renderSegment({ ...task, to: 5, strategy: 'auto' })).frames).toBe(5);
});

test('a still is the frame as a picture file', async () => {
  const { timelineFile, output, assetFolder, bundleFolder } = await stage.task('patches');
  const still = { timelineFile, frame: 1, output, assetFolder, bundleFolder };
  const [png, jpeg] = await pool.stills([
    { ...still, format: 'png' },
    { ...still, format: 'jpeg' },
  ]);
  expect(Buffer.from(png!).subarray(1, 4).toString('latin1')).toBe('PNG');
  expect([...jpeg!.subarray(0, 2)]).toEqual([0xff, 0xd8]);
});

test('a page that was loaded ahead shows what a fresh one shows, to the bit', async () => {
  const { timelineFile, output, assetFolder, bundleFolder } = await stage.task('patches');
  const still = { timelineFile, frame: 1, output, assetFolder, bundleFolder, format: 'png' } as const;
  const picturesOf = async (ahead?: string): Promise<Buffer[]> => {
    const one = createSegmentPool({ cacheRoot, ffmpeg: stage.ffmpeg, workers: 1 });
    try {
      await one.warm(ahead);
      const task = await stage.task('moving', { to: 5 });
      await one.renderSegment(task);
      // A page is loaded ahead again as soon as the worker is idle.
      if (ahead) await one.warm(ahead);
      const [png] = await one.stills([still]);
      return [await readFile(task.outFile), Buffer.from(png!)];
    } finally {
      await one.close();
    }
  };
  const [fresh, ahead] = [await picturesOf(), await picturesOf(bundleFolder)];
  fresh.forEach((bytes, at) => expect(bytes.equals(ahead[at]!)).toBe(true));
});

test('a closed pool leaves no browser and refuses work', async () => {
  const other = createSegmentPool({ cacheRoot, ffmpeg: stage.ffmpeg, workers: 1 });
  const before = new Set((await browsers()).map(({ pid }) => pid));
  await other.warm();
  const own = (await browsers()).filter(({ pid }) => !before.has(pid));
  expect(own.length).toBeGreaterThan(0);
  await other.close();
  // A killed browser is reaped by its shell, on a busy machine a moment after the pool has closed.
  const isGone = async (): Promise<boolean> => {
    const left = (await browsers()).map(({ pid }) => pid);
    return !own.some(({ pid }) => left.includes(pid));
  };
  expect(await until(isGone, 5)).toBe(true);
  await expect(other.renderSegment(await stage.task('moving'))).rejects.toMatchObject({ kind: 'pool_closed' });
});
