#!/usr/bin/env node
/**
 * `npm run test:crash`: kills the embedded server with SIGKILL at random moments while it makes short videos, and
 * checks that no accepted job is lost, charged twice or stuck, that each ends with one event, and that every MP4 plays.
 *
 *   node scripts/crash-test.mjs [--kills 20] [--jobs 40] [--seed 1] [--real] [--limit 900]
 *
 * Without `--real` the pictures are stood in for by a small MP4, so that the kills fall on the service and not on the
 * browser. With it browsers, encoders and their folders must be gone at the end as well. After `--limit` seconds no
 * more kills and jobs are begun, and what is there is finished. Ends with one JSON line of figures and status 0 or 1.
 */
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureSetup, importBuilt } from './setup.mjs';

const { values: options } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    jobs: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    real: { type: 'boolean', default: false },
    limit: { type: 'string' },
    serve: { type: 'boolean', default: false },
  },
});

await (options.serve ? serve() : attack());

/** The server under attack, in a process of its own. */
async function serve() {
  const { startServer } = await importBuilt('host-nest');
  let greeting = null;
  const server = await startServer(process.env, {
    ...(options.real ? {} : { studio: standIn() }),
    onOwner: (owner) => {
      greeting = owner;
    },
  });
  process.once('SIGTERM', () => server.close().finally(() => process.exit()));
  process.stdout.write(`${JSON.stringify({ url: server.url, key: greeting?.apiKey ?? null })}\n`);
}

