// @cost 6
import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { makeDataDir } from '../../testing/data-dir.js';
import { recorder, until } from '../../testing/describe-work-queue.js';
import { openEmbeddedDatabase, type OpenDatabase } from '../database/open-database.js';
import { BullQueue } from './bull-queue.js';
import { DatabaseQueue } from './database-queue.js';
import { nextTurns, waitingTopics } from './fair-turns.js';
import { OutboxRelay } from './outbox-relay.js';
import type { WorkQueue } from './work-queue.js';

let opened: OpenDatabase;
let folder: string;
beforeAll(async () => {
  folder = await makeDataDir();
  opened = await openEmbeddedDatabase(folder);
});
afterEach(async () => {
  for (const table of ['outbox', 'queue_tasks'] as const) await opened.db.deleteFrom(table).execute();
});
afterAll(async () => {
  await opened.close();
  await rm(folder, { recursive: true, force: true });
});

/** Orders of one account, `acc-1` and so on, each later than what was ordered before. */
let order = 0;
async function orders(owner: string, count: number, topic = 'build'): Promise<void> {
  const body = JSON.stringify({ topic, jobId: owner });
  await sql`insert into outbox (id, kind, body, created_at, topic, owner)
    select lpad((${order} + n)::text, 8, '0'), 'enqueue', ${body}, 0, ${topic}, ${owner}
    from generate_series(1, ${count}::int) n`.execute(opened.db);
  order += count;
}
const turns = async (count: number) => (await nextTurns(opened.db, 'build', count)).map(({ owner }) => owner);

describe('the next turns', () => {
  it('go round the accounts, the oldest order of each first', async () => {
    await orders('ada', 5);
    await orders('ben', 1);
    await orders('cem', 2);
    expect(await turns(8)).toEqual(['ada', 'ben', 'cem', 'ada', 'cem', 'ada', 'ada', 'ada']);
    expect(await turns(2)).toEqual(['ada', 'ben']);
    const ids = (await nextTurns(opened.db, 'build', 8)).filter(({ owner }) => owner === 'ada').map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted());
  });

  it('count what an account has in the queue already, handed to Redis or taken up in the database', async () => {
    await orders('ada', 4);
    await orders('ben', 2);
    await sql`update outbox set handed_at = 1 where id in (select id from outbox where owner = 'ada' order by id limit 2)`.execute(
      opened.db,
    );
    expect(await turns(4)).toEqual(['ben', 'ben', 'ada', 'ada']);
    const queue = new DatabaseQueue(opened.db);
    for (const id of ['x', 'y', 'z']) await queue.add({ id, topic: 'build', body: {}, owner: 'ben' });
    expect(await turns(4)).toEqual(['ada', 'ada', 'ben', 'ben']);
  });

  it('keep topics apart, and are none where nothing waits', async () => {
    await orders('ada', 1);
    await orders('ben', 1, 'render');
    expect(await waitingTopics(opened.db)).toEqual(['build', 'render']);
    expect(await turns(8)).toEqual(['ada']);
    expect(await nextTurns(opened.db, 'infographics', 8)).toEqual([]);
  });
});

const redisUrl = process.env['TEST_REDIS_URL'];
if (!redisUrl) console.warn('SKIPPED: fairness with Bull. Set TEST_REDIS_URL to run it.');
const queues: [string, () => WorkQueue][] = [
  ['the database queue', () => new DatabaseQueue(opened.db, { pollMs: 20 })],
  [
    'Bull',
    () =>
      new BullQueue({
        redisUrl: redisUrl as string,
        prefix: `{scenewright-test-${randomBytes(6).toString('hex')}}`,
        onError: () => undefined,
      }),
  ],
];

describe.each(redisUrl ? queues : queues.slice(0, 1))('on %s', (_name, makeQueue) => {
  it('the one order of an account is done before most of the five hundred of another, and all are done', async () => {
    const queue = makeQueue();
    const relay = new OutboxRelay(opened.db, queue, (error) => errors.push(error), { pollMs: 50 });
    const errors: unknown[] = [];
    const { handler, runs } = recorder();
    await orders('greedy', 500);
    relay.start();
    await until(async () => (await queue.backlog('build')) >= 8);
    await orders('modest', 1);
    queue.work('build', 2, handler);
    await until(() => runs.some(({ body }) => body['jobId'] === 'modest'));
    // After what waited in the queue when it was ordered, and what was handed over meanwhile.
    expect(runs.findIndex(({ body }) => body['jobId'] === 'modest')).toBeLessThan(40);
    await until(() => runs.length === 501);
    expect(new Set(runs.map(({ id }) => id)).size).toBe(501);
    expect(errors).toEqual([]);
    await relay.close();
    await queue.close();
  });
});
