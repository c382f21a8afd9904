#!/usr/bin/env node
/**
 * `npm run bench:agents`: how fast the embedded server answers many agents that ask how a video gets on (`get_video_status`
 * over the agent protocol), with nothing in work and while two videos are made and rendered: the first two, for which
 * everything is done for the first time, and then further ones. Prints a table; `--json FILE` writes the figures.
 *
 *   node scripts/bench-agents.mjs [--agents 200] [--every 5] [--seconds 45] [--idle-only] [--json FILE] [--profile FOLDER]
 *
 * Each agent has a key of its own and asks every `--every` seconds; answers tell agents to wait 2 to 30. The load of
 * the machine stands beside the figures: the agents, the server, and the browsers that draw share it.
 *
 * A command and not a test: what it measures depends on the machine and on what else runs there.
 */
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureSetup } from './setup.mjs';

const { values: options } = parseArgs({
  options: {
    agents: { type: 'string', default: '200' },
    every: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '45' },
    'idle-only': { type: 'boolean', default: false },
    json: { type: 'string' },
    profile: { type: 'string' },
  },
});
const agents = Number(options.agents);
const everyMs = Number(options.every) * 1000;
const adminToken = 'token-of-this-measurement';
const connections = new Agent({ keepAlive: true, maxSockets: agents });

await ensureSetup();
const folder = mkdtempSync(join(tmpdir(), 'scenewright-agents-'));
const server = fork(join(dirname(fileURLToPath(import.meta.url)), 'bench-latency.mjs'), ['--serve'], {
  ...(options.profile && { execArgv: ['--cpu-prof', `--cpu-prof-dir=${options.profile}`] }),
  env: {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: join(folder, 'data'),
    ADMIN_TOKEN: adminToken,
    CONCURRENCY: '2',
    // Those who follow the videos here ask more often than an agent may.
    RATE_LIMIT_REQUESTS: '1000000',
    RATE_LIMIT_VIDEOS: '1000',
    LOG_LEVEL: 'warn',
  },
});
try {
  const { url, key } = await new Promise((resolve) => server.once('message', resolve));
  const call = async (path, token, body) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await fetch(url + path, { method: body ? 'POST' : 'GET', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const account = (await call('/admin/v1/accounts', adminToken)).accounts[0].account_id;
  const keys = [];
  for (let n = 0; n < agents; n++)
    keys.push((await call(`/admin/v1/accounts/${account}/keys`, adminToken, { name: `Agent ${n}` })).api_key);
  let turn = 0;
  const create = () => {
    // Words that no run before has drawn: nothing comes from the segment store.
    const prompt = `Run ${Date.now().toString(36)} ${(turn += 1)}: revenue grew 24% to $4.2M. EMEA brought 41%, North America 38%, APAC 21%. Churn fell from 5.1% to 3.4%.`;
    return call('/v1/videos', key, { prompt, duration: 60, render: true, resolution: '1080p' });
  };
  const status = (id) => call(`/v1/videos/${id}`, key);

  const rows = [];
  const idle = await createAndCancel(create, call, key);
  rows.push(await ask(url, keys, idle, 'nothing'));
  if (!options['idle-only']) {
    const works = [await create(), await create()];
    // One that has ended is followed by another, so that two are in work all the time.
    const control = new AbortController();
    const feeding = works.map(async ({ id }) => {
      for (let next = id; !control.signal.aborted; await sleep(500))
        if (['completed', 'failed'].includes((await status(next)).status)) next = (await create()).id;
    });
    rows.push(await ask(url, keys, works[0].id, 'the first two videos'));
    rows.push(await ask(url, keys, works[0].id, 'two videos'));
    control.abort();
    await Promise.all(feeding);
  }
  const cores = availableParallelism();
  process.stdout.write(
    `get_video_status by ${agents} agents, each every ${options.every} s, in milliseconds, ${cores} cores\n`,
  );
  console.table(rows);
  if (options.json)
    writeFileSync(options.json, JSON.stringify({ cores, agents, every: everyMs / 1000, rows }, null, 2));
} finally {
  connections.destroy();
  if (server.exitCode === null) {
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('exit', resolve));
  }
  rmSync(folder, { recursive: true, force: true });
}

/** A video that is there to be asked about and costs nothing meanwhile. */
async function createAndCancel(create, call, key) {
  const { id } = await create();
  await call(`/v1/videos/${id}/cancel`, key, {});
  while ((await call(`/v1/videos/${id}`, key)).status !== 'canceled') await sleep(200);
  return id;
}

/** What the server tells of itself: the holds of its event loop since the last time, and its processor time, in ms. */
function facts() {
  server.send('facts');
  return new Promise((resolve) => server.once('message', resolve));
}

/** All agents ask for a while, each at its own moment of the interval. */
async function ask(url, keys, id, inWork) {
  const times = [];
  let refused = 0;
  const load = [loadavg()[0]];
  const { processor: before } = await facts();
  const until = performance.now() + Number(options.seconds) * 1000;
  await Promise.all(
    keys.map(async (key, at) => {
      await sleep((at / keys.length) * everyMs);
      while (performance.now() < until) {
        const started = performance.now();
        const ok = await poll(url, key, id);
        const took = performance.now() - started;
        if (ok) times.push(took);
        else refused += 1;
        await sleep(Math.max(0, everyMs - took));
      }
    }),
  );
  const loop = await facts();
  load.push(loadavg()[0]);
  const sorted = times.toSorted((a, b) => a - b);
  const quantile = (share) =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0) * 10) / 10;
  return {
    'in work': inWork,
    requests: times.length,
    'not answered': refused,
    p50: quantile(0.5),
    p95: quantile(0.95),
    p99: quantile(0.99),
    max: quantile(1),
    // Of the whole server: with work, that of following and storing it too.
    'processor a poll': Math.round(((loop.processor - before) / times.length) * 100) / 100,
    // At most, the 99th percentile, and at most of its own processor time, without waiting for a processor.
    'loop held': Math.round(loop.max),
    'loop p99': Math.round(loop.p99),
    'loop own': loop.own === null ? '' : Math.round(loop.own),
    load: load.map((value) => value.toFixed(1)).join(' to '),
  };
}

/** One call of a tool as a client of 2025-11-25 sends it. Whether it was answered with the video. */
function poll(url, key, id) {
  const body = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'get_video_status', arguments: { id } },
  });
  const headers = {
    authorization: `Bearer ${key}`,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    'mcp-protocol-version': '2025-11-25',
  };
  return new Promise((resolve) => {
    const sent = request(`${url}/mcp`, { method: 'POST', agent: connections, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => (text += chunk));
      response.on('end', () =>
        resolve(response.statusCode === 200 && text.includes(id) && !text.includes('"isError":true')),
      );
    });
    sent.on('error', () => resolve(false));
    sent.end(body);
  });
}
