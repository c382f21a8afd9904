#!/usr/bin/env node
/**
 * Renders the same short timeline again and again and shows that memory, open files and the browsers' folders, which
 * lie in memory, stay flat.
 *   --runs N (200)   --every N (20)   --frames N (60)   --workers N (2)   --long MINUTES (0: leave it out)
 * `--long 10` renders one timeline of ten minutes afterwards and samples its memory on the way.
 * Exits with 1 when the second half of the runs needed a tenth and 30 MB more than the first, or kept a file open.
 */
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureSetup, importBuilt, root } from './setup.mjs';

const number = { type: 'string' };
const { values } = parseArgs({
  options: { runs: number, every: number, frames: number, workers: number, long: number },
});
const runs = Number(values.runs ?? 200);
const every = Number(values.every ?? 20);
const frames = Number(values.frames ?? 60);
const minutes = Number(values.long ?? 0);

await ensureSetup();
const { sampleTimeline } = await importBuilt('compositions');
const { createVideoRenderer } = await importBuilt('render-pool');
const prepared = process.env.SCENEWRIGHT_CACHE;
const folder = mkdtempSync(join(tmpdir(), 'scenewright-soak-'));
const cacheRoot = join(folder, 'cache');
mkdirSync(cacheRoot);
for (const name of ['browser', 'bundle']) {
  mkdirSync(join(prepared, name), { recursive: true });
  symlinkSync(join(prepared, name), join(cacheRoot, name));
}
const renderer = createVideoRenderer({
  cacheRoot,
  entry: join(root, 'compositions/src/entry.tsx'),
  workers: Number(values.workers ?? 2),
  // So small that the store evicts all the time, as it does after months.
  segmentStoreBytes: 4e6,
});
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    rmSync(folder, { recursive: true, force: true });
    process.exit(1);
  });
const output = { width: 1280, height: 720 };
const outFile = join(folder, 'video.mp4');
const base = sampleTimeline({ kind: 'title', content: { title: 'Soak' } });
let failed = false;

try {
  console.log('renders  node MB  tree MB  folders MB  files  processes  seconds a render');
  const samples = [];
  let began = performance.now();
  for (let run = 1; run <= runs; run++) {
    await renderer.render({ timeline: scenes(1, frames, `run ${run}`), output, outFile });
    if (run % every !== 0 && run !== runs && run !== 1) continue;
    globalThis.gc?.();
    const sample = measure();
    const each = (performance.now() - began) / 1000 / (run === 1 ? 1 : every);
    began = performance.now();
    console.log(row(run, sample, each.toFixed(2)));
    if (run > 1) samples.push(sample);
  }
  if (samples.length >= 4) judge(samples);
  if (minutes > 0) await renderLong();
} finally {
  await renderer.close();
  rmSync(folder, { recursive: true, force: true });
}
const rest = tree().length - 1;
console.log(`${rest} processes after closing`);
process.exit(failed || rest > 0 ? 1 : 0);

async function renderLong() {
  const timeline = scenes(minutes * 12, 150, 'long');
  console.log(
    `\n${minutes} minutes, ${timeline.frames} frames\nframes   node MB  tree MB  folders MB  files  processes  frames a second`,
  );
  const samples = [];
  const began = performance.now();
  let next = 0;
  await renderer.render(
    { timeline, output, outFile },
    {
      onProgress({ framesDone }) {
        if (framesDone < next) return;
        next = framesDone + timeline.frames / 20;
        const sample = measure();
        samples.push(sample);
        console.log(row(framesDone, sample, ((framesDone / (performance.now() - began)) * 1000).toFixed(1)));
      },
    },
  );
  judge(samples.slice(2));
}

/** Scenes whose words differ, so that no segment is taken from the store. */
function scenes(count, length, words) {
  const scene = base.scenes[0];
  return {
    ...base,
    frames: count * length,
    scenes: Array.from({ length: count }, (_, index) => ({
      ...scene,
      id: `s${index}`,
      from: index * length,
      frames: length,
      transition: null,
      content: { ...scene.content, title: `${words} ${index}` },
    })),
  };
}

function judge(samples) {
  const half = Math.floor(samples.length / 2);
  const median = (part, of) => part.map((sample) => sample[of]).sort((a, b) => a - b)[Math.floor(part.length / 2)];
  const [first, second] = [samples.slice(0, half), samples.slice(half)];
  for (const [name, slack, share] of [
    ['nodeBytes', 30e6, 1.1],
    ['treeBytes', 30e6, 1.1],
    ['folderBytes', 30e6, 1.1],
    ['files', 8, 1],
    ['processes', 2, 1],
  ]) {
    const [before, after] = [median(first, name), median(second, name)];
    const flat = after <= before * share + slack;
    if (!flat) failed = true;
    console.log(`${flat ? 'flat ' : 'GROWS'} ${name}: ${figure(name, before)} → ${figure(name, after)}`);
  }
}

function figure(name, value) {
  return name.endsWith('Bytes') ? `${Math.round(value / 1e6)} MB` : String(value);
}

function row(at, { nodeBytes, treeBytes, folderBytes, files, processes }, last) {
  const cells = [
    at,
    ...[nodeBytes, treeBytes, folderBytes].map((bytes) => Math.round(bytes / 1e6)),
    files,
    processes,
    last,
  ];
  return cells.map((cell) => String(cell).padEnd(9)).join('');
}

/** This process, and its share of all that descends from it (pages held in common count in parts). Linux. */
function measure() {
  const pids = tree();
  const share = (pid) => {
    try {
      return Number(/^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) * 1024;
    } catch {
      return 0;
    }
  };
  return {
    nodeBytes: process.memoryUsage.rss(),
    treeBytes: pids.reduce((sum, pid) => sum + share(pid), 0),
    folderBytes: browserFolders().reduce((sum, folder) => sum + bytesBelow(folder), 0),
    files: readdirSync('/proc/self/fd').length,
    processes: pids.length,
  };
}

/** What the browsers of this process write: memory too, where it can be. */
function browserFolders() {
  const own = `scenewright-browser-${process.pid}-`;
  return ['/dev/shm', tmpdir()].flatMap((base) =>
    namesIn(base)
      .filter((name) => name.startsWith(own))
      .map((name) => join(base, name)),
  );
}

function bytesBelow(folder) {
  let bytes = 0;
  for (const name of namesIn(folder, { recursive: true })) {
    // A browser deletes what it writes at any time.
    bytes += statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0;
  }
  return bytes;
}

function namesIn(folder, options) {
  try {
    return readdirSync(folder, options);
  } catch {
    return [];
  }
}

function tree() {
  const parents = new Map();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const isBundler = readFileSync(`/proc/${name}/cmdline`, 'utf8').includes('esbuild');
      if (state !== 'Z' && !isBundler) parents.set(Number(name), Number(parent));
    } catch {
      // It ended meanwhile.
    }
  }
  const below = (pid) =>
    [...parents].filter(([, parent]) => parent === pid).flatMap(([child]) => [child, ...below(child)]);
  return [process.pid, ...below(process.pid)];
}
