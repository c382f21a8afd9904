import { Inject, Injectable } from '@nestjs/common';
import { ServiceError } from '@scenewright/core/errors';
import type { Kysely } from 'kysely';
import { CLOCK, type Clock } from '../configuration/clock.js';
import { DATABASE } from '../database/database.js';
import type { Database } from '../database/schema.js';

export const deliveryStates = ['pending', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export interface DeliveryTry {
  at: number;
  /** Of the receiver's answer; null when there was none. */
  status: number | null;
  error: string | null;
  milliseconds: number;
  /** The beginning of what the receiver answered; null when that was nothing. */
  answer: string | null;
}

export interface DeliveryRecord {
  id: string;
  keyId: string;
  url: string;
  event: string;
  /** What is sent, as it is sent. */
  body: string;
  state: DeliveryState;
  createdAt: number;
  /** When the next try is due; null when none is. */
  nextTryAt: number | null;
  /** The first one first. */
  tries: DeliveryTry[];
}

/** What was sent to an account's webhooks, try by try. Decisions, "Webhooks". */
@Injectable()
export class DeliveryStore {
  constructor(
    @Inject(DATABASE) private readonly db: Kysely<Database>,
    @Inject(CLOCK) private readonly now: Clock = Date.now,
  ) {}

  /** The newest first. `cursor` is the id that the page before ended with. */
  async list(
    accountId: string,
    page: { limit: number; cursor: string | null; state: DeliveryState | null },
  ): Promise<{ deliveries: DeliveryRecord[]; nextCursor: string | null }> {
    let query = this.db
      .selectFrom('webhook_deliveries')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('id', 'desc')
      .limit(page.limit + 1);
    if (page.cursor !== null) query = query.where('id', '<', page.cursor);
    if (page.state !== null) query = query.where('state', '=', page.state);
    const found = await query.execute();
    const rows = found.slice(0, page.limit);
    const tries = await this.triesOf(rows.map((row) => row.id));
    return {
      deliveries: rows.map((row) => ({
        id: row.id,
        keyId: row.key_id,
        url: row.url,
        event: row.event,
        body: row.body,
        state: row.state as DeliveryState,
        createdAt: row.created_at,
        nextTryAt: row.state === 'pending' ? row.next_at : null,
        tries: tries.get(row.id) ?? [],
      })),
      nextCursor: found.length > rows.length ? (rows.at(-1)?.id ?? null) : null,
    };
  }

  /**
   * Makes one more try due now, under the same event id, so that a receiver that has seen it can tell. One that ended
   * is sent again; one that is still being tried is left alone. `accountId` null stands for the operator.
   * @throws ServiceError not_found, invalid_request
   */
  async resend(accountId: string | null, id: string): Promise<void> {
    let query = this.db
      .updateTable('webhook_deliveries')
      .set({ state: 'pending', next_at: this.now() })
      .where('id', '=', id)
      .where('state', '!=', 'pending');
    if (accountId !== null) query = query.where('account_id', '=', accountId);
    const { numUpdatedRows } = await query.executeTakeFirst();
    if (numUpdatedRows > 0n) return;
    let known = this.db.selectFrom('webhook_deliveries').select('id').where('id', '=', id);
    if (accountId !== null) known = known.where('account_id', '=', accountId);
    if (!(await known.executeTakeFirst())) throw new ServiceError('not_found', `There is no delivery ${id}.`);
    throw new ServiceError('invalid_request', `The delivery ${id} is still being tried.`);
  }

  private async triesOf(ids: string[]): Promise<Map<string, DeliveryTry[]>> {
    const tries = new Map<string, DeliveryTry[]>();
    if (ids.length === 0) return tries;
    const rows = await this.db
      .selectFrom('webhook_tries')
      .select(['delivery_id', 'at', 'status', 'error', 'milliseconds', 'answer'])
      .where('delivery_id', 'in', ids)
      .orderBy('id')
      .execute();
    for (const { delivery_id, ...one } of rows) tries.set(delivery_id, [...(tries.get(delivery_id) ?? []), one]);
    return tries;
  }
}
