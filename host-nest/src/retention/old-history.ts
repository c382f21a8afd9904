import { idempotencyLifetime } from '@scenewright/core/requests';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.js';
import { batchRows, inBatches } from './batches.js';

const day = 24 * 3600 * 1000;
/** Days for which ended tasks and the record of webhooks are kept. */
const historyDays = 30;

/** Removes the keys of requests that can't be repeated any more, ended tasks, and the record of webhooks. */
export async function removeOldHistory(db: Kysely<Database>, now: number, signal?: AbortSignal): Promise<void> {
  const before = now - historyDays * day;
  await inBatches(signal, () => removeKeys(db, now - idempotencyLifetime));
  await inBatches(signal, () => removeTasks(db, before));
  await inBatches(signal, () => removeDeliveries(db, before));
}

// By the place of the row: one that has changed meanwhile has moved, and stays.

async function removeKeys(db: Kysely<Database>, before: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from idempotency_keys where ctid = any(array(
      select ctid from idempotency_keys where created_at < ${before} order by created_at limit ${batchRows}))`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}

async function removeTasks(db: Kysely<Database>, before: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from queue_tasks where ctid = any(array(
      select ctid from queue_tasks where ended_at < ${before} order by ended_at limit ${batchRows}))`.execute(db);
  return Number(numAffectedRows ?? 0);
}

async function removeDeliveries(db: Kysely<Database>, before: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('webhook_deliveries')
      .select('id')
      .where('state', '<>', sql.lit('pending'))
      .where('created_at', '<', before)
      .orderBy('created_at')
      .limit(batchRows)
      // One that is sent again by hand just now is left for the next sweep.
      .forUpdate()
      .skipLocked()
      .execute();
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await trx.deleteFrom('webhook_tries').where('delivery_id', 'in', ids).execute();
    await trx.deleteFrom('webhook_deliveries').where('id', 'in', ids).execute();
    return ids.length;
  });
}
