import { open, rename, rm } from 'node:fs/promises';
import sharp from 'sharp';
import type { Size } from '@scenewright/core/canvas';
import { StageFailure } from '@scenewright/core/errors';
import { partialPath, type FormatWriter } from './format-writer.js';
import { webpFrame, webpHeader } from './webp-chunks.js';

/** What the size in the header can say. */
const MAX_BYTES = 2 ** 32 - 16;

/** An animation that repeats for ever. A hold is its frame, shown for longer. */
export async function writeAnimatedWebp(
  outFile: string,
  { size, fps, transparent }: { size: Size; fps: number; transparent: boolean },
): Promise<FormatWriter> {
  const part = partialPath(outFile);
  const handle = await open(part, 'w');
  let bytes = 0;
  let shown = 0;
  /** The frame that is not written yet, and the first output frame it stands for. */
  let waiting: { still: Buffer; since: number } | null = null;
  const append = async (data: Buffer): Promise<void> => {
    if (bytes + data.length > MAX_BYTES)
      throw new StageFailure('encode', 'too_large', 'An animated WebP cannot be larger than 4 GB.', {
        retryable: false,
        remedy: 'Ask for fewer frames, a smaller picture, or WebM.',
      });
    await handle.write(data, 0, data.length, bytes);
    bytes += data.length;
  };
  const flush = async (): Promise<void> => {
    if (!waiting) return;
    const milliseconds = Math.round((shown * 1000) / fps) - Math.round((waiting.since * 1000) / fps);
    await append(webpFrame(waiting.still, size, milliseconds));
    waiting = null;
  };
  const discard = async (): Promise<void> => {
    await handle.close().catch(() => undefined);
    await rm(part, { force: true });
  };
  await append(webpHeader(size, transparent, 0)).catch(async (error: unknown) => {
    await discard();
    throw error;
  });
  return {
    async add(png) {
      await flush();
      const picture = transparent ? sharp(png) : sharp(png).removeAlpha();
      waiting = { still: await picture.webp({ quality: 85, effort: 2 }).toBuffer(), since: shown++ };
    },
    async hold() {
      shown++;
    },
    async finish() {
      await flush();
      const header = webpHeader(size, transparent, bytes);
      await handle.write(header, 0, header.length, 0);
      await handle.sync();
      await handle.close();
      await rename(part, outFile);
      return bytes;
    },
    discard,
  };
}
