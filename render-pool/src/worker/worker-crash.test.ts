// @cost 10
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { jest } from '@jest/globals';
import { cacheRoot, descendants, openStage, until } from '../../testing/pool/stage.js';
import { createSegmentPool } from './segment-pool.js';

jest.setTimeout(120_000);

const running = async (mark: string) =>
  (await descendants(process.pid)).filter(({ command }) => command.includes(mark));

const threadOf = (pool: object) => (pool as { piscina: { threads: Worker[] } }).piscina.threads[0]!;

const partials = async (folder: string) => (await readdir(folder)).filter((name) => name.includes('partial'));

test('a worker thread that ends takes its browser and encoder along, fails its segment alone, and the next is drawn', async () => {
  const stage = await openStage();
  const pool = createSegmentPool({ cacheRoot, ffmpeg: stage.ffmpeg, workers: 1 });
  try {
    const task = await stage.task('moving', { to: 300, strategy: 'reference' });
    const failure = pool.renderSegment(task).catch((error: unknown) => error);
    expect(await until(async () => (await running('image2pipe')).length > 0, 20)).toBe(true);
    const before = [...(await running('--user-data-dir')), ...(await running('image2pipe'))].map(({ pid }) => pid);
    await threadOf(pool).terminate();

    expect(await failure).toMatchObject({ kind: 'worker_died', retryable: true });
    const gone = async () => (await descendants(process.pid)).every(({ pid }) => !before.includes(pid));
    expect(await until(gone, 5)).toBe(true);
    expect(await partials(stage.folder)).toEqual([]);

    const next = { ...task, to: 5, strategy: 'auto' as const, outFile: join(stage.folder, 'after.mp4') };
    expect((await pool.renderSegment(next)).frames).toBe(5);
  } finally {
    await pool.close();
    await stage.close();
  }
  expect(await running('--user-data-dir')).toEqual([]);
});

const slowFfmpeg = async (folder: string, ffmpeg: string, seconds: number) => {
  const file = join(folder, 'slow-ffmpeg');
  await writeFile(file, `#!/bin/sh\nsleep ${seconds}\nexec '${ffmpeg}' "$@"\n`, { mode: 0o755 });
  return file;
};

test('an encoder that was only being started when its thread ended leaves no file', async () => {
  const stage = await openStage();
  const ffmpeg = await slowFfmpeg(stage.folder, stage.ffmpeg, 1);
  const pool = createSegmentPool({ cacheRoot, ffmpeg, workers: 1 });
  try {
    const failure = pool
      .renderSegment(await stage.task('moving', { strategy: 'reference' }))
      .catch((error: unknown) => error);
    expect(await until(async () => (await running('slow-ffmpeg')).length > 0, 20)).toBe(true);
    await threadOf(pool).terminate();

    expect(await failure).toMatchObject({ kind: 'worker_died', retryable: true });
    expect(await until(async () => (await running('image2pipe')).length === 0, 5)).toBe(true);
    expect(await partials(stage.folder)).toEqual([]);
  } finally {
    await pool.close();
    await stage.close();
  }
});

test('a worker that is ended since it does not answer a cancel leaves no file', async () => {
  const stage = await openStage();
  // Its sleep keeps the pipe of what it says open after it was killed, and the worker waits for that.
  const ffmpeg = await slowFfmpeg(stage.folder, stage.ffmpeg, 4);
  const pool = createSegmentPool({ cacheRoot, ffmpeg, workers: 1 });
  try {
    const cancel = new AbortController();
    const task = await stage.task('moving', { strategy: 'reference' });
    const failure = pool.renderSegment(task, { signal: cancel.signal }).catch((error: unknown) => error);
    expect(await until(async () => (await running('slow-ffmpeg')).length > 0, 20)).toBe(true);
    cancel.abort(new Error('cancelled'));

    expect(await failure).toMatchObject({ message: 'cancelled' });
    expect(await partials(stage.folder)).toEqual([]);
  } finally {
    await pool.close();
    await stage.close();
  }
});
