import type { Kysely } from 'kysely';
import type { Trx } from '../accounts/ledger-store.js';
import type { Database } from '../database/schema.js';

/** Every asset that a stored document names, as `Asset` of core writes it. */
const digestForm = /"digest":"([0-9a-f]{64})"/g;

/**
 * Notes which assets a document (JSON) keeps in the store, in place of what it kept before. `holder` is the name of the
 * document, unlike that of any other.
 */
export async function keepAssets(trx: Trx | Kysely<Database>, holder: string, document: string): Promise<void> {
  await trx.deleteFrom('asset_uses').where('holder', '=', holder).execute();
  const digests = [...new Set([...document.matchAll(digestForm)].map(([, digest]) => digest!))];
  if (digests.length === 0) return;
  await trx
    .insertInto('asset_uses')
    .values(digests.map((digest) => ({ digest, holder })))
    .execute();
}

/** Those of the digests that something stored names. */
export async function usedDigests(db: Kysely<Database>, digests: readonly string[]): Promise<Set<string>> {
  if (digests.length === 0) return new Set();
  const rows = await db.selectFrom('asset_uses').select('digest').distinct().where('digest', 'in', digests).execute();
  return new Set(rows.map(({ digest }) => digest));
}
