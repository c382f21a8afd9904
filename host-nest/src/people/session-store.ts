import { Inject, Injectable } from '@nestjs/common';
import type { Kysely } from 'kysely';
import { CLOCK, type Clock } from '../configuration/clock.js';
import { DATABASE } from '../database/database.js';
import type { Database } from '../database/schema.js';
import { newToken, sha256 } from '../ids/ids.js';
import type { Person } from './person-store.js';

/** Milliseconds that a session lasts after its last use. Decisions, fine point 18. */
export const sessionMs = 30 * 86_400_000;
/** Milliseconds after which a use is written down again. */
const writtenEveryMs = 3_600_000;

/** Who is signed in. A session is stored by the hash of its token. */
@Injectable()
export class SessionStore {
  constructor(
    @Inject(DATABASE) private readonly db: Kysely<Database>,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  /** A new token for each sign-in, so that none that was there before it becomes one. */
  async open(personId: string): Promise<string> {
    const token = newToken();
    const now = this.now();
    await this.db.deleteFrom('sessions').where('ends_at', '<', now).execute();
    await this.db
      .insertInto('sessions')
      .values({ hash: sha256(token), person_id: personId, created_at: now, used_at: now, ends_at: now + sessionMs })
      .execute();
    return token;
  }

  async find(token: string): Promise<Person | null> {
    const now = this.now();
    const row = await this.db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person_id')
      .select(['people.id', 'people.account_id', 'people.role', 'people.name', 'people.email', 'sessions.used_at'])
      .where('hash', '=', sha256(token))
      .where('ends_at', '>', now)
      .executeTakeFirst();
    if (!row) return null;
    if (now - row.used_at > writtenEveryMs) {
      const renewed = { used_at: now, ends_at: now + sessionMs };
      await this.db.updateTable('sessions').set(renewed).where('hash', '=', sha256(token)).execute();
    }
    const { id, account_id: accountId, role, name, email } = row;
    return { id, accountId, role, name, email };
  }

  /** Those of a person that have not ended, the newest first. */
  async list(personId: string): Promise<{ hash: string; createdAt: number; usedAt: number }[]> {
    const rows = await this.db
      .selectFrom('sessions')
      .select(['hash', 'created_at', 'used_at'])
      .where('person_id', '=', personId)
      .where('ends_at', '>', this.now())
      .orderBy('created_at', 'desc')
      .execute();
    return rows.map(({ hash, created_at: createdAt, used_at: usedAt }) => ({ hash, createdAt, usedAt }));
  }

  /** Ends all sessions of a person but one. */
  async endOthers(personId: string, hash: string | null): Promise<void> {
    await this.db
      .deleteFrom('sessions')
      .where('person_id', '=', personId)
      .where('hash', '!=', hash ?? '')
      .execute();
  }

  async end(token: string): Promise<void> {
    await this.db.deleteFrom('sessions').where('hash', '=', sha256(token)).execute();
  }
}
