import { Inject, Injectable } from '@nestjs/common';
import { meteringPeriod, type MeterUnit, type Plan } from '@scenewright/core/billing';
import { ServiceError } from '@scenewright/core/errors';
import type { Kysely } from 'kysely';
import { CLOCK, type Clock } from '../configuration/clock.js';
import { DATABASE } from '../database/database.js';
import type { Database } from '../database/schema.js';
import { hintOf, newApiKey, newId, newWebhookSecret, sha256 } from '../ids/ids.js';
import { SecretBox } from '../secrets/secret-box.js';
import { holderOf } from '../secrets/stored-secrets.js';
import type { Principal } from './account.js';
import { selectSummaries, summaryOf, type AccountSummary } from './account-summary.js';
import { PLANS } from './plans.js';
import { balanceOf, lockAccount, move, type Trx } from './ledger-store.js';

export interface NewKey {
  keyId: string;
  apiKey: string;
  webhookSecret: string;
}

/** Milliseconds after which a use of a key is written down again. */
const usedEveryMs = 60_000;

/** The setting that names the account of the first start: its owner is the operator. */
export const operatorAccount = 'operator_account';

/** Accounts and their keys. A key is stored as its SHA-256 only, its webhook secret encrypted; both are shown once. */
@Injectable()
export class AccountStore {
  constructor(
    @Inject(DATABASE) private readonly db: Kysely<Database>,
    @Inject(PLANS) private readonly plans: readonly Plan[],
    private readonly secrets: SecretBox,
    @Inject(CLOCK) private readonly now: Clock = Date.now,
  ) {}

  readonly planOf = (id: string): Plan => {
    const plan = this.plans.find((entry) => entry.id === id);
    if (!plan) throw new Error(`No plan ${id} in the plan table.`);
    return plan;
  };

  planIds(): string[] {
    return this.plans.map((plan) => plan.id);
  }

  /** How many accounts are open on each plan. */
  async countByPlan(): Promise<Record<string, number>> {
    const rows = await this.db
      .selectFrom('accounts')
      .select(['plan', ({ fn }) => fn.countAll().as('count')])
      .where('closed_at', 'is', null)
      .groupBy('plan')
      .execute();
    return Object.fromEntries(rows.map(({ plan, count }) => [plan, Number(count)]));
  }

  /** The account that a key belongs to; null for an unknown or revoked one. Interface 5.4. */
  async findByKey(apiKey: string): Promise<Principal | null> {
    if (!apiKey.startsWith('svk_')) return null;
    const hash = sha256(apiKey);
    const found = (await this.findBy('hash', hash)) ?? (await this.findBy('former_hash', hash));
    if (!found) return null;
    const { usedAt, ...principal } = found;
    if (usedAt === null || usedAt < this.now() - usedEveryMs) await this.recordUse(principal.keyId);
    return principal;
  }

  /** The account of a key that is in use. */
  async findByKeyId(keyId: string): Promise<Principal | null> {
    const found = await this.findBy('api_keys.id', keyId);
    if (!found) return null;
    const { usedAt: _usedAt, ...principal } = found;
    return principal;
  }

  private async recordUse(keyId: string): Promise<void> {
    await this.db.updateTable('api_keys').set({ used_at: this.now() }).where('id', '=', keyId).execute();
  }

