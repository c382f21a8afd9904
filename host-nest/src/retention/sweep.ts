import { idempotencyLifetime } from '@scenewright/core';
import type { Kysely } from 'kysely';
import { usedDigests } from '../assets/asset-uses.js';
import type { LocalAssets } from '../assets/local-assets.js';
import type { Database } from '../database/schema.js';
import type { FileStore } from '../files/file-store.js';
import type { SegmentExchange } from '../files/segment-exchange.js';
import { removeOldInfographicRenders, removeOldVideoRenders } from './old-renders.js';
import { removeStrayFiles } from './stray-files.js';

const day = 24 * 3600 * 1000;
/** Days for which ended tasks and the record of webhooks are kept. */
const historyDays = 30;
/** Days for which segments lie ready for a node that makes the same video again. */
const segmentDays = 1;
/** Days after which a file that no record names is nobody's: what works on it now has written its record long before. */
const strayDays = 1;
/** Days after which an asset that nothing stored names is nobody's. Longer than any job that found it in the store may run. */
const unusedDays = 2;

export interface SweptStores {
  db: Kysely<Database>;
  files: FileStore;
  segments: SegmentExchange;
  /** Absent where the host keeps them elsewhere. */
  assets?: LocalAssets;
}

/** Throws away what nobody can ask for any more. `retentionDays` 0 keeps every MP4 that a record names. */
export async function sweep(
  { db, files, segments, assets }: SweptStores,
  { now, retentionDays }: { now: number; retentionDays: number },
): Promise<{ renders: number; strays: number; assets: number }> {
  await segments.sweep(now - segmentDays * day);
  await removeHistory(db, now);
  // A request that named them has copied them into the assets.
  await files.removeOlder('uploads', now - strayDays * day);
  let renders = 0;
  if (retentionDays > 0) {
    const before = now - retentionDays * day;
    renders += await removeOldVideoRenders(db, files, before);
    renders += await removeOldInfographicRenders(db, files, before);
  }
  const strays = await removeStrayFiles(db, files, now - strayDays * day);
  const used = (digests: readonly string[]) => usedDigests(db, digests);
  return { renders, strays, assets: (await assets?.removeUnused(now - unusedDays * day, used)) ?? 0 };
}

async function removeHistory(db: Kysely<Database>, now: number): Promise<void> {
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
}
