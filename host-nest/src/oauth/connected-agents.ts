import { Inject, Injectable } from '@nestjs/common';
import type { Kysely } from 'kysely';
import type { Principal } from '../accounts/account.js';
import { AccountStore } from '../accounts/account-store.js';
import { CLOCK, type Clock } from '../configuration/clock.js';
import { DATABASE } from '../database/database.js';
import type { Database } from '../database/schema.js';
import { sha256 } from '../ids/ids.js';
import type { Person } from '../people/person-store.js';

export interface ConnectedAgent {
  grantId: string;
  name: string;
  scopes: readonly string[];
  createdAt: number;
}

/**
 * What people have let in. For each a key is made that nobody is told: it counts requests, signs webhooks and ends like any
 * other, so that nothing below has to know how somebody came in.
 */
@Injectable()
export class ConnectedAgents {
  constructor(
    @Inject(DATABASE) private readonly db: Kysely<Database>,
    private readonly accounts: AccountStore,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  async add(person: Person, agent: { grantId: string; name: string; scopes: readonly string[] }): Promise<void> {
    const { keyId } = await this.accounts.createKey(person.accountId, `Agent: ${agent.name}`.slice(0, 100), null);
    await this.db
      .insertInto('connected_agents')
      .values({
        grant_id: agent.grantId,
        key_id: keyId,
        account_id: person.accountId,
        person_id: person.id,
        name: agent.name,
        scopes: agent.scopes.join(' '),
        created_at: this.now(),
      })
      .execute();
  }

  /** Newest first. */
  async list(accountId: string): Promise<ConnectedAgent[]> {
    const rows = await this.db
      .selectFrom('connected_agents')
      .innerJoin('api_keys', 'api_keys.id', 'connected_agents.key_id')
      .select(['grant_id', 'connected_agents.name', 'scopes', 'connected_agents.created_at'])
      .where('connected_agents.account_id', '=', accountId)
      .where('revoked_at', 'is', null)
      .orderBy('connected_agents.created_at', 'desc')
      .execute();
    return rows.map(({ grant_id: grantId, name, scopes, created_at: createdAt }) => ({
      grantId,
      name,
      scopes: scopes.split(' '),
      createdAt,
    }));
  }

  /** Who acts under a grant; null when it has ended. */
  async principalOf(grantId: string): Promise<Principal | null> {
    const row = await this.db
      .selectFrom('connected_agents')
      .select('key_id')
      .where('grant_id', '=', grantId)
      .executeTakeFirst();
    return row ? this.accounts.findByKeyId(row.key_id) : null;
  }

  /** Cuts an agent off: its tokens are gone and its key is refused, from the next request on. */
  async end(accountId: string, grantId: string): Promise<void> {
    const row = await this.db
      .selectFrom('connected_agents')
      .select('key_id')
      .where('grant_id', '=', grantId)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    if (row) await this.forget(grantId);
  }

  /** The same for all that one person has let in, of whom nothing is kept then. */
  async forgetPerson(personId: string): Promise<void> {
    const rows = await this.db
      .selectFrom('connected_agents')
      .select('grant_id')
      .where('person_id', '=', personId)
      .execute();
    for (const { grant_id: grantId } of rows) await this.forget(grantId);
    await this.db.deleteFrom('connected_agents').where('person_id', '=', personId).execute();
  }

  /** The same for a grant that has ended elsewhere. */
  async forget(grantId: string): Promise<void> {
    const now = this.now();
    await this.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('api_keys')
        .set({ revoked_at: now })
        .where('revoked_at', 'is', null)
        .where('id', 'in', (keys) =>
          keys.selectFrom('connected_agents').select('key_id').where('grant_id', '=', grantId),
        )
        .execute();
      await trx
        .deleteFrom('oauth_records')
        .where(({ eb, or, and }) =>
          or([eb('grant_id', '=', grantId), and([eb('kind', '=', 'Grant'), eb('id', '=', sha256(grantId))])]),
        )
        .execute();
    });
  }
}
