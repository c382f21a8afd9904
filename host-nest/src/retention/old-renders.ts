import { filesOfRender } from '@scenewright/core/jobs';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.js';
import type { FileStore } from '../files/file-store.js';
import { storedRender } from '../infographics/infographic-records.js';
import { columnsOf } from '../jobs/job-store.js';
import { storedJob } from '../jobs/stored-jobs.js';
import { batchRows, inBatches } from './batches.js';

// The files go first: a crash between the two leaves a record that is swept again, and no file without a record.
// A record that has moved meanwhile is left as it is; the next sweep sees it again. Pages go on behind the last row, so
// that such a one is not met for ever. The records of a page are one transaction: a commit costs more than a row.

/** The MP4s and their stills of jobs at rest that were made before (milliseconds since 1970). The jobs stay, and can be rendered again. */
export async function removeOldVideoRenders(
  db: Kysely<Database>,
  files: FileStore,
  before: number,
  signal?: AbortSignal,
): Promise<number> {
  let removed = 0;
  let last = { at: 0, id: '' };
  await inBatches(signal, async () => {
    const rows = await db
      .selectFrom('video_jobs')
      .select(['id', 'record', 'oldest_render_at'])
      .where(({ eb, refTuple, tuple }) => eb(refTuple('oldest_render_at', 'id'), '>', tuple(last.at, last.id)))
      .where('oldest_render_at', '<', before)
      .where('in_flight', '=', false)
      .orderBy('oldest_render_at')
      .orderBy('id')
      .limit(batchRows)
      .execute();
    for (const { record } of rows) {
      const gone = storedJob.read(record).renders.filter(({ createdAt }) => createdAt < before);
      for (const file of gone.flatMap(filesOfRender)) await files.remove(file);
      removed += gone.length;
    }
    await db.transaction().execute(async (trx) => {
      for (const { id, record } of rows) {
        const job = storedJob.read(record);
        const renders = job.renders.filter(({ createdAt }) => createdAt >= before);
        await trx
          .updateTable('video_jobs')
          .set(columnsOf({ ...job, renders }))
          .where('id', '=', id)
          .where('record', '=', record)
          .execute();
      }
    });
    const end = rows.at(-1);
    if (end) last = { at: end.oldest_render_at!, id: end.id };
    return rows.length;
  });
  return removed;
}

/** The MP4s of infographics that were ordered before. Their renders stay listed, without a link; the version renders again. */
export async function removeOldInfographicRenders(
  db: Kysely<Database>,
  files: FileStore,
  before: number,
  signal?: AbortSignal,
): Promise<number> {
  let last = { at: 0, id: '' };
  return inBatches(signal, async () => {
    const rows = await db
      .selectFrom('infographic_renders')
      .select(['id', 'record', 'created_at'])
      .where('file', 'is not', null)
      .where(({ eb, refTuple, tuple }) => eb(refTuple('created_at', 'id'), '>', tuple(last.at, last.id)))
      .where('created_at', '<', before)
      .where('status', '=', 'completed')
      .orderBy('created_at')
      .orderBy('id')
      .limit(batchRows)
      .execute();
    for (const { record } of rows) await files.remove(storedRender.read(record).file!);
    await db.transaction().execute(async (trx) => {
      for (const { id, record } of rows) {
        const render = storedRender.read(record);
        await trx
          .updateTable('infographic_renders')
          .set({ record: storedRender.write({ ...render, file: null }), file: null })
          .where('id', '=', id)
          .where('record', '=', record)
          .execute();
      }
    });
    const end = rows.at(-1);
    if (end) last = { at: end.created_at, id: end.id };
    return rows.length;
  });
}
