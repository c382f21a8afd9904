import { Inject, Injectable } from '@nestjs/common';
import { ServiceError } from '@scenewright/core/errors';
import { sql, type ExpressionBuilder, type Kysely, type Selectable } from 'kysely';
import { CLOCK, type Clock } from '../configuration/clock.js';
import { DATABASE } from '../database/database.js';
import type { Database } from '../database/schema.js';
import { hintOf, newApiKey, newWebhookSecret, sha256 } from '../ids/ids.js';
import type { Sealed } from '../secrets/envelope.js';
import { SecretBox } from '../secrets/secret-box.js';
import { holderOf } from '../secrets/stored-secrets.js';
import type { Principal } from './account.js';
import { AccountStore } from './account-store.js';
import { lockAccount } from './ledger-store.js';

/** A key as its account sees it. Interface 5.2. */
export interface ListedKey {
  id: string;
  name: string;
  hint: string;
  defaultWebhookUrl: string | null;
  createdAt: number;
  usedAt: number | null;
  rotatedAt: number | null;
  /** Until when the key that it was before it was rotated still opens it; null when it does not. */
  formerValidUntil: number | null;
  /** From when on it opens nothing; null: as long as it is not revoked. */
  expiresAt: number | null;
  /** Until when the webhook secret before still signs beside the present one; null when it does not. */
  formerSecretUntil: number | null;
}

export const keyStates = ['in_use', 'revoked'] as const;
export type KeyState = (typeof keyStates)[number];

/** A key as the operator sees it. */
export interface AccountKey extends ListedKey {
  /** Whom it stands for: a program, the people in the web app, or an agent that one of them let in. */
  kind: 'api' | 'web_app' | 'agent';
  revokedAt: number | null;
}

export interface RotatedKey {
  keyId: string;
  /** Shown once. */
  apiKey: string;
  formerValidUntil: number | null;
}

