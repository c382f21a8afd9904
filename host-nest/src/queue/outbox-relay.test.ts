// @cost 8
import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { Redis } from 'ioredis';
import { startCuttableProxy, type CuttableProxy } from '../../testing/cuttable-proxy.js';
import { makeDataDir } from '../../testing/data-dir.js';
import { recorder, until } from '../../testing/describe-work-queue.js';
import { openEmbeddedDatabase, type OpenDatabase } from '../database/open-database.js';
import { BullQueue } from './bull-queue.js';
import { DatabaseQueue } from './database-queue.js';
import { OutboxRelay } from './outbox-relay.js';
import type { WorkQueue } from './work-queue.js';

jest.setTimeout(120_000);

let opened: OpenDatabase;
let folder: string;
beforeAll(async () => {
  folder = await makeDataDir();
  opened = await openEmbeddedDatabase(folder);
});
afterAll(async () => {
  await opened.close();
  await rm(folder, { recursive: true, force: true });
});

const write = (id: string) =>
  opened.db
    .insertInto('outbox')
    .values({
      id,
      kind: 'enqueue',
      topic: 'build',
      body: JSON.stringify({ topic: 'build', jobId: `job-${id}` }),
      created_at: 0,
    })
    .execute();
const rowsLeft = async () => {
  const rows = await opened.db.selectFrom('outbox').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
};
const relayTo = (queue: WorkQueue, errors: unknown[] = []) => {
  const relay = new OutboxRelay(opened.db, queue, (error) => errors.push(error), { pollMs: 50, remindMs: 300 });
  relay.start();
  return relay;
};

describe('the outbox', () => {
  it('lets go of a task when a durable queue has it', async () => {
    const queue = new DatabaseQueue(opened.db, { pollMs: 20 });
    const { handler, runs } = recorder();
    await write('a');
    const relay = relayTo(queue);
    await until(async () => (await rowsLeft()).length === 0);
    expect(await queue.stateOf({ id: 'a', topic: 'build', body: {} })).toBe('waiting');
    queue.work('build', 1, handler);
    await until(() => runs.length === 1);
    expect(runs[0]).toMatchObject({ id: 'a', topic: 'build', body: { jobId: 'job-a' } });
    await relay.close();
    await queue.close();
  });
});

const redisUrl = process.env['TEST_REDIS_URL'];
if (!redisUrl) console.warn('SKIPPED: the outbox with Redis. Set TEST_REDIS_URL to run it.');
(redisUrl ? describe : describe.skip)('the outbox, with a queue on Redis', () => {
  let proxy: CuttableProxy;
  let queue: BullQueue;
  let redis: Redis;
  let prefix: string;
  beforeAll(() => {
    redis = new Redis(redisUrl as string);
  });
  afterAll(() => redis.quit());
  beforeEach(async () => {
    prefix = `{scenewright-test-${randomBytes(6).toString('hex')}}`;
    proxy = await startCuttableProxy(redisUrl as string);
    queue = new BullQueue({
      redisUrl: proxy.through(redisUrl as string),
      prefix,
      timing: { leaseMs: 1500 },
      onError: () => undefined,
    });
  });
  afterEach(async () => {
    await queue.close();
    await proxy.close();
  });
  const wipe = async () => {
    const keys = await redis.keys(`${prefix.replace(/[[\]]/g, '?')}*`);
    expect(await redis.del(...keys)).toBeGreaterThan(0);
  };

  it('keeps a task until it has ended, and adds it again when Redis was wiped', async () => {
    const relay = relayTo(queue);
    await write('b');
    await until(async () => (await queue.stateOf({ id: 'b', topic: 'build', body: {} })) === 'waiting');
    await wipe();
    expect(await rowsLeft()).toEqual(['b']);
    const { handler, runs } = recorder();
    queue.work('build', 1, handler);
    await until(async () => (await rowsLeft()).length === 0);
    await sleep(500);
    expect(runs.map(({ id, body }) => [id, body])).toEqual([['b', { jobId: 'job-b' }]]);
    await relay.close();
  });

  it('waits for a Redis that is away, and then hands over what was written meanwhile', async () => {
    const errors: unknown[] = [];
    const relay = relayTo(queue, errors);
    const { handler, runs } = recorder();
    queue.work('build', 1, handler);
    await write('c');
    await until(() => runs.length === 1);
    await proxy.cut();
    await write('d');
    await until(() => errors.length > 0);
    expect(String(errors[0])).toContain('Redis does not answer');
    await expect(queue.add({ id: 'x', topic: 'build', body: {} })).rejects.toThrow('Redis does not answer');
    await proxy.mend();
    await until(async () => runs.some(({ id }) => id === 'd') && (await rowsLeft()).length === 0);
    await relay.close();
  });

  it('ends work that was in hand while Redis was away', async () => {
    const relay = relayTo(queue);
    let release: () => void = () => undefined;
    const { handler, runs } = recorder(() => new Promise<void>((resolve) => (release = resolve)));
    queue.work('build', 1, handler);
    await write('e');
    await until(() => runs.length === 1);
    await proxy.cut();
    release();
    await sleep(300);
    await proxy.mend();
    // Done at once when the lease has outlived the gap, else by whoever takes it over.
    await until(async () => {
      release();
      return (await rowsLeft()).length === 0;
    });
    expect(await queue.stateOf({ id: 'e', topic: 'build', body: {} })).toBe('ended');
    await relay.close();
  });

  it('forgets what has ended while the database was away, without doing it again', async () => {
    const { handler, runs } = recorder();
    queue.work('build', 1, handler);
    await queue.add({ id: 'f', topic: 'build', body: {} });
    await until(async () => (await queue.stateOf({ id: 'f', topic: 'build', body: {} })) === 'ended');
    await write('f');
    await opened.db.updateTable('outbox').set({ handed_at: 1 }).where('id', '=', 'f').execute();
    const relay = relayTo(queue);
    await until(async () => (await rowsLeft()).length === 0);
    expect(runs).toHaveLength(1);
    await relay.close();
  });

  it('closes within seconds without Redis', async () => {
    queue.work('build', 1, recorder().handler);
    await queue.add({ id: 'g', topic: 'other', body: {} });
    await proxy.cut();
    const asked = Date.now();
    await queue.close();
    expect(Date.now() - asked).toBeLessThan(10_000);
  });
});
