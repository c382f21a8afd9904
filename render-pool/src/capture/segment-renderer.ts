import type { Size } from '@scenewright/core/canvas';
import type { EncodingProfile } from '../quality/encoding-profile.js';

/** How frames leave the browser; `auto` takes the fastest that draws the segment faithfully. */
export type StrategyName = 'html-in-canvas' | 'begin-frame' | 'reference';

/** A run of frames to draw and encode as one file. Plain data: it travels to a worker thread. */
export interface SegmentTask {
  /** Timeline as JSON on disk. Never rewritten while a task names it: workers keep what they read. */
  timelineFile: string;
  /** First frame, and the frame after the last. */
  from: number;
  to: number;
  output: Size;
  encoding: EncodingProfile;
  /** Absolute; appears whole or not at all. */
  outFile: string;
  /** Assets as files named by digest. */
  assetFolder: string;
  /** What `buildBundle` gave. */
  bundleFolder: string;
  /** For temporary files of this job; the caller deletes it. */
  jobFolder: string;
  strategy?: 'auto' | StrategyName;
}

export interface SegmentResult {
  frames: number;
  bytes: number;
  /** Frames drawn, and frames that repeated the one before. */
  captured: number;
  held: number;
  strategy: StrategyName;
  /** Wall-clock: until the last frame was captured, and what the encoder took after it. */
  captureSeconds: number;
  encodeSeconds: number;
}

export interface StillTask {
  timelineFile: string;
  frame: number;
  output: Size;
  format: 'png' | 'jpeg';
  assetFolder: string;
  bundleFolder: string;
}

export interface SegmentCallOptions {
  signal?: AbortSignal;
  /** Frames handed to the encoder since the last call. */
  onFrames?: (frames: number) => void;
}

/** Fails with a `StageFailure`; one that is retryable leaves the pool able to do the task again. */
export interface SegmentPool {
  renderSegment(task: SegmentTask, options?: SegmentCallOptions): Promise<SegmentResult>;
  stills(tasks: StillTask[], options?: { signal?: AbortSignal }): Promise<Uint8Array[]>;
  /** Starts every worker's browser, and loads a bundle into a page of each when it is named. */
  warm(bundleFolder?: string): Promise<void>;
  /** Ends every process of the pool. */
  close(): Promise<void>;
  /** Workers. */
  readonly size: number;
}

export interface SegmentPoolOptions {
  /** A headless shell to use instead of the one that ships with the packages. */
  browser?: string;
  cacheRoot: string;
  /** Absolute path of ffmpeg, and what its libraries need in the environment. */
  ffmpeg: string;
  workers?: number;
  /** What all workers together may use. */
  memoryBytes?: number;
  /** Workers, browsers and encoders give way to everything else on the machine, the host's own thread first. */
  background?: boolean;
  log?: (line: string) => void;
}
