import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { BenchImage } from './bench-compositions.js';

/** Something like a photograph: soft light, detail and grain, the same at every run. */
export async function makePhoto(folder: string): Promise<BenchImage> {
  const [width, height] = [2400, 1600];
  const pixels = Buffer.alloc(width * height * 3);
  let noise = 1;
  for (let at = 0; at < pixels.length; at += 3) {
    const x = (at / 3) % width;
    const y = Math.floor(at / 3 / width);
    noise = (noise * 1664525 + 1013904223) >>> 0;
    const grain = (noise >>> 24) / 16;
    const hill = y > 900 + 200 * Math.sin(x / 260) ? 40 : 0;
    pixels[at] = 90 + (80 * y) / height + hill + grain;
    pixels[at + 1] = 110 + 40 * Math.sin(x / 90) * Math.sin(y / 70) + grain;
    pixels[at + 2] = 190 - (120 * y) / height - hill + grain;
  }
  const jpeg = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 88 })
    .toBuffer();
  const digest = createHash('sha256').update(jpeg).digest('hex');
  await writeFile(join(folder, digest), jpeg);
  return { digest, bytes: jpeg.length, width, height };
}
