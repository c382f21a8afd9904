import { locateFfmpeg, probeMedia, sampleFrames } from '@scenewright/render-pool';
import { pictureSize, type Picture } from './picture.js';

/** Seconds that taking the pictures out of an MP4 may last. */
const patienceSeconds = 30;

/**
 * Pictures of an MP4 at frames of its timeline, which has `of` frames.
 * @throws StageFailure, the reason of the signal, or that it takes too long
 */
export async function sampleMp4(
  file: string,
  { frames, of, canvas }: { frames: readonly number[]; of: number; canvas: { width: number; height: number } },
  stop?: AbortSignal,
): Promise<Picture[]> {
  const late = AbortSignal.timeout(patienceSeconds * 1000);
  const signal = stop ? AbortSignal.any([stop, late]) : late;
  const tools = await locateFfmpeg({});
  const { durationSeconds } = await probeMedia(tools, file, signal);
  const times = frames.map((frame) => (frame / of) * durationSeconds);
  const size = pictureSize(canvas);
  const pictures = await sampleFrames(tools, file, times, { ...size, signal });
  return pictures.map((bytes) => ({ bytes, ...size }));
}
