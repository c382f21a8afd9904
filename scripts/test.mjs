#!/usr/bin/env node
/**
 * All checks: types, lint, format, and the tests, with a real PostgreSQL and Redis when they are
 * installed. The last line is `N passed, N failed`. Arguments go to jest (`npm test -- core`); the
 * checks apart from jest are then left out.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureSetup, root } from './setup.mjs';
import { startServers } from './test-servers.mjs';

const wanted = process.argv.slice(2);
let passed = 0;
let failed = 0;

await ensureSetup();
const bin = (name, file) => join(root, 'node_modules', name, 'bin', file);
if (wanted.length === 0) {
  check('types', [bin('typescript', 'tsc'), '-b']);
  check('lint', [bin('oxlint', 'oxlint'), '--deny-warnings']);
  check('format', [bin('prettier', 'prettier.cjs'), '--check', '--log-level=warn', '.']);
}

const servers = await startServers();
const folder = mkdtempSync(join(tmpdir(), 'scenewright-test-'));
try {
  // A run in one process keeps the modules of every file that it has tested: all of them together fill its heap.
  const parts = wanted.length === 0 ? 5 : 1;
  for (let part = 1; part <= parts; part++) runTests(join(folder, `report-${part}.json`), [`--shard=${part}/${parts}`]);
} finally {
  await servers.stop();
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function check(name, args) {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status === 0) passed += 1;
  else {
    failed += 1;
    console.error(`check failed: ${name}`);
  }
}

function runTests(report, options) {
  const jest = spawnSync(
    process.execPath,
    [
      '--experimental-vm-modules',
      '--no-warnings',
      bin('jest', 'jest.js'),
      '--json',
      `--outputFile=${report}`,
      ...options,
      ...wanted,
    ],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...servers.environment } },
  );
  try {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    passed += numPassedTests;
    failed += numFailedTests + numRuntimeErrorTestSuites;
    if (numPendingTests > 0) console.log(`${numPendingTests} skipped`);
  } catch {
    console.error(`jest ended with status ${jest.status} and no report`);
    failed += 1;
  }
}
