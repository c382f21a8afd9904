import { Inject, Injectable } from '@nestjs/common';
import type { Kysely } from 'kysely';
import { CLOCK, type Clock } from '../configuration/clock.js';
import { DATABASE } from '../database/database.js';
import type { Database } from '../database/schema.js';
import { newToken, sha256 } from '../ids/ids.js';

/** Milliseconds for which the link in a mail is good. */
const resetMs = 3_600_000;

/** Links by which people take a new password, each for one person and good once. */
@Injectable()
export class PasswordResets {
  constructor(
    @Inject(DATABASE) private readonly db: Kysely<Database>,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  /** A new link ends those before it. */
  async create(personId: string): Promise<string> {
    const token = newToken();
    await this.db
      .deleteFrom('password_resets')
      .where(({ eb, or }) => or([eb('person_id', '=', personId), eb('ends_at', '<', this.now())]))
      .execute();
    await this.db
      .insertInto('password_resets')
      .values({ hash: sha256(token), person_id: personId, ends_at: this.now() + resetMs })
      .execute();
    return token;
  }

  async knows(token: string): Promise<boolean> {
    const row = await this.db
      .selectFrom('password_resets')
      .select('person_id')
      .where('hash', '=', sha256(token))
      .where('ends_at', '>', this.now())
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Uses a link up: the person has the new password, and whoever was signed in as them is so no more. Null: no such link. */
  async use(token: string, passwordHash: string): Promise<string | null> {
    return this.db.transaction().execute(async (trx) => {
      const link = await trx
        .deleteFrom('password_resets')
        .where('hash', '=', sha256(token))
        .where('ends_at', '>', this.now())
        .returning('person_id')
        .executeTakeFirst();
      if (!link) return null;
      const { person_id: id } = link;
      await trx.updateTable('people').set({ password_hash: passwordHash }).where('id', '=', id).execute();
      await trx.deleteFrom('sessions').where('person_id', '=', id).execute();
      return id;
    });
  }
}
