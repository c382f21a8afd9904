import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { createDatabase } from '../../testing/test-database.js';
import { openServerDatabase, type OpenDatabase } from './open-database.js';

const serverUrl = process.env['TEST_DATABASE_URL'] as string;
if (!serverUrl) console.warn('SKIPPED: connections to PostgreSQL. Set TEST_DATABASE_URL to run it.');

(serverUrl ? describe : describe.skip)('connections to PostgreSQL', () => {
  const poolSize = 2;
  const timeoutMs = 400;
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let opened: OpenDatabase;
  beforeAll(async () => {
    database = await createDatabase(serverUrl);
    opened = await openServerDatabase(database.url, { poolSize, timeoutMs });
  });
  afterAll(async () => {
    await opened?.close();
    await database?.drop();
  });

  it('are no more than the pool may hold', async () => {
    const asked = Array.from({ length: 6 }, () =>
      sql<{ pid: number }>`select pg_backend_pid() as pid from pg_sleep(0.02)`.execute(opened.db),
    );
    const pids = (await Promise.all(asked)).map(({ rows }) => rows[0]?.pid);
    expect(new Set(pids).size).toBe(poolSize);
  });

  it('are not waited for longer than the time-out', async () => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const lent = Array.from({ length: poolSize }, () => opened.db.connection().execute(() => released));
    await expect(sql`select 1`.execute(opened.db)).rejects.toThrow(/timeout exceeded when trying to connect/);
    release();
    await Promise.all(lent);
  });

  it('end a statement that takes longer', async () => {
    await expect(sql`select pg_sleep(60)`.execute(opened.db)).rejects.toThrow(/statement timeout/);
  });

  it('end a transaction that rests longer, with its locks, and not the process', async () => {
    const resting = opened.db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(7)`.execute(trx);
      await sleep(timeoutMs * 3);
      await sql`select 1`.execute(trx);
    });
    await expect(resting).rejects.toThrow(/terminat|not queryable|closed/i);
    await sql`select pg_advisory_xact_lock(7)`.execute(opened.db);
  });
});
