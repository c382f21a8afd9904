import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.js';

export interface AccountSummary {
  accountId: string;
  name: string;
  email: string | null;
  plan: string;
  unlimited: boolean;
  createdAt: number;
  creditsAvailable: number;
  creditsHeld: number;
  exportMinutesAvailable: number;
  exportMinutesHeld: number;
  inFlight: number;
  /** The month whose credits the balance holds, such as `2026-11`. */
  renewedPeriod: string;
}

/** Accounts that are open, with their balances and what they have in flight, each by an index. */
export const selectSummaries = (db: Kysely<Database>) =>
  db
    .selectFrom('accounts')
    .leftJoin('balances as credits', (join) =>
      join.onRef('credits.account_id', '=', 'accounts.id').on('credits.unit', '=', 'credits'),
    )
    .leftJoin('balances as minutes', (join) =>
      join.onRef('minutes.account_id', '=', 'accounts.id').on('minutes.unit', '=', 'export_minutes'),
    )
    .select([
      'accounts.id',
      'accounts.name',
      'accounts.email',
      'accounts.plan',
      'accounts.unlimited',
      'accounts.created_at',
      'accounts.renewed_period',
      'credits.available as credits_available',
      'credits.held as credits_held',
      'minutes.available as minutes_available',
      'minutes.held as minutes_held',
    ])
    .select(({ selectFrom, ref }) =>
      selectFrom('video_jobs')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('account_id', '=', ref('accounts.id'))
        .where('in_flight', '=', true)
        .as('in_flight'),
    )
    .where('accounts.closed_at', 'is', null);

type SummaryRow = Awaited<ReturnType<ReturnType<typeof selectSummaries>['executeTakeFirstOrThrow']>>;

export function summaryOf(row: SummaryRow): AccountSummary {
  return {
    accountId: row.id,
    name: row.name,
    email: row.email,
    plan: row.plan,
    unlimited: row.unlimited,
    createdAt: row.created_at,
    creditsAvailable: row.credits_available ?? 0,
    creditsHeld: row.credits_held ?? 0,
    exportMinutesAvailable: row.minutes_available ?? 0,
    exportMinutesHeld: row.minutes_held ?? 0,
    inFlight: Number(row.in_flight),
    renewedPeriod: row.renewed_period,
  };
}
