import { startEncoder } from '../encode/segment-encoder.js';
import type { FormatWriter } from './format-writer.js';

export interface WebmOptions {
  ffmpeg: string;
  fps: number;
  transparent: boolean;
  /** A sound file, and the second of it that goes with the first frame; null for silence. */
  sound: { file: string; fromSeconds: number; seconds: number } | null;
}

const TAGS = words('-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv');

/** VP9, with its alpha in a second stream as WebM has it when the picture is transparent; sound as Opus. */
export function writeWebm(outFile: string, { ffmpeg, fps, transparent, sound }: WebmOptions): FormatWriter {
  const pixels = transparent ? 'yuva420p' : 'yuv420p';
  const encoder = startEncoder({
    ffmpeg,
    outFile,
    encoding: {
      input: [
        ...words(`-f image2pipe -vcodec png -framerate ${fps} -i pipe:0`),
        ...(sound ? [...words(`-ss ${sound.fromSeconds} -t ${sound.seconds} -i`), sound.file] : []),
      ],
      output: [
        ...words(`-map 0:v:0 -vf scale=out_color_matrix=bt709:out_range=tv,format=${pixels}`),
        ...words('-c:v libvpx-vp9 -crf 24 -b:v 0 -deadline good -cpu-used 5 -row-mt 1 -threads 4 -auto-alt-ref 0'),
        ...words(`-g ${Math.max(1, Math.round(fps * 2))}`),
        ...TAGS,
        ...(sound ? words('-map 1:a:0 -c:a libopus -b:a 160k') : ['-an']),
        ...words('-map_metadata -1 -fflags +bitexact -f webm'),
      ],
    },
  });
  let last: Buffer | null = null;
  return {
    async add(png) {
      last = png;
      await encoder.write(png);
    },
    hold: () => encoder.write(last!),
    finish: () => encoder.finish(),
    discard: () => encoder.abort(),
  };
}

function words(text: string): string[] {
  return text.split(' ');
}
