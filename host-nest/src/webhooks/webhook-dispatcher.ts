import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { SpanKind, SpanStatusCode, type Span } from '@opentelemetry/api';
import { nextWebhookTry, webhookHeaders, webhookTimeoutSeconds } from '@scenewright/core/webhooks';
import { sql, type Kysely } from 'kysely';
import { BackgroundRounds } from '../background/background-rounds.js';
import { logFailure } from '../background/log-failure.js';
import { CLOCK, type Clock } from '../configuration/clock.js';
import { Configuration } from '../configuration/configuration.js';
import { DATABASE } from '../database/database.js';
import type { Database } from '../database/schema.js';
import { InfographicStore } from '../infographics/infographic-store.js';
import { JobStore } from '../jobs/job-store.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { Metrics } from '../metrics/metrics.js';
import { guardedRequest } from '@scenewright/providers';
import type { Sealed } from '../secrets/envelope.js';
import { SecretBox } from '../secrets/secret-box.js';
import { holderOf } from '../secrets/stored-secrets.js';
import { noTracing, Tracing } from '../tracing/tracing.js';
import { answerText } from './answer-text.js';
import { nodeHmac } from './node-hmac.js';

interface Delivery {
  id: string;
  account_id: string;
  key_id: string;
  receiver: string;
  url: string;
  body: string;
  tries: number;
  event: string;
  traceparent: string | null;
}

interface SealedSecrets {
  webhook_secret: Sealed;
  former_webhook_secret: Sealed | null;
  former_webhook_secret_until: number | null;
}

/** Milliseconds for which a try belongs to the dispatcher that took it: longer than any try can last. */
const claimMs = (webhookTimeoutSeconds + 5) * 1000;
/** Tries at the same time. */
const parallel = 32;
/** Of these at most to one receiver, and for one account: what hangs leaves room for what does not. */
const shares = { receiver: parallel / 2, account: (parallel * 3) / 4 };
type Sharer = keyof typeof shares;
/** Deliveries among which a look chooses. */
const considered = 256;
/**
 * Milliseconds between two looks at what is due. What this process has stored or will try again leaves at its time: this is for
 * what one has left that died.
 */
const pollMs = 1000;

/**
 * Sends what the store wrote down. A delivery is stored with the job's ending in one transaction, so a restart goes
 * on where it stopped; a try that a crash cut off is made again under the same id.
 */
