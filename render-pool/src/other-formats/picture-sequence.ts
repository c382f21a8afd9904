import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { StageFailure, type Size, type Timeline, type VideoRenderer } from '@scenewright/core';

export interface SequenceRequest {
  timeline: Timeline;
  /** First frame and the frame after the last; the whole video when absent. */
  from?: number;
  to?: number;
  output?: Size;
  /** Must not exist yet; appears with all pictures or not at all. */
  outFolder: string;
}

/** Pictures that are in memory at once. */
const AT_ONCE = 16;

/** Every frame as a PNG: `frame-00000.png` and so on, numbered from the start of the video. */
export async function renderPictureSequence(
  renderer: VideoRenderer,
  request: SequenceRequest,
  options: { signal?: AbortSignal; onFrames?: (done: number, total: number) => void } = {},
): Promise<number> {
  const { timeline, output, outFolder, from = 0, to = timeline.frames } = request;
  if (!(from >= 0 && from < to && to <= timeline.frames))
    throw new StageFailure(
      'validate',
      'frame_range',
      `Frames ${from} to ${to} are not in a video of ${timeline.frames}.`,
    );
  const aside = join(
    dirname(outFolder),
    `.${basename(outFolder)}.${process.pid}.${randomBytes(4).toString('hex')}.part`,
  );
  try {
    await mkdir(aside);
    for (let first = from; first < to; first += AT_ONCE) {
      const frames = Array.from({ length: Math.min(AT_ONCE, to - first) }, (_, at) => first + at);
      const pictures = await renderer.stills(
        frames.map((frame) => ({ timeline, frame, output, format: 'png' as const })),
        { signal: options.signal },
      );
      await Promise.all(
        pictures.map((picture, at) =>
          writeFile(join(aside, `frame-${String(first + at).padStart(5, '0')}.png`), picture),
        ),
      );
      options.onFrames?.(first + frames.length - from, to - from);
    }
    await rename(aside, outFolder);
    return to - from;
  } catch (cause) {
    await rm(aside, { recursive: true, force: true });
    throw cause;
  }
}
