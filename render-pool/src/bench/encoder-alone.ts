import { rm } from 'node:fs/promises';
import type { Size } from '@scenewright/core/canvas';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.js';
import { encodingProfile, inputOf } from '../quality/encoding-profile.js';

/** The most bytes of raw frames that are put on disk. */
const MOST_BYTES = 1.5e9;

/**
 * Frames a second of our encoder alone: it gets the frames of a video from a file, as many times as there are pairs of
 * cores (it uses two threads).
 */
export async function encoderAlone(what: {
  ffmpeg: string;
  video: string;
  size: Size;
  fps: number;
  frames: number;
  cores: number;
  signal?: AbortSignal;
}): Promise<number> {
  const { ffmpeg, video, size, fps, cores, signal } = what;
  const encoding = encodingProfile('standard', size, fps);
  const input = inputOf(encoding);
  const frames = Math.min(what.frames, Math.floor(MOST_BYTES / ((size.width * size.height * 3) / 2)));
  const raw = `${video}.i420`;
  try {
    await runFfmpeg(
      ffmpeg,
      (command) =>
        command
          .input(video)
          .videoCodec('rawvideo')
          .frames(frames)
          .outputOptions('-pix_fmt', 'yuv420p')
          .format('image2pipe')
          .output(raw),
      { stage: 'encode', signal },
    );
    const copies = Math.max(1, Math.round(cores / 2));
    const started = performance.now();
    await Promise.all(
      Array.from({ length: copies }, async (_, copy) => {
        const encoded = `${video}.alone-${copy}.mp4`;
        try {
          await runFfmpeg(
            ffmpeg,
            (command) =>
              command
                .input(raw)
                .inputOptions(...input.options)
                .outputOptions(...encoding.output)
                .output(encoded),
            { stage: 'encode', signal },
          );
        } finally {
          await rm(encoded, { force: true });
        }
      }),
    );
    return (copies * frames * 1000) / (performance.now() - started);
  } finally {
    await rm(raw, { force: true });
  }
}
