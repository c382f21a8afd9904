#!/usr/bin/env node
/**
 * `npm run test:crash`: kills nodes with SIGKILL at random moments while they make short videos, and checks that no
 * accepted job is lost, charged twice or stuck, that each ends with one event, that the ledger sums to the balance, and
 * that every MP4 plays.
 *
 *   node scripts/crash-test.mjs [--servers] [--kills 20] [--jobs 40] [--seed 1] [--real] [--limit 900]
 *
 * The embedded server is attacked, or with `--servers` an API node and two render nodes on PostgreSQL and Redis, one of
 * them at a time. Without `--real` the pictures are stood in for by a small MP4, so that the kills fall on the service
 * and not on the browser. With it browsers, encoders and their folders must be gone at the end as well. After `--limit`
 * seconds no more kills and jobs are begun, and what is there is finished. Ends with one JSON line of figures and
 * status 0 or 1.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { embedded, onServers } from './crash/installation.mjs';
import { judge } from './crash/judge.mjs';
import { leftBehind } from './crash/left-behind.mjs';
import { startReceiver } from './crash/receiver.mjs';
import { ensureSetup } from './setup.mjs';

const { values: options } = parseArgs({
  options: {
    servers: { type: 'boolean', default: false },
    kills: { type: 'string', default: '20' },
    jobs: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    real: { type: 'boolean', default: false },
    limit: { type: 'string' },
  },
});

/** Seconds after which the work of a killed node goes to another one: lease and look, with time to spare. */
const takenOverSeconds = 45;

const mustBeZero = [
  ...['lost', 'charged_twice', 'charged_wrong', 'stuck', 'failed', 'unplayable', 'events_missing', 'events_doubled'],
  ...['ledger_wrong', 'left_behind'],
];

await ensureSetup();
const [kills, jobs] = [Number(options.kills), Number(options.jobs)];
const chance = randomFrom(Number(options.seed));
const folder = mkdtempSync(join(tmpdir(), 'scenewright-crash-'));
const limit = Number(options.limit ?? (options.real ? 900 : options.servers ? 600 : 240));
const startedAt = Date.now();
const late = () => Date.now() - startedAt > limit * 1000;
const installation = await (options.servers ? onServers : embedded)(folder, options);
const pids = [];
const killed = {};
const accepted = new Map();
const events = new Map();
const receiver = await startReceiver(events);
/** By number of the node. */
const nodes = new Map();
let key = null;
try {
  let jobMs = 1200;
  for (let round = 0; round <= kills; round++) {
    await startMissing();
    const calls = { url: nodes.get(0).url, key, receiver: receiver.url };
    if (round === kills || late()) {
      while (accepted.size < jobs && !late()) await submit(calls, jobs);
      await allEnded(calls);
      break;
    }
    if (round === 0 && options.real) {
      // The first is let through: it shows how long a video takes here.
      await submit(calls, jobs);
      const began = Date.now();
      await allEnded(calls);
      jobMs = Date.now() - began;
    }
    // Other nodes leave the work of a killed one alone for a while: some kills come when it has been taken over.
    const takeOver = options.servers && round % 4 === 3 ? takenOverSeconds * 1000 : 0;
    // From at once to two videos later, so that kills meet every phase and work goes forward on a slow machine too.
    const end = Date.now() + takeOver + 200 + chance() * 2 * jobMs;
    // Several nodes would be done with all jobs before the last kill.
    const quota = options.servers ? Math.ceil((jobs * (round + 1)) / (kills + 1)) : jobs;
    while (Date.now() < end) {
      // Just before the kill, so that it meets work also after a long pause.
      const holdBack = takeOver > 0 && end - Date.now() > jobMs ? 1 : 0;
      await submit(calls, quota - holdBack).catch(() => undefined);
      await sleep(40);
    }
    await kill(Math.floor(chance() * installation.roles.length));
  }
  // Events that were being sent when the last job ended: a try that a kill cut off is made again after 15 s, and the last
  // comes 31 s after the first.
  for (let i = 0; i < 600 && events.size < accepted.size; i++) await sleep(200);
  await Promise.all([...nodes.values()].map(({ child }) => ended(child, 'SIGTERM')));
  nodes.clear();
  const figures = await judge(installation, accepted, events);
  figures.left_behind = await leftBehind(folder, pids);
  figures.seconds = Math.round((Date.now() - startedAt) / 1000);
  const count = Object.values(killed).reduce((sum, each) => sum + each, 0);
  process.stdout.write(`${JSON.stringify({ kills: count, killed, ...figures })}\n`);
  process.exitCode = mustBeZero.every((name) => figures[name] === 0) ? 0 : 1;
} finally {
  await Promise.all([...nodes.values()].map(({ child }) => ended(child, 'SIGKILL')));
  receiver.close();
  await installation.close();
  rmSync(folder, { recursive: true, force: true });
}

async function startMissing() {
  // The first makes the tables, and greets the owner.
  for (let number = 0; number < installation.roles.length; number++) {
    if (nodes.has(number)) continue;
    const node = await installation.start(number);
    nodes.set(number, node);
    pids.push(node.child.pid);
    key ??= node.key;
  }
}

async function kill(number) {
  const { child } = nodes.get(number);
  await ended(child, 'SIGKILL');
  nodes.delete(number);
  const role = installation.roles[number];
  killed[role] = (killed[role] ?? 0) + 1;
}

async function ended(child, signal) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await exit;
}

/** One create. It is repeated under the same Idempotency-Key until it is known to be accepted. */
async function submit({ url, key, receiver }, most) {
  const number = accepted.size;
  if (number >= most) return;
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

async function allEnded({ url, key }) {
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
