import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { outputSize, type Size } from '@scenewright/core/canvas';
import type { Timeline } from '@scenewright/core/timeline';
import { createSegmentPool } from '../worker/segment-pool.js';
import { usableCores } from '../worker/worker-count.js';
import { BENCH_NAMES, benchTimeline, type BenchName } from './bench-compositions.js';
import { openBenchPlace, type BenchPlace, type BenchPlaceOptions } from './bench-place.js';
import {
  CONTENDERS,
  HEADING,
  medians,
  overall,
  overallLine,
  tableLines,
  thisMachine,
  type BenchFigures,
  type BenchMachine,
  type BenchRow,
  type BenchSize,
  type Contender,
} from './bench-report.js';
import { encoderAlone } from './encoder-alone.js';
import { likenessToLossless, sampleFrames } from './likeness-to-lossless.js';

export { BENCH_SIZES, type BenchFigures, type BenchRow, type BenchSize } from './bench-report.js';
export { runSeries } from './run-series.js';
export { SERIES, type SeriesName, type SeriesRow } from './series.js';

export interface BenchOptions extends BenchPlaceOptions {
  size: BenchSize;
  /** All when absent. */
  compositions?: readonly BenchName[];
  /** Renders of each, interleaved; the medians count. */
  runs: number;
  /** Frames that are rendered of each composition, for large sizes; all when absent. */
  frames?: number;
}

export interface BenchReport {
  machine: BenchMachine;
  results: BenchRow[];
}

/** Renders the same timelines with plain Remotion, tuned Remotion and this package, and compares. */
export async function runBench(options: BenchOptions): Promise<BenchReport> {
  const { print, size } = options;
  const place = await openBenchPlace(options);
  try {
    const results: BenchRow[] = [];
    print(HEADING);
    for (const name of options.compositions ?? BENCH_NAMES) {
      const row = await compareContenders(place, name, options);
      results.push(row);
      for (const line of tableLines(row)) print(line);
    }
    results.push(overall(size, results));
    print(overallLine(results.at(-1)!));
    return { machine: thisMachine(), results };
  } finally {
    await place.close();
  }
}

async function compareContenders(place: BenchPlace, name: BenchName, options: BenchOptions): Promise<BenchRow> {
  const { size, runs, signal } = options;
  const { folder, ffmpeg } = place;
  const timeline = cutAt(benchTimeline(name, place.photo), options.frames);
  const { frames, fps } = timeline;
  const output = outputSize('16:9', size);
  const timelineFile = await place.write(name, timeline);
  const lossless = await losslessFrames(place, timelineFile, timeline, output, options.cacheRoot);
  const measured: Record<Contender, BenchFigures[]> = { plain: [], tuned: [], ours: [] };
  let encoderFps: number | undefined;
  for (let run = 0; run < runs; run++)
    for (const contender of CONTENDERS) {
      const outFile = join(folder, `${name}-${contender}.mp4`);
      const cacheRoot = await place.cache();
      const contest = { contender, timelineFile, output, outFile, cacheRoot };
      const { seconds, cpuSeconds, peakBytes } = await place.race(contest);
      const likeness = measured[contender][0] ?? (await likenessToLossless(ffmpeg, outFile, output, fps, lossless));
      measured[contender].push({
        fps: frames / seconds,
        cpuSecondsPerFrame: cpuSeconds / frames,
        peakBytes,
        bytes: (await stat(outFile)).size,
        ssim: likeness.ssim,
        vif: likeness.vif,
      });
      if (contender === 'ours')
        encoderFps ??= await encoderAlone({
          ffmpeg,
          video: outFile,
          size: output,
          fps,
          frames,
          cores: usableCores(),
          signal,
        });
      await Promise.all([rm(cacheRoot, { recursive: true, force: true }), rm(outFile, { force: true })]);
    }
  const [plain, tuned, ours] = CONTENDERS.map((contender) => medians(measured[contender])) as [
    BenchFigures,
    BenchFigures,
    BenchFigures,
  ];
  return {
    size,
    composition: name,
    frames,
    ratio_to_plain: ours.fps / plain.fps,
    ratio_to_tuned: ours.fps / tuned.fps,
    plain,
    tuned,
    ours,
    encoder_alone_fps: encoderFps,
  };
}

/** The beginning of a timeline. Scenes keep their length, so that what is drawn stays the same. */
function cutAt(timeline: Timeline, frames = Infinity): Timeline {
  if (frames >= timeline.frames) return timeline;
  return { ...timeline, frames, scenes: timeline.scenes.filter(({ from }) => from < frames) };
}

async function losslessFrames(
  { bundleFolder, ffmpeg, folder }: BenchPlace,
  timelineFile: string,
  timeline: Timeline,
  output: Size,
  cacheRoot: string,
): Promise<Map<number, Uint8Array>> {
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