/** The keys of an account as its people see them, and the one that stands for these people. */
@Injectable()
export class KeyStore {
  constructor(
    @Inject(DATABASE) private readonly db: Kysely<Database>,
    private readonly accounts: AccountStore,
    private readonly secrets: SecretBox,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  /** The key behind the sessions of an account, made when it is first needed, and anew when an operator has revoked it. */
  async findForApp(accountId: string): Promise<Principal> {
    const keyId = (await this.appKey(this.db, accountId)) ?? (await this.makeAppKey(accountId));
    const found = await this.accounts.findByKeyId(keyId);
    if (!found) throw new Error(`The key of the web app of ${accountId} was revoked just now.`);
    return found;
  }

  private async appKey(db: Kysely<Database>, accountId: string): Promise<string | null> {
    const row = await db
      .selectFrom('app_keys')
      .innerJoin('api_keys', 'api_keys.id', 'app_keys.key_id')
      .select('key_id')
      .where('app_keys.account_id', '=', accountId)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    return row?.key_id ?? null;
  }

  private async makeAppKey(accountId: string): Promise<string> {
    return this.db.transaction().execute(async (trx) => {
      // Two first requests at once: the second one waits here, and finds the key of the first.
      await lockAccount(trx, accountId, this.accounts.planOf, this.now());
      const made = await this.appKey(trx, accountId);
      if (made !== null) return made;
      const { keyId } = await this.accounts.insertKey(trx, accountId, 'Web app', null);
      await trx
        .insertInto('app_keys')
        .values({ account_id: accountId, key_id: keyId })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ key_id: keyId }))
        .execute();
      return keyId;
    });
  }

  /** Those that people have made and not revoked, the newest first. */
  async keys(accountId: string): Promise<ListedKey[]> {
    const rows = await this.db
      .selectFrom('api_keys')
      .select(listedColumns)
      .where('account_id', '=', accountId)
      .where('revoked_at', 'is', null)
      .where(isOfPeople)
      .orderBy('id', 'desc')
      .execute();
    return rows.map((row) => listedKey(row, this.now()));
  }

  /** All that the account has and had, the newest first. `cursor` is the id that the page before ended with. */
  async list(
    accountId: string,
    page: { limit: number; cursor: string | null; state: KeyState | null },
  ): Promise<{ keys: AccountKey[]; nextCursor: string | null }> {
    let query = this.db
      .selectFrom('api_keys')
      .leftJoin('app_keys', 'app_keys.key_id', 'api_keys.id')
      .leftJoin('connected_agents', 'connected_agents.key_id', 'api_keys.id')
      .select(listedColumns)
      .select(['revoked_at', 'app_keys.key_id as app', 'connected_agents.key_id as agent'])
      .where('api_keys.account_id', '=', accountId)
      .orderBy('api_keys.id', 'desc')
      .limit(page.limit + 1);
    if (page.cursor !== null) query = query.where('api_keys.id', '<', page.cursor);
    if (page.state !== null) query = query.where('revoked_at', page.state === 'in_use' ? 'is' : 'is not', null);
    const rows = await query.execute();
    const keys = rows.slice(0, page.limit).map((row): AccountKey => {
      const kind = row.app !== null ? 'web_app' : row.agent !== null ? 'agent' : 'api';
      return { ...listedKey(row, this.now()), kind, revokedAt: row.revoked_at };
    });
    return { keys, nextCursor: rows.length > page.limit ? (keys.at(-1)?.id ?? null) : null };
  }

  /**
   * Gives a key another secret under its id. The one before opens it for some time still, and none before that one. Rotated
   * again within this time, the first one keeps its time and the one in between ends: an answer that was lost costs nothing.
   *
   * @throws ServiceError not_found for one that is not in use, or that nobody was ever told
   */
  async rotate(keyId: string, overlapSeconds: number): Promise<RotatedKey> {
    const now = this.now();
    const apiKey = newApiKey();
    const inOverlap = sql<boolean>`coalesce(former_until > ${now}, false)`;
    const former =
      overlapSeconds === 0
        ? { former_hash: null, former_until: null }
        : {
            former_hash: sql<string>`case when ${inOverlap} then former_hash else hash end`,
            former_until: sql<number>`case when ${inOverlap} then former_until else ${now + overlapSeconds * 1000}::float8 end`,
          };
    const row = await this.db
      .updateTable('api_keys')
      .set({ hash: sha256(apiKey), hint: hintOf(apiKey), rotated_at: now, ...former })
      .where('id', '=', keyId)
      .where('revoked_at', 'is', null)
      .where(isOfPeople)
      .returning('former_until')
      .executeTakeFirst();
    if (!row) throw new ServiceError('not_found', `No key ${keyId} that is in use.`);
    return { keyId, apiKey, formerValidUntil: row.former_until };
  }

  /** One of `keys`. @throws ServiceError not_found */
  async keyOf(accountId: string, keyId: string): Promise<ListedKey> {
    const found = (await this.keys(accountId)).find(({ id }) => id === keyId);
    if (!found) throw new ServiceError('not_found', `No key ${keyId} that is in use.`);
    return found;
  }

  /** @throws ServiceError not_found */
  async webhookSecretOf(accountId: string, keyId: string): Promise<string> {
    await this.keyOf(accountId, keyId);
    const { webhook_secret: sealed } = await this.db
      .selectFrom('api_keys')
      .select('webhook_secret')
      .where('id', '=', keyId)
      .executeTakeFirstOrThrow();
    return this.secrets.open(holderOf.webhookSecret(keyId), sealed);
  }

  /**
   * Gives a key another webhook secret. The one before signs as well for some time still, so that receivers can be given the
   * new one meanwhile; rotated again within this time, it stays the first one. @throws ServiceError not_found
   */
  async rotateWebhookSecret(
    accountId: string,
    keyId: string,
    overlapSeconds: number,
  ): Promise<{ webhookSecret: string; formerValidUntil: number | null }> {
    await this.keyOf(accountId, keyId);
    const now = this.now();
    const webhookSecret = newWebhookSecret();
    const inOverlap = sql<boolean>`coalesce(former_webhook_secret_until > ${now}, false)`;
    const former =
      overlapSeconds === 0
        ? { former_webhook_secret: null, former_webhook_secret_until: null }
        : {
            former_webhook_secret: sql<Sealed>`case when ${inOverlap} then former_webhook_secret else webhook_secret end`,
            former_webhook_secret_until: sql<number>`case when ${inOverlap} then former_webhook_secret_until else ${now + overlapSeconds * 1000}::float8 end`,
          };
    const row = await this.db
      .updateTable('api_keys')
      .set({ webhook_secret: this.secrets.seal(holderOf.webhookSecret(keyId), webhookSecret), ...former })
      .where('id', '=', keyId)
      .returning('former_webhook_secret_until')
      .executeTakeFirstOrThrow();
    return { webhookSecret, formerValidUntil: row.former_webhook_secret_until };
  }
}

/** Neither that of the web app nor one of an agent. Looked for key by key: `not in` would read those of all accounts. */
function isOfPeople({ and, not, exists, selectFrom }: ExpressionBuilder<Database, 'api_keys'>) {
  const listed = (table: 'connected_agents' | 'app_keys') =>
    exists(selectFrom(table).select(`${table}.key_id`).whereRef(`${table}.key_id`, '=', 'api_keys.id'));
  return and([not(listed('connected_agents')), not(listed('app_keys'))]);
}

const listedColumns = [
  'api_keys.id',
  'api_keys.name',
  'hint',
  'default_webhook_url',
  'api_keys.created_at',
  'used_at',
  'rotated_at',
  'former_until',
  'expires_at',
  'former_webhook_secret_until',
] as const;

type ListedRow = Pick<
  Selectable<Database['api_keys']>,
  | 'id'
  | 'name'
  | 'hint'
  | 'default_webhook_url'
  | 'created_at'
  | 'used_at'
  | 'rotated_at'
  | 'former_until'
  | 'expires_at'
  | 'former_webhook_secret_until'
>;

const ahead = (time: number | null, now: number): number | null => (time !== null && time > now ? time : null);

function listedKey(row: ListedRow, now: number): ListedKey {
  return {
    id: row.id,
    name: row.name,
    hint: row.hint,
    defaultWebhookUrl: row.default_webhook_url,
    createdAt: row.created_at,
    usedAt: row.used_at,
    rotatedAt: row.rotated_at,
    formerValidUntil: ahead(row.former_until, now),
    expiresAt: row.expires_at,
    formerSecretUntil: ahead(row.former_webhook_secret_until, now),
  };
}
