// @cost 15
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { makeDataDir } from '../../testing/data-dir.js';
import { describeWorkQueue } from '../../testing/describe-work-queue.js';
import { testDatabase } from '../../testing/test-database.js';
import { openEmbeddedDatabase, openServerDatabase, type OpenDatabase } from '../database/open-database.js';
import { DatabaseQueue } from './database-queue.js';

jest.setTimeout(120_000);

describe('on the embedded database', () => {
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

  // It lives in one process, and its clock is that process's.
  describeWorkQueue('DatabaseQueue', (timing) => new DatabaseQueue(opened.db, { timing, pollMs: 20 }), {
    ownClock: false,
  });
});

const serverUrl = process.env['TEST_DATABASE_URL'];
if (!serverUrl) console.warn('SKIPPED: the queue on PostgreSQL. Set TEST_DATABASE_URL to run it.');
(serverUrl ? describe : describe.skip)('on PostgreSQL', () => {
  let made: Awaited<ReturnType<typeof testDatabase>>;
  beforeAll(async () => {
    made = await testDatabase(serverUrl as string);
  });
  afterAll(() => made.drop());

  describeWorkQueue('DatabaseQueue', (timing) => new DatabaseQueue(made.opened.db, { timing, pollMs: 20 }));

  it('does not sleep through a task that is added while a worker still waits for the answer that there is none', async () => {
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    let asked: () => void = () => undefined;
    const hasAsked = new Promise<void>((resolve) => (asked = resolve));
    let answers = 0;
    const db = made.opened.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        answers += 1;
        if (answers === 1) {
          asked();
          await answered;
        }
        return result;
      },
    });
    const queue = new DatabaseQueue(db, { pollMs: 3600_000 });
    const ran = new Promise<string>((resolve) => {
      queue.work('added', 1, {
        take: async () => 1,
        run: async ({ id }) => resolve(id),
        retriesExhausted: async () => undefined,
      });
    });
    await hasAsked;
    await queue.add({ id: 'added-1', topic: 'added', body: {} });
    answer();
    expect(await ran).toBe('added-1');
    await queue.close();
  });

  it('a worker of another process starts at once, long before it would look again by itself', async () => {
    const another = await openServerDatabase(made.url);
    const hourMs = 3600_000;
    const worker = new DatabaseQueue(another.db, { signals: another.signals, pollMs: hourMs });
    const { signals } = made.opened;
    const adder = new DatabaseQueue(made.opened.db, { signals });
    try {
      let run: (id: string) => void = () => undefined;
      const ran = new Promise<string>((resolve) => (run = resolve));
      worker.work('told', 1, {
        take: async () => 1,
        run: async ({ id }) => run(id),
        retriesExhausted: async () => undefined,
      });
      await until(() => another.signals!.areHeard);
      await adder.add({ id: 'told-1', topic: 'told', body: {} });
      expect(await ran).toBe('told-1');
    } finally {
      await worker.close();
      await another.close();
    }
  });
});

describe('the lock of the data folder', () => {
  it('keeps a second database out, and lets it in after the first has closed', async () => {
    const folder = await makeDataDir();
    const once = await openEmbeddedDatabase(folder);
    await expect(openEmbeddedDatabase(folder)).rejects.toThrow(/is in use by process \d+\. Stop that server/);
    await once.close();
    const twice = await openEmbeddedDatabase(folder);
    await twice.close();
    await rm(folder, { recursive: true, force: true });
  });
});

async function until(fact: () => boolean): Promise<void> {
  while (!fact()) await sleep(10);
}
