import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Size } from '@scenewright/core/canvas';
import type { Timeline } from '@scenewright/core/timeline';

/** What a page shows: two tasks with the same source can share a page. */
export interface PageSource {
  key: string;
  timeline: Timeline;
  output: Size;
  bundleFolder: string;
  assetFolder: string;
}

/** Reads the timeline of a task. */
export async function readPageSource(task: {
  timelineFile: string;
  output: Size;
  bundleFolder: string;
  assetFolder: string;
}): Promise<PageSource> {
  const text = await readFile(task.timelineFile, 'utf8');
  const { output, bundleFolder, assetFolder } = task;
  const key = createHash('sha256')
    .update(JSON.stringify([output.width, output.height, bundleFolder, assetFolder]))
    .update(text)
    .digest('hex');
  return { key, timeline: JSON.parse(text) as Timeline, output, bundleFolder, assetFolder };
}

/** Media types by digest. */
export function mediaTypes(timeline: Timeline): Map<string, string> {
  return new Map(Object.values(timeline.assets).map((asset) => [asset.digest, asset.mimeType]));
}
