#!/usr/bin/env node
/**
 * `npm run bench:database`: how fast the service's own queries are in a PostgreSQL that has been in use for months, and
 * how the database goes about each. Fills a database, then works on a copy of it. Fails when a statement reads a big
 * table from end to end.
 *
 *   node scripts/bench-database.mjs [--jobs 1000000] [--entries 5000000] [--accounts 60000] [--runs 200]
 *     [--retention-days 90] [--cases REGEXP] [--before] [--json FILE] [--database-url URL]
 *
 * With `--before` each case is measured on a second copy too, by turns: the same rows without the indexes that came
 * with migration 0009 and later.
 * With `--database-url` (of a superuser) the filled database stays there as `scenewright_bench`, and is used again.
 * A command and not a test: what it measures depends on the machine.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Kysely, Migrator, PostgresDialect } from 'kysely';
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
    accounts: { type: 'string', default: '60000' },
    runs: { type: 'string', default: '200' },
    'retention-days': { type: 'string', default: '90' },
    cases: { type: 'string', default: '' },
    before: { type: 'boolean', default: false },
    json: { type: 'string' },
    'database-url': { type: 'string' },
  },
});
const [jobs, entries, accounts, runs, retentionDays] = [
  ...[options.jobs, options.entries, options.accounts, options.runs, options['retention-days']],
].map(Number);
/** Rows from which on a table is big: of a smaller one, a page of retention is a share that is read faster as a whole. */
const big = 50_000;
/** The hourly sweep of a table of which it removes most: that it is read as a whole is right. */
const sweepsWhole = /^delete from rate_times where at </;
const wanted = new RegExp(options.cases);
const filledName = 'scenewright_bench';
const copyName = 'scenewright_bench_copy';
/** The last migration before tables were expected to grow. */
const ungrown = '0008-web-app';
/** Seconds after which a case is not run again, however few runs there were. */
const longestSeconds = 30;
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
  });
  const copies = [];
  try {
    copies.push(await openCopy(copyName));
    if (options.before) copies.unshift(await openCopy(`${copyName}_before`, await indexesSince(ungrown)));
    return await measureCases(copies);
  } finally {
    for (const copy of copies) await copy.close();
  }
}

/** A copy of what was filled, in the version of this code but for the indexes of `dropped`. */
async function openCopy(name, dropped = []) {
  await asAdmin('postgres', async (admin) => {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.query(`create database ${name} template ${filledName} strategy file_copy`);
  });
  const started = Date.now();
  const opened = await openServerDatabase(urlOf(name));
  say(`migrations: ${((Date.now() - started) / 1000).toFixed(1)} s`);
  const pool = new pg.Pool({ connectionString: urlOf(name), max: 2 });
  pool.on('error', () => undefined);
  for (const index of dropped) await pool.query(`drop index ${index}`);
  await pool.query('vacuum analyze');
  await pool.query('checkpoint');
  return {
    ...{ db: opened.db, pool },
    close: async () => {
      await pool.end();
      await opened.close();
      await asAdmin('postgres', (admin) => admin.query(`drop database ${name} with (force)`));
    },
  };
}

/** Names of the indexes that migrations after this one have made, but for those that keep rows unique. */
async function indexesSince(migration) {
  const { migrations } = await importBuilt('host-nest', 'src/database/migrations.js');
  const name = `${filledName}_indexes`;
  const namesAfter = async (migrator, last) => {
    const { error } = await (last ? migrator.migrateTo(last) : migrator.migrateToLatest());
    if (error) throw error;
    return asAdmin(name, async (client) => {
      const { rows } = await client.query(
        `select relname from pg_class join pg_index on indexrelid = pg_class.oid
          where relnamespace = 'public'::regnamespace and not indisunique`,
      );
      return rows.map(({ relname }) => relname);
    });
  };
  await asAdmin('postgres', async (admin) => {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.query(`create database ${name}`);
  });
  const db = new Kysely({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: urlOf(name) }) }) });
  try {
    const migrator = new Migrator({ db, provider: migrations });
    const had = new Set(await namesAfter(migrator, migration));
    return (await namesAfter(migrator)).filter((index) => !had.has(index));
  } finally {
    await db.destroy();
    await asAdmin('postgres', (admin) => admin.query(`drop database ${name} with (force)`));
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

async function measureCases(copies) {
  const sizes = await tableSizes(copies.at(-1).pool);
  const isBig = new Set(sizes.filter(({ rows }) => rows >= big).map(({ relname }) => relname));
  const sides = [];
  for (const { db, pool } of copies) {
    const { db: listening, plans } = recorded(db, pool);
    sides.push({ plans, ...(await openCases(listening, { accounts, jobs, retentionDays })) });
  }
  const results = [];
  for (const [at, [name, , times = runs]] of sides[0].cases.entries()) {
    if (!wanted.test(name)) continue;
    const measured = [];
    for (const { cases } of sides) measured.push(await timed(cases[at][1], times));
    results.push({ name, measured });
    say(lineOf(results.at(-1)));
  }
  for (const { close } of sides) await close();
  const scanned = [];
  for (const side of sides) {
    side.plans = await Promise.all(side.plans.values());
    for (const plan of side.plans)
      plan.scans = sweepsWhole.test(plan.sql.trim()) ? [] : plan.scans.filter((table) => isBig.has(table));
    scanned.push(side.plans.filter(({ scans }) => scans.length > 0).length);
  }
  const { plans } = sides.at(-1);
  const columns = sides.length > 1 ? ['before p50', 'before p95', 'now p50', 'now p95'] : ['p50', 'p95'];
  console.log(`\n| ms | ${columns.join(' | ')} |\n|${'---|'.repeat(columns.length + 1)}`);
  console.log(results.map(lineOf).join('\n'));
  console.log(['', '| statement | plan |', '|---|---|', ...plans.map(planLine)].join('\n'));
  console.log(
    `\n${scanned.join(' before, ')} statements ${sides.length > 1 ? 'now ' : ''}read a table of more than ${big} rows from end to end.`,
  );
  if (options.json) {
    writeFileSync(options.json, JSON.stringify({ jobs, entries, accounts, sizes, results, plans }, null, 1));
  }
  return scanned.at(-1) === 0 ? 0 : 1;
}

async function timed(run, times) {
  let error = null;
  if (times > 1) await run().catch((reason) => (error = reason.message));
  const taken = [];
  const end = performance.now() + longestSeconds * 1000;
  while (taken.length === 0 || (taken.length < times && error === null && performance.now() < end)) {
    const started = performance.now();
    await run().catch((reason) => (error = reason.message));
    taken.push(performance.now() - started);
  }
  taken.sort((a, b) => a - b);
  const at = (share) => taken[Math.min(taken.length - 1, Math.floor(share * taken.length))];
  return { runs: taken.length, p50: at(0.5), p95: at(0.95), error };
}

function lineOf({ name, measured }) {
  const cells = measured.flatMap(({ p50, p95, error }) => [
    p50.toFixed(1),
    `${p95.toFixed(1)}${error ? `: ${error}` : ''}`,
  ]);
  return `| ${name} | ${cells.join(' | ')} |`;
}

function planLine({ sql, steps, scans }) {
  const text = sql.trim().replaceAll('"', '').replaceAll('|', '\\|').slice(0, 160);
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
