// @cost 12
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '@scenewright/host-nest/testing';
import { Browser, type SentEvent } from './support/browser.js';
import { secretKey } from './support/server-set.js';
import { startTestServer, type TestServer } from './support/test-server.js';

const { TEST_DATABASE_URL: databaseUrl, TEST_REDIS_URL: redisUrl } = process.env;
const suite = databaseUrl && redisUrl ? describe : describe.skip;
if (!databaseUrl || !redisUrl)
  console.warn('SKIPPED: pages on one node, work on another. Set TEST_DATABASE_URL and TEST_REDIS_URL to run it.');

suite('pages on one node while another makes the videos, on one PostgreSQL and one Redis', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let dataDir: string;
  let worker: TestServer;
  const nodes: TestServer[] = [];
  let owner: Browser;

  /** A node that answers pages and makes nothing. */
  const startPages = async () => {
    const node = await startTestServer({ ...environment(), ROLE: 'api' }, { dataDir, owner: worker.owner });
    nodes.push(node);
    return node;
  };
  const environment = () => ({
    DATABASE_URL: database.url,
    REDIS_URL: redisUrl as string,
    DATA_DIR: dataDir,
    SECRET_KEY: secretKey,
  });

  beforeAll(async () => {
    database = await createDatabase(databaseUrl as string);
    dataDir = await mkdtemp(join(tmpdir(), 'scenewright-live-'));
    worker = await startTestServer(environment());
    const browser = new Browser(worker.url);
    const token = new URL(worker.owner.signInUrl).hash.replace('#token=', '');
    await browser.post('/app/join', {
      token,
      name: 'Ada',
      email: 'ada@example.com',
      password: 'correct horse battery',
    });
    owner = browser.at((await startPages()).url);
  });
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.server.close()));
    await worker?.close();
    await database?.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const create = async (browser: Browser) => {
    const { status, body } = await browser.ask('POST', '/v1/videos', { prompt: 'Rain in Oslo.', duration: 10 });
    expect(status).toBe(202);
    return body.id as string;
  };
  /** Statuses that are told of one video, until it has ended. */
  const statusesOf = async (id: string, events: AsyncIterator<SentEvent>) => {
    const statuses: { status: string; committed: number }[] = [];
    while (statuses.at(-1)?.status !== 'completed') {
      const { value, done } = await events.next();
      if (done || !value) throw new Error(`The stream ended after ${JSON.stringify(statuses)}.`);
      if (value.data.id === id)
        statuses.push({ status: value.data.status, committed: value.data.progress.scenes_committed });
    }
    return statuses;
  };

  it('are told of its progress, and of its end', async () => {
    worker.studio.script.committed = { scenes: 1, planned: 3, seconds: 3, footageSeconds: 0 };
    worker.studio.script.buildMs = 2500;
    const { events, end } = await owner.listen('/app/api/live');
    const statuses = await statusesOf(await create(owner), events);
    expect(worker.studio.builds).toBe(1);
    expect(statuses).toContainEqual({ status: 'processing', committed: 1 });
    expect(statuses.at(-1)).toEqual({ status: 'completed', committed: 3 });
    end();
  });

  it('are told of one that was begun there and was ready before anybody looked', async () => {
    worker.studio.script.buildMs = 0;
    const { events, end } = await owner.listen('/app/api/live');
    const id = await create(owner.at(worker.url));
    await worker.waitFor(id, worker.owner.apiKey);
    // Of as much as was heard in time, and of the end in any case.
    expect((await statusesOf(id, events)).at(-1)).toMatchObject({ status: 'completed' });
    // And once: looks go on until the next video is told.
    worker.studio.script.buildMs = 2500;
    const next = await create(owner.at(worker.url));
    const ids: string[] = [];
    while (ids.at(-1) !== next) ids.push((await events.next()).value?.data.id);
    expect(ids).not.toContain(id);
    end();
  });

  it('are sent elsewhere when their node goes, see there what they missed, and are told the rest', async () => {
    const leaving = await startPages();
    worker.studio.script.committed = { scenes: 1, planned: 3, seconds: 3, footageSeconds: 0 };
    worker.studio.script.buildMs = 2500;
    const { events } = await owner.at(leaving.url).listen('/app/api/live');
    const id = await create(owner.at(leaving.url));
    let last: SentEvent | void = undefined;
    while (last?.data.id !== id) last = (await events.next()).value;
    await leaving.server.close();
    // To its end, without an error: the browser opens it anew by itself.
    while (!(await events.next()).done);

    const stream = await owner.listen('/app/api/live');
    const { body: now } = await owner.ask('GET', `/v1/videos/${id}`);
    expect(['queued', 'processing']).toContain(now.status);
    const statuses = await statusesOf(id, stream.events);
    expect(statuses.at(-1)).toEqual({ status: 'completed', committed: 3 });
    stream.end();
  });
});
