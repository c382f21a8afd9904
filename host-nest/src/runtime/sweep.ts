import { idempotencyLifetime, type VideoJob } from '@scenewright/core';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.js';
import type { FileStore } from '../files/file-store.js';
import type { SegmentExchange } from '../files/segment-exchange.js';

const day = 24 * 3600 * 1000;
/** Days for which ended tasks and the record of webhooks are kept. */
const historyDays = 30;
/** Days for which segments lie ready for a node that makes the same video again. */
const segmentDays = 1;

/** Throws away what nobody can ask for any more. `retentionDays` 0 keeps every MP4. */
export async function sweep(
  db: Kysely<Database>,
  files: FileStore,
  segments: SegmentExchange,
  options: { now: number; retentionDays: number },
): Promise<{ files: number }> {
  const { now, retentionDays } = options;
  await segments.sweep(now - segmentDays * day);
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', now - idempotencyLifetime)
    .execute();
  await db
    .deleteFrom('queue_tasks')
    .where('state', 'in', ['done', 'failed'])
    .where('created_at', '<', now - historyDays * day)
    .execute();
  const old = db
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('state', '!=', 'pending')
    .where('created_at', '<', now - historyDays * day);
  await db.deleteFrom('webhook_tries').where('delivery_id', 'in', old).execute();
  await db
    .deleteFrom('webhook_deliveries')
    .where('state', '!=', 'pending')
    .where('created_at', '<', now - historyDays * day)
    .execute();
  return { files: retentionDays === 0 ? 0 : await removeOldRenders(db, files, now - retentionDays * day) };
}

/** The files go first: a crash between the two leaves a record that is swept again, and no file without a record. */
async function removeOldRenders(db: Kysely<Database>, files: FileStore, before: number): Promise<number> {
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
    // Not when the job has moved meanwhile: the next sweep sees it again.
    await db
      .updateTable('video_jobs')
      .set({ record })
      .where('id', '=', row.id)
      .where('record', '=', row.record)
      .execute();
  }
  return removed;
}
