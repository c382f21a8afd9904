import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { openEmbeddedDatabase, type OpenDatabase } from '../database/open-database.js';
import { DatabaseQueue } from './database-queue.js';
import { PermanentTaskFailure, type TaskContext, type TaskHandler, type WorkTask } from './work-queue.js';

jest.setTimeout(60_000);

let opened: OpenDatabase;
let folder: string;
let skew = 0;
const now = () => Date.now() + skew;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scenewright-queue-'));
  opened = await openEmbeddedDatabase(folder);
});
afterAll(async () => {
  await opened.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  skew = 0;
  await opened.db.deleteFrom('queue_tasks').execute();
});

const makeQueue = (leaseMs = 30_000) => new DatabaseQueue(opened.db, { leaseMs, pollMs: 20, now });
const stateOf = async (id: string) =>
  opened.db
    .selectFrom('queue_tasks')
    .select(['state', 'tries', 'abandoned', 'last_error'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let i = 0; i < 250; i++) {
    if (await condition()) return;
    await sleep(20);
  }
  throw new Error('It did not come to pass.');
}
function recorder(run: (task: WorkTask, context: TaskContext) => Promise<void>) {
  const runs: string[] = [];
  const givenUp: string[] = [];
  const handler: TaskHandler = {
    async run(task, context) {
      runs.push(task.id);
      await run(task, context);
    },
    async gaveUp(task, reason) {
      givenUp.push(`${task.id}: ${reason}`);
    },
  };
  return { handler, runs, givenUp };
}

describe('the queue on the database', () => {
  it('does a task once, also when it is added twice', async () => {
    const queue = makeQueue();
    const { handler, runs } = recorder(async () => undefined);
    queue.work('build', 3, handler);
    await queue.add({ id: 'a', topic: 'build', body: { n: 1 } });
    await queue.add({ id: 'a', topic: 'build', body: { n: 1 } });
    await until(async () => (await stateOf('a')).state === 'done');
    await queue.add({ id: 'a', topic: 'build', body: { n: 1 } });
    await sleep(100);
    expect(runs).toEqual(['a']);
    await queue.close();
  });

  it('tries a failure again, and gives up after three tries with the last reason', async () => {
    const queue = makeQueue();
    const { handler, runs, givenUp } = recorder(async () => {
      throw new Error('no browser');
    });
    queue.work('build', 1, handler);
    await queue.add({ id: 'b', topic: 'build', body: {} });
    await until(async () => {
      const { state, tries } = await stateOf('b');
      if (state === 'waiting' && tries > 0) skew += 1000;
      return state === 'failed';
    });
    expect(runs).toHaveLength(3);
    expect(givenUp).toEqual(['b: no browser']);
    expect(await stateOf('b')).toMatchObject({ tries: 3, last_error: 'no browser' });
    await queue.close();
  });

  it('does not try again what cannot pass', async () => {
    const queue = makeQueue();
    const { handler, runs, givenUp } = recorder(async () => {
      throw new PermanentTaskFailure('unknown font');
    });
    queue.work('build', 1, handler);
    await queue.add({ id: 'c', topic: 'build', body: {} });
    await until(async () => (await stateOf('c')).state === 'failed');
    expect([runs.length, givenUp]).toEqual([1, ['c: unknown font']]);
    await queue.close();
  });

  it('gives stalled work to another worker, whose predecessor can then write nothing', async () => {
    let release: () => void = () => undefined;
    const stuck = makeQueue(600_000);
    const first = recorder(() => new Promise<void>((resolve) => (release = resolve)));
    stuck.work('build', 1, first.handler);
    await stuck.add({ id: 'd', topic: 'build', body: {} });
    await until(() => first.runs.length === 1);
    skew += 700_000;
    const second = recorder(async () => sleep(200));
    const queue = makeQueue();
    queue.work('build', 1, second.handler);
    await until(() => second.runs.length === 1);
    release();
    await sleep(50);
    expect(await stateOf('d')).toMatchObject({ state: 'running', abandoned: 1 });
    await until(async () => (await stateOf('d')).state === 'done');
    await Promise.all([stuck.close(), queue.close()]);
  });

  it('gives up work that ends its worker again and again', async () => {
    await opened.db
      .insertInto('queue_tasks')
      .values({
        id: 'e',
        topic: 'build',
        body: '{}',
        state: 'running',
        run_at: 0,
        tries: 0,
        abandoned: 8,
        lease: 9,
        lease_until: 0,
        last_error: null,
        created_at: 0,
      })
      .execute();
    const queue = makeQueue();
    const { handler, runs, givenUp } = recorder(async () => undefined);
    queue.work('build', 1, handler);
    await until(async () => (await stateOf('e')).state === 'failed');
    expect([runs, givenUp]).toEqual([[], ['e: It ended its worker 9 times.']]);
    await queue.close();
  });

  it('gives back what is in hand when it stops, without counting a try', async () => {
    const queue = makeQueue();
    const { handler } = recorder(
      (_task, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    queue.work('build', 1, handler);
    await queue.add({ id: 'f', topic: 'build', body: {} });
    await until(async () => (await stateOf('f')).state === 'running');
    await queue.close();
    expect(await stateOf('f')).toMatchObject({ state: 'waiting', tries: 0 });
  });
});

describe('the lock of the data folder', () => {
  it('keeps a second database out, and lets it in after the first has closed', async () => {
    await expect(openEmbeddedDatabase(folder)).rejects.toThrow(/is in use by process \d+\. Stop that server/);
    const other = await mkdtemp(join(tmpdir(), 'scenewright-lock-'));
    const once = await openEmbeddedDatabase(other);
    await once.close();
    const twice = await openEmbeddedDatabase(other);
    await twice.close();
    await rm(other, { recursive: true, force: true });
  });
});