async function attack() {
  await ensureSetup();
  const [kills, jobs] = [Number(options.kills), Number(options.jobs)];
  const chance = randomFrom(Number(options.seed));
  const folder = mkdtempSync(join(tmpdir(), 'scenewright-crash-'));
  const dataDir = join(folder, 'data');
  const cache = ownCache(join(folder, 'cache'));
  const limit = Number(options.limit ?? (options.real ? 900 : 240));
  const pids = [];
  let killed = 0;
  let jobMs = 1200;
  const events = new Map();
  const receiver = await startReceiver(events);
  const startedAt = Date.now();
  const accepted = new Map();
  let key = null;
  let child = null;
  const late = () => Date.now() - startedAt > limit * 1000;
  try {
    for (let round = 0; round <= kills; round++) {
      const started = await start(dataDir, cache);
      child = started.child;
      pids.push(child.pid);
      key ??= started.key;
      const calls = { url: started.url, key, receiver: receiver.url };
      if (round === kills || late()) {
        while (accepted.size < jobs && !late()) await submit(calls, accepted, jobs);
        await allEnded(calls, accepted);
        break;
      }
      if (round === 0 && options.real) {
        // The first is let through: it shows how long a video takes here.
        await submit(calls, accepted, jobs);
        const began = Date.now();
        await allEnded(calls, accepted);
        jobMs = Date.now() - began;
      }
      // From at once to two videos later, so that kills meet every phase and work goes forward on a slow machine too.
      const end = Date.now() + 200 + chance() * 2 * jobMs;
      while (Date.now() < end) {
        await submit(calls, accepted, jobs).catch(() => undefined);
        await sleep(40);
      }
      child.kill('SIGKILL');
      killed += 1;
      await new Promise((resolve) => child.once('exit', resolve));
    }
    // Events that were being sent when the last job ended.
    // The last try comes 25 s after the one before.
    for (let i = 0; i < 250 && events.size < accepted.size; i++) await sleep(200);
    const files = join(dataDir, 'files');
    child.kill('SIGTERM');
    await new Promise((resolve) => child.once('exit', resolve));
    child = null;
    const figures = await judge(dataDir, files, accepted, events);
    figures.left_behind = await leftBehind(folder, pids);
    figures.seconds = Math.round((Date.now() - startedAt) / 1000);
    process.stdout.write(`${JSON.stringify({ kills: killed, ...figures })}\n`);
    const good = [
      'lost',
      'charged_twice',
      'stuck',
      'failed',
      'unplayable',
      'events_missing',
      'events_doubled',
      'ledger_wrong',
      'left_behind',
    ];
    process.exitCode = good.every((name) => figures[name] === 0) ? 0 : 1;
  } finally {
    child?.kill('SIGKILL');
    receiver.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function start(dataDir, cache) {
  const child = spawn(
    process.execPath,
    [fileURLToPath(import.meta.url), '--serve', ...(options.real ? ['--real'] : [])],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        SCENEWRIGHT_CACHE: cache,
        ALLOW_PRIVATE_URLS: 'true',
        LOG_LEVEL: 'silent',
        RATE_LIMIT_REQUESTS: '1000000',
        RATE_LIMIT_VIDEOS: '1000000',
      },
    },
  );
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
      if (text.includes('\n')) resolve({ child, ...JSON.parse(text) });
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it listened`)));
  });
}

/** One create. It is repeated under the same Idempotency-Key until it is known to be accepted. */
async function submit({ url, key, receiver }, accepted, jobs) {
  const number = accepted.size;
  if (number >= jobs) return;
  const response = await fetch(`${url}/v1/videos`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'idempotency-key': `job-${number}` },
    body: JSON.stringify({
      prompt: `Short video ${number}: 3 of 4 rivers rose.`,
      duration: 5,
      render: true,
      webhook_url: receiver,
    }),
  });
  const body = await response.json();
  if (response.status === 202) accepted.set(body.id, number);
  else if (response.status === 409) await sleep(100);
  else throw new Error(`create answered ${response.status}: ${JSON.stringify(body)}`);
}

async function allEnded({ url, key }, accepted) {
  const deadline = Date.now() + (options.real ? 900_000 : 180_000);
  const open = new Set(accepted.keys());
  while (open.size > 0 && Date.now() < deadline) {
    for (const id of open) {
      const job = await (await fetch(`${url}/v1/videos/${id}`, { headers: { authorization: `Bearer ${key}` } })).json();
      if (['completed', 'failed', 'canceled'].includes(job.status)) open.delete(id);
    }
    await sleep(200);
  }
}

/** A cache of its own with the browser and the bundle that are there already: its job folders are looked at later. */
function ownCache(path) {
  for (const name of ['browser', 'bundle']) {
    mkdirSync(join(process.env.SCENEWRIGHT_CACHE, name), { recursive: true });
    mkdirSync(path, { recursive: true });
    symlinkSync(join(process.env.SCENEWRIGHT_CACHE, name), join(path, name));
  }
  return path;
}

/** Processes and files of servers that were killed. The last one was stopped in good order and must have swept them. */
async function leftBehind(folder, pids) {
  const mine = (text) => text.includes(folder) || pids.some((pid) => text.includes(`scenewright-browser-${pid}-`));
  const running = () =>
    readdirSync('/proc').filter((name) => {
      try {
        return (
          /^\d+$/.test(name) && Number(name) !== process.pid && mine(readFileSync(`/proc/${name}/cmdline`, 'utf8'))
        );
      } catch {
        return false;
      }
    });
  for (let tries = 0; tries < 50 && existsSync('/proc') && running().length > 0; tries++) await sleep(100);
  const list = (path) => (existsSync(path) ? readdirSync(path, { recursive: true }).map(String) : []);
  const rests = [
    ...(existsSync('/proc') ? running().map((pid) => `process ${pid}`) : []),
    ...['/dev/shm', tmpdir()].flatMap((place) =>
      (existsSync(place) ? readdirSync(place) : []).filter((name) => mine(name) && !folder.endsWith(name)),
    ),
    ...list(join(folder, 'cache', 'jobs')),
    ...list(join(folder, 'data', 'work')),
    ...[...list(join(folder, 'data', 'files')), ...list(join(folder, 'data', 'assets'))].filter((name) =>
      name.endsWith('.part'),
    ),
  ];
  if (rests.length > 0) process.stderr.write(`left behind: ${rests.join(', ')}\n`);
  return rests.length;
}

async function judge(dataDir, files, accepted, events) {
  const { openEmbeddedDatabase } = await importBuilt('host-nest', 'src/database/open-database.js');
  const { locateFfmpeg, probeMedia } = await importBuilt('render-pool');
  const tools = await locateFfmpeg({});
  const { db, close } = await openEmbeddedDatabase(dataDir);
  const figures = { jobs: accepted.size, lost: 0, charged_twice: 0, stuck: 0, failed: 0, unplayable: 0 };
  try {
    const rows = await db.selectFrom('video_jobs').select(['id', 'status', 'record']).execute();
    const entries = await db.selectFrom('ledger_entries').selectAll().execute();
    const balances = await db.selectFrom('balances').selectAll().execute();
    const known = new Map(rows.map((row) => [row.id, row]));
    figures.unknown_jobs = rows.filter((row) => !accepted.has(row.id)).length;
    for (const id of accepted.keys()) {
      const row = known.get(id);
      if (!row) {
        figures.lost += 1;
        continue;
      }
      if (row.status === 'failed') {
        figures.failed += 1;
        process.stderr.write(`${id} failed: ${JSON.stringify(JSON.parse(row.record).error)}\n`);
      }
      if (!['completed', 'failed'].includes(row.status)) figures.stuck += 1;
      const settled = entries.filter((entry) => entry.kind === 'settle' && entry.hold_id === `${id}:credits`);
      if (settled.length > 1) figures.charged_twice += 1;
      const record = JSON.parse(row.record);
      for (const render of record.renders) {
        const probed = await probeMedia(tools, join(files, render.file)).catch(() => null);
        if (!probed?.video) figures.unplayable += 1;
      }
      if (row.status === 'completed' && record.renders.length !== 1) figures.unplayable += 1;
    }
    figures.events_missing = [...accepted.keys()].filter((id) => !events.has(id)).length;
    figures.events_doubled = [...events.values()].filter((ids) => ids.size > 1).length;
    figures.ledger_wrong = balances.filter((balance) => {
      const own = entries.filter((entry) => entry.account_id === balance.account_id && entry.unit === balance.unit);
      const sum = (column) => own.reduce((total, entry) => total + entry[column], 0);
      return sum('available') !== balance.available || sum('held') !== balance.held || balance.held !== 0;
    }).length;
    return figures;
  } finally {
    await close();
  }
}

/** Takes events: by video, the ids they came under. Fails three in ten, so that tries are cut off as well. */
async function startReceiver(events) {
  let count = 0;
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      count += 1;
      if (count % 10 < 3) return response.writeHead(500).end();
      const { data } = JSON.parse(text);
      events.set(data.videoId, (events.get(data.videoId) ?? new Set()).add(request.headers['webhook-id']));
      response.writeHead(204).end();
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** One second of H.264, 64 by 36 pixels. */
function standIn() {
  const video = join(mkdtempSync(join(tmpdir(), 'scenewright-standin-')), 'tiny.mp4');
  writeFileSync(
    video,
    Buffer.from(
      'AAAAIGZ0eXBpc29tAAACAGlzb21pc28yYXZjMW1wNDEAAAOhbW9vdgAAAGxtdmhkAAAAAAAAAAAAAAAAAAAD6AAAA+gAAQAAAQAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAgAAAsx0cmFrAAAAXHRraGQAAAADAAAAAAAAAAAAAAABAAAAAAAAA+gAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAABAAAAAAEAAAAAkAAAAAAAkZWR0cwAAABxlbHN0AAAAAAAAAAEAAAPoAAAIAAABAAAAAAJEbWRpYQAAACBtZGhkAAAAAAAAAAAAAAAAAAAoAAAAKABVxAAAAAAALWhkbHIAAAAAAAAAAHZpZGUAAAAAAAAAAAAAAABWaWRlb0hhbmRsZXIAAAAB721pbmYAAAAUdm1oZAAAAAEAAAAAAAAAAAAAACRkaW5mAAAAHGRyZWYAAAAAAAAAAQAAAAx1cmwgAAAAAQAAAa9zdGJsAAAAr3N0c2QAAAAAAAAAAQAAAJ9hdmMxAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAAAEAAJABIAAAASAAAAAAAAAABFUxhdmM2MS4xOS4xMDAgbGlieDI2NAAAAAAAAAAAAAAAGP//AAAANWF2Y0MBZAAK/+EAGGdkAAqs2UR/nhAAAAMAEAAAAwFA8SJZYAEABmjr48siwP34+AAAAAAUYnRydAAAAAAAAAUIAAAFCAAAABhzdHRzAAAAAAAAAAEAAAAKAAAEAAAAABRzdHNzAAAAAAAAAAEAAAABAAAAYGN0dHMAAAAAAAAACgAAAAEAAAgAAAAAAQAAFAAAAAABAAAIAAAAAAEAAAAAAAAAAQAABAAAAAABAAAUAAAAAAEAAAgAAAAAAQAAAAAAAAABAAAEAAAAAAEAAAgAAAAAHHN0c2MAAAAAAAAAAQAAAAEAAAAKAAAAAQAAADxzdHN6AAAAAAAAAAAAAAAKAAAAIQAAAA4AAAAMAAAADAAAAAwAAAAUAAAADgAAAAwAAAAMAAAAFAAAABRzdGNvAAAAAAAAAAEAAAPRAAAAYXVkdGEAAABZbWV0YQAAAAAAAAAhaGRscgAAAAAAAAAAbWRpcmFwcGwAAAAAAAAAAAAAAAAsaWxzdAAAACSpdG9vAAAAHGRhdGEAAAABAAAAAExhdmY2MS43LjEwMAAAAAhmcmVlAAAAqW1kYXQAAAAdZYiEABH//veIHzLKLlCtdyEeesVP1GIxltc+dp8AAAAKQZokbEEP/qpysAAAAAhBnkJ4h38K+QAAAAgBnmF0Q38N6AAAAAgBnmNqQ38N6QAAABBBmmhJqEFomUwId//+qdOhAAAACkGehkURLDv/CvkAAAAIAZ6ldEN/DekAAAAIAZ6nakN/DegAAAAQQZqpSahBbJlMCG///qfuQA==',
      'base64',
    ),
  );
  process.once('exit', () => rmSync(join(video, '..'), { recursive: true, force: true }));
  const scenes = [{ id: 's1', title: 'One', durationSeconds: 5 }];
  return {
    async build(request, _inputs, { signal, onProgress }) {
      onProgress({ phase: 'generating', detail: 'Making scenes.', progress: { scenesCommitted: 0, scenesPlanned: 1 } });
      await sleep(150, undefined, { signal });
      const timeline = {
        fps: 30,
        frames: 150,
        canvas: { width: 1920, height: 1080 },
        scenes: [{ id: 's1', from: 0, frames: 150 }],
      };
      return {
        storyboard: { title: 'Stand-in', scenes: [] },
        timeline,
        scenes,
        durationSeconds: 5,
        aspectRatio: '16:9',
        dimensions: { width: 1280, height: 720 },
        footageSeconds: 0,
        warnings: [],
        enhancedPrompt: null,
      };
    },
    async render(_timeline, target, outFile, { signal }) {
      await sleep(250, undefined, { signal });
      copyFileSync(video, outFile);
      return { bytes: 1138, fps: 30, durationSeconds: 5, width: target.width, height: target.height };
    },
    stills: async () => [],
    voices: async () => [],
    styles: () => ({ defaultStyle: 'taste-default', noStyle: 'no-style', styles: [] }),
    close: async () => undefined,
  };
}
