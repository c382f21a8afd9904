import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Size } from '@scenewright/core/canvas';
import { buildBundle } from '../../src/bundle/build-bundle.js';
import type { SegmentTask } from '../../src/capture/segment-renderer.js';
import { locateFfmpeg } from '../../src/ffmpeg/locate-ffmpeg.js';
import { encodingProfile } from '../../src/quality/encoding-profile.js';

/** Pages of the test composition (testing/stage): a timeline's first seed picks one. */
export const PAGES = {
  patches: 0,
  holds: 1,
  moving: 2,
  difficult: 3,
  cutout: 4,
  pushing: 5,
  stills: 6,
  strokes: 7,
} as const;

export const stageSize: Size = { width: 640, height: 360 };

const root = fileURLToPath(new URL('../../..', import.meta.url));
export const cacheRoot = process.env['SCENEWRIGHT_CACHE'] ?? join(root, '.cache');

/** A temporary folder, the stage's bundle, and tasks for its pages. */
export async function openStage(): Promise<{
  folder: string;
  ffmpeg: string;
  task(page: keyof typeof PAGES, over?: Partial<SegmentTask>): Promise<SegmentTask>;
  close(): Promise<void>;
}> {
  const bundleFolder = await buildBundle({ entry: join(root, 'render-pool/testing/stage/src/entry.tsx'), cacheRoot });
  const { ffmpeg } = await locateFfmpeg();
  const folder = await mkdtemp(join(tmpdir(), 'scenewright-stage-'));
  let files = 0;
  return {
    folder,
    ffmpeg,
    async task(page, over = {}) {
      const output = over.output ?? stageSize;
      const timelineFile = join(folder, `${page}.json`);
      const timeline = {
        version: 1,
        title: page,
        fps: 30,
        frames: 300,
        output,
        scenes: [{ seed: PAGES[page] }],
        assets: {},
      };
      await writeFile(timelineFile, JSON.stringify(timeline));
      return {
        timelineFile,
        from: 0,
        to: 30,
        output,
        encoding: encodingProfile('standard', output, 30),
        outFile: join(folder, `${files++}.mp4`),
        assetFolder: folder,
        bundleFolder,
        jobFolder: folder,
        ...over,
      };
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Frames of a file as I420, one after the other. */
export async function decode(ffmpeg: string, file: string, size: Size): Promise<Buffer[]> {
  const raw = `${file}.yuv`;
  await promisify(execFile)(ffmpeg, [
    '-v',
    'error',
    '-y',
    '-i',
    file,
    '-pix_fmt',
    'yuv420p',
    '-f',
    'rawvideo',
    raw,
  ]).catch(
    // The build that ships with Remotion has no rawvideo muxer; its `data` muxer takes the same packets.
    () =>
      promisify(execFile)(ffmpeg, [
        '-v',
        'error',
        '-y',
        '-i',
        file,
        '-c:v',
        'rawvideo',
        '-pix_fmt',
        'yuv420p',
        '-f',
        'image2pipe',
        raw,
      ]),
  );
  const bytes = await readFile(raw);
  await rm(raw);
  const frame = (size.width * size.height * 3) / 2;
  return Array.from({ length: bytes.length / frame }, (_, index) => bytes.subarray(index * frame, (index + 1) * frame));
}

export interface RunningProcess {
  pid: number;
  command: string;
}

/** Processes that descend from one, itself excluded. Linux. */
export async function descendants(ancestor: number): Promise<RunningProcess[]> {
  const processes = await Promise.all(
    (await readdir('/proc'))
      .filter((name) => /^\d+$/.test(name))
      .map(async (name) => {
        const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
        const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        const command = (await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ');
        return { pid: Number(name), parent: Number(parent), state, command };
      }),
  );
  const found: RunningProcess[] = [];
  const visit = (parent: number): void => {
    for (const process of processes)
      if (process.parent === parent && process.state !== 'Z') {
        found.push({ pid: process.pid, command: process.command });
        visit(process.pid);
      }
  };
  visit(ancestor);
  return found;
}

/** Asks again until the answer is yes, for at most some seconds. */
export async function until(question: () => Promise<boolean>, seconds: number): Promise<boolean> {
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline) {
    if (await question()) return true;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return question();
}
