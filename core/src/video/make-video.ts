import type { Size } from '../canvas/size.js';
import type { QualityProfile, RenderedVideo, RenderProgress, VideoRenderer } from '../rendering/video-renderer.js';
import { planVideo, type PlanInput, type PlannedVideo } from './plan-video.js';
import type { PlanPorts, RunOptions } from './video-ports.js';

export interface MakeVideoInput extends PlanInput {
  /** Absolute path of the MP4; written whole or not at all. */
  outFile: string;
  /** Pixels; those of the brief's shape and resolution when absent. */
  output?: Size;
  quality?: QualityProfile;
  /** See `RenderRequest`. */
  hardware?: boolean;
  deadlineSeconds?: number;
}

export interface MadeVideo extends PlannedVideo {
  video: RenderedVideo;
}

/**
 * One video from a brief to the file.
 * @throws StageFailure of the stage that failed; the signal's reason when it aborts.
 */
export async function makeVideo(
  input: MakeVideoInput,
  ports: PlanPorts & { renderer: VideoRenderer },
  options: RunOptions = {},
): Promise<MadeVideo> {
  const planned = await planVideo(input, ports, options);
  options.signal?.throwIfAborted();
  const { outFile, output, quality, hardware, deadlineSeconds } = input;
  const video = await ports.renderer.render(
    { timeline: planned.timeline, output, quality, hardware, outFile, deadlineSeconds },
    {
      signal: options.signal,
      onProgress: renderProgress(options.onProgress),
    },
  );
  return { ...planned, warnings: [...planned.warnings, ...(video.warnings ?? [])], video };
}

/** What a renderer reports, as progress of the whole. */
export function renderProgress(tell: RunOptions['onProgress']): (progress: RenderProgress) => void {
  return ({ framesDone, framesTotal, stage }) =>
    tell?.({ stage: 'render', done: framesDone, total: framesTotal, message: `Rendering: ${stage}` });
}
