import { Inject, Injectable } from '@nestjs/common';
import { ServiceError } from '@scenewright/core/errors';
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
/** Milliseconds after which a session gets another token, so that one that was copied is of use for a day. */
export const renewedEveryMs = 86_400_000;
/** Milliseconds for which what a browser has already sent counts under the token before. */
const overlapMs = 60_000;

export interface Session {
  id: string;
  person: Person;
  /** It is time for another token. */
  isOld: boolean;
}

export interface SessionEntry {
  id: string;
  /** "Firefox, Linux"; null where that is not known. */
  browser: string | null;
  createdAt: number;
  usedAt: number;
}

/** Who is signed in. A session is stored by the hash of its token. */
@Injectable()
export class SessionStore {
  constructor(
    @Inject(DATABASE) private readonly db: Kysely<Database>,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  /** A new token for each sign-in, so that none that was there before it becomes one. */
  async open(personId: string, browser: string | null = null): Promise<string> {
    const token = newToken();
    const now = this.now();
    await this.db.deleteFrom('sessions').where('ends_at', '<', now).execute();
    const times = { created_at: now, used_at: now, renewed_at: now, ends_at: now + sessionMs };
    await this.db
      .insertInto('sessions')
      .values({ hash: sha256(token), person_id: personId, browser, ...times })
      .execute();
    return token;
  }

  async find(token: string): Promise<Session | null> {
    const now = this.now();
    const hash = sha256(token);
    const row =
      (await this.rows().where('hash', '=', hash).where('ends_at', '>', now).executeTakeFirst()) ??
      (await this.rows()
        .where('former_hash', '=', hash)
        .where(({ eb, or }) => or([eb('former_until', 'is', null), eb('former_until', '>', now)]))
        .where('ends_at', '>', now)
        .executeTakeFirst());
    if (!row) return null;
    // The new token has arrived: the one before ends soon.
    if (row.hash === hash && row.former_hash !== null && row.former_until === null)
      await this.change(row.hash, { former_until: now + overlapMs });
    if (now - row.used_at > writtenEveryMs) await this.change(row.hash, { used_at: now, ends_at: now + sessionMs });
    const { session_id: id, renewed_at: renewedAt, created_at: createdAt } = row;
    const person = { id: row.id, accountId: row.account_id, role: row.role, name: row.name, email: row.email };
    const age = now - (renewedAt ?? createdAt);
    // One whose new token was lost on its way gets another, once it cannot be on its way any more.
    const isOld = row.hash === hash ? age > renewedEveryMs : row.former_until === null && age > overlapMs;
    return { id, person, isOld };
  }

  /** Another token for a session. null: it has got one at the same moment, by another request. */
  async renew(token: string): Promise<string | null> {
    const now = this.now();
    const hash = sha256(token);
    const next = newToken();
    const { numUpdatedRows } = await this.db
      .updateTable('sessions')
      .set({ hash: sha256(next), former_hash: hash, former_until: null, renewed_at: now })
      .where(({ eb, or, and }) =>
        or([eb('hash', '=', hash), and([eb('former_hash', '=', hash), eb('former_until', 'is', null)])]),
      )
      .where(({ eb, or }) => or([eb('renewed_at', 'is', null), eb('renewed_at', '<', now - overlapMs)]))
      .executeTakeFirst();
    return numUpdatedRows > 0n ? next : null;
  }

  /** Those of a person that have not ended, the newest first. */
  async list(personId: string): Promise<SessionEntry[]> {
    const rows = await this.db
      .selectFrom('sessions')
      .select(['id', 'browser', 'created_at as createdAt', 'used_at as usedAt'])
      .where('person_id', '=', personId)
      .where('ends_at', '>', this.now())
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute();
    return rows;
  }

  /** @throws ServiceError not_found */
  async endOne(personId: string, id: string): Promise<void> {
    const { numDeletedRows } = await this.db
      .deleteFrom('sessions')
      .where('id', '=', id)
      .where('person_id', '=', personId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new ServiceError('not_found', `There is no session ${id}.`);
  }

  /** Ends all sessions of a person but one. */
  async endOthers(personId: string, id: string | null): Promise<void> {
    await this.db
      .deleteFrom('sessions')
      .where('person_id', '=', personId)
      .where('id', '!=', id ?? '')
      .execute();
  }

  async end(token: string): Promise<void> {
    const hash = sha256(token);
    await this.db
      .deleteFrom('sessions')
      .where(({ eb, or }) => or([eb('hash', '=', hash), eb('former_hash', '=', hash)]))
      .execute();
  }

  private rows() {
    return this.db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person_id')
      .select(['people.id', 'people.account_id', 'people.role', 'people.name', 'people.email'])
      .select(['sessions.id as session_id', 'sessions.hash', 'sessions.former_hash', 'sessions.former_until'])
      .select(['sessions.used_at', 'sessions.created_at', 'sessions.renewed_at']);
  }

  private async change(hash: string, values: { former_until?: number; used_at?: number; ends_at?: number }) {
    await this.db.updateTable('sessions').set(values).where('hash', '=', hash).execute();
  }
}
