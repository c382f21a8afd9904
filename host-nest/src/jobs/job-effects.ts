import type { JobEffect, VideoJob } from '@scenewright/core/jobs';
import { webhookBody } from '@scenewright/core/webhooks';
import { move, type AccountRow, type Trx } from '../accounts/ledger-store.js';
import { downloadLinkSeconds, type FileStore } from '../files/file-store.js';
import { newId } from '../ids/ids.js';
import { carriedTrace } from '../tracing/trace-carrier.js';
import { downloadName } from './download-name.js';
import { eraseJob } from './erase-job.js';

interface DecidedJob {
  account: AccountRow;
  job: VideoJob;
  effects: JobEffect[];
}
type SendWebhook = Extract<JobEffect, { kind: 'sendWebhook' }>;

/** Stores what a decision of core entails, in the transaction that stores the job. */
export async function performEffects(
  trx: Trx,
  { account, job, effects, files, now }: DecidedJob & { files: FileStore; now: number },
): Promise<void> {
  for (const effect of effects) {
    switch (effect.kind) {
      case 'hold':
      case 'settle':
      case 'release':
        await move(trx, account, effect.unit, effect, now);
        break;
      case 'enqueue':
        await trx
          .insertInto('outbox')
          .values({
            id: newId('evt', now),
            kind: 'enqueue',
            topic: effect.task,
            owner: account.id,
            body: JSON.stringify({ topic: effect.task, jobId: effect.jobId, ...carriedTrace() }),
            created_at: now,
          })
          .execute();
        break;
      case 'erase':
        await eraseJob(trx, job);
        break;
      case 'sendWebhook':
        await writeWebhook(trx, { job, effect, files, now });
    }
  }
}

async function writeWebhook(
  trx: Trx,
  { job, effect, files, now }: { job: VideoJob; effect: SendWebhook; files: FileStore; now: number },
): Promise<void> {
  const key = await trx
    .selectFrom('api_keys')
    .select(['default_webhook_url'])
    .where('id', '=', job.keyId)
    .executeTakeFirst();
  const url = effect.url ?? job.webhookUrl ?? key?.default_webhook_url ?? null;
  if (url === null) return;
  const data = { ...effect.data };
  const render = job.renders.find((entry) => entry.file === effect.file);
  if (render) {
    const name = downloadName(job, render);
    data['downloadUrl'] = await files.link(render.file, { name, seconds: downloadLinkSeconds });
  }
  await trx
    .insertInto('webhook_deliveries')
    .values({
      id: newId('evt', now),
      account_id: job.accountId,
      key_id: job.keyId,
      traceparent: carriedTrace().traceparent ?? null,
      subject: job.id,
      url,
      event: effect.event,
      body: webhookBody(effect.event, data, now),
      state: 'pending',
      tries: 0,
      next_at: now,
      created_at: now,
    })
    .execute();
}
