/**
 * A private PostgreSQL and Redis for the tests, when the programs are installed. Tests find them in
 * TEST_DATABASE_URL and TEST_REDIS_URL; without these they say that they were skipped.
 */
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export async function startServers() {
  const environment = {};
  const stops = [];
  for (const [name, start] of [
    ['TEST_REDIS_URL', startRedis],
    ['TEST_DATABASE_URL', startPostgres],
  ]) {
    if (process.env[name]) continue;
    const server = await start().catch((error) => {
      console.error(`${name}: could not be started: ${error.message}`);
      return null;
    });
    if (!server) continue;
    environment[name] = server.url;
    stops.push(server.stop);
  }
  return {
    environment,
    async stop() {
      for (const stop of stops) await stop();
    },
  };
}

async function startRedis() {
  const program = find('redis-server');
  if (!program) return null;
  const folder = mkdtempSync(join(tmpdir(), 'scenewright-redis-'));
  const port = await freePort();
  const child = spawn(
    program,
    ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no'],
    { stdio: 'ignore' },
  );
  await reachable(port);
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      await ended(child, 'SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A server of its own, emptied when it stops; null where PostgreSQL is not installed. `-F`: no test outlives a power cut. */
export async function startPostgres(settings = ['-F', '-N', '400']) {
  const bin = postgresBin();
  if (!bin) return null;
  const folder = mkdtempSync(join(tmpdir(), 'scenewright-postgres-'));
  // PostgreSQL refuses to run as root: it gets the account that its Debian package made.
  const account = process.getuid?.() === 0 ? ownerOf('postgres') : {};
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'scenewright', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    { ...account, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(made.stderr || String(made.error));
  const port = await freePort();
  const child = spawn(
    join(bin, 'postgres'),
    // 400 connections: several files at a time, and in some of them several nodes with a pool each.
    ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, ...settings],
    {
      ...account,
      cwd: folder,
      stdio: 'ignore',
    },
  );
  await reachable(port);
  // It answers before it lets anybody in.
  const isReady = () => spawnSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]).status !== 1;
  for (let tries = 0; tries < 100 && !isReady(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 100));
  return {
    url: `postgres://scenewright@127.0.0.1:${port}/postgres`,
    async stop() {
      await ended(child, 'SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function postgresBin() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...(process.env.PATH ?? '').split(':')];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null;
}

function ownerOf(name) {
  const id = (flag) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout);
  const [uid, gid] = [id('-u'), id('-g')];
  if (!uid) throw new Error(`no account ${name} to run PostgreSQL under`);
  return { uid, gid };
}

function find(program) {
  return (process.env.PATH ?? '')
    .split(':')
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path));
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function reachable(port) {
  for (let tries = 0; tries < 100; tries += 1) {
    const open = await new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true));
      socket.on('error', () => resolve(false));
      socket.on('connect', () => socket.destroy());
    });
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`nothing answers on port ${port}`);
}

function ended(child, signal) {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.on('exit', resolve);
    child.kill(signal);
    setTimeout(() => child.kill('SIGKILL'), 5000).unref();
  });
}

// What is installed, for the cache of Nx: a result without the servers is none with them.
if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(find('redis-server'), postgresBin());
