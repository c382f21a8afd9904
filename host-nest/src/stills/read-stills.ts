import { buffer } from 'node:stream/consumers';
import type { RenderStills } from '@scenewright/core/jobs';
import type { FileStore } from '../files/file-store.js';
import type { Picture } from './picture.js';

/** Whether there is a picture of each of these frames. */
export function holdStills({ pictures }: RenderStills, frames: readonly number[]): boolean {
  return frames.every((wanted) => pictures.some(({ frame }) => frame === wanted));
}

/** The stored pictures of these frames, read in one piece. @throws Error when the file is gone, or is not as its record says */
export async function readStills(
  files: FileStore,
  stills: RenderStills,
  frames: readonly number[],
): Promise<Picture[]> {
  const { file, width, height } = stills;
  const stored = await files.find(file);
  if (!stored) throw new Error(`${file} is gone.`);
  const whole = await buffer(stored.open());
  const places = placesOf(stills);
  const length = places.at(-1)?.end ?? 0;
  if (whole.length !== length) throw new Error(`${file} came with ${whole.length} of ${length} bytes.`);
  return frames.map((wanted) => {
    const place = places.find(({ frame }) => frame === wanted);
    if (!place) throw new Error(`${file} has no picture of frame ${wanted}.`);
    return { bytes: whole.subarray(place.start, place.end), width, height };
  });
}

/** Where in their file the pictures lie: offsets of bytes, the end not included. */
export function placesOf({ pictures }: RenderStills): { frame: number; start: number; end: number }[] {
  let start = 0;
  return pictures.map(({ frame, bytes }) => ({ frame, start, end: (start += bytes) }));
}
