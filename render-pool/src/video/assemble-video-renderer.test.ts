import { mkdtemp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StageFailure } from '@scenewright/core/errors';
import type { RenderProgress } from '@scenewright/core/rendering';
import type { Timeline } from '@scenewright/core/timeline';
import { exitFrames } from '@scenewright/core/timing';
import { locateFfmpeg, type FfmpegTools } from '../ffmpeg/locate-ffmpeg.js';
import { runProgram } from '../ffmpeg/run-program.js';
import { assembleVideoRenderer } from './assemble-video-renderer.js';
import type { RendererParts } from './renderer-parts.js';
import { numberedFramesPool, readFrameNumbers } from './testing/numbered-frames-pool.js';
import { titleTimeline } from './testing/title-timeline.js';

let folder: string;
let tools: FfmpegTools;
beforeAll(async () => {
  tools = await locateFfmpeg();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'render-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const size = { width: 320, height: 180 };
const plan = [
  { text: 'one', frames: 60 },
  { text: 'two', frames: 130, overlap: 1 },
  { text: 'three', frames: 50, overlap: 12 },
];
const upTo = (frames: number): number[] => Array.from({ length: frames }, (_, frame) => frame);

function rendererWith(pool: ReturnType<typeof numberedFramesPool>, over: Partial<RendererParts> = {}) {
  return assembleVideoRenderer({
    cacheRoot: join(folder, 'cache'),
    assetFolder: join(folder, 'cache', 'assets'),
    tools: async () => tools,
    drawing: async () => ({ bundleFolder: folder, rendererVersion: 'numbers' }),
    openPool: () => pool.pool,
    makeSoundTrack: ({ timeline, outFile }) => silence(timeline.frames / timeline.fps, outFile),
    ...over,
  });
}
async function silence(seconds: number, outFile: string): Promise<void> {
  const input = ['-f', 's16le', '-ar', '48000', '-ac', '2', '-i', 'pipe:0'];
  await runProgram(tools.ffmpeg, ['-v', 'error', ...input, '-c:a', 'aac', '-f', 'mp4', outFile], {
    stage: 'sound',
    input: Buffer.alloc(Math.round(seconds * 48_000) * 4),
  });
}
function withSound(timeline: Timeline): Timeline {
  const clip = {
    asset: 'none',
    role: 'music' as const,
    at: 0,
    offset: 0,
    seconds: 1,
    gainDb: 0,
    fadeIn: 0,
    fadeOut: 0,
  };
  return { ...timeline, sound: [clip] };
}
/** What lies in the folder of the finished file and in that of the jobs. */
const leftovers = async (): Promise<string[]> => [
  ...(await readdir(folder)).filter((name) => name !== 'cache'),
  ...(await readdir(join(folder, 'cache', 'jobs')).catch(() => [])),
];

test('every frame of the video stands at its place, over cuts, overlaps of one frame and two workers', async () => {
  const numbers = numberedFramesPool(tools);
  const renderer = rendererWith(numbers);
  const timeline = withSound(titleTimeline(plan));
  const seen: RenderProgress[] = [];
  const outFile = join(folder, 'out.mp4');
  const video = await renderer.render({ timeline, outFile }, { onProgress: (progress) => seen.push(progress) });
  await renderer.close();

  expect(await readFrameNumbers(tools, outFile, size)).toEqual(upTo(227));
  expect(video).toMatchObject({ ...size, fps: 30, frames: 227, hasSound: true, segments: { reused: 0 } });
  expect(video.durationSeconds).toBeCloseTo(227 / 30);
  expect(seen.at(-1)).toMatchObject({ stage: 'probing', framesDone: 227, framesTotal: 227 });
  expect(await leftovers()).toEqual(['out.mp4']);
  expect(numbers.isClosed()).toBe(true);
});

test('a second render takes every segment from the store, and a changed scene renders alone', async () => {
  const first = numberedFramesPool(tools);
  await rendererWith(first).render({ timeline: titleTimeline(plan), outFile: join(folder, 'a.mp4') });
  const again = numberedFramesPool(tools);
  const video = await rendererWith(again).render({ timeline: titleTimeline(plan), outFile: join(folder, 'b.mp4') });
  expect(again.rendered).toEqual([]);
  expect(video.segments).toEqual({ reused: first.rendered.length, rendered: 0 });
  expect(await readFrameNumbers(tools, join(folder, 'b.mp4'), size)).toEqual(upTo(227));

  const changed = titleTimeline(plan.map((scene, at) => (at === 2 ? { ...scene, text: 'other' } : scene)));
  await rendererWith(again).render({ timeline: changed, outFile: join(folder, 'c.mp4') });
  // Its transition begins at 173; before it the scene ahead leaves in its own manner, in one segment with it.
  expect(again.rendered.map(({ from }) => from).sort((a, b) => a - b)).toEqual([173 - exitFrames(30), 193]);
});

test('a render at another size takes the sound that was mixed before', async () => {
  let mixed = 0;
  const parts: Partial<RendererParts> = {
    makeSoundTrack: async ({ timeline, outFile }) => {
      mixed += 1;
      await silence(timeline.frames / timeline.fps, outFile);
    },
  };
  const timeline = withSound(titleTimeline(plan));
  const outFile = join(folder, 'out.mp4');
  await rendererWith(numberedFramesPool(tools), parts).render({ timeline, outFile });
  const output = { width: 160, height: 90 };
  const small = await rendererWith(numberedFramesPool(tools), parts).render({ timeline, outFile, output });
  expect(mixed).toBe(1);
  expect(small).toMatchObject({ ...output, hasSound: true, segments: { reused: 0 } });
});

test('the longest segments go first', async () => {
  const numbers = numberedFramesPool(tools, { size: 1 });
  await rendererWith(numbers).render({ timeline: titleTimeline(plan), outFile: join(folder, 'a.mp4') });
  const lengths = numbers.begun.map(({ from, to }) => to - from);
  expect(lengths[0]).toBeGreaterThan(2 * lengths.at(-1)!);
  expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
});

test('a segment that fails in passing is rendered again alone; after two more tries the render fails', async () => {
  const crash = new StageFailure('capture', 'browser_died', 'The browser ended.', { retryable: true });
  const onceEach = numberedFramesPool(tools, { mishap: (_, attempt) => (attempt === 0 ? crash : undefined) });
  const outFile = join(folder, 'out.mp4');
  const frames: number[] = [];
  await rendererWith(onceEach).render(
    { timeline: titleTimeline(plan), outFile },
    { onProgress: ({ framesDone }) => frames.push(framesDone) },
  );
  expect(frames.at(-1)).toBe(227);
  expect(Math.max(...frames)).toBe(227);
  expect(await readFrameNumbers(tools, outFile, size)).toEqual(upTo(227));

  await rm(folder, { recursive: true });
  await mkdir(folder);
  let tries = 0;
  const never = numberedFramesPool(tools, { mishap: ({ from }) => (from === 0 ? (tries++, crash) : undefined) });
  await expect(rendererWith(never).render({ timeline: titleTimeline(plan), outFile })).rejects.toBe(crash);
  expect(tries).toBe(3);
  expect(await leftovers()).toEqual([]);
});

test('a failure that will not pass ends the render at the first try', async () => {
  const hopeless = new StageFailure('capture', 'no_font', 'No font draws this text.');
  let tries = 0;
  const pool = numberedFramesPool(tools, { mishap: () => (tries++, hopeless), size: 1 });
  const render = rendererWith(pool).render({ timeline: titleTimeline(plan), outFile: join(folder, 'out.mp4') });
  await expect(render).rejects.toBe(hopeless);
  expect(tries).toBeLessThanOrEqual(2);
  expect(await leftovers()).toEqual([]);
});

test('an abort, a deadline and a closed renderer end the render and leave the file that was there', async () => {
  const outFile = join(folder, 'out.mp4');
  const slow = numberedFramesPool(tools, { pauseMilliseconds: 60_000 });
  const timeline = titleTimeline(plan);
  await writeFile(outFile, 'earlier');
  const reason = new Error('the user pressed Ctrl-C');
  const abort = new AbortController();
  const aborted = rendererWith(slow).render(
    { timeline, outFile },
    { signal: abort.signal, onProgress: ({ framesDone }) => framesDone > 0 && abort.abort(reason) },
  );
  await expect(aborted).rejects.toBe(reason);

  const late = rendererWith(slow).render({ timeline, outFile, deadlineSeconds: 0.2 });
  await expect(late).rejects.toMatchObject({ name: 'StageFailure', kind: 'deadline' });

  const renderer = rendererWith(slow);
  let closed: Promise<void> | undefined;
  const open = renderer.render({ timeline, outFile }, { onProgress: () => void (closed ??= renderer.close()) });
  await expect(open).rejects.toMatchObject({ kind: 'closed' });
  await closed;
  expect(await leftovers()).toEqual(['out.mp4']);
});

test('an abort is heard while the bundle is made', async () => {
  const reason = new Error('enough');
  const abort = new AbortController();
  const renderer = rendererWith(numberedFramesPool(tools), { drawing: () => new Promise(() => undefined) });
  const render = renderer.render({ timeline: titleTimeline(plan), outFile: join(folder, 'out.mp4') }, abort);
  abort.abort(reason);
  await expect(render).rejects.toBe(reason);
  expect(await leftovers()).toEqual([]);
});

test('when the sound fails the pictures stop', async () => {
  const slow = numberedFramesPool(tools, { pauseMilliseconds: 60_000 });
  const failure = new StageFailure('sound', 'unreadable', 'The track cannot be read.');
  const timeline = withSound(titleTimeline(plan));
  const renderer = rendererWith(slow, { makeSoundTrack: () => Promise.reject(failure) });
  await expect(renderer.render({ timeline, outFile: join(folder, 'out.mp4') })).rejects.toBe(failure);
  expect(await leftovers()).toEqual([]);
});

test('what cannot be written, is too large or lacks its files is refused before anything starts', async () => {
  const none = rendererWith(numberedFramesPool(tools), {
    openPool: () => {
      throw new Error('nothing may start');
    },
  });
  const timeline = titleTimeline(plan);
  const outFile = join(folder, 'out.mp4');
  const refused = (request: Parameters<typeof none.render>[0]) => expect(none.render(request)).rejects;
  await refused({ timeline, outFile: join(folder, 'no', 'out.mp4') }).toMatchObject({ kind: 'out_file' });
  await refused({ timeline, outFile: folder }).toMatchObject({ kind: 'out_file' });
  await refused({ timeline, outFile, output: { width: 321, height: 180 } }).toMatchObject({ kind: 'output_size' });
  const digest = 'a'.repeat(64);
  const assets = { photo: { key: 'photo', kind: 'image' as const, digest, mimeType: 'image/png', bytes: 5 } };
  await refused({ timeline: { ...timeline, assets }, outFile }).toMatchObject({ kind: 'missing_asset' });
  const endless = { ...titleTimeline([{ text: 'long', frames: 2_000_000_000 }]) };
  await refused({ timeline: endless, outFile, quality: 'archive' }).toMatchObject({
    kind: 'disk_full',
    remedy: expect.stringContaining('space'),
  });
  expect(await leftovers()).toEqual([]);
});
