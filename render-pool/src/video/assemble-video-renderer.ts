import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StageFailure } from '@scenewright/core/errors';
import type { RenderedVideo, RenderProgress, RenderRequest, VideoRenderer } from '@scenewright/core/rendering';
import type { Timeline } from '@scenewright/core/timeline';
import { readyClips } from '../clips/ready-clips.js';
import type { SegmentPool } from '../capture/segment-renderer.js';
import { saysDiskFull } from '../ffmpeg/clean-error-text.js';
import type { FfmpegTools } from '../ffmpeg/locate-ffmpeg.js';
import { openJobFolder, sweepJobFolders } from '../job-folders/job-folder.js';
import { diskFull } from '../limits/disk-full.js';
import { cacheBounds, trimCache } from '../limits/trim-cache.js';
import { renderFormat } from '../formats/render-format.js';
import type { FormatRenderer } from '../formats/format-request.js';
import { openSegmentStore } from '../segments/segment-store.js';
import { renderJob } from './render-job.js';
import { openSession, type SessionRequest, type SegmentSession } from './segment-session.js';
import type { DrawingObserver } from './render-missing.js';
import type { SegmentShare } from './segment-share.js';
import { untilAborted } from './until-aborted.js';
import type { RendererParts } from './renderer-parts.js';

/** A renderer that can get ready before it is asked to draw, and that works together with those of other nodes. */
export interface WarmRenderer extends VideoRenderer {
  render(
    request: RenderRequest,
    options?: {
      signal?: AbortSignal;
      onProgress?: (progress: RenderProgress) => void;
      share?: SegmentShare;
      drawing?: DrawingObserver;
    },
  ): Promise<RenderedVideo>;
  /**
   * Draws single segments of a video that another node puts together.
   * @throws StageFailure when this node cannot draw it: no memory, no disk, an asset that is missing
   */
  openSession(request: SessionRequest, signal?: AbortSignal): Promise<SegmentSession>;
  /** Segments that are drawn here at the same time. */
  capacity(): Promise<number>;
  /** Bundles, and starts the browsers. Never fails: what is missing is told by the first render. */
  warm(): Promise<void>;
}

