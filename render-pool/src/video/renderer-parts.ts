import type { Timeline } from '@scenewright/core/timeline';
import type { SegmentPool } from '../capture/segment-renderer.js';
import type { FfmpegTools } from '../ffmpeg/locate-ffmpeg.js';

/** What draws: a built bundle of the compositions, and a name for all that changes its pixels. */
export interface Drawing {
  bundleFolder: string;
  rendererVersion: string;
}

/** Makes the sound track of a timeline as an MP4 with AAC, exactly as long as its pictures. */
export type SoundTrackMaker = (
  request: {
    timeline: Timeline;
    assetFolder: string;
    /** What was mixed and encoded before is kept here; nothing is when absent. */
    soundFolder?: string;
    jobFolder: string;
    outFile: string;
    tools: FfmpegTools;
  },
  signal: AbortSignal,
) => Promise<void>;

export interface RendererParts {
  cacheRoot: string;
  /** Assets as files named by digest. */
  assetFolder: string;
  tools: () => Promise<FfmpegTools>;
  drawing: () => Promise<Drawing>;
  /** Called once, when the first frame is needed. */
  openPool: (tools: FfmpegTools) => SegmentPool;
  makeSoundTrack: SoundTrackMaker;
  /** Gets what `makeSoundTrack` works with ready, and ends it. */
  warmSound?: () => void;
  closeSound?: () => Promise<void>;
  segmentStoreBytes?: number;
  /** What all browsers together may use. */
  memoryBytes?: number;
  /** A browser to use instead of the included one. */
  browser?: string;
  log?: (line: string) => void;
}
