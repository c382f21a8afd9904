import { Inject, Injectable } from '@nestjs/common';
import { ServiceError } from '@scenewright/core/errors';
import type { Kysely } from 'kysely';
import { CLOCK, type Clock } from '../configuration/clock.js';
import { DATABASE } from '../database/database.js';
import type { Database } from '../database/schema.js';
import type { Trx } from '../accounts/ledger-store.js';
import { newId, newToken, sha256 } from '../ids/ids.js';

export interface Person {
  id: string;
  accountId: string;
  role: 'owner' | 'member';
  name: string;
  email: string;
}

export interface NewPerson {
  /** Given by who has shown a passkey that is bound to it: somebody new, and nobody who is there. */
  id?: string;
  name: string;
  email: string;
  /** null: they sign in otherwise, and keep the password that they have. */
  passwordHash: string | null;
}

/** Members of accounts. One comes to be by a link that was handed out, and by nothing else. */
@Injectable()
export class PersonStore {
  constructor(
    @Inject(DATABASE) private readonly db: Kysely<Database>,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  async find(id: string): Promise<Person | null> {
    const row = await this.db
      .selectFrom('people')
      .select(['id', 'account_id as accountId', 'role', 'name', 'email'])
      .where('id', '=', id)
      .executeTakeFirst();
    return row ?? null;
  }

  /** A link that is good once: for anybody of the account, or, as an invitation, for somebody new alone. */
  async createLink(accountId: string, isInvitation = false): Promise<string> {
    const token = newToken();
    await this.db
      .insertInto('sign_in_links')
      .values({
        ...{ hash: sha256(token), account_id: accountId, created_at: this.now(), used_at: null },
        for_newcomer: isInvitation,
      })
      .execute();
    return token;
  }

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

  /**
   * Uses a link up: for a new person, or for a new password of one of the same account, whose sessions end. An invitation is for
   * a new person alone: whoever was invited could be anybody of the account otherwise.
   */
  async join(token: string, person: NewPerson): Promise<Person | 'unknown_link' | 'known_email'> {
    const now = this.now();
    return this.db.transaction().execute(async (trx) => {
      const link = await trx
        .updateTable('sign_in_links')
        .set({ used_at: now })
        .where('hash', '=', sha256(token))
        .where('used_at', 'is', null)
        .returning(['account_id', 'for_newcomer'])
        .executeTakeFirst();
      if (!link) return 'unknown_link';
      const known = await trx
        .selectFrom('people')
        .selectAll()
        .where('email', '=', emailOf(person.email))
        .executeTakeFirst();
      const isTheirs =
        known?.account_id === link.account_id &&
        person.id === undefined &&
        (!link.for_newcomer || person.passwordHash === null);
      if (known && !isTheirs) {
        await trx.updateTable('sign_in_links').set({ used_at: null }).where('hash', '=', sha256(token)).execute();
        return 'known_email';
      }
      if (known) {
        const { id, role, email } = known;
        const { passwordHash } = person;
        // Without a new password nothing about them changes: they have shown who they are.
        if (passwordHash === null) return { id, accountId: link.account_id, role, name: known.name, email };
        const changed = { name: person.name, password_hash: passwordHash };
        await trx.updateTable('people').set(changed).where('id', '=', id).execute();
        await trx.deleteFrom('sessions').where('person_id', '=', id).execute();
        return { id, accountId: link.account_id, role, name: person.name, email };
      }
      return this.add(trx, link.account_id, person, now);
    });
  }

  /** A new member without a link: whoever calls has decided that they belong to the account. */
  async addTo(accountId: string, person: NewPerson): Promise<Person> {
    return this.db.transaction().execute((trx) => this.add(trx, accountId, person, this.now()));
  }

  private async add(trx: Trx, accountId: string, person: NewPerson, now: number): Promise<Person> {
    const other = await trx.selectFrom('people').select('id').where('account_id', '=', accountId).executeTakeFirst();
    const { name, passwordHash } = person;
    const added: Person = {
      id: person.id ?? newId('usr', now),
      accountId,
      role: other ? 'member' : 'owner',
      name,
      email: emailOf(person.email),
    };
    const { id, role, email } = added;
    await trx
      .insertInto('people')
      .values({ id, account_id: accountId, role, name, email, password_hash: passwordHash ?? '', created_at: now })
      .execute();
    if (role === 'owner') {
      // The account of a new installation has no address yet.
      await trx.updateTable('accounts').set({ email }).where('id', '=', accountId).where('email', 'is', null).execute();
    }
    return added;
  }

  /** The owner first. */
  async list(accountId: string): Promise<(Omit<Person, 'accountId'> & { createdAt: number })[]> {
    const rows = await this.db
      .selectFrom('people')
      .select(['id', 'role', 'name', 'email', 'created_at'])
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute();
    return rows.map(({ created_at: createdAt, ...person }) => ({ ...person, createdAt }));
  }

  /** Whether a person signs in with a password at all, and by which hash. */
  async passwordHashOf(id: string): Promise<string | null> {
    const row = await this.db.selectFrom('people').select('password_hash').where('id', '=', id).executeTakeFirst();
    return row?.password_hash || null;
  }

  async setPassword(id: string, passwordHash: string): Promise<void> {
    await this.db.updateTable('people').set({ password_hash: passwordHash }).where('id', '=', id).execute();
  }

  /** Takes a member out of an account, with their sessions. @throws ServiceError not_found */
  async remove(accountId: string, id: string): Promise<void> {
    const { numDeletedRows } = await this.db
      .deleteFrom('people')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .where('role', '=', 'member')
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new ServiceError('not_found', `There is no member ${id}.`);
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
