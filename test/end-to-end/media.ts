import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { locateFfmpeg, probeMedia, readSound } from '@scenewright/render-pool';
import sharp from 'sharp';

const tools = locateFfmpeg();

export const probe = async (file: string) => probeMedia(await tools, file);

/** Peak and mean level of the sound in dBFS. */
export async function soundLevels(file: string): Promise<{ mean: number; peak: number }> {
  const { ffmpeg } = await tools;
  const { channels } = await readSound({ file, name: 'video', ffmpeg });
  let [peak, square, count] = [0, 0, 0];
  for (const channel of channels) {
    for (const sample of channel) {
      peak = Math.max(peak, Math.abs(sample));
      square += sample * sample;
      count += 1;
    }
  }
  return { mean: 10 * Math.log10(square / count), peak: 20 * Math.log10(peak) };
}

/** A frame of a video as raw RGB. */
export async function frameAt(file: string, seconds: number): Promise<{ width: number; height: number; data: Buffer }> {
  const { ffmpeg } = await tools;
  const png = join(tmpdir(), `scenewright-frame-${process.pid}-${Math.round(seconds * 1000)}.png`);
  const { status, stderr } = spawnSync(
    ffmpeg,
    ['-v', 'error', '-ss', String(seconds), '-i', file, '-frames:v', '1', '-y', png],
    {
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(stderr);
  const { data, info } = await sharp(readFileSync(png)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  rmSync(png);
  return { width: info.width, height: info.height, data };
}

type Frame = Awaited<ReturnType<typeof frameAt>>;

/** How many pixels of a frame are within `tolerance` of a colour. */
export function pixelsOf(frame: Frame, hex: string, tolerance = 12): number {
  const wanted = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  let count = 0;
  for (let at = 0; at < frame.data.length; at += 3) {
    if (wanted.every((value, channel) => Math.abs(frame.data[at + channel]! - value) <= tolerance)) count += 1;
  }
  return count;
}

/** Mean of all channels, 0 to 255. */
export const brightness = (frame: Frame): number =>
  frame.data.reduce((sum, value) => sum + value, 0) / frame.data.length;

/** Pixels that differ clearly between two frames in a horizontal band, given as shares of the height. */
export function changedPixels(a: Frame, b: Frame, from: number, to: number): number {
  let count = 0;
  for (let at = Math.floor(a.height * from) * a.width * 3; at < Math.floor(a.height * to) * a.width * 3; at += 3) {
    if ([0, 1, 2].some((channel) => Math.abs(a.data[at + channel]! - b.data[at + channel]!) > 40)) count += 1;
  }
  return count;
}
