import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StageFailure } from '@scenewright/core/errors';
import type { RenderRequest, Segment } from '@scenewright/core/rendering';
import { readyClips } from '../clips/ready-clips.js';
import type { SegmentPool, SegmentTask } from '../capture/segment-renderer.js';
import type { FfmpegTools } from '../ffmpeg/locate-ffmpeg.js';
import { openJobFolder, sweepJobFolders } from '../job-folders/job-folder.js';
import type { SegmentStore } from '../segments/segment-store.js';
import { prepareRender } from './prepare-render.js';
import { renderWithRetries } from './render-missing.js';
import type { Drawing } from './renderer-parts.js';
import { untilAborted } from './until-aborted.js';

/** What a segment is cut from. The same on two nodes gives the same keys when they draw the same. */
export type SessionRequest = Pick<RenderRequest, 'timeline' | 'output' | 'quality' | 'hardware'>;

/** Draws segments of one video, one call each. */
export interface SegmentSession {
  /** As this node cuts the video. A key that is not among them names pixels of another version. */
  readonly segments: readonly Segment[];
  /**
   * Places the segment at `outFile`, with the mark of the segment store: drawn, or taken from this node's store.
   * @throws StageFailure `other_version` when this node draws other pixels than the one that asks
   */
  draw(
    key: string,
    outFile: string,
    options?: { signal?: AbortSignal; onFrames?: (frames: number) => void },
  ): Promise<void>;
  /** Deletes what was kept for it. */
  close(): Promise<void>;
}

interface SessionPlace {
  cacheRoot: string;
  assetFolder: string;
  jobRoot: string;
  store: SegmentStore;
  tools: () => Promise<FfmpegTools>;
  drawing: () => Promise<Drawing>;
  pool: (tools: FfmpegTools) => SegmentPool;
  memoryBytes?: number;
  signal: AbortSignal;
  /** Awaited when the renderer is closed. */
  atWork: Set<Promise<unknown>>;
  log: (line: string) => void;
}

/** Checks that this node can draw the video, and writes down what its workers read. */
export async function openSession(request: SessionRequest, place: SessionPlace): Promise<SegmentSession> {
  const { store, signal, log } = place;
  const [tools, drawing] = await untilAborted(Promise.all([place.tools(), place.drawing()]), signal);
  await sweepJobFolders(place.jobRoot);
  const folder = await openJobFolder(place.jobRoot);
  try {
    const { output, encoding, segments } = await prepareRender(
      { ...request, outFile: join(folder.path, 'segment.mp4') },
      { ...place, ffmpeg: tools.ffmpeg, rendererVersion: drawing.rendererVersion, freshWorkers: 1 },
    );
    const timelineFile = join(folder.path, 'timeline.json');
    await writeFile(timelineFile, JSON.stringify(request.timeline));
    const byKey = new Map(segments.map((segment) => [segment.key, segment]));

    const draw: SegmentSession['draw'] = async (key, outFile, options = {}) => {
      const segment = byKey.get(key);
      if (!segment) throw otherVersion();
      const { from, to } = segment;
      const frames = to - from;
      const onFrames = options.onFrames ?? (() => undefined);
      if (await store.take(key, frames, outFile)) return onFrames(frames);
      const own = join(folder.path, `${key.slice(0, 16)}-${randomBytes(4).toString('hex')}.mp4`);
      const task: SegmentTask = {
        ...{ timelineFile, from, to, output, encoding, outFile: own },
        ...{ assetFolder: place.assetFolder, bundleFolder: drawing.bundleFolder, jobFolder: folder.path },
      };
      const ends = options.signal ? AbortSignal.any([signal, options.signal]) : signal;
      await readyClips(request.timeline, [segment], { ...place, tools, signal: ends });
      await renderWithRetries(place.pool(tools), { segment, task }, { signal: ends, onFrames, log });
      await store.keep(key, frames, own);
      if (await store.take(key, frames, outFile)) return;
      throw new StageFailure('store', 'segment_store', 'A segment was thrown away as soon as it was kept.', {
        retryable: true,
        remedy: 'Give the segment store more room.',
      });
    };
    return {
      segments,
      draw: (...call) => {
        const drawing = draw(...call);
        place.atWork.add(drawing);
        return drawing.finally(() => place.atWork.delete(drawing));
      },
      close: () => folder.remove(),
    };
  } catch (error) {
    await folder.remove();
    throw error;
  }
}

function otherVersion(): StageFailure {
  return new StageFailure('validate', 'other_version', 'This node draws other pixels than the node that asks.', {
    retryable: false,
    remedy: 'Run the same version, with the same browser, on every node.',
  });
}
