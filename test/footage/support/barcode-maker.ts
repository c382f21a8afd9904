import type { FilmedClip, FootageMaker, FootageRequest } from '@scenewright/core/footage';
import { locateFfmpeg, runFfmpeg } from '@scenewright/render-pool';

/** Bits of a frame's number, written as bars. */
const BITS = 10;
/** The bars stand here, as shares of the height: below all words that are laid over a shot. */
const [TOP, BOTTOM] = [0.7, 0.9];

/** A grey picture with the number of its frame as bars, the highest bit first; its ground tells clips apart. */
function barcode(width: number, height: number, frame: number, ground: number): Buffer {
  const pixels = Buffer.alloc(width * height, ground);
  for (let bit = 0; bit < BITS; bit++) {
    const on = (frame >> (BITS - 1 - bit)) & 1;
    const from = Math.round((width * (bit + 0.1)) / BITS);
    const to = Math.round((width * (bit + 0.9)) / BITS);
    for (let y = Math.round(height * TOP); y < height * BOTTOM; y++)
      pixels.fill(on ? 255 : 0, y * width + from, y * width + to);
  }
  return pixels;
}

/** The number that stands in a picture, from its brightness alone. */
export function readBarcode(luma: Uint8Array, width: number, height: number): number {
  let number = 0;
  for (let bit = 0; bit < BITS; bit++) {
    const x = Math.round((width * (bit + 0.5)) / BITS);
    const y = Math.round((height * (TOP + BOTTOM)) / 2);
    number = number * 2 + (luma[y * width + x]! > 96 ? 1 : 0);
  }
  return number;
}

export interface BarcodeMaker extends FootageMaker {
  /** What was asked for, in order. */
  readonly asked: FootageRequest[];
}

/** Makes real MP4s (or WebMs) in which every frame shows its number. */
export function createBarcodeMaker(
  wish: {
    id?: string;
    fps?: number;
    webm?: boolean;
    longestSeconds?: number;
    seconds?: (asked: number) => number;
  } = {},
): BarcodeMaker {
  const asked: FootageRequest[] = [];
  return {
    id: wish.id ?? 'barcode',
    longestSeconds: wish.longestSeconds ?? 20,
    asked,
    async film(request, { signal, onProgress } = {}): Promise<FilmedClip> {
      signal?.throwIfAborted();
      asked.push(request);
      const [width, height] = [320, 180];
      const fps = wish.fps ?? request.fps;
      const frames = Math.round((wish.seconds?.(request.seconds) ?? request.seconds) * fps);
      const pictures = Array.from({ length: frames }, (_, frame) =>
        barcode(width, height, frame, 60 + (request.seed % 5) * 20),
      );
      onProgress?.(0.5);
      const { ffmpeg } = await locateFfmpeg();
      const codec = wish.webm
        ? ['-c:v', 'libvpx', '-b:v', '2M', '-deadline', 'realtime', '-cpu-used', '8', '-f', 'webm']
        : ['-c:v', 'libx264', '-crf', '14', '-bf', '2', '-movflags', 'frag_keyframe+empty_moov', '-f', 'mp4'];
      const bytes = await runFfmpeg(
        ffmpeg,
        (command) =>
          command
            .input('pipe:0')
            .inputFormat('image2pipe')
            .inputOptions('-vcodec', 'rawvideo', '-frame_size', String(width * height), '-pixel_format', 'gray')
            .inputOptions('-video_size', `${width}x${height}`, '-framerate', String(fps))
            .outputOptions('-pix_fmt', 'yuv420p', ...codec)
            .output('pipe:1'),
        { stage: 'footage', signal, input: Buffer.concat(pictures) },
      );
      return { bytes, mimeType: wish.webm ? 'video/webm' : 'video/mp4' };
    },
  };
}
