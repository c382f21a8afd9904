import { readFile } from 'node:fs/promises';
import { jest } from '@jest/globals';
import type { Timeline } from '@scenewright/core/timeline';
import { cacheRoot, openStage, stageSize } from '../../testing/pool/stage.js';
import { openStrategyFrames } from '../fidelity/index.js';

jest.setTimeout(120_000);

const { width, height } = stageSize;
/** The stage's columns; below them are the lamps. */
const DRAWN_ROWS = 300;

/** Largest difference of two I420 frames above the lamps, in levels of 255. */
function largestDifference(a: Buffer, b: Buffer): number {
  let most = 0;
  for (let at = 0; at < a.length; at++) {
    const row =
      at < width * height
        ? Math.floor(at / width)
        : 2 * Math.floor(((at - width * height) % ((width * height) / 4)) / (width / 2));
    if (row < DRAWN_ROWS) most = Math.max(most, Math.abs(a[at]! - b[at]!));
  }
  return most;
}

/** Lamps that shine: one a picture that stands in a drawing's place. */
function lamps(frame: Buffer): number {
  return [0, 1, 2].filter((index) => frame[335 * width + 25 + index * 40]! > 150).length;
}

test('a picture in the place of a still drawing has its colours, and one that changes after all is drawn', async () => {
  const stage = await openStage();
  try {
    const { timelineFile, bundleFolder, assetFolder } = await stage.task('stills');
    const timeline = JSON.parse(await readFile(timelineFile, 'utf8')) as Timeline;
    const strategies = await openStrategyFrames({ cacheRoot, bundleFolder, assetFolder });
    try {
      const frames = [0, 4, 6, 9];
      const wanted = (await strategies.draw('reference', timeline, stageSize, frames)) as Buffer[];
      const found = (await strategies.draw('html-in-canvas', timeline, stageSize, frames, 3)) as Buffer[];
      expect(wanted.map(lamps)).toEqual([0, 0, 0, 0]);
      // The faint one would lose shades as a picture; the last is no longer one once it has changed.
      expect(found.map(lamps)).toEqual([0, 2, 2, 1]);
      frames.forEach((_, at) => expect(largestDifference(wanted[at]!, found[at]!)).toBeLessThanOrEqual(2));
    } finally {
      await strategies.close();
    }
  } finally {
    await stage.close();
  }
});
