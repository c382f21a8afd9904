import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { outputSize, type Size, type Timeline } from '@scenewright/core';
import { buildBundle } from '../bundle/build-bundle.js';
import { findBrowser } from '../browser/find-browser.js';
import { locateFfmpeg } from '../ffmpeg/locate-ffmpeg.js';
import { startPageServer } from '../page/page-server.js';
import { createSegmentPool } from '../worker/segment-pool.js';
import { usableCores } from '../worker/worker-count.js';
import { BENCH_NAMES, benchTimeline, type BenchImage, type BenchName } from './bench-compositions.js';
import type { Contest } from './contender.js';
import { likenessToLossless, sampleFrames } from './likeness-to-lossless.js';
import { watchProcess } from './watch-process.js';

export const BENCH_SIZES = ['720p', '1080p', '4K', '8K'] as const;
export type BenchSize = (typeof BENCH_SIZES)[number];
const CONTENDERS = ['plain', 'tuned', 'ours'] as const;
type Contender = (typeof CONTENDERS)[number];

export interface BenchOptions {
  size: BenchSize;
  /** All when absent. */
  compositions?: readonly BenchName[];
  /** Renders of each, interleaved; the medians count. */
  runs: number;
  /** Also written here. */
  json?: string;
  cacheRoot: string;
  /** The compositions' entry. */
  entry: string;
  print: (line: string) => void;
}

/** Medians of one contender. */
export interface BenchFigures {
  fps: number;
  cpuSecondsPerFrame: number;
  peakBytes: number;
  bytes: number;
  /** Against lossless frames. */
  ssim: number;
}

export interface BenchRow {
  size: BenchSize;
  composition: BenchName | 'all';
  frames: number;
  ratio_to_plain: number;
  ratio_to_tuned: number;
  plain?: BenchFigures;
  tuned?: BenchFigures;
  ours?: BenchFigures;
}

export interface BenchReport {
  machine: { cpu: string; cores: number; memoryBytes: number; platform: string; node: string };
  results: BenchRow[];
}

/** Renders the same timelines with plain Remotion, tuned Remotion and this package, and compares. */
export async function runBench(options: BenchOptions): Promise<BenchReport> {
  const { cacheRoot, entry, print } = options;
  const bundleFolder = await buildBundle({ entry, cacheRoot, log: print });
  const { ffmpeg } = await locateFfmpeg();
  const { executable, environment } = await findBrowser(undefined, cacheRoot);
  const folder = await mkdtemp(join(tmpdir(), 'scenewright-bench-'));
  const server = await startPageServer();
  try {
    const photo = await makePhoto(folder);
    const { url } = server.mount({
      bundleFolder,
      assetFolder: folder,
      mediaTypes: new Map([[photo.digest, 'image/jpeg']]),
      openToAll: true,
    });
    const results: BenchRow[] = [];
    print(HEADING);
    for (const name of options.compositions ?? BENCH_NAMES) {
      const timeline = benchTimeline(name, photo);
      const output = outputSize('16:9', options.size);
      const timelineFile = join(folder, `${name}.json`);
      await writeFile(timelineFile, JSON.stringify(timeline));
      const lossless = await losslessFrames({
        timelineFile,
        timeline,
        output,
        folder,
        bundleFolder,
        cacheRoot,
        ffmpeg,
      });
      const measured: Record<Contender, BenchFigures[]> = { plain: [], tuned: [], ours: [] };
      for (let run = 0; run < options.runs; run++)
        for (const contender of CONTENDERS) {
          const outFile = join(folder, `${name}-${contender}.mp4`);
          const fresh = await freshCache(folder, cacheRoot);
          const contest: Contest = {
            contender,
            timelineFile,
            output,
            outFile,
            cacheRoot: fresh,
            assetFolder: folder,
            assetBase: `${url}/asset`,
            bundleFolder,
            browser: executable,
            cores: usableCores(),
          };
          const { seconds, cpuSeconds, peakBytes } = await compete(contest, environment);
          const ssim =
            measured[contender][0]?.ssim ?? (await likenessToLossless(ffmpeg, outFile, output, timeline.fps, lossless));
          measured[contender].push({
            fps: timeline.frames / seconds,
            cpuSecondsPerFrame: cpuSeconds / timeline.frames,
            peakBytes,
            bytes: (await stat(outFile)).size,
            ssim,
          });
          await Promise.all([rm(fresh, { recursive: true, force: true }), rm(outFile, { force: true })]);
        }
      const row = compare(options.size, name, timeline.frames, measured);
      results.push(row);
      for (const line of tableLines(row)) print(line);
    }
    results.push(overall(options.size, results));
    print(overallLine(results.at(-1)!));
    const [cpu] = cpus();
    const report: BenchReport = {
      machine: {
        cpu: cpu?.model.trim() || 'unknown',
        cores: usableCores(),
        memoryBytes: totalmem(),
        platform: `${process.platform} ${process.arch}`,
        node: process.version,
      },
      results,
    };
    if (options.json) await writeFile(options.json, `${JSON.stringify(report, null, 2)}\n`);
    return report;
  } finally {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Browser and bundle are there, as after the first video; segments are not. */
async function freshCache(folder: string, cacheRoot: string): Promise<string> {
  const fresh = await mkdtemp(join(folder, 'cache-'));
  for (const shared of ['browser', 'bundle', 'probe']) {
    await mkdir(join(cacheRoot, shared), { recursive: true });
    await symlink(join(cacheRoot, shared), join(fresh, shared));
  }
  return fresh;
}

async function compete(
  contest: Contest,
  environment: Record<string, string>,
): Promise<{ seconds: number; cpuSeconds: number; peakBytes: number }> {
  const child = spawn(process.execPath, [contenderFile(), JSON.stringify(contest)], {
    stdio: ['pipe', 'pipe', 'inherit'],
    // Remotion hands its environment on to the browser, which needs its libraries there.
    env: { ...process.env, ...environment, SCENEWRIGHT_CACHE: contest.cacheRoot },
  });
  const watch = watchProcess(child.pid!);
  let text = '';
  const seconds = await new Promise<number>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString('utf8');
      const found = /^\{"seconds":([\d.]+)\}$/m.exec(text);
      if (found) resolve(Number(found[1]));
    });
    child.once('close', (code) => reject(new Error(`${contest.contender} ended with ${code}`)));
  }).catch(async (error: unknown) => {
    await watch.stop();
    throw error;
  });
  const usage = await watch.stop();
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.stdin.end();
  await ended;
  return { seconds, ...usage };
}

