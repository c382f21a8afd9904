import { tmpdir } from 'node:os';
import { availableMemory, memoryForWorker, requireRoom } from './room-for-render.js';

const need = {
  output: { width: 1280, height: 720 },
  frames: 900,
  quality: 'standard' as const,
  cacheFolder: tmpdir(),
  outFolder: tmpdir(),
  freshWorkers: 1,
};

test('memory follows what was measured at each size, within a fifth', () => {
  for (const [width, height, megabytes] of [
    [1280, 720, 430],
    [1920, 1080, 550],
    [3840, 2160, 1150],
    [7680, 4320, 3430],
  ] as const)
    expect(Math.abs(memoryForWorker({ width, height }) / 1e6 / megabytes - 1)).toBeLessThan(0.2);
});

test('a usual video has room here, one of centuries is refused with the figures', async () => {
  await expect(requireRoom(need)).resolves.toBeUndefined();
  await expect(requireRoom({ ...need, frames: 1e12 })).rejects.toMatchObject({
    stage: 'validate',
    kind: 'disk_full',
    message: expect.stringMatching(/about [\d,]+ MB are needed and [\d,]+ MB are free/),
  });
});

test('a frame that no memory holds is refused, unless the browsers have theirs already', async () => {
  expect(await availableMemory()).toBeGreaterThan(0);
  const output = { width: 400_000, height: 100_000 };
  const large = { ...need, output, frames: 1, quality: 'draft' as const };
  await expect(requireRoom(large)).rejects.toMatchObject({ kind: 'memory', remedy: expect.any(String) });
  await expect(requireRoom({ ...large, freshWorkers: 0 })).resolves.toBeUndefined();
});