/** A renderer from its parts. `createVideoRenderer` puts the usual ones together. */
export function assembleVideoRenderer(parts: RendererParts): WarmRenderer & FormatRenderer {
  const { cacheRoot, assetFolder, log = () => undefined } = parts;
  const jobRoot = join(cacheRoot, 'jobs');
  const store = openSegmentStore({ folder: join(cacheRoot, 'segments'), maxBytes: parts.segmentStoreBytes });
  const closing = new AbortController();
  const atWork = new Set<Promise<unknown>>();
  let swept: Promise<void> | undefined;
  let trimmed = false;
  let pool: SegmentPool | undefined;
  let drawnPixels = 0;

  // After the first job and not awaited: no video need wait for what only keeps the disk from filling.
  const trimCaches = (): void => {
    if (trimmed) return;
    trimmed = true;
    for (const bound of cacheBounds(cacheRoot)) void trimCache(bound, Date.now());
  };

  const poolFor = (tools: FfmpegTools): SegmentPool => (pool ??= parts.openPool(tools));

  async function inJob<T>(
    signal: AbortSignal | undefined,
    deadlineSeconds: number | undefined,
    work: (folder: string, signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const deadline = new AbortController();
    const timer =
      deadlineSeconds === undefined
        ? undefined
        : setTimeout(() => deadline.abort(tooLate(deadlineSeconds)), deadlineSeconds * 1000);
    const ends = AbortSignal.any([closing.signal, deadline.signal, ...(signal ? [signal] : [])]);
    const job = (async () => {
      ends.throwIfAborted();
      await (swept ??= sweepJobFolders(jobRoot));
      const folder = await openJobFolder(jobRoot);
      try {
        return await work(folder.path, ends);
      } catch (cause) {
        // What ended the work says more than the failure that followed from it.
        ends.throwIfAborted();
        if (saysDiskFull(cause)) throw diskFull('store', cacheRoot);
        throw cause;
      } finally {
        await folder.remove();
        trimCaches();
      }
    })();
    atWork.add(job);
    try {
      return await job;
    } finally {
      atWork.delete(job);
      clearTimeout(timer);
    }
  }

  return {
    render: (request, options = {}) =>
      inJob(options.signal, request.deadlineSeconds, (jobFolder, signal) =>
        renderJob({
          request,
          jobFolder,
          cacheRoot,
          assetFolder,
          store,
          tools: parts.tools,
          drawing: parts.drawing,
          pool: poolFor,
          memoryBytes: parts.memoryBytes,
          hasDrawn: (pixels) => pixels <= drawnPixels,
          makeSoundTrack: parts.makeSoundTrack,
          share: options.share,
          observeDrawing: options.drawing,
          signal,
          report: (progress) => options.onProgress?.(progress),
          log,
        }).then((video) => {
          if (video.segments.rendered > 0) drawnPixels = Math.max(drawnPixels, video.width * video.height);
          return video;
        }),
      ),
    stills: (requests, options = {}) =>
      inJob(options.signal, undefined, async (folder, signal) => {
        const [tools, { bundleFolder }] = await untilAborted(Promise.all([parts.tools(), parts.drawing()]), signal);
        for (const { timeline, frame } of requests)
          await readyClips(timeline, [{ from: frame, to: frame + 1 }], { cacheRoot, assetFolder, tools, signal });
        const files = new Map<Timeline, string>();
        for (const { timeline } of requests) {
          if (files.has(timeline)) continue;
          files.set(timeline, join(folder, `timeline-${files.size}.json`));
          await writeFile(files.get(timeline)!, JSON.stringify(timeline));
        }
        const tasks = requests.map(({ timeline, frame, output, format }) => ({
          timelineFile: files.get(timeline)!,
          frame,
          output: output ?? timeline.output,
          format,
          assetFolder,
          bundleFolder,
        }));
        return poolFor(tools).stills(tasks, { signal });
      }),
    openSession: (request, signal) =>
      openSession(request, {
        cacheRoot,
        assetFolder,
        jobRoot,
        store,
        tools: parts.tools,
        drawing: parts.drawing,
        pool: poolFor,
        memoryBytes: parts.memoryBytes,
        signal: signal ? AbortSignal.any([closing.signal, signal]) : closing.signal,
        atWork,
        log,
      }),
    async capacity() {
      return poolFor(await parts.tools()).size;
    },
    async warm() {
      if (!closing.signal.aborted) parts.warmSound?.();
      const work = (async () => {
        const [tools, drawing] = await untilAborted(Promise.all([parts.tools(), parts.drawing()]), closing.signal);
        await poolFor(tools).warm(drawing.bundleFolder);
      })();
      atWork.add(work);
      await work.catch(() => undefined);
      atWork.delete(work);
    },
    renderFormat: (request, options = {}) =>
      inJob(options.signal, request.deadlineSeconds, (jobFolder, signal) =>
        renderFormat({
          request,
          jobFolder,
          cacheRoot,
          assetFolder,
          browser: parts.browser,
          memoryBytes: parts.memoryBytes,
          tools: parts.tools,
          drawing: parts.drawing,
          makeSoundTrack: parts.makeSoundTrack,
          signal,
          report: (progress) => options.onProgress?.(progress),
          log,
        }),
      ),
    async close() {
      closing.abort(new StageFailure('capture', 'closed', 'The renderer was closed.', { retryable: true }));
      await Promise.allSettled(atWork);
      await Promise.all([pool?.close(), parts.closeSound?.()]);
    },
  };
}

function tooLate(seconds: number): StageFailure {
  return new StageFailure('capture', 'deadline', `The render took longer than ${seconds} s.`, {
    retryable: true,
    remedy: 'Allow more time, or render at a lower resolution.',
  });
}
