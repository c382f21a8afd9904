import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { partialPath, type FormatWriter } from './format-writer.js';

/** A folder of PNGs, numbered from 1. */
export async function writePngSequence(
  folder: string,
  options: { transparent: boolean; frames: number },
): Promise<FormatWriter> {
  const part = partialPath(folder);
  await mkdir(part);
  const digits = Math.max(5, String(options.frames).length);
  let count = 0;
  let bytes = 0;
  let lastBytes = 0;
  const file = (number: number): string => join(part, `frame-${String(number).padStart(digits, '0')}.png`);
  return {
    async add(png) {
      const picture = options.transparent ? sharp(png) : sharp(png).removeAlpha();
      const packed = await picture.png({ compressionLevel: 6 }).toBuffer();
      await writeFile(file(++count), packed);
      bytes += lastBytes = packed.length;
    },
    async hold() {
      await copyFile(file(count), file(++count));
      bytes += lastBytes;
    },
    async finish() {
      // Takes the place of an empty folder, and of no other.
      await rename(part, folder);
      return bytes;
    },
    discard: () => rm(part, { recursive: true, force: true }),
  };
}
