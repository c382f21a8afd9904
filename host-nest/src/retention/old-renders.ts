import type { VideoJob } from '@scenewright/core';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.js';
import type { FileStore } from '../files/file-store.js';
import type { RenderRecord } from '../infographics/infographic-records.js';

// The files go first: a crash between the two leaves a record that is swept again, and no file without a record.
// A record that has moved meanwhile is left as it is; the next sweep sees it again.

/** The MP4s of jobs at rest that were made before (milliseconds since 1970). The jobs stay, and can be rendered again. */
export async function removeOldVideoRenders(db: Kysely<Database>, files: FileStore, before: number): Promise<number> {
  const rows = await db
    .selectFrom('video_jobs')
    .select(['id', 'record'])
    .where('in_flight', '=', false)
    .where('created_at', '<', before)
    .where('record', 'like', '%"file":"%')
    .execute();
  let removed = 0;
  for (const row of rows) {
    const job = JSON.parse(row.record) as VideoJob;
    const gone = job.renders.filter((render) => render.createdAt < before);
    if (gone.length === 0) continue;
    for (const render of gone) await files.remove(render.file);
    removed += gone.length;
    const record = JSON.stringify({ ...job, renders: job.renders.filter((render) => !gone.includes(render)) });
    await db
      .updateTable('video_jobs')
      .set({ record })
      .where('id', '=', row.id)
      .where('record', '=', row.record)
      .execute();
  }
  return removed;
}

/** The MP4s of infographics that were ordered before. Their renders stay listed, without a link; the version renders again. */
export async function removeOldInfographicRenders(
  db: Kysely<Database>,
  files: FileStore,
  before: number,
): Promise<number> {
  const rows = await db
    .selectFrom('infographic_renders')
    .select(['id', 'record'])
    .where('status', '=', 'completed')
    .where('created_at', '<', before)
    .where('record', 'like', '%"file":"%')
    .execute();
  for (const row of rows) {
    const render = JSON.parse(row.record) as RenderRecord;
    await files.remove(render.file!);
    const record = JSON.stringify({ ...render, file: null });
    await db
      .updateTable('infographic_renders')
      .set({ record })
      .where('id', '=', row.id)
      .where('record', '=', row.record)
      .execute();
  }
  return rows.length;
}
