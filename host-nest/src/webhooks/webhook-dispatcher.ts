import { nextWebhookTry, webhookHeaders, webhookTimeoutSeconds } from '@scenewright/core';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.js';
import { guardedRequest } from '../outbound/guarded-request.js';
import type { Sealed } from '../secrets/envelope.js';
import type { SecretBox } from '../secrets/secret-box.js';
import { holderOf } from '../secrets/stored-secrets.js';
import { nodeHmac } from './node-hmac.js';

interface Delivery {
  id: string;
  key_id: string;
  url: string;
  body: string;
  tries: number;
}

/** Milliseconds for which a try belongs to the dispatcher that took it: longer than any try can last. */
const claimMs = (webhookTimeoutSeconds + 5) * 1000;

/**
 * Sends what the store wrote down. A delivery is stored with the job's ending in one transaction, so a restart goes
 * on where it stopped; a try that a crash cut off is made again under the same id.
 */
export class WebhookDispatcher {
  private timer: NodeJS.Timeout | null = null;
  private readonly inHand = new Set<Promise<void>>();
  private claiming = false;

  constructor(
    private readonly db: Kysely<Database>,
    private readonly options: {
      secrets: SecretBox;
      allowPrivateUrls: boolean;
      onTry: (outcome: 'delivered' | 'failed') => void;
      onError: (error: unknown) => void;
      now?: () => number;
      parallel?: number;
      pollMs?: number;
    },
  ) {}

  start(): void {
    this.timer = setInterval(() => this.nudge(), this.options.pollMs ?? 250);
    this.nudge();
  }

  nudge(): void {
    if (this.claiming || !this.timer) return;
    this.claiming = true;
    this.claimDue()
      .catch(this.options.onError)
      .finally(() => {
        this.claiming = false;
      });
  }

  /** Starts no further try and waits for those in hand. */
  async close(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
    await Promise.allSettled(this.inHand);
  }

  private now(): number {
    return (this.options.now ?? Date.now)();
  }

  private async claimDue(): Promise<void> {
    const room = (this.options.parallel ?? 32) - this.inHand.size;
    if (room <= 0) return;
    const now = this.now();
    const { rows } = await sql<Delivery>`
      update webhook_deliveries set next_at = ${now + claimMs}
      where id in (
        select id from webhook_deliveries where state = 'pending' and next_at <= ${now}
        order by next_at limit ${room} for update skip locked)
      returning id, key_id, url, body, tries`.execute(this.db);
    for (const delivery of rows) {
      const work = this.deliver(delivery)
        .catch(this.options.onError)
        .finally(() => {
          this.inHand.delete(work);
          this.nudge();
        });
      this.inHand.add(work);
    }
  }

  private async deliver(delivery: Delivery): Promise<void> {
    const key = await this.db
      .selectFrom('api_keys')
      .select('webhook_secret')
      .where('id', '=', delivery.key_id)
      .executeTakeFirst();
    const startedAt = this.now();
    const outcome = key
      ? await this.send(delivery, this.secretOf(delivery.key_id, key.webhook_secret), startedAt)
      : { status: null, error: 'The key of this job is gone.' };
    const endedAt = this.now();
    const delivered = outcome.status !== null && outcome.status >= 200 && outcome.status < 300;
    this.options.onTry(delivered ? 'delivered' : 'failed');
    const tries = delivery.tries + 1;
    const next = delivered ? null : nextWebhookTry(tries, endedAt);
    const state = delivered ? 'delivered' : next === null ? 'failed' : 'pending';
    await this.db.transaction().execute(async (trx) => {
      await trx
        .insertInto('webhook_tries')
        .values({
          delivery_id: delivery.id,
          at: startedAt,
          status: outcome.status,
          error: outcome.error,
          milliseconds: Math.round(endedAt - startedAt),
        })
        .execute();
      await trx
        .updateTable('webhook_deliveries')
        .set({ state, tries, ...(next !== null && { next_at: next }) })
        .where('id', '=', delivery.id)
        .execute();
    });
  }

  /** @throws SecretKeyError: the delivery then stays due, until a node with the right key takes it. */
  private secretOf(keyId: string, sealed: Sealed): string {
    return this.options.secrets.open(holderOf.webhookSecret(keyId), sealed);
  }

  private async send(
    delivery: Delivery,
    secret: string,
    at: number,
  ): Promise<{ status: number | null; error: string | null }> {
    try {
      const response = await guardedRequest(new URL(delivery.url), {
        method: 'POST',
        headers: webhookHeaders({ id: delivery.id, body: delivery.body, secret }, at, nodeHmac),
        body: delivery.body,
        allowPrivate: this.options.allowPrivateUrls,
        timeoutMs: webhookTimeoutSeconds * 1000,
      });
      await response.discard();
      const good = response.status >= 200 && response.status < 300;
      return { status: response.status, error: good ? null : `The receiver answered ${response.status}.` };
    } catch (error) {
      return { status: null, error: error instanceof Error ? error.message : String(error) };
    }
  }
}
