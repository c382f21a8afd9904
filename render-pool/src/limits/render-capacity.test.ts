import { tmpdir } from 'node:os';
import { availableMemory, memoryForWorker, requireRenderCapacity } from './render-capacity.js';

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
  await expect(requireRenderCapacity(need)).resolves.toBeUndefined();
  await expect(requireRenderCapacity({ ...need, frames: 1e12 })).rejects.toMatchObject({
    stage: 'validate',
    kind: 'disk_full',
    message: expect.stringMatching(/about [\d,]+ MB are needed and [\d,]+ MB are free/),
  });
});

test('a frame that no memory holds is refused with the figures, unless the browsers have theirs already', async () => {
  expect(await availableMemory()).toBeGreaterThan(0);
  const output = { width: 400_000, height: 100_000 };
  const large = { ...need, output, frames: 1, quality: 'draft' as const };
  await expect(requireRenderCapacity(large)).rejects.toMatchObject({
    stage: 'validate',
    kind: 'memory',
    message: expect.stringMatching(
      /^Rendering at 400000×100000 takes about 3,720,340 MB of memory, and [\d,]+ MB are available\.$/,
    ),
    remedy: expect.any(String),
  });
  await expect(requireRenderCapacity({ ...large, freshWorkers: 0 })).resolves.toBeUndefined();
});

test.each([
  ['4K', { width: 3840, height: 2160 }, 1e9, '1,112 MB'],
  ['8K', { width: 7680, height: 4320 }, 3e9, '3,426 MB'],
])(
  '%s is refused where less memory is allowed than it takes, and done where it is enough',
  async (_, output, allowed, needed) => {
    const large = { ...need, output, frames: 60 };
    await expect(requireRenderCapacity({ ...large, memoryBytes: allowed })).rejects.toMatchObject({
      kind: 'memory',
      message: `Rendering at ${output.width}×${output.height} takes about ${needed} of memory, and ${(allowed / 1e6).toLocaleString('en-US')} MB are allowed.`,
    });
    await expect(requireRenderCapacity({ ...large, memoryBytes: 4.5e9, freshWorkers: 0 })).resolves.toBeUndefined();
  },
);
