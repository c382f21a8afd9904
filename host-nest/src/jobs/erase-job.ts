import type { VideoJob } from '@scenewright/core/jobs';
import { sql } from 'kysely';
import type { Trx } from '../accounts/ledger-store.js';
import { removeDeliveries } from '../webhooks/remove-deliveries.js';
import { jobDocuments } from './job-documents.js';

/**
 * Removes a job and whatever tells of it. Its ledger entries stay: they name the job and what it cost. Its files go after the
 * transaction; what a crash leaves of them is swept, for no record names it any more.
 */
export async function eraseJob(trx: Trx, job: VideoJob): Promise<void> {
  const holders = jobDocuments.map((kind) => `${job.id}/${kind}`);
  await trx.deleteFrom('asset_uses').where('holder', 'in', holders).execute();
  await trx.deleteFrom('job_documents').where('job_id', '=', job.id).execute();
  await trx.deleteFrom('segment_work').where('job_id', '=', job.id).execute();
  await removeDeliveries(trx, 'subject', job.id);
  // Answers that are kept for a repeat may hold the whole record. Those that name the id alone stay: a repeat starts nothing.
  await trx
    .deleteFrom('idempotency_keys')
    .where('account_id', '=', job.accountId)
    .where(sql<boolean>`strpos(body, ${job.id}) > 0 and strpos(body, '"prompt"') > 0`)
    .execute();
  await trx.deleteFrom('video_jobs').where('id', '=', job.id).execute();
}
