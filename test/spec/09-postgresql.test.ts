// @cost 10
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { openJobFolder } from '@scenewright/render-pool';
import { partsOf } from './support/parts-of.js';
import { secretKey } from './support/server-set.js';
import { adminToken, startTestServer, type TestServer } from './support/test-server.js';

const serverUrl = process.env['TEST_DATABASE_URL'];
const suite = serverUrl ? describe : describe.skip;
if (!serverUrl) console.warn('SKIPPED: the service on PostgreSQL. Set TEST_DATABASE_URL to run it.');

suite('the service on PostgreSQL, as one API node and two render nodes', () => {
  let api: TestServer;
  const renderers: TestServer[] = [];
  let dataDir: string;
  let environment: Record<string, string>;
  let admin: pg.Client;
  const name = `scenewright_${randomBytes(6).toString('hex')}`;

  beforeAll(async () => {
    admin = new pg.Client({ connectionString: serverUrl });
    await admin.connect();
    await admin.query(`create database ${name}`);
    const database = new URL(serverUrl as string);
    database.pathname = `/${name}`;
    dataDir = await mkdtemp(join(tmpdir(), 'scenewright-nodes-'));
    environment = { DATABASE_URL: database.href, DATA_DIR: dataDir, SECRET_KEY: secretKey };
    api = await startTestServer({ ...environment, ROLE: 'api' });
    for (let i = 0; i < 2; i++) {
      renderers.push(await startTestServer({ ...environment, ROLE: 'render' }, { dataDir, owner: api.owner }));
    }
  });
  afterAll(async () => {
    await Promise.all(renderers.map((node) => node.server.close()));
    await api?.close();
    await rm(dataDir, { recursive: true, force: true });
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });

  const create = (key: string, body: object = {}, headers = {}) =>
    api.call('POST', '/v1/videos', { key, body: { prompt: 'a', render: true, ...body }, headers });

  it('spreads the jobs over the render nodes, and charges each once', async () => {
    const { api_key: key, account_id: id } = await api.account({ credits: 200, export_minutes: 20 });
    for (const node of renderers) node.studio.script.renderMs = 300;
    const created = await Promise.all(Array.from({ length: 8 }, () => create(key)));
    expect(created.map((answer) => answer.status)).toEqual(Array(8).fill(202));
    for (const { body } of created) {
      const done = await api.waitFor(body.id, key);
      expect(done.body).toMatchObject({ status: 'completed', credits_cost: 9 });
      expect((await fetch(done.body.download_url)).status).toBe(200);
    }
    expect(renderers.map((node) => node.studio.renders > 0)).toEqual([true, true]);
    expect(renderers.reduce((sum, node) => sum + node.studio.renders, 0)).toBe(8);
    const account = await api.call('GET', `/admin/v1/accounts/${id}`, { key: adminToken });
    expect(account.body).toMatchObject({
      credits_available: 200 - 8 * 9,
      credits_held: 0,
      export_minutes_available: 12,
      export_minutes_held: 0,
      in_flight: 0,
    });
  });

  it('accepts exactly one of 50 creates with credits for one', async () => {
    const { api_key: key } = await api.account({ credits: 15 });
    const answers = await Promise.all(Array.from({ length: 50 }, () => create(key)));
    expect(answers.filter((answer) => answer.status === 202)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 402)).toHaveLength(49);
  });

  it('answers one Idempotency-Key with one job, however many ask at once', async () => {
    const { api_key: key } = await api.account();
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(key, {}, { 'idempotency-key': 'k' })));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
  });

  it('keeps to 60 requests a minute of a key over four nodes together', async () => {
    const limited = { ...environment, RATE_LIMIT_REQUESTS: '', ROLE: 'api' };
    const nodes = await Promise.all(
      Array.from({ length: 4 }, () => startTestServer(limited, { dataDir, owner: api.owner })),
    );
    try {
      const { api_key: key } = await api.account();
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, i) => nodes[i % 4]!.call('GET', '/v1/models', { key })),
      );
      expect(answers.filter((answer) => answer.status === 200)).toHaveLength(60);
      expect(answers.filter((answer) => answer.status === 429)).toHaveLength(40);
    } finally {
      await Promise.all(nodes.map((node) => node.server.close()));
    }
  });

  it('keeps no secret in the clear in any table', async () => {
    const account = await api.account();
    const dump = new pg.Client({ connectionString: environment['DATABASE_URL'] });
    await dump.connect();
    const { rows: tables } = await dump.query("select tablename as name from pg_tables where schemaname = 'public'");
    let text = '';
    for (const { name: table } of tables) {
      const { rows } = await dump.query(`select row_to_json(entry)::text as line from "${table}" as entry`);
      text += rows.map(({ line }) => line).join('\n');
    }
    await dump.end();
    expect(text).toContain(account.key_id);
    const { apiKey, webhookSecret } = api.owner;
    for (const secret of [account.api_key, account.webhook_secret, apiKey, webhookSecret, secretKey]) {
      expect(text.includes(secret)).toBe(false);
    }
  });

  it('does not start a node with another SECRET_KEY', async () => {
    const other = { ...environment, ROLE: 'render', SECRET_KEY: 'another-key-than-that-of-the-other-nodes' };
    await expect(startTestServer(other, { dataDir, owner: api.owner })).rejects.toThrow(
      /^SECRET_KEY .* the same on all nodes/,
    );
  });

  it('clears what a killed node left in a folder that nodes share, and leaves the work of the others', async () => {
    const work = join(dataDir, 'work');
    const beside = await openJobFolder(work);
    const [, , place] = basename(beside.path).split('-');
    const dead = spawnSync(process.execPath, ['-e', '0']).pid;
    await mkdir(join(work, `${dead}-0-${place}-${'a'.repeat(12)}`));
    const before = (await readdir(work)).filter((each) => !each.startsWith(`${dead}-`));
    const node = await startTestServer({ ...environment, ROLE: 'render' }, { dataDir, owner: api.owner });
    const atWork = await readdir(work);
    await node.server.close();
    expect(atWork.toSorted()).toEqual(before.toSorted());
    expect((await readdir(work)).toSorted()).toEqual(before.toSorted());
    await beside.remove();
  });

  it('goes on with the work of a node that stops', async () => {
    const { api_key: key } = await api.account();
    while (Object.keys(await partsOf(api.server).jobs.countByStatus()).length > 0) await sleep(50);
    const before = renderers.map((node) => node.studio.renders);
    for (const node of renderers) node.studio.script.renderMs = 60_000;
    const created = await create(key);
    await api.waitFor(created.body.id, key, ['rendering']);
    let busy = -1;
    while (busy < 0) {
      await sleep(20);
      busy = renderers.findIndex((node, index) => node.studio.renders > before[index]!);
    }
    for (const node of renderers) node.studio.script.renderMs = 20;
    await renderers[busy]!.server.close();
    const done = await api.waitFor(created.body.id, key);
    expect(done.body).toMatchObject({ status: 'completed', credits_cost: 9 });
    expect(done.body.renders).toHaveLength(1);
  });
});