/** Runs from built files, as `npm run bench` does. */
function contenderFile(): string {
  return fileURLToPath(new URL('./contender.js', import.meta.url));
}

async function losslessFrames(what: {
  timelineFile: string;
  timeline: Timeline;
  output: Size;
  folder: string;
  bundleFolder: string;
  cacheRoot: string;
  ffmpeg: string;
}): Promise<Map<number, Uint8Array>> {
  const { timelineFile, timeline, output, folder, bundleFolder, cacheRoot, ffmpeg } = what;
  const pool = createSegmentPool({ cacheRoot, ffmpeg, workers: 1 });
  try {
    const frames = sampleFrames(timeline.frames);
    const stills = await pool.stills(
      frames.map((frame) => ({ timelineFile, frame, output, format: 'png', assetFolder: folder, bundleFolder })),
    );
    return new Map(frames.map((frame, index) => [frame, stills[index]!]));
  } finally {
    await pool.close();
  }
}

/** Something like a photograph: soft light, detail and grain, the same at every run. */
async function makePhoto(folder: string): Promise<BenchImage> {
  const [width, height] = [2400, 1600];
  const pixels = Buffer.alloc(width * height * 3);
  let noise = 1;
  for (let at = 0; at < pixels.length; at += 3) {
    const x = (at / 3) % width;
    const y = Math.floor(at / 3 / width);
    noise = (noise * 1664525 + 1013904223) >>> 0;
    const grain = (noise >>> 24) / 16;
    const hill = y > 900 + 200 * Math.sin(x / 260) ? 40 : 0;
    pixels[at] = 90 + (80 * y) / height + hill + grain;
    pixels[at + 1] = 110 + 40 * Math.sin(x / 90) * Math.sin(y / 70) + grain;
    pixels[at + 2] = 190 - (120 * y) / height - hill + grain;
  }
  const jpeg = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 88 })
    .toBuffer();
  const digest = createHash('sha256').update(jpeg).digest('hex');
  await writeFile(join(folder, digest), jpeg);
  return { digest, bytes: jpeg.length, width, height };
}

function compare(
  size: BenchSize,
  composition: BenchName,
  frames: number,
  measured: Record<Contender, BenchFigures[]>,
): BenchRow {
  const [plain, tuned, ours] = CONTENDERS.map((name) => medians(measured[name])) as [
    BenchFigures,
    BenchFigures,
    BenchFigures,
  ];
  const row = { ratio_to_plain: ours.fps / plain.fps, ratio_to_tuned: ours.fps / tuned.fps };
  return { size, composition, frames, ...row, plain, tuned, ours };
}

function overall(size: BenchSize, rows: readonly BenchRow[]): BenchRow {
  const mean = (of: (row: BenchRow) => number): number =>
    Math.exp(rows.reduce((sum, row) => sum + Math.log(of(row)), 0) / rows.length);
  return {
    size,
    composition: 'all',
    frames: rows.reduce((sum, row) => sum + row.frames, 0),
    ratio_to_plain: mean((row) => row.ratio_to_plain),
    ratio_to_tuned: mean((row) => row.ratio_to_tuned),
  };
}

function medians(runs: readonly BenchFigures[]): BenchFigures {
  const median = (of: (figures: BenchFigures) => number): number => {
    const sorted = runs.map(of).sort((a, b) => a - b);
    return (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.ceil((sorted.length - 1) / 2)]!) / 2;
  };
  return {
    fps: median((figures) => figures.fps),
    cpuSecondsPerFrame: median((figures) => figures.cpuSecondsPerFrame),
    peakBytes: median((figures) => figures.peakBytes),
    bytes: median((figures) => figures.bytes),
    ssim: median((figures) => figures.ssim),
  };
}

const HEADING = 'composition  contender   frames/s  CPU ms/frame  peak MB   file kB    SSIM   ratio of ours';

function tableLines({ composition, plain, tuned, ours, ratio_to_plain, ratio_to_tuned }: BenchRow): string[] {
  const line = (name: string, figures: BenchFigures, ratio: string): string =>
    [
      composition.padEnd(12),
      name.padEnd(10),
      figures.fps.toFixed(1).padStart(9),
      (figures.cpuSecondsPerFrame * 1000).toFixed(1).padStart(13),
      (figures.peakBytes / 1e6).toFixed(0).padStart(8),
      (figures.bytes / 1000).toFixed(0).padStart(9),
      figures.ssim.toFixed(4).padStart(8),
      ratio,
    ].join(' ');
  return [
    line('plain', plain!, `  ${ratio_to_plain.toFixed(1)} ×`),
    line('tuned', tuned!, `  ${ratio_to_tuned.toFixed(1)} ×`),
    line('ours', ours!, ''),
  ];
}

function overallLine({ ratio_to_plain, ratio_to_tuned }: BenchRow): string {
  return `all          ${ratio_to_plain.toFixed(1)} × plain, ${ratio_to_tuned.toFixed(1)} × tuned (geometric means)`;
}
