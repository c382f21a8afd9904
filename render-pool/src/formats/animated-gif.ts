import { open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { runFfmpeg, type FfmpegCommand } from '../ffmpeg/run-ffmpeg.js';
import { partialPath, type FormatWriter } from './format-writer.js';

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
  const part = partialPath(outFile);
  const handle = await open(frames, 'w');
  let last: Buffer | null = null;
  const run = (describe: (animation: FfmpegCommand) => FfmpegCommand): Promise<Buffer> =>
    runFfmpeg(
      ffmpeg,
      (command) =>
        describe(
          command.input(frames).inputFormat('image2pipe').inputOptions('-vcodec', 'png', '-framerate', String(fps)),
        ),
      { stage: 'encode', signal, folder: jobFolder },
    );
  return {
    async add(png) {
      last = png;
      await handle.writeFile(png);
    },
    hold: () => handle.writeFile(last!),
    async finish() {
      await handle.close();
      const reserve = `reserve_transparent=${transparent ? 1 : 0}`;
      await run((animation) =>
        animation.videoCodec('png').videoFilters(`palettegen=${reserve}`).frames(1).format('image2').output(palette),
      );
      const cut = transparent ? ':alpha_threshold=128' : '';
      await run((animation) =>
        animation
          .input(palette)
          .complexFilter(`paletteuse=dither=bayer:bayer_scale=4:diff_mode=rectangle${cut}`)
          .outputOptions('-loop', '0', '-map_metadata', '-1')
          .format('gif')
          .output(part),
      );
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
