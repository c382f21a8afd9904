import { readFile } from 'node:fs/promises';
import { stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { StageFailure } from '@scenewright/core/errors';
import type { Timeline } from '@scenewright/core/timeline';
import type { SegmentPool, SegmentTask } from '../../capture/segment-renderer.js';
import type { FfmpegTools } from '../../ffmpeg/locate-ffmpeg.js';
import { runProgram } from '../../ffmpeg/run-program.js';

/** Bits that tell a frame's number, as bars side by side. */
const BARS = 10;

/** How to fail on a try of a segment; undefined lets it pass. */
export type Mishap = (task: SegmentTask, attempt: number) => StageFailure | undefined;

/**
 * A pool without browsers: it encodes real files with the same encoder settings, whose frames show
 * their own number in the video as black and white bars, so that a test can read each one back.
 */
export function numberedFramesPool(
  tools: FfmpegTools,
  options: { size?: number; mishap?: Mishap; pauseMilliseconds?: number } = {},
) {
  const attempts = new Map<string, number>();
  const begun: { from: number; to: number }[] = [];
  const rendered: { from: number; to: number }[] = [];
  let closed = false;
  const pool: SegmentPool = {
    size: options.size ?? 2,
    async renderSegment(task, { signal, onFrames } = {}) {
      begun.push({ from: task.from, to: task.to });
      const name = `${task.from}-${task.to}`;
      const attempt = attempts.get(name) ?? 0;
      attempts.set(name, attempt + 1);
      const timeline = JSON.parse(await readFile(task.timelineFile, 'utf8')) as Timeline;
      if (task.to > timeline.frames) throw new Error('frames beyond the video');
      onFrames?.(1);
      if (options.pauseMilliseconds) await sleep(options.pauseMilliseconds, undefined, { signal });
      const mishap = options.mishap?.(task, attempt);
      if (mishap) throw mishap;
      const { width, height } = task.output;
      const frames = Array.from({ length: task.to - task.from }, (_, at) =>
        numberedFrame(width, height, task.from + at),
      );
      const args = ['-hide_banner', '-loglevel', 'error', '-y', ...task.encoding.input, ...task.encoding.output];
      await runProgram(tools.ffmpeg, [...args, task.outFile], {
        stage: 'encode',
        signal,
        input: Buffer.concat(frames),
      });
      onFrames?.(frames.length - 1);
      rendered.push({ from: task.from, to: task.to });
      const { size } = await stat(task.outFile);
      return {
        frames: frames.length,
        bytes: size,
        captured: frames.length,
        held: 0,
        strategy: 'reference',
        captureSeconds: 0,
        encodeSeconds: 0,
      };
    },
    stills: async (tasks) => tasks.map(({ frame }) => Uint8Array.of(frame)),
    warm: async () => undefined,
    async close() {
      closed = true;
    },
  };
  return { pool, begun, rendered, isClosed: () => closed };
}

function numberedFrame(width: number, height: number, number: number): Buffer {
  const row = Buffer.alloc(width);
  const bar = width / BARS;
  for (let bit = 0; bit < BARS; bit++)
    row.fill((number >> bit) & 1 ? 235 : 40, Math.round(bit * bar), Math.round((bit + 1) * bar));
  return Buffer.concat([...Array.from({ length: height }, () => row), Buffer.alloc((width * height) / 2, 128)]);
}

/** The numbers that the frames of a finished video show, in order. */
export async function readFrameNumbers(tools: FfmpegTools, file: string, size: { width: number; height: number }) {
  const { width, height } = size;
  const pixels = await runProgram(
    tools.ffmpeg,
    [
      ...['-v', 'error', '-i', file, '-map', '0:v', '-fps_mode', 'passthrough', '-pix_fmt', 'gray'],
      ...['-c:v', 'rawvideo', '-f', 'image2pipe', 'pipe:1'],
    ],
    { stage: 'probe' },
  );
  const numbers: number[] = [];
  for (let at = 0; at < pixels.length; at += width * height) {
    let number = 0;
    for (let bit = 0; bit < BARS; bit++) {
      const middle = at + Math.floor(height / 2) * width + Math.floor(((bit + 0.5) * width) / BARS);
      if (pixels[middle]! > 128) number |= 1 << bit;
    }
    numbers.push(number);
  }
  return numbers;
}
