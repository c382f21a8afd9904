import { dimensionErrors, type Size } from '@scenewright/core/canvas';
import { StageFailure } from '@scenewright/core/errors';
import type { Timeline } from '@scenewright/core/timeline';
import { formatFrames } from './format-frames.js';

export type ExportFormat = 'webm' | 'gif' | 'webp' | 'png-sequence';

/** A timeline as something other than an MP4. */
export type FormatRequest = FormatOptions & { timeline: Timeline };

export type FormatOptions = {
  /** Pixels; the timeline's own output size when absent. */
  output?: Size;
  /** Frames a second, at most the timeline's; when absent 15 for GIF and WebP, else the timeline's. */
  fps?: number;
  /** Frames of the timeline: the first, and the one after the last; all when absent. */
  range?: { from: number; to: number };
  /** Leaves out the ground behind the scenes, so that what embeds it shows through. GIF knows no half-transparent pixels. */
  transparent?: boolean;
  deadlineSeconds?: number;
} & (
  | { format: 'webm' | 'gif' | 'webp'; /** Absolute; written whole or not at all. */ outFile: string }
  | {
      format: 'png-sequence';
      /** Absolute; made whole or not at all: it must not exist, or be empty. Holds `frame-00001.png` and so on. */
      outFolder: string;
    }
);

export interface RenderedFormat {
  format: ExportFormat;
  /** The file, or the folder of a PNG sequence. */
  path: string;
  bytes: number;
  width: number;
  height: number;
  fps: number;
  frames: number;
  durationSeconds: number;
  hasSound: boolean;
}

export interface FormatProgress {
  framesDone: number;
  framesTotal: number;
}

/** Draws timelines in the other formats. Fails as `VideoRenderer` does, and leaves as little behind. */
export interface FormatRenderer {
  renderFormat(
    request: FormatRequest,
    options?: { signal?: AbortSignal; onProgress?: (progress: FormatProgress) => void },
  ): Promise<RenderedFormat>;
}

export interface CheckedFormat {
  format: ExportFormat;
  target: string;
  output: Size;
  fps: number;
  range: { from: number; to: number };
  transparent: boolean;
  /** Which frames of the timeline are drawn, in order. */
  frames: number[];
}

/** Frames a second of pictures that embedders show inside a page: enough for motion graphics, half the bytes. */
const PICTURE_FPS = 15;
/** Browsers show a GIF frame of less than 2/100 s for 10/100 s. */
const MAX_GIF_FPS = 50;

/** @throws StageFailure `validate` */
export function checkFormat(request: FormatRequest): CheckedFormat {
  const { timeline, format, transparent = false } = request;
  const output = request.output ?? timeline.output;
  const wrong = dimensionErrors(output)[0];
  if (wrong) throw refused('output_size', `${wrong.side} ${output[wrong.side]} ${wrong.message}.`);
  const isPicture = format === 'gif' || format === 'webp';
  const maxFps = format === 'gif' ? Math.min(MAX_GIF_FPS, timeline.fps) : timeline.fps;
  const fps = request.fps ?? (isPicture ? Math.min(PICTURE_FPS, maxFps) : timeline.fps);
  if (!Number.isFinite(fps) || fps < 1 || fps > maxFps)
    throw refused('fps', `fps ${fps} must be between 1 and ${maxFps}.`);
  const range = request.range ?? { from: 0, to: timeline.frames };
  const { from, to } = range;
  if (!Number.isInteger(from) || !Number.isInteger(to) || from < 0 || to <= from || to > timeline.frames)
    throw refused('range', `The range ${from} to ${to} is not within the ${timeline.frames} frames of the timeline.`);
  const target = request.format === 'png-sequence' ? request.outFolder : request.outFile;
  return { format, target, output, fps, range, transparent, frames: formatFrames(timeline.fps, fps, range) };
}

function refused(kind: string, message: string): StageFailure {
  return new StageFailure('validate', kind, message, { retryable: false });
}
