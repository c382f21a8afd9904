#!/usr/bin/env node
/**
 * All checks: types, lint, format, and the tests, with a real PostgreSQL and Redis when they are
 * installed. The last line is `N passed, N failed`. Arguments go to jest (`npm test -- core`); the
 * checks apart from jest are then left out.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { ensureSetup, nx, nxEnvironment, root } from './setup.mjs';
import { startServers } from './test-servers.mjs';

const wanted = process.argv.slice(2);
const whole = wanted.length === 0;
let passed = 0;
let failed = 0;

await ensureSetup();
// Needs what the setup has just installed.
const { budgetLine, slowestFiles } = await import('./test-times.mjs');
const bin = (name, file) => join(root, 'node_modules', name, 'bin', file);
if (whole) await check('types', 'lint', 'format');

const servers = await startServers();
const folder = mkdtempSync(join(tmpdir(), 'scenewright-test-'));
try {
  await runTests(join(folder, 'report.json'));
} finally {
  await servers.stop();
  rmSync(folder, { recursive: true, force: true });
}
if (whole) console.log(budgetLine(process.uptime()));
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** Targets of Nx in every package; one whose files have not changed is answered from its cache. */
async function check(...targets) {
  const { status, output } = await run(nx('run-many', '-t', ...targets), {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: nxEnvironment(),
  });
  if (status === 0) passed += 1;
  else {
    failed += 1;
    console.error(`${output}check failed: ${targets.join(', ')}`);
  }
}

/**
 * Thousands of patterns are compiled in each worker: straight to machine code, where V8 has that setting, costs less than
 * interpreting each first. Given here, since it may not change in a process that has compiled any.
 */
function compileOnce() {
  const flag = '--no-regexp-tier-up';
  return spawnSync(process.execPath, [flag, '-e', '0'], { stdio: 'ignore' }).status === 0 ? [flag] : [];
}

/**
 * Four workers, whatever the machine: half of the files wait most of their time (for a browser, an encoder, a server), and
 * leave their core to the others. On two cores three workers left a quarter of the time unused. One whose modules fill its
 * memory is replaced after its file.
 */
async function runTests(report) {
  const workers = 4;
  // A worker that is replaced loads all packages anew: seldom, where there is room.
  const roomy = Math.max(900, Math.min(3000, Math.floor(totalmem() / 2 ** 20 / workers / 3)));
  const { status } = await run(
    [
      ...['--experimental-vm-modules', '--no-warnings', ...compileOnce(), bin('jest', 'jest.js')],
      ...['--json', `--outputFile=${report}`, `--maxWorkers=${workers}`, `--workerIdleMemoryLimit=${roomy}MB`],
      ...wanted,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...servers.environment } },
  );
  try {
    const results = JSON.parse(readFileSync(report, 'utf8'));
    passed += results.numPassedTests;
    failed += results.numFailedTests + results.numRuntimeErrorTestSuites;
    if (results.numPendingTests > 0) console.log(`${results.numPendingTests} skipped`);
    if (whole) console.log(slowestFiles(results, root).join('\n'));
  } catch {
    console.error(`jest ended with status ${status} and no report`);
    failed += 1;
  }
}

/** Runs Node; what it writes to pipes is gathered. */
function run(args, options) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, ...options });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.on('close', (status) => resolve({ status, output }));
  });
}
