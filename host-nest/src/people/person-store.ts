import { Inject, Injectable } from '@nestjs/common';
import type { Kysely } from 'kysely';
import { CLOCK, type Clock } from '../configuration/clock.js';
import { DATABASE } from '../database/database.js';
import type { Database } from '../database/schema.js';
import { newId, sha256 } from '../ids/ids.js';

export interface Person {
  id: string;
  accountId: string;
  role: 'owner' | 'member';
  name: string;
  email: string;
}

export interface NewPerson {
  name: string;
  email: string;
  passwordHash: string;
}

/** Members of accounts. One comes to be by a link that was handed out, and by nothing else. */
@Injectable()
export class PersonStore {
  constructor(
    @Inject(DATABASE) private readonly db: Kysely<Database>,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  /** Whether a link is still good. */
  async knowsLink(token: string): Promise<boolean> {
    const row = await this.db
      .selectFrom('sign_in_links')
      .select('account_id')
      .where('hash', '=', sha256(token))
      .where('used_at', 'is', null)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Uses a link up for a new person. */
  async join(token: string, person: NewPerson): Promise<Person | 'unknown_link' | 'known_email'> {
    const now = this.now();
    return this.db.transaction().execute(async (trx) => {
      const link = await trx
        .updateTable('sign_in_links')
        .set({ used_at: now })
        .where('hash', '=', sha256(token))
        .where('used_at', 'is', null)
        .returning('account_id')
        .executeTakeFirst();
      if (!link) return 'unknown_link';
      const isFirst = await trx
        .selectFrom('people')
        .select('id')
        .where('account_id', '=', link.account_id)
        .executeTakeFirst();
      const row = {
        id: newId('usr', now),
        account_id: link.account_id,
        role: isFirst ? ('member' as const) : ('owner' as const),
        name: person.name,
        email: emailOf(person.email),
        password_hash: person.passwordHash,
        created_at: now,
      };
      const added = await trx
        .insertInto('people')
        .values(row)
        .onConflict((conflict) => conflict.column('email').doNothing())
        .executeTakeFirst();
      if (added.numInsertedOrUpdatedRows === 0n) {
        await trx.updateTable('sign_in_links').set({ used_at: null }).where('hash', '=', sha256(token)).execute();
        return 'known_email';
      }
      if (!isFirst) {
        // The account of a new installation has no better name yet.
        await trx
          .updateTable('accounts')
          .set({ email: row.email })
          .where('id', '=', link.account_id)
          .where('email', 'is', null)
          .execute();
      }
      return { id: row.id, accountId: row.account_id, role: row.role, name: row.name, email: row.email };
    });
  }

  async has(id: string): Promise<boolean> {
    const row = await this.db.selectFrom('people').select('id').where('id', '=', id).executeTakeFirst();
    return row !== undefined;
  }

  async findByEmail(email: string): Promise<{ person: Person; passwordHash: string } | null> {
    const row = await this.db.selectFrom('people').selectAll().where('email', '=', emailOf(email)).executeTakeFirst();
    if (!row) return null;
    const { id, account_id: accountId, role, name } = row;
    return { person: { id, accountId, role, name, email: row.email }, passwordHash: row.password_hash };
  }
}

/** As it is compared: nobody keeps two addresses apart by capitals. */
const emailOf = (text: string): string => text.trim().toLowerCase();
