import { Inject, Injectable } from '@nestjs/common';
import type { Kysely } from 'kysely';
import { operatorAccount } from '../accounts/account-store.js';
import { DATABASE } from '../database/database.js';
import type { Database } from '../database/schema.js';
import type { Person } from '../people/person-store.js';

/** Who operates the installation: the owner of the account that the first start made. */
@Injectable()
export class Operators {
  /** Once it is there it stays what it is. */
  private accountId: string | null = null;

  constructor(@Inject(DATABASE) private readonly db: Kysely<Database>) {}

  async includes({ role, accountId }: Person): Promise<boolean> {
    return role === 'owner' && accountId === (await this.account());
  }

  /** The account of the first start. */
  async account(): Promise<string | null> {
    if (this.accountId !== null) return this.accountId;
    const row = await this.db
      .selectFrom('settings')
      .select('value')
      .where('name', '=', operatorAccount)
      .executeTakeFirst();
    this.accountId = row?.value ?? null;
    return this.accountId;
  }
}