@Injectable()
export class WebhookDispatcher implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly rounds: BackgroundRounds;
  private readonly onError: (error: unknown) => void;
  private readonly inHand = new Map<Promise<void>, Record<Sharer, string>>();

  constructor(
    @Inject(DATABASE) private readonly db: Kysely<Database>,
    private readonly secrets: SecretBox,
    private readonly configuration: Configuration,
    private readonly metrics: Metrics,
    private readonly jobs: JobStore,
    private readonly infographics: InfographicStore,
    @Inject(LOGGER) logger: Logger,
    @Inject(CLOCK) private readonly now: Clock,
    private readonly tracing: Tracing = noTracing,
  ) {
    this.onError = logFailure(logger);
    this.rounds = new BackgroundRounds(() => this.claimDue(), { everyMs: pollMs, onError: this.onError });
  }

  onApplicationBootstrap(): void {
    this.jobs.onStored((_, { event }) => {
      if (event !== 'activity') this.nudge();
    });
    this.infographics.onStored(() => this.nudge());
    this.rounds.start();
  }

  /** Starts no further try and waits for those in hand. */
  async onApplicationShutdown(): Promise<void> {
    this.rounds.stop();
    await this.rounds.ended();
    await Promise.allSettled(this.inHand.keys());
  }

  /** Makes those that are due leave at once. */
  nudge(): void {
    this.rounds.nudge();
  }

  private async claimDue(): Promise<void> {
    while (this.inHand.size < parallel) {
      const claimed = await this.claimSome(parallel - this.inHand.size);
      for (const delivery of claimed) {
        const work = this.traced(delivery)
          .catch(this.onError)
          .finally(() => {
            this.inHand.delete(work);
            this.nudge();
          });
        this.inHand.set(work, { receiver: delivery.receiver, account: delivery.account_id });
      }
      if (claimed.length === 0) return;
    }
  }

  /** Those that are due longest, a few of each account and to each receiver. */
  private async claimSome(room: number): Promise<Delivery[]> {
    const now = this.now();
    const [receivers, accounts] = [this.held('receiver'), this.held('account')];
    const { rows } = await sql<Delivery>`
      update webhook_deliveries set next_at = ${now + claimMs}
      where id in (
        select id from webhook_deliveries
        where state = 'pending' and next_at <= ${now} and id in (
          select id from (
            select id, next_at,
              row_number() over (partition by receiver order by next_at)
                + coalesce((${receivers.counts}::json ->> receiver)::int, 0) as of_receiver,
              row_number() over (partition by account_id order by next_at)
                + coalesce((${accounts.counts}::json ->> account_id)::int, 0) as of_account
            from (
              select id, account_id, receiver, next_at from webhook_deliveries
              where state = 'pending' and next_at <= ${now}
                and receiver <> all(${receivers.full}::text[]) and account_id <> all(${accounts.full}::text[])
              order by next_at limit ${considered}) as due
          ) as placed
          where of_receiver <= ${shares.receiver} and of_account <= ${shares.account}
          order by next_at limit ${room})
        for update skip locked)
      returning id, account_id, key_id, receiver, url, body, tries, event, traceparent`.execute(this.db);
    return rows;
  }

  /** How many tries each has in hand, and who has its whole share. */
  private held(sharer: Sharer): { counts: string; full: string[] } {
    const counts: Record<string, number> = Object.create(null) as Record<string, number>;
    for (const { [sharer]: name } of this.inHand.values()) counts[name] = (counts[name] ?? 0) + 1;
    const full = Object.keys(counts).filter((name) => counts[name]! >= shares[sharer]);
    return { counts: JSON.stringify(counts), full };
  }

  private traced(delivery: Delivery): Promise<void> {
    const attributes = {
      'scenewright.delivery.id': delivery.id,
      'scenewright.event': delivery.event,
      'scenewright.try': delivery.tries + 1,
      'server.address': new URL(delivery.url).hostname,
    };
    const from = { ...(delivery.traceparent !== null && { traceparent: delivery.traceparent }) };
    return this.tracing.span('webhook', { kind: SpanKind.CLIENT, attributes, from }, (span) =>
      this.deliver(delivery, span),
    );
  }

  private async deliver(delivery: Delivery, span: Span): Promise<void> {
    const found = await this.db
      .selectFrom('webhook_deliveries')
      .leftJoin('api_keys', 'api_keys.id', 'webhook_deliveries.key_id')
      .select(['webhook_secret', 'former_webhook_secret', 'former_webhook_secret_until'])
      .where('webhook_deliveries.id', '=', delivery.id)
      .executeTakeFirst();
    // What it tells of was deleted meanwhile.
    if (!found) return;
    const startedAt = this.now();
    const outcome =
      found.webhook_secret !== null
        ? await this.send(
            delivery,
            this.secretsOf(delivery.key_id, { ...found, webhook_secret: found.webhook_secret }),
            startedAt,
          )
        : { status: null, error: 'The key of this job is gone.', answer: null };
    const endedAt = this.now();
    if (outcome.status !== null) span.setAttribute('http.response.status_code', outcome.status);
    if (outcome.error !== null) span.setStatus({ code: SpanStatusCode.ERROR, message: outcome.error });
    const delivered = outcome.status !== null && outcome.status >= 200 && outcome.status < 300;
    this.metrics.webhooks.inc({ outcome: delivered ? 'delivered' : 'failed' });
    const tries = delivery.tries + 1;
    const next = delivered ? null : nextWebhookTry(tries, endedAt);
    const state = delivered ? 'delivered' : next === null ? 'failed' : 'pending';
    const isKept = await this.db.transaction().execute(async (trx) => {
      const kept = await trx
        .updateTable('webhook_deliveries')
        .set({ state, tries, ...(next !== null && { next_at: next }) })
        .where('id', '=', delivery.id)
        .executeTakeFirst();
      // What it told of was deleted meanwhile, and it with that.
      if (kept.numUpdatedRows === 0n) return false;
      await trx
        .insertInto('webhook_tries')
        .values({
          delivery_id: delivery.id,
          at: startedAt,
          status: outcome.status,
          error: outcome.error,
          milliseconds: Math.round(endedAt - startedAt),
          answer: outcome.answer,
        })
        .execute();
      return true;
    });
    if (isKept && next !== null) setTimeout(() => this.nudge(), next - endedAt).unref();
  }

  /** @throws SecretKeyError: the delivery then stays due, until a node with the right key takes it. */
  private secretsOf(keyId: string, sealed: SealedSecrets): { secret: string; formerSecret: string | null } {
    const holder = holderOf.webhookSecret(keyId);
    const { former_webhook_secret: former, former_webhook_secret_until: until } = sealed;
    return {
      secret: this.secrets.open(holder, sealed.webhook_secret),
      formerSecret: former !== null && until !== null && until > this.now() ? this.secrets.open(holder, former) : null,
    };
  }

  private async send(
    delivery: Delivery,
    secrets: { secret: string; formerSecret: string | null },
    at: number,
  ): Promise<{ status: number | null; error: string | null; answer: string | null }> {
    try {
      const response = await guardedRequest(new URL(delivery.url), {
        method: 'POST',
        headers: webhookHeaders({ id: delivery.id, body: delivery.body, ...secrets }, at, nodeHmac),
        body: delivery.body,
        allowPrivate: this.configuration.allowPrivateUrls,
        timeoutMs: webhookTimeoutSeconds * 1000,
      });
      const answer = await answerText(response.body);
      await response.discard();
      const good = response.status >= 200 && response.status < 300;
      return { status: response.status, error: good ? null : `The receiver answered ${response.status}.`, answer };
    } catch (error) {
      return { status: null, error: error instanceof Error ? error.message : String(error), answer: null };
    }
  }
}
