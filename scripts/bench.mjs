#!/usr/bin/env node
/**
 * `npm run bench`: the same timelines with plain Remotion, tuned Remotion and this project, interleaved.
 *   --size 720p|1080p|4K|8K (repeat or comma)  --composition NAME,…  --runs N  --frames N  --json FILE
 * Medians of 3 runs unless told otherwise. Whole timelines at 720p and 1080p; at 4K the first 120 frames of each, at 8K the
 * first 24, since plain Remotion takes hours otherwise: `--frames` takes another number.
 * `--series length|workers|edit|latency|profile` (comma) measures this project alone instead: cost against length (`--lengths
 * 15,60,600`), against the number of workers, of one changed scene of eight, the time to a first picture, and which
 * processes take the processors' time.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureSetup, importBuilt, root } from './setup.mjs';

const SIZES = ['720p', '1080p', '4K', '8K'];
const USUAL_FRAMES = { '4K': 120, '8K': 24 };
const text = { type: 'string' };
let values;
try {
  ({ values } = parseArgs({
    options: {
      size: { ...text, multiple: true },
      composition: text,
      runs: text,
      frames: text,
      series: text,
      lengths: text,
      json: text,
    },
  }));
} catch (error) {
  usage(error.message);
}
const sizes = (values.size ?? ['720p']).flatMap((value) => value.split(','));
for (const size of sizes) if (!SIZES.includes(size)) usage(`--size takes ${SIZES.join(', ')}`);
const runs = whole('runs', 3);
const frames = whole('frames');
const lengths = values.lengths?.split(',').map(Number);
if (lengths?.some((seconds) => !(seconds >= 1))) usage('--lengths takes seconds from 1, such as 15,60');

await ensureSetup();
const { runBench, runSeries, SERIES } = await importBuilt('render-pool', 'src/bench/run-bench.js');
const { BENCH_NAMES } = await importBuilt('render-pool', 'src/bench/bench-compositions.js');
const compositions = choice('composition', BENCH_NAMES);
const series = choice('series', SERIES);

// The first signal ends the render in hand and deletes what was written.
const ending = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => ending.abort(new Error(`ended by ${signal}`)));

const { writeFile } = await import('node:fs/promises');
const report = { machine: null, results: [] };
const common = {
  runs,
  cacheRoot: process.env.SCENEWRIGHT_CACHE,
  entry: join(root, 'compositions/src/entry.tsx'),
  print: (line) => console.log(line),
  signal: ending.signal,
};
try {
  for (const size of sizes) {
    const reports = series
      ? series.map((name) => () => runSeries({ ...common, size, series: name, lengths }))
      : [() => runBench({ ...common, size, compositions, frames: frames ?? USUAL_FRAMES[size] })];
    for (const measure of reports) {
      const { machine, results } = await measure();
      report.machine = machine;
      report.results.push(...results);
      if (values.json) await writeFile(resolve(values.json), `${JSON.stringify(report, null, 2)}\n`);
    }
  }
} catch (error) {
  process.stderr.write(`bench: ${error.message}\n`);
  process.exit(1);
}

function choice(option, known) {
  const chosen = values[option]?.split(',');
  for (const name of chosen ?? []) if (!known.includes(name)) usage(`--${option} takes ${known.join(', ')}`);
  return chosen;
}

function whole(option, otherwise) {
  const value = values[option] === undefined ? otherwise : Number(values[option]);
  if (value !== undefined && (!Number.isInteger(value) || value < 1)) usage(`--${option} takes a whole number from 1`);
  return value;
}

function usage(message) {
  process.stderr.write(`bench: ${message}\n`);
  process.exit(2);
}
