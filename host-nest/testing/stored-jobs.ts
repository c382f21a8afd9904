import type { QueuedJob } from '@scenewright/core/jobs';
import type { Kysely } from 'kysely';
import type { Database } from '../src/database/schema.js';

/** An account with a month's credits left alone, and one key. */
export async function addAccount(db: Kysely<Database>, id = 'acc_1', keyId = 'key_1'): Promise<void> {
  await db
    .insertInto('accounts')
    .values({
      ...{ id, name: 'A', email: null, plan: 'creator', unlimited: true },
      ...{ renewed_period: '9999-12', created_at: 0 },
    })
    .execute();
  await db
    .insertInto('api_keys')
    .values({
      ...{ id: keyId, account_id: id, name: 'First key', hash: keyId, hint: 'svk_', webhook_secret: '' as never },
      ...{ default_webhook_url: null, created_at: 0, revoked_at: null },
    })
    .execute();
}

/** A job as `JobStore.create` takes it: plain, rendered, for nothing. */
export function queuedJob(facts: Partial<QueuedJob> = {}): QueuedJob {
  return {
    status: 'queued',
    id: 'vid_1',
    accountId: 'acc_1',
    keyId: 'key_1',
    projectId: 'prj_1',
    sourceVideoId: null,
    model: 'gen-6-fast',
    multiScene: true,
    prompt: 'Lakes',
    enhancedPrompt: null,
    request: {},
    aspectRatio: '16:9',
    dimensions: null,
    durationSeconds: 30,
    autoRender: { resolution: '720p', width: 1280, height: 720 },
    gated: false,
    passedGates: [],
    webhookUrl: null,
    estimatedCredits: 0,
    estimatedExportMinutes: null,
    creditHold: null,
    minuteHold: null,
    spentCredits: 0,
    fence: 0,
    progress: { scenesCommitted: 0, scenesPlanned: 0 },
    scenes: [],
    renders: [],
    warnings: [],
    phaseDetail: '',
    createdAt: 0,
    updatedAt: 0,
    lastActivityAt: 0,
    ...facts,
  };
}
