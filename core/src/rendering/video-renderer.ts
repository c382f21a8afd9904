import type { Size } from '../canvas/size.js';
import type { Timeline } from '../timeline/timeline.js';

/** Trade of encoding time for size and fidelity. */
export type QualityProfile = 'draft' | 'standard' | 'high' | 'archive';

export interface RenderProgress {
  stage: 'preparing' | 'capturing' | 'joining' | 'mixing' | 'muxing' | 'probing';
  framesDone: number;
  framesTotal: number;
  segmentsDone: number;
  segmentsTotal: number;
}

export interface RenderRequest {
  timeline: Timeline;
  /** Pixels; the timeline's own output size when absent. */
  output?: Size;
  quality?: QualityProfile;
  /** Encode on a chip when one works; when none does, software is used and a warning says so. */
  hardware?: boolean;
  /** Absolute path of the MP4; written whole or not at all. */
  outFile: string;
  /** The render fails when it takes longer. */
  deadlineSeconds?: number;
}

export interface RenderedVideo {
  file: string;
  bytes: number;
  width: number;
  height: number;
  fps: number;
  frames: number;
  durationSeconds: number;
  hasSound: boolean;
  /** What was done otherwise than asked. */
  warnings?: { code: string; message: string }[];
  /** Segments taken from the store, and those that were rendered now; of these `here`, when several nodes took part. */
  segments: { reused: number; rendered: number; here?: number };
  /** Wall-clock seconds. Capture and encode overlap: `encode` is what the encoders took after the last capture. */
  timings: { prepare: number; capture: number; encode: number; sound: number; mux: number };
}

export interface StillRequest {
  timeline: Timeline;
  frame: number;
  output?: Size;
  format: 'png' | 'jpeg';
}

/** Draws timelines. Fails with a `StageFailure`; after a failure or an abort nothing is left running or on disk. */
export interface VideoRenderer {
  render(
    request: RenderRequest,
    options?: { signal?: AbortSignal; onProgress?: (progress: RenderProgress) => void },
  ): Promise<RenderedVideo>;
  stills(requests: StillRequest[], options?: { signal?: AbortSignal }): Promise<Uint8Array[]>;
  close(): Promise<void>;
}
