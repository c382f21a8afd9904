import type { Kysely } from 'kysely';
import { usedDigests } from '../assets/asset-uses.js';
import type { LocalAssets } from '../assets/local-assets.js';
import type { Database } from '../database/schema.js';
import type { FileStore } from '../files/file-store.js';
import type { SegmentExchange } from '../files/segment-exchange.js';
import { forgetQuietSubjects } from '../limits/database-rate-limiter.js';
import { removeOldHistory } from './old-history.js';
import { removeOldInfographicRenders, removeOldVideoRenders } from './old-renders.js';
import { removeStrayFiles } from './stray-files.js';

const day = 24 * 3600 * 1000;
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

/** Throws away what nobody can ask for any more, until `signal`. `retentionDays` 0 keeps every MP4 that a record names. */
export async function sweep(
  { db, files, segments, assets }: SweptStores,
  { now, retentionDays, signal }: { now: number; retentionDays: number; signal?: AbortSignal },
): Promise<{ renders: number; strays: number; assets: number }> {
  await segments.sweep(now - segmentDays * day);
  await removeOldHistory(db, now, signal);
  await forgetQuietSubjects(db);
  // A request that named them has copied them into the assets.
  await files.removeOlder('uploads', now - strayDays * day);
  let renders = 0;
  if (retentionDays > 0) {
    const before = now - retentionDays * day;
    renders += await removeOldVideoRenders(db, files, before, signal);
    renders += await removeOldInfographicRenders(db, files, before, signal);
  }
  const strays = await removeStrayFiles(db, files, now - strayDays * day, signal);
  if (signal?.aborted) return { renders, strays, assets: 0 };
  const used = (digests: readonly string[]) => usedDigests(db, digests);
  return { renders, strays, assets: (await assets?.removeUnused(now - unusedDays * day, used)) ?? 0 };
}
