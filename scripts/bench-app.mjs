#!/usr/bin/env node
/**
 * `npm run bench:app`: what the pages of the web app cost to load, and what keeps somebody from using them: create, video and
 * keys, each opened with an empty cache. Prints a table; `--json FILE` writes the figures.
 *
 *   node scripts/bench-app.mjs [--runs 5] [--json FILE]
 *
 * Times are medians of the runs, in milliseconds, on this machine and from it: first and largest paint, how much was moved after
 * it was shown (CLS), how long scripts held the page beyond 50 ms a piece (TBT). Bytes are what came over the wire. Barriers are
 * findings of axe (WCAG 2.2 AA) in the light and the dark theme.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { beginAsOwner, openBrowser, startOwnService } from './own-service.mjs';
import { ensureSetup, root } from './setup.mjs';

const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, json: { type: 'string' } },
});
await ensureSetup();
const axe = readFileSync(createRequire(join(root, 'test/package.json')).resolve('axe-core/axe.min.js'), 'utf8');
const service = await startOwnService('app', { FONT_SOURCES: 'none' });
const browser = await openBrowser();
try {
  const cookies = await signIn();
  const pages = [
    ['create', '/app', 'textarea'],
    ['video', `/app/videos/${await makeVideo()}`, '[data-stage=ready]'],
    ['keys', '/app/keys', 'h1'],
  ];
  const rows = [];
  for (const [name, path, shown] of pages) {
    const runs = [];
    for (let run = 0; run < Number(options.runs); run++) runs.push(await load(cookies, path, shown));
    const median = (field) => runs.map((run) => run[field]).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)];
    const figures = ['requests', 'kB', 'first paint', 'largest paint', 'CLS', 'TBT'].map((field) => [
      field,
      median(field),
    ]);
    rows.push({ page: name, ...Object.fromEntries(figures), barriers: await barriers(cookies, path, shown) });
  }
  console.table(rows);
  process.stdout.write(`load of the machine: ${loadavg()[0].toFixed(1)}\n`);
  if (options.json) writeFileSync(options.json, JSON.stringify(rows, null, 2));
} finally {
  await browser.close();
  await service.close();
}

/** The owner's session. */
async function signIn() {
  const context = await browser.newContext({ baseURL: service.url });
  const page = await context.newPage();
  await beginAsOwner(page, service.signInUrl);
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}

async function makeVideo() {
  const headers = { authorization: `Bearer ${service.apiKey}`, 'content-type': 'application/json' };
  const body = JSON.stringify({
    prompt: 'Our Q3: revenue grew 24% to $4.2M. Churn fell from 5.1% to 3.4%.',
    duration: 15,
  });
  const { id } = await (await fetch(`${service.url}/v1/videos`, { method: 'POST', headers, body })).json();
  for (;;) {
    const { status, error } = await (await fetch(`${service.url}/v1/videos/${id}`, { headers })).json();
    if (status === 'completed') return id;
    if (status === 'failed') throw new Error(error.message);
    await sleep(300);
  }
}

async function open(cookies, path, shown, prepare = () => undefined) {
  const context = await browser.newContext({
    baseURL: service.url,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  await context.addCookies(cookies);
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await prepare(page);
  await page.goto(path);
  await page.locator(shown).first().waitFor();
  await page.waitForTimeout(500);
  return { context, page };
}

/** One load with an empty cache. */
async function load(cookies, path, shown) {
  const seen = { requests: 0, bytes: 0 };
  const { context, page } = await open(cookies, path, shown, async (fresh) => {
    const session = await fresh.context().newCDPSession(fresh);
    await session.send('Network.enable');
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      seen.requests += 1;
      seen.bytes += encodedDataLength;
    });
    await fresh.addInitScript(() => {
      window.seen = { largest: 0, moved: 0, held: 0 };
      const watch = (type, note) =>
        new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
      watch('largest-contentful-paint', (entry) => (window.seen.largest = entry.startTime));
      watch('layout-shift', (entry) => (window.seen.moved += entry.hadRecentInput ? 0 : entry.value));
      watch('longtask', (entry) => (window.seen.held += Math.max(0, entry.duration - 50)));
    });
  });
  const measured = await page.evaluate(() => ({
    ...window.seen,
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  await context.close();
  return {
    requests: seen.requests,
    kB: Math.round(seen.bytes / 1000),
    'first paint': Math.round(measured.first),
    'largest paint': Math.round(measured.largest),
    CLS: Math.round(measured.moved * 1000) / 1000,
    TBT: Math.round(measured.held),
  };
}

async function barriers(cookies, path, shown) {
  const { context, page } = await open(cookies, path, shown);
  await page.evaluate(axe);
  let found = 0;
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme });
    await page.waitForTimeout(100);
    const values = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
    const { violations } = await page.evaluate(
      (tags) => window.axe.run(document, { runOnly: { type: 'tag', values: tags } }),
      values,
    );
    found += violations.reduce((sum, { nodes }) => sum + nodes.length, 0);
  }
  await context.close();
  return found;
}