  private async findBy(
    column: 'hash' | 'former_hash' | 'api_keys.id',
    value: string,
  ): Promise<(Principal & { usedAt: number | null }) | null> {
    let query = this.db
      .selectFrom('api_keys')
      .innerJoin('accounts', 'accounts.id', 'api_keys.account_id')
      .select(['api_keys.id as keyId', 'accounts.id', 'accounts.name', 'accounts.email', 'plan', 'unlimited'])
      .select('used_at as usedAt')
      .where(column, '=', value)
      .where('revoked_at', 'is', null)
      .where(({ eb, or }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', this.now())]));
    if (column === 'former_hash') query = query.where('former_until', '>', this.now());
    const row = await query.executeTakeFirst();
    if (!row) return null;
    const { keyId, usedAt, ...account } = row;
    return { keyId, usedAt, account: { ...account, plan: this.planOf(account.plan) } };
  }

  async create(request: {
    name: string;
    email?: string | null;
    plan: string;
    unlimited?: boolean;
    credits?: number | null;
    exportMinutes?: number | null;
  }): Promise<{ accountId: string } & NewKey> {
    const plan = this.planOf(request.plan);
    const now = this.now();
    const accountId = newId('acc', now);
    return this.db.transaction().execute(async (trx) => {
      await trx
        .insertInto('accounts')
        .values({
          id: accountId,
          name: request.name,
          email: request.email ?? null,
          plan: plan.id,
          unlimited: request.unlimited ?? false,
          renewed_period: meteringPeriod(now),
          created_at: now,
        })
        .execute();
      const account = { id: accountId, plan, unlimited: request.unlimited ?? false };
      const reason = 'opening balance';
      const credits = request.credits ?? plan.monthlyCredits;
      const minutes = request.exportMinutes ?? plan.monthlyExportMinutes;
      await move(trx, account, 'credits', { kind: 'grant', amount: credits, reason }, now);
      await move(trx, account, 'export_minutes', { kind: 'grant', amount: minutes, reason }, now);
      return { accountId, ...(await this.insertKey(trx, accountId, 'First key', null)) };
    });
  }

  async createKey(
    accountId: string,
    name: string,
    defaultWebhookUrl: string | null,
    expiresAt: number | null = null,
  ): Promise<NewKey> {
    return this.db.transaction().execute(async (trx) => {
      await lockAccount(trx, accountId, this.planOf, this.now());
      return this.insertKey(trx, accountId, name, defaultWebhookUrl, expiresAt);
    });
  }

  /** @throws ServiceError not_found */
  async revokeKey(keyId: string): Promise<void> {
    const result = await this.db
      .updateTable('api_keys')
      .set({ revoked_at: this.now() })
      .where('id', '=', keyId)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    if (result.numUpdatedRows === 0n) throw new ServiceError('not_found', `No key ${keyId} that is in use.`);
  }

  async update(
    accountId: string,
    change: { plan?: string; credits?: number; exportMinutes?: number; name?: string },
  ): Promise<AccountSummary> {
    const now = this.now();
    await this.db.transaction().execute(async (trx) => {
      await lockAccount(trx, accountId, this.planOf, now);
      const columns = { ...(change.plan && { plan: change.plan }), ...(change.name && { name: change.name }) };
      if (Object.keys(columns).length > 0) {
        await trx.updateTable('accounts').set(columns).where('id', '=', accountId).execute();
      }
      const account = await lockAccount(trx, accountId, this.planOf, now);
      const wanted: [MeterUnit, number | undefined][] = [
        ['credits', change.credits],
        ['export_minutes', change.exportMinutes],
      ];
      for (const [unit, available] of wanted) {
        if (available === undefined) continue;
        await move(trx, account, unit, { kind: 'adjust', available, reason: 'set by the operator' }, now);
      }
    });
    return this.summary(accountId);
  }

  /** Read without a lock, unless the credits of a new month are due. @throws ServiceError not_found */
  async summary(accountId: string): Promise<AccountSummary> {
    const found = await this.readSummary(accountId);
    return this.isRenewed(found) ? found : this.renewed(accountId);
  }

  /** The newest first. `cursor` is the id that the page before ended with. */
  async list(page: {
    limit: number;
    cursor: string | null;
    plan: string | null;
    email: string | null;
  }): Promise<{ accounts: AccountSummary[]; nextCursor: string | null }> {
    let query = selectSummaries(this.db)
      .orderBy('accounts.id', 'desc')
      .limit(page.limit + 1);
    if (page.cursor !== null) query = query.where('accounts.id', '<', page.cursor);
    if (page.plan !== null) query = query.where('accounts.plan', '=', page.plan);
    if (page.email !== null) query = query.where('accounts.email', '=', page.email);
    const rows = await query.execute();
    const accounts: AccountSummary[] = [];
    for (const row of rows.slice(0, page.limit)) {
      const found = summaryOf(row);
      accounts.push(this.isRenewed(found) ? found : await this.renewed(found.accountId));
    }
    return { accounts, nextCursor: rows.length > page.limit ? (accounts.at(-1)?.accountId ?? null) : null };
  }

  private isRenewed({ renewedPeriod }: AccountSummary): boolean {
    return renewedPeriod >= meteringPeriod(this.now());
  }

  private async renewed(accountId: string): Promise<AccountSummary> {
    await this.db.transaction().execute((trx) => lockAccount(trx, accountId, this.planOf, this.now()));
    return this.readSummary(accountId);
  }

  private async readSummary(accountId: string): Promise<AccountSummary> {
    const row = await selectSummaries(this.db).where('accounts.id', '=', accountId).executeTakeFirst();
    if (!row) throw new ServiceError('not_found', `No account ${accountId}.`);
    return summaryOf(row);
  }

  /** Whether so many credits are there now. @throws ServiceError insufficient_credits */
  async checkCredits(accountId: string, credits: number): Promise<void> {
    await this.db.transaction().execute(async (trx) => {
      const { unlimited } = await lockAccount(trx, accountId, this.planOf, this.now());
      const { available } = await balanceOf(trx, accountId, 'credits');
      if (unlimited || available >= credits) return;
      throw new ServiceError('insufficient_credits', `Not enough credits: ${credits} needed, ${available} available.`);
    });
  }

  /** Takes credits for work that is done. `id` names the charge. @throws ServiceError insufficient_credits */
  async charge(accountId: string, id: string, amount: number): Promise<void> {
    const now = this.now();
    await this.db.transaction().execute(async (trx) => {
      const account = await lockAccount(trx, accountId, this.planOf, now);
      await move(trx, account, 'credits', { kind: 'hold', holdId: id, amount }, now);
      await move(trx, account, 'credits', { kind: 'settle', holdId: id, amount }, now);
    });
  }

  /** Makes the owner of a fresh installation, once. Null when there is an account already. */
  async createOwner(): Promise<({ accountId: string; signInToken: string } & NewKey) | null> {
    // Several nodes may start on one fresh database: only the one whose row goes in makes the owner.
    const first = await this.db
      .insertInto('settings')
      .values({ name: 'owner', value: String(this.now()) })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .executeTakeFirst();
    if (first.numInsertedOrUpdatedRows === 0n) return null;
    const top = this.plans.at(-1) as Plan;
    const plan = this.plans.find((entry) => entry.id === 'creator') ?? top;
    const owner = await this.create({ name: 'Owner', plan: plan.id, unlimited: true });
    await this.db.insertInto('settings').values({ name: operatorAccount, value: owner.accountId }).execute();
    const signInToken = newApiKey().slice('svk_'.length);
    await this.db
      .insertInto('sign_in_links')
      .values({ hash: sha256(signInToken), account_id: owner.accountId, created_at: this.now(), used_at: null })
      .execute();
    return { ...owner, signInToken };
  }

  /** A new key inside a transaction that holds the account. */
  async insertKey(
    trx: Trx,
    accountId: string,
    name: string,
    webhookUrl: string | null,
    expiresAt: number | null = null,
  ): Promise<NewKey> {
    const key: NewKey = { keyId: newId('key'), apiKey: newApiKey(), webhookSecret: newWebhookSecret() };
    await trx
      .insertInto('api_keys')
      .values({
        id: key.keyId,
        account_id: accountId,
        name,
        hash: sha256(key.apiKey),
        hint: hintOf(key.apiKey),
        webhook_secret: this.secrets.seal(holderOf.webhookSecret(key.keyId), key.webhookSecret),
        default_webhook_url: webhookUrl,
        created_at: this.now(),
        revoked_at: null,
        used_at: null,
        expires_at: expiresAt,
      })
      .execute();
    return key;
  }
}

export async function countInFlight(trx: Trx, accountId: string): Promise<number> {
  const row = await trx
    .selectFrom('video_jobs')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('account_id', '=', accountId)
    .where('in_flight', '=', true)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
