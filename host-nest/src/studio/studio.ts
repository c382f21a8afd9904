import type {
  CreateRequest,
  FetchedInputs,
  FinishedRender,
  JobScene,
  RenderTarget,
  Timeline,
  Storyboard,
  Warning,
  WorkPhase,
} from '@scenewright/core';
import type { SegmentDesk, SegmentShare } from '@scenewright/render-pool';

export interface BuildProgress {
  phase?: WorkPhase;
  detail?: string;
  progress?: { scenesCommitted: number; scenesPlanned: number };
  scenes?: JobScene[];
}

export interface BuiltVideo {
  storyboard: Storyboard;
  timeline: Timeline;
  scenes: JobScene[];
  durationSeconds: number;
  aspectRatio: string | null;
  /** Pixels of the canvas at the resolution of the request. */
  dimensions: { width: number; height: number };
  footageSeconds: number;
  warnings: Warning[];
  enhancedPrompt: string | null;
}

export interface VoiceEntry {
  id: string;
  name: string;
  description: string;
  gender: string;
  accent: string;
  age: string;
  use_case: string;
  languages: string[];
}

export interface StyleCatalogue {
  defaultStyle: string;
  noStyle: string;
  styles: { id: string; name: string; vibe: string; palette: { label: string; hex: string }[] }[];
}

export interface WorkOptions<P> {
  signal: AbortSignal;
  onProgress: (progress: P) => void;
}

export type RenderOutcome = Pick<FinishedRender, 'bytes' | 'fps' | 'durationSeconds'> & {
  width: number;
  height: number;
};

/** What the service needs of the pipeline. Failures are `StageFailure`s of core. */
export interface Studio {
  build(request: CreateRequest, inputs: FetchedInputs, options: WorkOptions<BuildProgress>): Promise<BuiltVideo>;
  render(
    timeline: Timeline,
    target: RenderTarget,
    outFile: string,
    options: WorkOptions<{ framesDone: number; framesTotal: number; detail: string }> & { share?: SegmentShare },
  ): Promise<RenderOutcome>;
  /** Draws single segments of a video that another node puts together. A studio without it works alone. */
  openDesk?(timeline: Timeline, target: { width: number; height: number }): Promise<SegmentDesk>;
  /** Segments that are drawn here at the same time. */
  capacity?(): Promise<number>;
  /** JPEG pictures of the timeline at the given frames. */
  stills(
    timeline: Timeline,
    frames: number[],
    width: number,
  ): Promise<{ bytes: Uint8Array; width: number; height: number }[]>;
  /** @throws when the catalogue can't be reached just now. */
  voices(): Promise<VoiceEntry[]>;
  styles(): StyleCatalogue;
  close(): Promise<void>;
}
