import { ServiceError } from '@scenewright/core/errors';
import { judgeRepeat } from '@scenewright/core/requests';
import type { Kysely } from 'kysely';
import type { Trx } from '../accounts/ledger-store.js';
import type { Database } from '../database/schema.js';

export interface RememberedRequest {
  key: string;
  fingerprint: string;
}
export type Replay = { status: number; body: string };

/** @throws ServiceError idempotency_key_reused */
export async function findRepeat(
  db: Kysely<Database>,
  accountId: string,
  request: RememberedRequest,
  now: number,
): Promise<Replay | null> {
  const row = await db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('key', '=', request.key)
    .executeTakeFirst();
  const verdict = judgeRepeat(row ? { ...row, createdAt: row.created_at } : null, request.fingerprint, now);
  if (verdict.kind === 'reused') {
    throw new ServiceError('idempotency_key_reused', 'This Idempotency-Key was used with another request.');
  }
  return verdict.kind === 'replay' ? verdict : null;
}

export async function remember(
  trx: Trx,
  accountId: string,
  request: RememberedRequest & Replay,
  now: number,
): Promise<void> {
  const { key, fingerprint, status, body } = request;
  const columns = { fingerprint, status, body, created_at: now };
  await trx
    .insertInto('idempotency_keys')
    .values({ account_id: accountId, key, ...columns })
    .onConflict((conflict) => conflict.columns(['account_id', 'key']).doUpdateSet(columns))
    .execute();
}
