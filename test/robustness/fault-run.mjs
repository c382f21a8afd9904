/**
 * Renders with the built renderer while something goes wrong, then once more in peace, and prints what
 * came of both and what was left behind, as JSON. A process of its own, so that it can be killed and its
 * processes counted.
 *   {root, cacheRoot, outFolder, fault: 'cancel' | 'browser' | 'encoder' | 'full-disk' | 'wait' | 'none', frames}
 */
import { closeSync, openSync, readFileSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const { root, cacheRoot, outFolder, fault, frames = 240 } = JSON.parse(process.argv[2]);
const { createVideoRenderer } = await import(pathToFileURL(join(root, 'render-pool/dist/src/index.js')).href);
const log = [];
const renderer = createVideoRenderer({
  cacheRoot,
  entry: join(root, 'render-pool/testing/stage/src/entry.tsx'),
  workers: 2,
  log: (line) => log.push(line),
});

const filler = join(cacheRoot, 'filler');
const abort = new AbortController();
const outFile = join(outFolder, 'a.mp4');
let struck = null;
const first = await attempt(() =>
  renderer.render({ timeline: timeline(frames), outFile }, { signal: abort.signal, onProgress: strike }),
);
const left = { jobs: list(join(cacheRoot, 'jobs')), out: list(outFolder), encoders: count('image2pipe') };
rmSync(filler, { force: true });
const next = await attempt(() => renderer.render({ timeline: timeline(30), outFile: join(outFolder, 'b.mp4') }));
await renderer.close();
await settled();
left.processes = descendants().map(({ command }) => command.slice(0, 120));
left.profiles = list('/dev/shm').filter((name) => name.startsWith(`scenewright-browser-${process.pid}-`));
left.jobsAtEnd = list(join(cacheRoot, 'jobs'));
process.stdout.write(JSON.stringify({ pid: process.pid, struck, first, left, next, log }));

function strike({ stage, framesDone }) {
  if (struck !== null || stage !== 'capturing' || framesDone < 24) return;
  struck = fault;
  if (fault === 'cancel') abort.abort(new Error('canceled by the test'));
  else if (fault === 'browser') kill('--user-data-dir');
  else if (fault === 'encoder') kill('image2pipe');
  else if (fault === 'full-disk') fill();
  else if (fault === 'wait') process.stdout.write('drawing\n');
}

/** All that the file system still takes. */
function fill() {
  const file = openSync(filler, 'w');
  try {
    for (let chunk = Buffer.alloc(1 << 20); ;) writeSync(file, chunk);
  } catch (error) {
    if (error.code !== 'ENOSPC') throw error;
  } finally {
    closeSync(file);
  }
}

/**
 * Not the shell that watches over a browser. Of two, the one that has worked more: the other may not draw yet, and would
 * be started anew without a lost segment.
 */
function kill(mark) {
  const work = ({ pid, ticks }) => descendants(pid).reduce((sum, child) => sum + child.ticks, ticks);
  const [victim] = descendants()
    .filter(({ command }) => command.includes(mark) && !command.startsWith('/bin/sh'))
    .sort((a, b) => work(b) - work(a));
  if (victim) process.kill(victim.pid, 'SIGKILL');
  else struck = null;
}

async function attempt(work) {
  try {
    const { frames: drawn, bytes, segments } = await work();
    return { frames: drawn, bytes, segments };
  } catch (error) {
    const { name, message, stage, kind, retryable, remedy } = error;
    return { failure: { name, message, stage, kind, retryable, remedy } };
  }
}

/** Processes that were told to end are gone a moment later. */
async function settled() {
  for (let tries = 0; tries < 100 && descendants().length > 0; tries++)
    await new Promise((resolve) => setTimeout(resolve, 50));
}

function list(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function count(mark) {
  return descendants().filter(({ command }) => command.includes(mark)).length;
}

function descendants(ancestor = process.pid) {
  const all = list('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        const [state, parent] = fields;
        const ticks = Number(fields[11]) + Number(fields[12]);
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
        // The bundler's service ends with this process.
        return state === 'Z' || command.includes('esbuild')
          ? []
          : [{ pid: Number(name), parent: Number(parent), command, ticks }];
      } catch {
        return [];
      }
    });
  const below = (pid) => all.filter(({ parent }) => parent === pid).flatMap((child) => [child, ...below(child.pid)]);
  return below(ancestor);
}

/**
 * The stage's page that moves in every frame, in scenes as long as a segment: one that is struck after a few of its frames
 * is not done before the stroke falls, also where its progress is told late.
 */
function timeline(length) {
  const colour = '#405060';
  const scenes = [];
  for (let from = 0; from < length; from += 120)
    scenes.push({
      id: `s${from}`,
      from,
      frames: Math.min(120, length - from),
      transition: null,
      cues: {},
      seed: 2,
      kind: 'title',
      content: { title: `scene ${from} of ${length}` },
    });
  return {
    version: 1,
    title: 'Faults',
    fps: 30,
    frames: length,
    canvas: { width: 1920, height: 1080 },
    output: { width: 640, height: 360 },
    language: 'en',
    direction: 'ltr',
    style: {
      pack: 'plain',
      palette: {
        ...{ background: colour, surface: colour, text: colour, muted: colour, accent: colour, onAccent: colour },
        ...{ data: Array(5).fill(colour), positive: colour, negative: colour },
      },
      fonts: { heading: 'Inter', body: 'Inter', mono: 'Inter' },
      logo: null,
    },
    scenes,
    captions: null,
    sound: [],
    assets: {},
  };
}
