import { spawn } from 'node:child_process';
import { open, rm } from 'node:fs/promises';
import type { Size } from '@scenewright/core/rendering';
import { mediaEnvironment, runProgram } from '../ffmpeg/run-program.js';
import { encodingProfile } from '../quality/encoding-profile.js';

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
  const { input, output } = encodingProfile('standard', size, fps);
  const frames = Math.min(what.frames, Math.floor(MOST_BYTES / ((size.width * size.height * 3) / 2)));
  const raw = `${video}.i420`;
  try {
    await runProgram(
      ffmpeg,
      ['-v', 'error', '-y', '-i', video, '-frames:v', `${frames}`, '-pix_fmt', 'yuv420p'].concat([
        '-vcodec',
        'rawvideo',
        '-f',
        'image2pipe',
        raw,
      ]),
      { stage: 'encode', signal },
    );
    const copies = Math.max(1, Math.round(cores / 2));
    const started = performance.now();
    await Promise.all(
      Array.from({ length: copies }, async (_, copy) => {
        const file = await open(raw, 'r');
        const encoded = `${video}.alone-${copy}.mp4`;
        try {
          const child = spawn(ffmpeg, ['-v', 'error', '-y', ...input, ...output, encoded], {
            stdio: [file.fd, 'ignore', 'inherit'],
            env: mediaEnvironment(ffmpeg),
            signal,
          });
          await new Promise<void>((resolve, reject) => {
            child.once('error', reject);
            child.once('close', (code) =>
              code === 0 ? resolve() : reject(new Error(`the encoder ended with ${code}`)),
            );
          });
        } finally {
          await file.close();
          await rm(encoded, { force: true });
        }
      }),
    );
    return (copies * frames * 1000) / (performance.now() - started);
  } finally {
    await rm(raw, { force: true });
  }
}
