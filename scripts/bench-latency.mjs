#!/usr/bin/env node
/**
 * `npm run bench:latency`: how fast the embedded server answers `GET /v1/videos/{id}` while it makes a video with the
 * real pipeline, beside the same question while it has nothing to do. Prints a table; `--json FILE` writes the figures.
 *
 *   node scripts/bench-latency.mjs [--seconds 30] [--pause 50] [--json FILE] [--profile FOLDER]
 *
 * A command and not a test: what it measures depends on the machine and on what else runs there.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureSetup, importBuilt } from './setup.mjs';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '30' },
    pause: { type: 'string', default: '50' },
    json: { type: 'string' },
    profile: { type: 'string' },
    serve: { type: 'boolean', default: false },
  },
});

await (options.serve ? serve() : measure());

/**
 * The server, in a process of its own. When asked it tells, in milliseconds, how long its event loop was held since the last
 * question, and the processor time that its process has taken.
 */
async function serve() {
  const { startServer } = await importBuilt('host-nest');
  let greeting = null;
  const server = await startServer(process.env, {
    onOwner: (owner) => {
      greeting = owner;
    },
  });
  const loop = monitorEventLoopDelay({ resolution: 5 });
  loop.enable();
  const turns = watchTurns();
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    const held = { p99: loop.percentile(99) / 1e6, max: loop.max / 1e6, own: turns.longest() };
    process.send({ ...held, processor: (user + system) / 1000 });
    loop.reset();
  });
  process.send({ url: server.url, key: greeting.apiKey });
  process.once('SIGTERM', () => server.close().finally(() => process.exit()));
}

/**
 * The longest hold by what the thread itself took of the processor: on a busy machine the rest of a hold is waiting for one.
 * Linux tells it; null elsewhere.
 */
function watchTurns() {
  const file = `/proc/self/task/${process.pid}/schedstat`;
  if (!existsSync(file)) return { longest: () => null };
  const taken = () => Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6;
  let [before, longest] = [taken(), 0];
  setInterval(() => {
    const now = taken();
    longest = Math.max(longest, now - before);
    before = now;
  }, 5).unref();
  return {
    longest() {
      const since = longest;
      longest = 0;
      return since;
    },
  };
}

async function measure() {
  await ensureSetup();
  const folder = mkdtempSync(join(tmpdir(), 'scenewright-latency-'));
  const child = spawn(
    process.execPath,
    [
      ...(options.profile ? ['--cpu-prof', `--cpu-prof-dir=${options.profile}`] : []),
      ...[fileURLToPath(import.meta.url), '--serve'],
    ],
    {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: {
        ...process.env,
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: join(folder, 'data'),
        // Nothing is taken from earlier runs; the browser and the bundle are.
        SCENEWRIGHT_CACHE: process.env.SCENEWRIGHT_CACHE,
        RATE_LIMIT_REQUESTS: '1000000',
        LOG_LEVEL: 'warn',
      },
    },
  );
  const nextMessage = () => new Promise((resolve) => child.once('message', resolve));
  const loop = () => {
    child.send('loop');
    return nextMessage();
  };
  try {
    const { url, key } = await nextMessage();
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    // Words that no earlier run has drawn, so that nothing comes from the segment store.
    const prompt = `Run ${Date.now().toString(36)}: revenue grew 24% to $4.2M. EMEA brought 41%, North America 38%, APAC 21%. Churn fell from 5.1% to 3.4%. The team grew from 31 to 48 people.`;
    const body = JSON.stringify({ prompt, duration: Number(options.seconds), render: true });
    const created = await (await fetch(`${url}/v1/videos`, { method: 'POST', headers, body })).json();
    const times = new Map();
    const blocks = new Map();
    let record = null;
    let phase = 'queued';
    do {
      const started = performance.now();
      record = await (await fetch(`${url}/v1/videos/${created.id}`, { headers })).json();
      const ms = performance.now() - started;
      if (record.phase !== phase) {
        blocks.set(phase, await loop());
        phase = record.phase;
      }
      // The answer's own phase: the time was spent while it held.
      const list = times.get(phase || 'idle, after it') ?? [];
      list.push(ms);
      times.set(phase || 'idle, after it', list);
      await sleep(Number(options.pause));
    } while (!['completed', 'failed'].includes(record.status));
    if (record.status === 'failed') throw new Error(JSON.stringify(record.error));
    const idle = [];
    for (let i = 0; i < 100; i++) {
      const started = performance.now();
      await (await fetch(`${url}/v1/videos/${created.id}`, { headers })).json();
      idle.push(performance.now() - started);
      await sleep(20);
    }
    times.set('idle, after it', idle);
    blocks.set('idle, after it', await loop());
    const busy = [...times].filter(([name]) => !/idle|queued/.test(name)).flatMap(([, list]) => list);
    const rows = [...times, ['all of the work', busy]].map(([name, list]) => ({
      phase: name,
      requests: list.length,
      p50: quantile(list, 0.5),
      p90: quantile(list, 0.9),
      p99: quantile(list, 0.99),
      max: quantile(list, 1),
      loop_max: Math.round(blocks.get(name)?.max ?? 0),
    }));
    const [cores, seconds] = [availableParallelism(), record.elapsed_seconds];
    process.stdout.write(`GET /v1/videos/{id} in milliseconds, ${cores} cores, a video of ${options.seconds} s\n`);
    console.table(rows);
    if (options.json) writeFileSync(options.json, JSON.stringify({ cores, seconds, rows }, null, 2));
  } finally {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await new Promise((resolve) => child.once('exit', resolve));
    }
    rmSync(folder, { recursive: true, force: true });
  }
}

function quantile(list, share) {
  const sorted = list.toSorted((a, b) => a - b);
  return Math.round((sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0) * 10) / 10;
}
