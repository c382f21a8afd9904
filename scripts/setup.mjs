#!/usr/bin/env node
/**
 * Makes a clone ready: dependencies, compiled packages, the bundle that browsers draw, the browser.
 * Runs on Node's built-ins alone. Nx builds (`nx.json`) and knows by content what is built already; starting it takes a
 * second, so commands that only need a clone to be ready look first at the names and times of the sources, which costs
 * a few hundred stat() calls. Progress goes to standard error: standard output belongs to the command that called it.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const cache = process.env.SCENEWRIGHT_CACHE || join(root, '.cache');
const stamps = join(cache, 'setup');

/** What making a video takes: compiled packages, and the compositions as sources of the bundle. */
const studio = ['core', 'render-pool', 'providers', 'host-local'];
/** All that has a target `build`; `test` is compiled by the test command. */
const everything = [...studio, 'compositions', 'web-app', 'host-nest'];

/** `only: 'studio'` leaves out what a command line does not need, `only: 'plan'` what drawing needs too. */
export async function ensureSetup({ only } = {}) {
  checkNode();
  process.env.SCENEWRIGHT_CACHE = cache;
  const compiled = only ? studio : everything;
  const draws = only !== 'plan';
  if (isReady(compiled, draws)) return;
  const release = await lock();
  try {
    await step('dependencies', dependenciesFingerprint, 'installing dependencies', installDependencies);
    const fingerprint = () => sourcesFingerprint(compiled, draws);
    // A build beside a program that runs from there takes its files away for a moment.
    if (!isBuilt(compiled, draws)) await step(buildStamp(compiled, draws), fingerprint, 'building', () => build(compiled, draws)); // prettier-ignore
    if (draws) await step('browser', browserFingerprint, 'unpacking the browser', unpackBrowser);
  } finally {
    release();
  }
}

const buildStamp = (compiled, draws) => (!draws ? 'build-plan' : compiled === studio ? 'build-studio' : 'build');

function isReady(compiled, draws) {
  return (
    stampIs('dependencies', dependenciesFingerprint()) &&
    existsSync(join(root, 'node_modules', 'typescript')) &&
    isBuilt(compiled, draws) &&
    (!draws || stampIs('browser', browserFingerprint()))
  );
}

/** By a build of its own, or by one of more: a clone that can draw can plan, and one that serves can draw. */
const isBuilt = (compiled, draws) =>
  [
    [studio, false],
    [studio, true],
    [everything, true],
  ].some(
    ([all, drawn]) =>
      all.length >= compiled.length &&
      drawn >= draws &&
      stampIs(buildStamp(all, drawn), sourcesFingerprint(all, drawn)),
  );

async function step(name, fingerprint, what, work) {
  const present = name !== 'dependencies' || existsSync(join(root, 'node_modules', 'typescript'));
  if (present && stampIs(name, fingerprint())) return;
  const started = Date.now();
  process.stderr.write(`setup: ${what} …\n`);
  await work();
  mkdirSync(stamps, { recursive: true });
  writeFileSync(join(stamps, name), fingerprint());
  process.stderr.write(`setup: ${what} done in ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
}

async function installDependencies() {
  // `ci` begins by deleting: right for a clone, not under a program that is running from there.
  const command = existsSync(join(root, 'node_modules', 'typescript')) ? 'install' : 'ci';
  await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', [command, '--no-audit', '--no-fund', '--loglevel=error']);
}

async function build(compiled, draws) {
  await run(process.execPath, nx('run-many', '-t', 'build', '-p', compiled.join(',')), { env: nxEnvironment() });
  if (!draws) return;
  const pool = await importBuilt('render-pool');
  await pool.buildBundle({ entry: join(root, 'compositions', 'src', 'entry.tsx'), cacheRoot: cache });
}

/** Arguments of Node that run Nx, as many tasks at a time as there are cores. */
export const nx = (...args) => [
  join(root, 'node_modules', 'nx', 'dist', 'bin', 'nx.js'),
  ...args,
  `--parallel=${availableParallelism()}`,
];

/** Its plugins in its own process, since one each costs more than they do; and no `.env`, which is the service's. */
export const nxEnvironment = () => ({ ...process.env, NX_ISOLATE_PLUGINS: 'false', NX_LOAD_DOT_ENV_FILES: 'false' });

async function unpackBrowser() {
  if (process.env.SCENEWRIGHT_BROWSER) return;
  const pool = await importBuilt('render-pool');
  await pool.unpackChromium(cache);
}

/** A compiled package, by its path: it is not there yet when this file is loaded. */
export function importBuilt(name, file = 'src/index.js') {
  return import(pathToFileURL(join(root, name, 'dist', file)).href);
}

function stampIs(name, fingerprint) {
  try {
    return readFileSync(join(stamps, name), 'utf8') === fingerprint;
  } catch {
    return false;
  }
}

function dependenciesFingerprint() {
  return hash([readFileSync(join(root, 'package-lock.json')), process.versions.modules]);
}

function browserFingerprint() {
  return hash([process.env.SCENEWRIGHT_BROWSER ?? 'bundled', dependenciesFingerprint()]);
}

/** Names, sizes and times of all that is compiled: much faster than reading it, and enough here. */
function sourcesFingerprint(compiled, draws = true) {
  const seen = [];
  const walk = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.name === 'dist' || entry.name === 'node_modules' || entry.name.startsWith('.')) continue;
      // What a build writes itself is no source: each build writes it anew.
      if (entry.name.endsWith('-wasm.ts')) continue;
      const path = join(folder, entry.name);
      if (entry.isDirectory()) walk(path);
      else if (/\.(tsx?|m?js|json|css|html|svg|woff2)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)) {
        const { size, mtimeMs } = statSync(path);
        seen.push(`${path.slice(root.length)}:${size}:${mtimeMs}`);
      }
    }
  };
  for (const name of new Set([...compiled, ...(draws ? ['compositions'] : [])])) walk(join(root, name));
  return hash([readFileSync(join(root, 'tsconfig.base.json')), dependenciesFingerprint(), seen.toSorted().join('\n')]);
}

function hash(parts) {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('hex');
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  process.stderr.write(`Scenewright needs Node 20.19 or later; this is ${process.version}.\n`);
  process.exit(1);
}

/** One setup at a time in a clone; a lock whose owner is gone is taken over. */
async function lock() {
  const folder = join(cache, 'setup.lock');
  mkdirSync(cache, { recursive: true });
  for (;;) {
    try {
      mkdirSync(folder);
      writeFileSync(join(folder, 'pid'), String(process.pid));
      return () => rmSync(folder, { recursive: true, force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (!ownerLives(folder)) rmSync(folder, { recursive: true, force: true });
      else await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}

function ownerLives(folder) {
  try {
    process.kill(Number(readFileSync(join(folder, 'pid'), 'utf8')), 0);
    return true;
  } catch (error) {
    // The owner may be between mkdir and write: a folder of less than five seconds counts as held.
    return (
      error.code === 'EPERM' ||
      (existsSync(folder) && Date.now() - statSync(folder).mtimeMs < 5000 && error.code === 'ENOENT')
    );
  }
}

/** Runs a program with its output on standard error; rejects with its exit status. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 2, 2], ...options });
    child.on('error', reject);
    child.on('exit', (code, signal) =>
      code === 0
        ? resolve()
        : reject(new Error(`${[command, ...args].join(' ')} ended with ${signal ?? `status ${code}`}`)),
    );
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureSetup().catch((error) => {
    process.stderr.write(`setup failed: ${error.message}\n`);
    process.exit(1);
  });
}
