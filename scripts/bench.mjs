#!/usr/bin/env node
/**
 * `npm run bench`: the same timelines with plain Remotion, tuned Remotion and this project, interleaved.
 *   --size 720p|1080p|4K|8K (repeat or comma)  --composition NAME,…  --runs N  --json FILE
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureSetup, importBuilt, root } from './setup.mjs';

const SIZES = ['720p', '1080p', '4K', '8K'];
let values;
try {
  ({ values } = parseArgs({
    options: {
      size: { type: 'string', multiple: true },
      composition: { type: 'string' },
      runs: { type: 'string' },
      json: { type: 'string' },
    },
  }));
} catch (error) {
  usage(error.message);
}
const sizes = (values.size ?? ['720p']).flatMap((value) => value.split(','));
for (const size of sizes) if (!SIZES.includes(size)) usage(`--size takes ${SIZES.join(', ')}`);
const runs = Number(values.runs ?? 3);
if (!Number.isInteger(runs) || runs < 1) usage('--runs takes a whole number from 1');

await ensureSetup();
const { runBench, BENCH_NAMES } = await importBuilt('render-pool', 'src/bench/run-bench.js').then(async (bench) => ({
  ...bench,
  ...(await importBuilt('render-pool', 'src/bench/bench-compositions.js')),
}));
const compositions = values.composition?.split(',');
for (const name of compositions ?? [])
  if (!BENCH_NAMES.includes(name)) usage(`--composition takes ${BENCH_NAMES.join(', ')}`);

const { writeFile } = await import('node:fs/promises');
const report = { machine: null, results: [] };
for (const size of sizes) {
  const { machine, results } = await runBench({
    size,
    compositions,
    runs,
    cacheRoot: process.env.SCENEWRIGHT_CACHE,
    entry: join(root, 'compositions/src/entry.tsx'),
    print: (line) => console.log(line),
  });
  report.machine = machine;
  report.results.push(...results);
}
if (values.json) await writeFile(resolve(values.json), `${JSON.stringify(report, null, 2)}\n`);

function usage(message) {
  process.stderr.write(`bench: ${message}\n`);
  process.exit(2);
}
