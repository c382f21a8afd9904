// @cost 12
import { readFile } from 'node:fs/promises';
import { jest } from '@jest/globals';
import type { Timeline } from '@scenewright/core/timeline';
import { cacheRoot, openStage } from '../../testing/pool/stage.js';
import { openStrategyFrames } from '../fidelity/index.js';

jest.setTimeout(120_000);

/** Where two I420 frames differ by more than antialiasing does, in a grid of 16×9 cells of the picture. */
function cellsThatDiffer(a: Buffer, b: Buffer, width: number, height: number): string[] {
  const counts = new Map<string, number>();
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (Math.abs(a[y * width + x]! - b[y * width + x]!) > 40) {
        const cell = `${Math.floor((16 * x) / width)},${Math.floor((9 * y) / height)}`;
        counts.set(cell, (counts.get(cell) ?? 0) + 1);
      }
  return [...counts].filter(([, count]) => count > 60).map(([cell, count]) => `${cell}: ${count}`);
}

test.each([
  { width: 640, height: 360 },
  { width: 3840, height: 2160 },
])(
  'what strokes, corners, markers and filters paint beside their shapes is drawn again, at $width×$height',
  async (size) => {
    const stage = await openStage();
    try {
      const { timelineFile, bundleFolder, assetFolder } = await stage.task('strokes', { output: size });
      const timeline = JSON.parse(await readFile(timelineFile, 'utf8')) as Timeline;
      const strategies = await openStrategyFrames({ cacheRoot, bundleFolder, assetFolder });
      try {
        const [wanted] = (await strategies.draw('reference', timeline, size, [6])) as Buffer[];
        const [found] = (await strategies.draw('html-in-canvas', timeline, size, [6], 6)) as Buffer[];
        expect(cellsThatDiffer(wanted!, found!, size.width, size.height)).toEqual([]);
      } finally {
        await strategies.close();
      }
    } finally {
      await stage.close();
    }
  },
);
