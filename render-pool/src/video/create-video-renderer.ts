import { basename, join } from 'node:path';
import { buildBundle } from '../bundle/build-bundle.js';
import type { FormatRenderer } from '../formats/format-request.js';
import { CAPTURE_VERSION } from '../capture/capture-version.js';
import type { SegmentPoolOptions } from '../capture/segment-renderer.js';
import { browserVersion } from '../browser/find-browser.js';
import { programVersion } from '../ffmpeg/program-version.js';
import { locateFfmpeg, type FfmpegTools } from '../ffmpeg/locate-ffmpeg.js';
import { createSegmentPool } from '../worker/segment-pool.js';
import { assembleVideoRenderer, type WarmRenderer } from './assemble-video-renderer.js';
import type { Drawing } from './renderer-parts.js';
import { openSoundThread } from './sound-thread.js';

export interface VideoRendererOptions {
  /** Folder of all that is kept between runs: browser, bundle, segments, jobs at work. */
  cacheRoot: string;
  /** Assets as files named by digest; `<cacheRoot>/assets` when absent. */
  assetFolder?: string;
  /** File of the compositions that calls `registerRoot`. */
  entry: string;
  /** Absolute paths; what is not given is found (see `locateFfmpeg`). */
  ffmpeg?: string;
  ffprobe?: string;
  browser?: string;
  /** Browsers that draw at the same time; as many as cores and memory allow when absent. */
  workers?: number;
  memoryBytes?: number;
  /** Drawing gives way to everything else on the machine: for a host that answers requests meanwhile. */
  background?: boolean;
  /** Bytes of the segment store; 4 GiB when absent. */
  segmentStoreBytes?: number;
  log?: (line: string) => void;
}

/** The renderer with browsers, ffmpeg and the bundle of the compositions. Nothing starts before the first call. */
export function createVideoRenderer(options: VideoRendererOptions): WarmRenderer & FormatRenderer {
  const { cacheRoot, entry, ffmpeg, ffprobe, browser, log } = options;
  let tools: Promise<FfmpegTools> | undefined;
  let drawing: Promise<Drawing> | undefined;
  const sound = openSoundThread({ background: options.background ?? false });
  const found = (): Promise<FfmpegTools> =>
    (tools ??= kept(locateFfmpeg({ ffmpeg, ffprobe }), () => (tools = undefined)));
  return assembleVideoRenderer({
    cacheRoot,
    assetFolder: options.assetFolder ?? join(cacheRoot, 'assets'),
    segmentStoreBytes: options.segmentStoreBytes,
    memoryBytes: options.memoryBytes,
    browser,
    log,
    makeSoundTrack: sound.make,
    warmSound: sound.warm,
    closeSound: sound.close,
    tools: found,
    drawing: () =>
      (drawing ??= kept(
        Promise.all([
          buildBundle({ entry, cacheRoot, log }),
          browserVersion(browser, cacheRoot),
          found().then((programs) => programVersion(programs.ffmpeg, '-version', { cacheRoot })),
        ]).then(([bundleFolder, draws, encodes]) => ({
          bundleFolder,
          rendererVersion: [CAPTURE_VERSION, basename(bundleFolder), draws, encodes].join('\n'),
        })),
        () => (drawing = undefined),
      )),
    openPool: (programs) => {
      const { background } = options;
      const pool: SegmentPoolOptions = { browser, cacheRoot, ffmpeg: programs.ffmpeg, background, log };
      return createSegmentPool({ ...pool, workers: options.workers, memoryBytes: options.memoryBytes });
    },
  });
}

/** A failure is forgotten, so that the next call tries anew. */
function kept<T>(work: Promise<T>, forget: () => void): Promise<T> {
  work.catch(forget);
  return work;
}
