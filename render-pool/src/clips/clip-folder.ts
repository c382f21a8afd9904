import { join } from 'node:path';

/** Bytes in hex, SHA-256. */
const DIGEST = /^[0-9a-f]{64}$/;

/** Where clips lie as single pictures. Everything in it can be made again from the asset store. */
export const clipRoot = (cacheRoot: string): string => join(cacheRoot, 'clips');

export const clipFolder = (root: string, digest: string): string => join(root, digest);
/** Pictures are counted from 1, as ffmpeg counts. */
export const pictureFile = (folder: string, index: number): string => join(folder, `${index + 1}.jpg`);
/** Seconds at which each picture is due, in order, as JSON. Written last: a folder that has it is whole. */
export const timesFile = (folder: string): string => join(folder, 'times.json');

/**
 * Which picture stands at a moment: the last one that is due by then. A frame's own time may be a few milliseconds
 * off where a container counts in whole ones, hence the slack: three tenths of a frame of the video, which falls
 * on no frame of the usual rates.
 * @param times seconds, ascending, the first 0
 */
export function pictureAt(times: readonly number[], frame: number, fps: number): number {
  const moment = (frame + 0.3) / fps;
  let [low, high] = [0, times.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (times[middle]! <= moment) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** `<digest>/<fps>/<frame>` of an address, or null. */
export function readClipAddress(name: string): { digest: string; fps: number; frame: number } | null {
  const [digest = '', fps = '', frame = '', ...rest] = name.split('/');
  if (rest.length > 0 || !DIGEST.test(digest) || !/^\d{1,2}$/.test(fps) || !/^\d{1,6}$/.test(frame)) return null;
  return Number(fps) === 0 ? null : { digest, fps: Number(fps), frame: Number(frame) };
}
