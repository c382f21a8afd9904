import { Inject, Injectable } from '@nestjs/common';
import type { CoveredPart } from '@scenewright/core/billing';
import { guardedFetch, type LanguageModelSettings } from '@scenewright/providers';
import type { Kysely } from 'kysely';
import { CLOCK, type Clock } from '../configuration/clock.js';
import { Configuration } from '../configuration/configuration.js';
import { DATABASE } from '../database/database.js';
import type { Database } from '../database/schema.js';
import { SecretBox } from '../secrets/secret-box.js';
import { holderOf } from '../secrets/stored-secrets.js';
import { coveredBy, tryProvider, type ProviderPart } from './provider-parts.js';

export interface ProviderKey {
  /** One that a later version of the service knows may be among them. */
  part: string;
  baseUrl: string;
  model: string;
  /** The last characters of the key, to tell keys apart. */
  hint: string;
  savedAt: number;
}

/** Keys of an account for providers of its own. A key is sealed as all secrets are, and never told again. */
@Injectable()
export class ProviderKeys {
  constructor(
    @Inject(DATABASE) private readonly db: Kysely<Database>,
    private readonly secrets: SecretBox,
    private readonly configuration: Configuration,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  async list(accountId: string): Promise<ProviderKey[]> {
    const rows = await this.db
      .selectFrom('provider_keys')
      .select(['part', 'base_url', 'model', 'hint', 'saved_at'])
      .where('account_id', '=', accountId)
      .orderBy('part')
      .execute();
    return rows.map(({ base_url: baseUrl, saved_at: savedAt, ...row }) => ({ ...row, baseUrl, savedAt }));
  }

  /** Tries the key, and keeps it when the provider answers. @throws ServiceError invalid_request */
  async save(
    accountId: string,
    part: ProviderPart,
    given: { baseUrl: string; model: string; key: string },
  ): Promise<ProviderKey> {
    await tryProvider(part, this.settings(given.baseUrl, given.model, given.key));
    const secret = this.secrets.seal(holderOf.providerKey(accountId, part), given.key);
    const hint = given.key.length >= 12 ? given.key.slice(-4) : '';
    const savedAt = this.now();
    const values = { base_url: given.baseUrl, model: given.model, secret, hint, saved_at: savedAt };
    await this.db
      .insertInto('provider_keys')
      .values({ account_id: accountId, part, ...values })
      .onConflict((conflict) => conflict.columns(['account_id', 'part']).doUpdateSet(values))
      .execute();
    return { part, baseUrl: given.baseUrl, model: given.model, hint, savedAt };
  }

  async remove(accountId: string, part: ProviderPart): Promise<void> {
    await this.db.deleteFrom('provider_keys').where('account_id', '=', accountId).where('part', '=', part).execute();
  }

  /** The account's own model; null: it has none. */
  async languageModel(accountId: string): Promise<LanguageModelSettings | null> {
    const part: ProviderPart = 'language_model';
    const row = await this.db
      .selectFrom('provider_keys')
      .select(['base_url', 'model', 'secret'])
      .where('account_id', '=', accountId)
      .where('part', '=', part)
      .executeTakeFirst();
    if (!row) return null;
    return this.settings(row.base_url, row.model, this.secrets.open(holderOf.providerKey(accountId, part), row.secret));
  }

  /** What the account pays nothing for. */
  async covered(accountId: string): Promise<CoveredPart[]> {
    return (await this.list(accountId)).flatMap(({ part }) => coveredBy(part));
  }

  private settings(baseUrl: string, model: string, apiKey: string): LanguageModelSettings {
    return { baseUrl, model, apiKey, fetch: guardedFetch(this.configuration.allowPrivateUrls) };
  }
}
