import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { jest } from '@jest/globals';
import { cacheRoot, descendants, openStage, until } from '../../testing/pool/stage.js';
import { createSegmentPool } from './segment-pool.js';

jest.setTimeout(120_000);

const running = async (mark: string) =>
  (await descendants(process.pid)).filter(({ command }) => command.includes(mark));

test('a worker thread that ends takes its browser and encoder along, fails its segment alone, and the next is drawn', async () => {
  const stage = await openStage();
  const pool = createSegmentPool({ cacheRoot, ffmpeg: stage.ffmpeg, workers: 1 });
  try {
    const task = await stage.task('moving', { to: 300, strategy: 'reference' });
    const failure = pool.renderSegment(task).catch((error: unknown) => error);
    expect(await until(async () => (await running('image2pipe')).length > 0, 20)).toBe(true);
    const before = [...(await running('--user-data-dir')), ...(await running('image2pipe'))].map(({ pid }) => pid);
    const { threads } = (pool as unknown as { piscina: { threads: Worker[] } }).piscina;
    await threads[0]!.terminate();

    expect(await failure).toMatchObject({ kind: 'worker_died', retryable: true });
    const gone = async () => (await descendants(process.pid)).every(({ pid }) => !before.includes(pid));
    expect(await until(gone, 5)).toBe(true);
    expect((await readdir(stage.folder)).filter((name) => name.includes('partial'))).toEqual([]);

    const next = { ...task, to: 5, strategy: 'auto' as const, outFile: join(stage.folder, 'after.mp4') };
    expect((await pool.renderSegment(next)).frames).toBe(5);
  } finally {
    await pool.close();
    await stage.close();
  }
  expect(await running('--user-data-dir')).toEqual([]);
});
