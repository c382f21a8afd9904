import type { Kysely } from 'kysely';
import type { Trx } from '../accounts/ledger-store.js';
import { keepAssets } from '../assets/asset-uses.js';
import type { Database } from '../database/schema.js';

import { storedDocument } from './stored-jobs.js';

export const jobDocuments = ['storyboard', 'timeline', 'inputs', 'plan', 'edit', 'board'] as const;
/** Documents of a job that are too large for its record. */
export type JobDocument = (typeof jobDocuments)[number];

export async function putDocument(trx: Trx, jobId: string, kind: JobDocument, document: object): Promise<void> {
  const body = storedDocument.write(document);
  await trx
    .insertInto('job_documents')
    .values({ job_id: jobId, kind, body })
    .onConflict((conflict) => conflict.columns(['job_id', 'kind']).doUpdateSet({ body }))
    .execute();
  await keepAssets(trx, `${jobId}/${kind}`, body);
}

export async function readDocument<T>(db: Kysely<Database>, jobId: string, kind: JobDocument): Promise<T | null> {
  const row = await db
    .selectFrom('job_documents')
    .select('body')
    .where('job_id', '=', jobId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row ? (storedDocument.read(row.body) as T) : null;
}
