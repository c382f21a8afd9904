import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { locateFfmpeg, type FfmpegTools } from '../ffmpeg/locate-ffmpeg.js';
import { runProgram } from '../ffmpeg/run-program.js';
import { encodingProfile } from '../quality/encoding-profile.js';
import { sampleFrames } from './sample-frames.js';

const size = { width: 64, height: 36 };
const fps = 30;
/** Far enough apart that no codec mixes them up. */
const lumaOf = (frame: number) => 20 + frame * 5;
const frameCount = 40;

let folder: string;
let tools: FfmpegTools;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'samples-'));
  tools = await locateFfmpeg();
  file = join(folder, 'greys.mp4');
  const { width, height } = size;
  const frames = Array.from({ length: frameCount }, (_, at) =>
    Buffer.concat([Buffer.alloc(width * height, lumaOf(at)), Buffer.alloc((width * height) / 2, 128)]),
  );
  const { input, output } = encodingProfile('high', size, fps);
  const args = ['-v', 'error', '-y', ...input, ...output, file];
  await runProgram(tools.ffmpeg, args, { stage: 'encode', input: Buffer.concat(frames) });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The frame that a picture shows, by its grey. */
async function frameIn(jpeg: Uint8Array): Promise<number> {
  const read = ['-v', 'error', '-f', 'image2pipe', '-c:v', 'mjpeg', '-i', 'pipe:0'];
  const args = [...read, '-c:v', 'rawvideo', '-pix_fmt', 'gray', '-f', 'image2pipe', 'pipe:1'];
  const [grey = 0] = await runProgram(tools.ffmpeg, args, { stage: 'probe', input: jpeg });
  const luma = 16 + (grey * (235 - 16)) / 255;
  return Math.round((luma - 20) / 5);
}

test('a picture shows the frame that begins at its time, also where thousandths of a second round up', async () => {
  const wanted = [0, 1, 7, 8, 14, 20, 39];
  const pictures = await sampleFrames(
    tools,
    file,
    wanted.map((frame) => frame / fps),
    size,
  );
  expect(await Promise.all(pictures.map(frameIn))).toEqual(wanted);
});

test('a time at which there is no frame is refused', async () => {
  await expect(sampleFrames(tools, file, [0.5, frameCount / fps + 1], size)).rejects.toMatchObject({
    kind: 'ffmpeg_failed',
  });
});
