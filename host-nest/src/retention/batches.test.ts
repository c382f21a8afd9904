// @cost 5
import { rm } from 'node:fs/promises';
import { jest } from '@jest/globals';
import { sql, type Kysely } from 'kysely';
import { makeDataDir } from '../../testing/data-dir.js';
import { addAccount } from '../../testing/stored-jobs.js';
import { openEmbeddedDatabase, type OpenDatabase } from '../database/open-database.js';
import type { Database } from '../database/schema.js';
import type { FileStore } from '../files/file-store.js';
import { removeOldHistory } from './old-history.js';
import { removeOldInfographicRenders, removeOldVideoRenders } from './old-renders.js';
import { batchRows } from './batches.js';

// Databases start slowly on a busy machine.
jest.setTimeout(120_000);

const day = 24 * 3600 * 1000;
const now = 100 * day;
/** More than two batches. */
const old = batchRows * 2 + 7;

let dataDir: string;
let opened: OpenDatabase;
let db: Kysely<Database>;
let removed: string[] = [];
const files = { remove: async (key: string) => void removed.push(key) } as unknown as FileStore;
beforeAll(async () => {
  dataDir = await makeDataDir();
  opened = await openEmbeddedDatabase(dataDir);
  ({ db } = opened);
  await addAccount(db);
});
afterAll(async () => {
  await opened.close();
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(() => {
  removed = [];
});

async function count(table: 'idempotency_keys' | 'queue_tasks' | 'webhook_deliveries' | 'webhook_tries') {
  const row = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

it('history goes page by page to the last row; what is young, waits or is still tried stays', async () => {
  await sql`insert into idempotency_keys select 'acc_1', n::text, 'f', 202, '{}', case when n <= ${old} then 0 else ${now}::float8 end
    from generate_series(1, ${old + 2}::int) n`.execute(db);
  const task = (state: string, from: number, to: number, ended: number | null) =>
    sql`insert into queue_tasks (id, topic, body, state, run_at, tries, abandoned, lease, lease_until, created_at, ended_at)
      select n::text, 'build', '{}', ${state}, 0, 0, 0, 1, 0, 0, ${ended}::float8 from generate_series(${from}::int, ${to}::int) n`.execute(
      db,
    );
  await task('done', 1, old, day);
  // One that was made long ago and ended just now.
  await task('failed', old + 1, old + 1, now);
  await task('waiting', old + 2, old + 2, null);
  await sql`insert into webhook_deliveries select n::text, 'acc_1', 'key_1', 'https://a.test', 'video.completed', '{}',
      case when n <= ${old} then 'delivered' else 'pending' end, 1, 0, 0 from generate_series(1, ${old + 1}::int) n`.execute(
    db,
  );
  await sql`insert into webhook_tries (delivery_id, at, milliseconds) select n::text, 0, 1 from generate_series(1, ${old + 1}::int) n`.execute(
    db,
  );
  await removeOldHistory(db, now);
  expect(await count('idempotency_keys')).toBe(2);
  expect((await db.selectFrom('queue_tasks').select('state').execute()).map(({ state }) => state).sort()).toEqual([
    'failed',
    'waiting',
  ]);
  expect([await count('webhook_deliveries'), await count('webhook_tries')]).toEqual([1, 1]);
});

/** Jobs with an MP4 of each of these days. */
async function video(id: string, days: number[], inFlight = false): Promise<void> {
  const renders = days.map((at) => ({ file: `${id}/${at}`, createdAt: at * day }));
  await db
    .insertInto('video_jobs')
    .values({
      ...{ id, account_id: 'acc_1', status: 'completed', in_flight: inFlight, fence: 1, created_at: 0 },
      ...{ record: JSON.stringify({ id, status: 'completed', renders }), oldest_render_at: Math.min(...days) * day },
    })
    .execute();
}
const stored = (id: string) =>
  db.selectFrom('video_jobs').select(['record', 'oldest_render_at']).where('id', '=', id).executeTakeFirstOrThrow();

it('old MP4s of videos go, however many share one moment; a record that moves meanwhile is met once', async () => {
  const renders = JSON.stringify([{ file: 'many', createdAt: 10 * day }]);
  await sql`insert into video_jobs (id, account_id, status, in_flight, fence, created_at, oldest_render_at, record)
    select 'many' || n, 'acc_1', 'completed', false, 1, 0, ${10 * day}::float8, '{"id":"many","status":"completed","renders":' || ${renders} || '}'
    from generate_series(1, ${old}::int) n`.execute(db);
  await video('both', [90, 5]);
  await video('young', [90]);
  await video('working', [5], true);
  const moving = {
    remove: async (key: string) => {
      removed.push(key);
      if (key === 'both/5') {
        await sql`update video_jobs set record = record || ' ' where id = 'both'`.execute(db);
      }
    },
  } as unknown as FileStore;
  expect(await removeOldVideoRenders(db, moving, 50 * day)).toBe(old + 1);
  expect(removed.filter((key) => key === 'both/5')).toHaveLength(1);
  expect((await stored('both')).oldest_render_at).toBe(5 * day);
  // The next sweep sees it again.
  expect(await removeOldVideoRenders(db, files, 50 * day)).toBe(1);
  const both = await stored('both');
  expect([both.oldest_render_at, JSON.parse(both.record).renders]).toEqual([
    90 * day,
    [{ file: 'both/90', createdAt: 90 * day }],
  ]);
  expect(await stored('many1')).toMatchObject({ oldest_render_at: null });
  expect(await removeOldVideoRenders(db, files, 50 * day)).toBe(0);
});

it('the stills of an old MP4 go with it', async () => {
  const render = (name: string, at: number) => ({
    file: `${name}.mp4`,
    stills: { file: `${name}.mjpeg` },
    createdAt: at,
  });
  const record = JSON.stringify({ id: 'strip', renders: [render('new', 90 * day), render('old', 5 * day)] });
  const row = { id: 'strip', account_id: 'acc_1', status: 'completed', in_flight: false, fence: 1, created_at: 0 };
  await db
    .insertInto('video_jobs')
    .values({ ...row, record, oldest_render_at: 5 * day })
    .execute();
  expect(await removeOldVideoRenders(db, files, 50 * day)).toBe(1);
  expect(removed).toEqual(['old.mp4', 'old.mjpeg']);
  expect(JSON.parse((await stored('strip')).record).renders).toEqual([render('new', 90 * day)]);
});

it('a process that is to end stops between two batches', async () => {
  await sql`insert into idempotency_keys select 'acc_1', 'x' || n, 'f', 202, '{}', 0 from generate_series(1, ${old}::int) n`.execute(
    db,
  );
  const before = await count('idempotency_keys');
  await removeOldHistory(db, now, AbortSignal.abort());
  expect(await count('idempotency_keys')).toBe(before);
});

it('old MP4s of infographics go, and their renders stay', async () => {
  await db
    .insertInto('infographic_projects')
    .values({ id: 'prj_1', account_id: 'acc_1', record: '{}', created_at: 0 })
    .execute();
  await sql`insert into infographic_renders (id, project_id, version_id, status, record, created_at, file)
    select 'rnd_' || n, 'prj_1', 'ver_1', 'completed', '{"file":"f' || n || '"}', 0, 'f' || n from generate_series(1, ${old}::int) n`.execute(
    db,
  );
  expect(await removeOldInfographicRenders(db, files, day)).toBe(old);
  expect(new Set(removed).size).toBe(old);
  const { record, file } = await db
    .selectFrom('infographic_renders')
    .select(['record', 'file'])
    .where('id', '=', 'rnd_3')
    .executeTakeFirstOrThrow();
  expect([JSON.parse(record), file]).toEqual([{ v: 1, file: null }, null]);
});
