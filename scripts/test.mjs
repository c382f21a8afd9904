#!/usr/bin/env node
/**
 * All checks: types, lint, format, and the tests, with a real PostgreSQL and Redis when they are
 * installed. The last line is `N passed, N failed`. Arguments go to jest (`npm test -- core`); the
 * checks apart from jest are then left out.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir, totalmem } from 'node:os';
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
const piped = { stdio: ['ignore', 'pipe', 'pipe'] };
const bin = (name, file) => join(root, 'node_modules', name, 'bin', file);
if (whole) await Promise.all([check('types', 'lint'), checkFormat()]);

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
  note(targets, await run(nx('run-many', '-t', ...targets), { ...piped, env: nxEnvironment() }));
}

/** All files in one process: a process a package, as the targets of Nx have it, costs more than twice as much. */
async function checkFormat() {
  note(['format'], await run([bin('prettier', 'prettier.cjs'), '--check', '--log-level=warn', '.'], piped));
}

function note(checks, { status, output }) {
  if (status === 0) passed += 1;
  else {
    failed += 1;
    console.error(`${output}check failed: ${checks.join(', ')}`);
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
 * Three workers at least: half of the files wait much of their time (for a browser, an encoder, a server), and leave their
 * core to the others. A fourth made the run no shorter on two cores. One whose modules fill its memory is replaced after
 * its file.
 */
async function runTests(report) {
  const workers = Math.max(3, Math.min(4, availableParallelism()));
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
