import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { outputSize } from '@scenewright/core/canvas';
import type { Timeline } from '@scenewright/core/timeline';
import { BENCH_NAMES, benchTimeline } from './bench-compositions.js';
import { openBenchPlace, type BenchPlace } from './bench-place.js';
import { median, thisMachine, type BenchMachine } from './bench-report.js';
import type { Outcome } from './compete.js';
import { measureLatency } from './latency.js';
import type { SeriesOptions, SeriesRow } from './series.js';

const LENGTHS = [15, 30, 60, 120, 300, 600];
const WORKERS = [1, 2, 4];

export async function runSeries(options: SeriesOptions): Promise<{ machine: BenchMachine; results: SeriesRow[] }> {
  const place = await openBenchPlace(options);
  try {
    const results: SeriesRow[] = [];
    const add = (row: SeriesRow): void => {
      results.push(row);
      options.print(seriesLine(row));
    };
    if (options.series === 'length') await byLength(place, options, add);
    else if (options.series === 'workers') await byWorkers(place, options, add);
    else if (options.series === 'edit') await byEdit(place, options, add);
    else if (options.series === 'profile') await byRole(place, options, add);
    else for (const row of await measureLatency(place, options)) add(row);
    return { machine: thisMachine(), results };
  } finally {
    await place.close();
  }
}

type Add = (row: SeriesRow) => void;

/** Cost must grow as the length does, and memory not at all. */
async function byLength(place: BenchPlace, options: SeriesOptions, add: Add): Promise<void> {
  for (const seconds of options.lengths ?? LENGTHS) {
    const timeline = timelineOf(place, seconds);
    add(row(options, `${seconds} s`, timeline, await renderOften(place, timeline, options)));
  }
}

async function byWorkers(place: BenchPlace, options: SeriesOptions, add: Add): Promise<void> {
  const timeline = timelineOf(place, 30);
  for (const workers of WORKERS)
    add(row(options, `${workers} workers`, timeline, await renderOften(place, timeline, options, workers)));
}

/**
 * One scene of eight is written anew: its segments alone are drawn. Both by one process whose browsers are up, as in a
 * service at work.
 */
async function byEdit(place: BenchPlace, options: SeriesOptions, add: Add): Promise<void> {
  const before = eightScenes(place);
  const warmUpFile = await place.write('warm-up', shortTimeline(place));
  const after: Timeline = {
    ...before,
    scenes: before.scenes.map((scene, index) =>
      index === 3 && scene.kind === 'counter'
        ? { ...scene, content: { ...scene.content, caption: 'from every station that we know' } }
        : scene,
    ),
  };
  const editFile = await place.write('edit', after);
  const outcomes: Outcome[] = [];
  for (let run = 0; run < options.runs; run++) {
    const cacheRoot = await place.cache();
    outcomes.push(await render(place, before, options, { cacheRoot, warmUpFile, editFile }));
    await rm(cacheRoot, { recursive: true, force: true });
  }
  add(row(options, 'all of eight scenes, warm', before, outcomes));
  const edits = outcomes.map((outcome) => ({ ...outcome, seconds: outcome.editSeconds ?? Number.NaN }));
  add(row(options, 'one of eight scenes, warm', after, edits));
}

/** Where the processors' time goes, with one worker: `seconds` is of their time, `fps` how many frames that is a second. */
async function byRole(place: BenchPlace, options: SeriesOptions, add: Add): Promise<void> {
  for (const name of BENCH_NAMES) {
    const timeline = benchTimeline(name, place.photo);
    const outcomes = await renderOften(place, timeline, options, 1);
    for (const role of ['page', 'encoder', 'browser', 'host'] as const) {
      const seconds = median(outcomes.map(({ cpuByRole }) => cpuByRole[role]));
      const at = `${name}: ${role}, ${((1000 * seconds) / timeline.frames).toFixed(1)} ms a frame`;
      add({ ...row(options, at, timeline, outcomes), seconds, fps: timeline.frames / seconds });
    }
  }
}

function timelineOf(place: BenchPlace, seconds: number): Timeline {
  const one = benchTimeline('example', place.photo);
  const timeline = benchTimeline('example', place.photo, Math.ceil((seconds * one.fps) / one.frames) + 1);
  const frames = seconds * timeline.fps;
  return { ...timeline, frames, scenes: timeline.scenes.filter(({ from }) => from < frames) };
}

/** Other scenes than those that are measured, at another pace, so that none of its segments is theirs. */
function shortTimeline(place: BenchPlace): Timeline {
  return benchTimeline('example', place.photo, 1, '16:9', 1.5);
}

function eightScenes(place: BenchPlace): Timeline {
  const timeline = benchTimeline('example', place.photo, 2, '16:9', 7.5);
  const scenes = timeline.scenes.slice(0, 8);
  const last = scenes.at(-1)!;
  return { ...timeline, scenes, frames: last.from + last.frames };
}

async function renderOften(
  place: BenchPlace,
  timeline: Timeline,
  options: SeriesOptions,
  workers?: number,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let run = 0; run < options.runs; run++) {
    const cacheRoot = await place.cache();
    outcomes.push(await render(place, timeline, options, { cacheRoot, workers }));
    await rm(cacheRoot, { recursive: true, force: true });
  }
  return outcomes;
}

async function render(
  place: BenchPlace,
  timeline: Timeline,
  { size }: SeriesOptions,
  how: { cacheRoot: string; workers?: number; warmUpFile?: string; editFile?: string },
): Promise<Outcome> {
  const timelineFile = await place.write('series', timeline);
  const outFile = join(place.folder, 'series.mp4');
  const output = outputSize('16:9', size);
  const outcome = await place.race({ contender: 'ours', timelineFile, output, outFile, ...how });
  await rm(outFile, { force: true });
  return outcome;
}

function row({ series, size }: SeriesOptions, at: string, timeline: Timeline, outcomes: readonly Outcome[]): SeriesRow {
  const seconds = median(outcomes.map((outcome) => outcome.seconds));
  const peakBytes = median(outcomes.map((outcome) => outcome.peakBytes));
  return { series, size, at, seconds, fps: timeline.frames / seconds, peakBytes };
}

function seriesLine({ series, size, at, seconds, fps, peakBytes }: SeriesRow): string {
  return [
    `${series} ${size}`.padEnd(16),
    at.padEnd(34),
    `${seconds.toFixed(2)} s`.padStart(10),
    (fps === null ? '' : `${fps.toFixed(1)} frames/s`).padStart(16),
    (peakBytes === null ? '' : `${(peakBytes / 1e6).toFixed(0)} MB`).padStart(10),
  ].join(' ');
}
