import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase, startCommitProxy, type CommitProxy } from '@scenewright/host-nest/testing';
import { partsOf } from '../spec/support/parts-of.js';
import { sweep } from '../../host-nest/src/retention/sweep.js';
import { secretKey } from '../spec/support/server-set.js';
import { adminToken, startTestServer, type TestServer } from '../spec/support/test-server.js';

const serverUrl = process.env['TEST_DATABASE_URL'] as string;
if (!serverUrl) console.warn('SKIPPED: a lost COMMIT. Set TEST_DATABASE_URL to run it.');
const dayMs = 24 * 3600_000;

(serverUrl ? describe : describe.skip)('when the connection breaks at a COMMIT', () => {
  let proxy: CommitProxy;
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let at: TestServer;
  beforeAll(async () => {
    [proxy, database] = await Promise.all([startCommitProxy(serverUrl), createDatabase(serverUrl)]);
    at = await startTestServer({ DATABASE_URL: proxy.through(database.url), SECRET_KEY: secretKey });
  });
  afterAll(async () => {
    await at?.close();
    await database?.drop();
    await proxy?.close();
  });

  const account = () => at.account({ credits: 100, export_minutes: 10 });
  const standing = async (id: string) => (await at.call('GET', `/admin/v1/accounts/${id}`, { key: adminToken })).body;
  const stored = async (folder: string): Promise<string[]> => {
    const keys: string[] = [];
    for await (const page of partsOf(at.server).files.list(folder)) keys.push(...page.map(({ key }) => key));
    return keys;
  };
  /** The worker has done all that it wanted to: its task is struck off. */
  const workEnded = async (named: string) => {
    const { db } = partsOf(at.server);
    for (let tries = 0; tries < 1000; tries++) {
      const tasks = await db.selectFrom('queue_tasks').selectAll().where('body', 'like', `%${named}%`).execute();
      if (tasks.length > 0 && tasks.every(({ state }) => state === 'done')) return;
      await sleep(20);
    }
    throw new Error(`The work on ${named} did not end.`);
  };
  const sweepLater = () => {
    const { db, files, segments } = partsOf(at.server);
    return sweep({ db, files, segments }, { now: Date.now() + 2 * dayMs, retentionDays: 0 });
  };

  it('a video whose record was stored keeps its file, and is charged once', async () => {
    const { api_key: key, account_id: id } = await account();
    const lost = proxy.loseNext('answer', '"status":"completed"');
    const { body } = await at.call('POST', '/v1/videos', { key, body: { prompt: 'a', render: true } });
    await lost;
    await workEnded(body.id);
    const done = await at.waitFor(body.id, key);
    expect(done.body).toMatchObject({ status: 'completed', credits_cost: 9 });
    expect((await fetch(done.body.download_url)).status).toBe(200);
    // The MP4, and the pictures of its filmstrip.
    expect(await stored(`videos/${body.id}`)).toHaveLength(2);
    expect(await standing(id)).toMatchObject({ credits_available: 91, credits_held: 0, export_minutes_available: 9 });
    await sweepLater();
    expect((await fetch(done.body.download_url)).status).toBe(200);
    expect(await stored(`videos/${body.id}`)).toHaveLength(2);
  });

  it('a video whose record was not stored is made again, and the file that nothing names is swept', async () => {
    const { api_key: key, account_id: id } = await account();
    const lost = proxy.loseNext('commit', '"status":"completed"');
    const { body } = await at.call('POST', '/v1/videos', { key, body: { prompt: 'a', render: true } });
    await lost;
    await workEnded(body.id);
    const done = await at.waitFor(body.id, key);
    expect(done.body).toMatchObject({ status: 'completed', credits_cost: 9 });
    expect(await standing(id)).toMatchObject({ credits_available: 91, credits_held: 0, export_minutes_available: 9 });
    expect(await stored(`videos/${body.id}`)).toHaveLength(4);
    await sweepLater();
    expect(await stored(`videos/${body.id}`)).toHaveLength(2);
    expect((await fetch(done.body.download_url)).status).toBe(200);
  });

  it('the video of an infographic keeps its file in the same way', async () => {
    const { api_key: key, account_id: id } = await account();
    const lost = proxy.loseNext('answer', 'render.completed');
    const { body } = await at.call('POST', '/v1/infographics/generate', {
      key,
      body: { prompt: 'Sales rose 24% to $4.2M.', render: true, webhookUrl: 'http://127.0.0.1:9/none' },
    });
    await lost;
    const render = body.versions[0].renders[0];
    await workEnded(render.renderId);
    const { body: done } = await at.call('GET', `/v1/infographics/${body.id}/renders/${render.renderId}`, { key });
    expect(done.status).toBe('completed');
    expect((await fetch(done.url)).status).toBe(200);
    expect(await standing(id)).toMatchObject({ credits_available: 93, credits_held: 0 });
  });

  it('a result that was refused leaves no file behind', async () => {
    const { api_key: key } = await account();
    const runtime = partsOf(at.server);
    const { body } = await at.call('POST', '/v1/videos', { key, body: { prompt: 'a' } });
    await at.waitFor(body.id, key);
    at.studio.script.renderMs = 300;
    const wanted = runtime.files.putFile.bind(runtime.files);
    // Another worker takes the job over when the file has just been put.
    runtime.files.putFile = async (...file) => {
      await wanted(...file);
      runtime.files.putFile = wanted;
      await runtime.jobs.apply(body.id, { kind: 'started' });
    };
    await at.call('POST', `/v1/videos/${body.id}/render`, { key });
    await workEnded(body.id);
    expect(await stored(`videos/${body.id}`)).toEqual([]);
  });
});
