// @cost 10
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { startCuttableProxy, type CuttableProxy } from '@scenewright/host-nest/testing';
import { adminToken, startTestServer, type TestServer } from './support/test-server.js';

const redisUrl = process.env['TEST_REDIS_URL'] as string;
// The embedded database, and Redis through a way that can be cut.
const suite = redisUrl ? describe : describe.skip;
if (!redisUrl) console.warn('SKIPPED: the service on Redis. Set TEST_REDIS_URL to run it.');

suite('the service on Redis', () => {
  let proxy: CuttableProxy;
  let at: TestServer;
  beforeAll(async () => {
    proxy = await startCuttableProxy(redisUrl);
    at = await startTestServer({ REDIS_URL: proxy.through(redisUrl) });
  });
  afterAll(async () => {
    await at?.close();
    await proxy?.close();
  });
  const create = () => at.call('POST', '/v1/videos', { body: { prompt: 'a', render: true } });
  const readiness = async () => {
    const { status, body } = await at.call('GET', '/readyz', { key: null });
    return [status, body];
  };

  it('makes videos, and shows its queues to the operator', async () => {
    expect(await readiness()).toEqual([200, { status: 'ok', missing: [] }]);
    const created = await create();
    expect((await at.waitFor(created.body.id, at.owner.apiKey)).body.status).toBe('completed');
    const board = await at.call('GET', '/admin/queues/api/queues', { key: adminToken });
    const names = board.body.queues.map((queue: { name: string }) => queue.name);
    expect(names).toEqual(expect.arrayContaining(['build', 'render', 'segments']));
    expect((await at.call('GET', '/admin/queues/api/queues')).status).toBe(401);
  });

  it('goes on with requests while Redis is away, and with the work afterwards', async () => {
    await proxy.cut();
    const created = await create();
    expect(created.status).toBe(202);
    expect((await at.call('GET', `/v1/videos/${created.body.id}`)).body.status).toBe('queued');
    expect((await at.call('GET', '/v1/videos')).headers.get('ratelimit-remaining')).toMatch(/^\d+$/);
    expect(await readiness()).toEqual([200, { status: 'degraded', missing: ['redis'] }]);
    expect((await at.call('GET', '/metrics', { key: adminToken })).body).toContain('scenewright_queue_tasks');
    await proxy.mend();
    const done = await at.waitFor(created.body.id, at.owner.apiKey);
    expect(done.body).toMatchObject({ status: 'completed', credits_cost: 9 });
    for (let tries = 0; tries < 200 && (await readiness())[1].status !== 'ok'; tries++) await sleep(50);
    expect(await readiness()).toEqual([200, { status: 'ok', missing: [] }]);
  });

  it('lets four processes together pass 60 requests of one key in a minute, and no more', async () => {
    const script = fileURLToPath(new URL('support/take-run.mjs', import.meta.url));
    const key = `key_${randomBytes(6).toString('hex')}`;
    const admitted = await Promise.all(
      Array.from(
        { length: 4 },
        () =>
          new Promise<number>((resolve, reject) => {
            const child = fork(script, [redisUrl, key], { execArgv: [] });
            child.on('message', (count) => resolve(Number(count)));
            child.on('exit', (code) => reject(new Error(`ended with ${code}`)));
          }),
      ),
    );
    expect(admitted.reduce((sum, count) => sum + count, 0)).toBe(60);
  });
});
