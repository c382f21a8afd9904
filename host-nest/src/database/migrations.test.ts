// @cost 5
import { rm } from 'node:fs/promises';
import { jest } from '@jest/globals';
import { Migrator, sql, type Kysely } from 'kysely';
import { makeDataDir } from '../../testing/data-dir.js';
import { migrations } from './migrations.js';
import { openEmbeddedDatabase, type OpenDatabase } from './open-database.js';
import type { Database } from './schema.js';

// Databases start slowly on a busy machine.
jest.setTimeout(120_000);

let dataDir: string;
let opened: OpenDatabase;
let db: Kysely<Database>;
beforeEach(async () => {
  dataDir = await makeDataDir();
  opened = await openEmbeddedDatabase(dataDir);
  ({ db } = opened);
});
afterEach(async () => {
  await opened.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** As an installation was when this migration was the last one. */
async function backTo(migration: string): Promise<void> {
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  const { error } = await new Migrator({ db, provider: migrations }).migrateTo(migration);
  if (error) throw error;
  await sql`insert into accounts values ('acc_1', 'A', null, 'creator', true, '', 0)`.execute(db);
}

async function upgrade(): Promise<void> {
  await opened.close();
  opened = await openEmbeddedDatabase(dataDir);
  ({ db } = opened);
}

describe('an installation that is upgraded', () => {
  it('knows the assets of its documents', async () => {
    await backTo('0004-infographics');
    const digest = 'ab'.repeat(32);
    const body = JSON.stringify({ assets: { a: { digest }, b: { digest } } });
    await db.insertInto('job_documents').values({ job_id: 'vid_old', kind: 'timeline', body }).execute();
    await upgrade();
    const uses = await db.selectFrom('asset_uses').selectAll().where('digest', '=', digest).execute();
    expect(uses).toEqual([{ digest, holder: 'vid_old/timeline' }]);
  });

  it('knows which MP4s and pictures its records name, and when its tasks ended', async () => {
    await backTo('0007-connected-agents');
    const job = (id: string, renders: number[]) => {
      const record = { id, renders: renders.map((createdAt) => ({ file: `videos/${id}.mp4`, createdAt })) };
      return sql`insert into video_jobs (id, account_id, status, in_flight, fence, record, created_at)
        values (${id}, 'acc_1', 'completed', false, 1, ${JSON.stringify(record)}, 0)`.execute(db);
    };
    await job('vid_twice', [70, 30.5, 50]);
    await job('vid_never', []);
    await sql`insert into infographic_projects values ('prj_1', 'acc_1', '{}', 0)`.execute(db);
    const version = (id: string, thumbnail: string | null) =>
      sql`insert into infographic_versions values (${id}, 'prj_1', ${JSON.stringify({ thumbnail })}, 0)`.execute(db);
    await version('ver_drawn', 'infographics/ver_drawn.jpg');
    await version('ver_new', null);
    const render = (id: string, file: string | null) =>
      sql`insert into infographic_renders values (${id}, 'prj_1', 'ver_1', 'completed', ${JSON.stringify({ file })}, 0)`.execute(
        db,
      );
    await render('rnd_kept', 'infographics/rnd_kept-1.mp4');
    await render('rnd_swept', null);
    const task = (id: string, state: string) =>
      sql`insert into queue_tasks values (${id}, 'build', '{}', ${state}, 0, 0, 0, 0, 0, null, 40)`.execute(db);
    await task('evt_done', 'done');
    await task('evt_waiting', 'waiting');
    await upgrade();
    expect(await db.selectFrom('video_jobs').select(['id', 'oldest_render_at']).orderBy('id').execute()).toEqual([
      { id: 'vid_never', oldest_render_at: null },
      { id: 'vid_twice', oldest_render_at: 30.5 },
    ]);
    expect(await db.selectFrom('infographic_versions').select(['id', 'thumbnail']).orderBy('id').execute()).toEqual([
      { id: 'ver_drawn', thumbnail: 'infographics/ver_drawn.jpg' },
      { id: 'ver_new', thumbnail: null },
    ]);
    expect(await db.selectFrom('infographic_renders').select(['id', 'file']).orderBy('id').execute()).toEqual([
      { id: 'rnd_kept', file: 'infographics/rnd_kept-1.mp4' },
      { id: 'rnd_swept', file: null },
    ]);
    expect(await db.selectFrom('queue_tasks').select(['id', 'ended_at']).orderBy('id').execute()).toEqual([
      { id: 'evt_done', ended_at: 40 },
      { id: 'evt_waiting', ended_at: null },
    ]);
  });
});
