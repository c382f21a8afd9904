import { open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { runProgram } from '../ffmpeg/run-program.js';
import { partBeside, type FormatWriter } from './format-writer.js';

export interface GifOptions {
  ffmpeg: string;
  fps: number;
  transparent: boolean;
  jobFolder: string;
  signal: AbortSignal;
}

/**
 * One palette for the whole animation. It is known only after the last frame, so the frames wait as PNGs
 * in one file of the job's folder: ffmpeg's one-pass graph would keep all of them in memory.
 */
export async function writeAnimatedGif(outFile: string, options: GifOptions): Promise<FormatWriter> {
  const { ffmpeg, fps, transparent, jobFolder, signal } = options;
  const frames = join(jobFolder, 'frames.png');
  const palette = join(jobFolder, 'palette.png');
  const part = partBeside(outFile);
  const handle = await open(frames, 'w');
  let last: Buffer | null = null;
  const input = [...words(`-hide_banner -nostdin -loglevel error -y -f image2pipe -vcodec png -framerate ${fps} -i`)];
  const run = (args: string[]): Promise<Buffer> =>
    runProgram(ffmpeg, args, { stage: 'encode', signal, folder: jobFolder });
  return {
    async add(png) {
      last = png;
      await handle.writeFile(png);
    },
    hold: () => handle.writeFile(last!),
    async finish() {
      await handle.close();
      const reserve = `reserve_transparent=${transparent ? 1 : 0}`;
      await run([
        ...input,
        frames,
        '-vf',
        `palettegen=${reserve}`,
        ...words('-frames:v 1 -c:v png -f image2'),
        palette,
      ]);
      await run([
        ...input,
        frames,
        '-i',
        palette,
        '-lavfi',
        `paletteuse=dither=bayer:bayer_scale=4:diff_mode=rectangle${transparent ? ':alpha_threshold=128' : ''}`,
        ...words('-loop 0 -map_metadata -1 -f gif'),
        part,
      ]);
      const { size } = await stat(part);
      await rename(part, outFile);
      return size;
    },
    async discard() {
      await handle.close().catch(() => undefined);
      await rm(part, { force: true });
    },
  };
}

function words(text: string): string[] {
  return text.split(' ');
}
