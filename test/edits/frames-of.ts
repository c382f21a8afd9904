import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { locateFfmpeg } from '@scenewright/render-pool';

/** A digest of each decoded frame of a video of this size. */
export async function framesOf(file: string, size: { width: number; height: number }): Promise<string[]> {
  const { ffmpeg } = await locateFfmpeg();
  const raw = ['-c:v', 'rawvideo', '-pix_fmt', 'yuv420p', '-fps_mode', 'passthrough', '-f', 'image2pipe', 'pipe:1'];
  const decoder = spawn(ffmpeg, ['-v', 'error', '-i', file, '-map', '0:v', ...raw], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const frames: string[] = [];
  const bytes = (size.width * size.height * 3) / 2;
  let waiting = Buffer.alloc(0);
  for await (const chunk of decoder.stdout) {
    waiting = Buffer.concat([waiting, chunk as Buffer]);
    for (; waiting.length >= bytes; waiting = waiting.subarray(bytes))
      frames.push(createHash('sha1').update(waiting.subarray(0, bytes)).digest('base64'));
  }
  return frames;
}

/**
 * Frames at each end of a scene that go with the transition there: half a second, in which an edited neighbour is seen
 * too, and at its end the frames in which its content leaves (`exitFrames`).
 */
export const seam = 23;
