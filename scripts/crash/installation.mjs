import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { importBuilt } from '../setup.mjs';
import { startServers } from '../test-servers.mjs';

/**
 * What is attacked: `roles`, of which the first answers requests; each is started by its number, on one DATA_DIR.
 * `openDatabase` is for when all have stopped.
 */
export async function embedded(folder, options) {
  const { openEmbeddedDatabase } = await importBuilt('host-nest', 'src/database/open-database.js');
  const dataDir = join(folder, 'data');
  return {
    roles: ['all'],
    start: () => startNode(folder, 'all', { DATA_DIR: dataDir }, options),
    files: join(dataDir, 'files'),
    openDatabase: () => openEmbeddedDatabase(dataDir),
    close: async () => undefined,
  };
}

/** PostgreSQL, Redis, one API node and two render nodes. */
export async function onServers(folder, options) {
  const { openServerDatabase } = await importBuilt('host-nest', 'src/database/open-database.js');
  const servers = await startServers();
  const { TEST_DATABASE_URL, TEST_REDIS_URL } = { ...process.env, ...servers.environment };
  if (!TEST_DATABASE_URL || !TEST_REDIS_URL) {
    await servers.stop();
    throw new Error('PostgreSQL and Redis are needed: install them, or set TEST_DATABASE_URL and TEST_REDIS_URL.');
  }
  const name = `scenewright_crash_${randomBytes(6).toString('hex')}`;
  const asAdmin = async (statement) => {
    const admin = new pg.Client({ connectionString: TEST_DATABASE_URL });
    await admin.connect();
    await admin.query(statement).finally(() => admin.end());
  };
  await asAdmin(`create database ${name}`);
  const database = new URL(TEST_DATABASE_URL);
  database.pathname = `/${name}`;
  const roles = ['api', 'render', 'render'];
  const environment = {
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: database.href,
    REDIS_URL: TEST_REDIS_URL,
    SECRET_KEY: randomBytes(32).toString('base64'),
  };
  return {
    roles,
    start: (number) => startNode(folder, String(number), { ...environment, ROLE: roles[number] }, options),
    files: join(environment.DATA_DIR, 'files'),
    openDatabase: () => openServerDatabase(database.href),
    async close() {
      await asAdmin(`drop database ${name} with (force)`);
      await servers.stop();
    },
  };
}

/** Resolves when it listens, with `{child, url, key}`; `key` is the owner's, on the first start of all. */
function startNode(folder, name, environment, { real }) {
  const script = fileURLToPath(new URL('server.mjs', import.meta.url));
  const child = spawn(process.execPath, [script, ...(real ? ['--real'] : [])], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      SCENEWRIGHT_CACHE: ownCache(join(folder, `cache-${name}`)),
      ALLOW_PRIVATE_URLS: 'true',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_REQUESTS: '1000000',
      RATE_LIMIT_VIDEOS: '1000000',
      ...environment,
    },
  });
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
      if (text.includes('\n')) resolve({ child, ...JSON.parse(text) });
    });
    child.once('exit', (code) => reject(new Error(`the node ended with ${code} before it listened`)));
  });
}

/** A cache of its own with the browser and the bundle that are there already: its job folders are looked at later. */
function ownCache(path) {
  if (existsSync(path)) return path;
  mkdirSync(path, { recursive: true });
  for (const name of ['browser', 'bundle']) {
    mkdirSync(join(process.env.SCENEWRIGHT_CACHE, name), { recursive: true });
    symlinkSync(join(process.env.SCENEWRIGHT_CACHE, name), join(path, name));
  }
  return path;
}
