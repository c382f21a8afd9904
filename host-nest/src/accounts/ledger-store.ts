import {
  applyMovement,
  meteringPeriod,
  meterUnits,
  type Balance,
  type Hold,
  type HoldState,
  type MeterUnit,
  type Movement,
  type Plan,
} from '@scenewright/core/billing';
import { ServiceError } from '@scenewright/core/errors';
import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.js';

export type Trx = Transaction<Database>;

export interface AccountRow {
  id: string;
  plan: Plan;
  unlimited: boolean;
}

export interface LockOptions {
  /** A closed account too: what it has in hand is still ended, and paid. */
  evenClosed?: boolean;
}

/**
 * Locks the account until the transaction ends and gives it the month's credits when they are due. Whatever reads
 * or moves a balance, or counts jobs in flight to decide on it, begins here.
 */
export async function lockAccount(
  trx: Trx,
  accountId: string,
  planOf: (id: string) => Plan,
  now: number,
  { evenClosed = false }: LockOptions = {},
) {
  const row = await trx.selectFrom('accounts').selectAll().where('id', '=', accountId).forUpdate().executeTakeFirst();
  const isClosed = row !== undefined && row.closed_at !== null;
  if (!row || (isClosed && !evenClosed)) throw new ServiceError('not_found', `No account ${accountId}.`);
  const account: AccountRow = { id: row.id, plan: planOf(row.plan), unlimited: row.unlimited };
  const period = meteringPeriod(now);
  if (row.renewed_period < period && !isClosed) {
    await trx.updateTable('accounts').set({ renewed_period: period }).where('id', '=', accountId).execute();
    for (const unit of meterUnits) {
      const amount = unit === 'credits' ? account.plan.monthlyCredits : account.plan.monthlyExportMinutes;
      await move(trx, account, unit, { kind: 'renew', amount, period }, now);
    }
  }
  return account;
}

export async function balanceOf(trx: Trx, accountId: string, unit: MeterUnit): Promise<Balance> {
  const row = await trx
    .selectFrom('balances')
    .select(['available', 'held'])
    .where('account_id', '=', accountId)
    .where('unit', '=', unit)
    .forUpdate()
    .executeTakeFirst();
  return row ?? { available: 0, held: 0 };
}

/**
 * Writes one movement: balance, hold and ledger entries together.
 * @throws ServiceError insufficient_credits
 */
export async function move(trx: Trx, account: AccountRow, unit: MeterUnit, movement: Movement, now: number) {
  const balance = await balanceOf(trx, account.id, unit);
  const hold = 'holdId' in movement ? await readHold(trx, movement.holdId) : null;
  const result = applyMovement(balance, hold, movement, { unlimited: account.unlimited });
  if (!result.ok) {
    if (result.refusal === 'insufficient') {
      const name = unit === 'credits' ? 'credits' : 'export minutes';
      throw new ServiceError('insufficient_credits', `Not enough ${name}: ${result.message}`);
    }
    throw new Error(`Ledger of ${account.id}: ${result.message}`);
  }
  await trx
    .insertInto('balances')
    .values({ account_id: account.id, unit, ...result.balance })
    .onConflict((conflict) => conflict.columns(['account_id', 'unit']).doUpdateSet(result.balance))
    .execute();
  if (result.hold) {
    await trx
      .insertInto('holds')
      .values({ account_id: account.id, unit, ...result.hold })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ state: (result.hold as Hold).state }))
      .execute();
  }
  for (const entry of result.entries) {
    const { holdId, ...columns } = entry;
    await trx
      .insertInto('ledger_entries')
      .values({ account_id: account.id, unit, ...columns, hold_id: holdId, at: now })
      .execute();
  }
}

async function readHold(trx: Trx, id: string): Promise<Hold | null> {
  const row = await trx.selectFrom('holds').select(['id', 'amount', 'state']).where('id', '=', id).executeTakeFirst();
  return row ? { ...row, state: row.state as HoldState } : null;
}
