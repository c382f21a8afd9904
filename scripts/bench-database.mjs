#!/usr/bin/env node
/**
 * `npm run bench:database`: how fast the service's own queries are in a PostgreSQL that has been in use for months, and
 * how the database goes about each. Fills a database, then works on a copy of it. Fails when a statement reads a big
 * table from end to end.
 *
 *   node scripts/bench-database.mjs [--jobs 1000000] [--entries 5000000] [--accounts 1000] [--runs 200]
 *     [--retention-days 90] [--cases REGEXP] [--json FILE] [--database-url URL]
 *
 * With `--database-url` (of a superuser) the filled database stays there as `scenewright_bench`, and is used again.
 * A command and not a test: what it measures depends on the machine.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openCases } from './database-bench/cases.mjs';
import { fill } from './database-bench/fill.mjs';
import { recorded, tableSizes } from './database-bench/plans.mjs';
import { ensureSetup, importBuilt } from './setup.mjs';
import { startPostgres } from './test-servers.mjs';

const { values: options } = parseArgs({
  options: {
    jobs: { type: 'string', default: '1000000' },
    entries: { type: 'string', default: '5000000' },
    accounts: { type: 'string', default: '1000' },
    runs: { type: 'string', default: '200' },
    'retention-days': { type: 'string', default: '90' },
    cases: { type: 'string', default: '' },
    json: { type: 'string' },
    'database-url': { type: 'string' },
  },
});
const [jobs, entries, accounts, runs, retentionDays] = [
  ...[options.jobs, options.entries, options.accounts, options.runs, options['retention-days']],
].map(Number);
/** Rows from which on a table is big: of a smaller one, a page of retention is a share that is read faster as a whole. */
const big = 50_000;
const wanted = new RegExp(options.cases);
const filledName = 'scenewright_bench';
const copyName = 'scenewright_bench_copy';
const say = (line) => console.error(line);

await ensureSetup();
const { openServerDatabase } = await importBuilt('host-nest', 'src/database/open-database.js');
// Written down before a commit returns, as in production; room to keep the indexes in memory.
const server = options['database-url']
  ? { url: options['database-url'], stop: async () => undefined }
  : await startPostgres(['-c', 'shared_buffers=1GB', '-c', 'max_wal_size=8GB', '-c', 'maintenance_work_mem=512MB']);
if (!server) throw new Error('PostgreSQL is not installed: `apt-get install postgresql` brings it.');
try {
  process.exitCode = await measure();
} finally {
  await server.stop();
}

async function measure() {
  await asAdmin('postgres', async (admin) => {
    const { rows } = await admin.query('select 1 from pg_database where datname = $1', [filledName]);
    if (rows.length === 0) await makeFilled(admin);
    await admin.query(`drop database if exists ${copyName} with (force)`);
    await admin.query(`create database ${copyName} template ${filledName} strategy file_copy`);
  });
  const started = Date.now();
  const opened = await openServerDatabase(urlOf(copyName));
  say(`migrations: ${((Date.now() - started) / 1000).toFixed(1)} s`);
  const pool = new pg.Pool({ connectionString: urlOf(copyName), max: 2 });
  pool.on('error', () => undefined);
  try {
    await pool.query('vacuum analyze');
    await pool.query('checkpoint');
    return await measureCases(opened.db, pool);
  } finally {
    await pool.end();
    await opened.close();
    await asAdmin('postgres', (admin) => admin.query(`drop database ${copyName} with (force)`));
  }
}

async function makeFilled(admin) {
  const draft = `${filledName}_draft`;
  await admin.query(`drop database if exists ${draft} with (force)`);
  await admin.query(`create database ${draft}`);
  await (await openServerDatabase(urlOf(draft))).close();
  await asAdmin(draft, (client) =>
    fill((text) => client.query(text), { jobs, entries, accounts, now: Date.now(), say }),
  );
  await admin.query(`alter database ${draft} rename to ${filledName}`);
}

async function measureCases(db, pool) {
  const sizes = await tableSizes(pool);
  const isBig = new Set(sizes.filter(({ rows }) => rows >= big).map(({ relname }) => relname));
  const { db: listening, plans: asked } = recorded(db, pool);
  const results = [];
  const { cases, close } = await openCases(listening, { accounts, jobs, retentionDays });
  for (const [name, run, times = runs] of cases) {
    if (!wanted.test(name)) continue;
    const result = { name, ...(await timed(run, times)) };
    results.push(result);
    say(lineOf(result));
  }
  await close();
  const plans = await Promise.all(asked.values());
  for (const plan of plans) plan.scans = plan.scans.filter((table) => isBig.has(table));
  const scanned = plans.filter(({ scans }) => scans.length > 0).length;
  console.log(['', '| | p50 ms | p95 ms |', '|---|---|---|', ...results.map(lineOf)].join('\n'));
  console.log(['', '| statement | plan |', '|---|---|', ...plans.map(planLine)].join('\n'));
  console.log(`\n${scanned} statements read a table of more than ${big} rows from end to end.`);
  if (options.json) {
    writeFileSync(options.json, JSON.stringify({ jobs, entries, accounts, sizes, results, plans }, null, 1));
  }
  return scanned === 0 ? 0 : 1;
}

async function timed(run, times) {
  if (times > 1) await run();
  const taken = [];
  let error = null;
  for (let count = 0; count < times && error === null; count += 1) {
    const started = performance.now();
    await run().catch((reason) => (error = reason.message));
    taken.push(performance.now() - started);
  }
  taken.sort((a, b) => a - b);
  const at = (share) => taken[Math.min(taken.length - 1, Math.floor(share * taken.length))];
  return { runs: taken.length, p50: at(0.5), p95: at(0.95), error };
}

function lineOf({ name, p50, p95, error }) {
  return `| ${name} | ${p50.toFixed(1)} | ${p95.toFixed(1)}${error ? `: ${error}` : ''} |`;
}

function planLine({ sql, steps, scans }) {
  const text = sql.replaceAll('|', '\\|').slice(0, 160);
  return `| \`${text}\` | ${steps.join(' ← ')}${scans.length > 0 ? ' **SCAN**' : ''} |`;
}

async function asAdmin(database, work) {
  const client = new pg.Client({ connectionString: urlOf(database) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function urlOf(database) {
  const url = new URL(server.url);
  url.pathname = `/${database}`;
  return url.href;
}
