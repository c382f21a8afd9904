import { Inject, Injectable } from '@nestjs/common';
import { ServiceError } from '@scenewright/core/errors';
import type { Kysely } from 'kysely';
import { CLOCK, type Clock } from '../configuration/clock.js';
import { DATABASE } from '../database/database.js';
import type { Database } from '../database/schema.js';
import { newId, sha256 } from '../ids/ids.js';

export interface Passkey {
  id: string;
  /** As its authenticator knows it, in base64url. */
  credentialId: string;
  personId: string;
  name: string;
  publicKey: Uint8Array;
  counter: number;
  transports: string[];
  createdAt: number;
  usedAt: number | null;
}

/** Milliseconds that a question to an authenticator may stay unanswered. */
const challengeMs = 5 * 60_000;
export const passkeysEach = 20;

/** Public keys of people's authenticators, and the questions that they were asked. */
@Injectable()
export class PasskeyStore {
  constructor(
    @Inject(DATABASE) private readonly db: Kysely<Database>,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  async list(personId: string): Promise<Passkey[]> {
    const rows = await this.rows().where('person_id', '=', personId).orderBy('id', 'desc').execute();
    return rows.map(passkeyOf);
  }

  async find(credentialId: string): Promise<Passkey | null> {
    const row = await this.rows().where('credential_id', '=', credentialId).executeTakeFirst();
    return row ? passkeyOf(row) : null;
  }

  async add(key: Omit<Passkey, 'id' | 'createdAt' | 'usedAt'>): Promise<Passkey> {
    const createdAt = this.now();
    const id = newId('pky', createdAt);
    await this.db
      .insertInto('passkeys')
      .values({
        id,
        person_id: key.personId,
        credential_id: key.credentialId,
        name: key.name,
        public_key: Buffer.from(key.publicKey).toString('base64'),
        counter: key.counter,
        transports: key.transports.join(','),
        created_at: createdAt,
        used_at: null,
      })
      .execute();
    return { ...key, id, createdAt, usedAt: null };
  }

  async used(id: string, counter: number): Promise<void> {
    await this.db.updateTable('passkeys').set({ counter, used_at: this.now() }).where('id', '=', id).execute();
  }

  /** @throws ServiceError not_found; invalid_request for the last way in that somebody has */
  async remove(personId: string, id: string): Promise<void> {
    const others = await this.db
      .selectFrom('people')
      .where('people.id', '=', personId)
      .select(({ eb, exists, selectFrom }) => [
        eb('password_hash', '!=', '').as('password'),
        exists(selectFrom('person_identities').select('subject').where('person_id', '=', personId)).as('issuer'),
        exists(selectFrom('passkeys').select('id').where('person_id', '=', personId).where('id', '!=', id)).as(
          'passkey',
        ),
        exists(selectFrom('passkeys').select('id').where('person_id', '=', personId).where('id', '=', id)).as('known'),
      ])
      .executeTakeFirst();
    if (others?.known && !others.password && !others.issuer && !others.passkey)
      throw new ServiceError(
        'invalid_request',
        'This passkey is the only way in that you have. Take a password first.',
      );
    const { numDeletedRows } = await this.db
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('person_id', '=', personId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new ServiceError('not_found', `No passkey ${id}.`);
  }

  /** Remembers a question, for one answer. `personId` null: of whoever signs in. */
  async ask(challenge: string, personId: string | null): Promise<void> {
    const now = this.now();
    await this.db.deleteFrom('passkey_challenges').where('ends_at', '<', now).execute();
    await this.db
      .insertInto('passkey_challenges')
      .values({ hash: sha256(challenge), person_id: personId, ends_at: now + challengeMs })
      .execute();
  }

  /** Whether this was asked of them, and not answered yet. */
  async takeAnswer(challenge: string, personId: string | null): Promise<boolean> {
    const { numDeletedRows } = await this.db
      .deleteFrom('passkey_challenges')
      .where('hash', '=', sha256(challenge))
      .where('ends_at', '>', this.now())
      .where('person_id', personId === null ? 'is' : '=', personId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  /** Of whom this was asked before they are anybody; null: of nobody, or it is answered already. */
  async takeNewcomer(challenge: string): Promise<string | null> {
    const row = await this.db
      .deleteFrom('passkey_challenges')
      .where('hash', '=', sha256(challenge))
      .where('ends_at', '>', this.now())
      .where('person_id', 'is not', null)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('people').select('id').whereRef('people.id', '=', 'passkey_challenges.person_id'))),
      )
      .returning('person_id')
      .executeTakeFirst();
    return row?.person_id ?? null;
  }

  private rows() {
    return this.db.selectFrom('passkeys').selectAll();
  }
}

function passkeyOf(row: Database['passkeys']): Passkey {
  return {
    id: row.id,
    credentialId: row.credential_id,
    personId: row.person_id,
    name: row.name,
    publicKey: Buffer.from(row.public_key, 'base64'),
    counter: row.counter,
    transports: row.transports === '' ? [] : row.transports.split(','),
    createdAt: row.created_at,
    usedAt: row.used_at,
  };
}
