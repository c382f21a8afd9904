import { Inject, Injectable } from '@nestjs/common';
import type { Kysely } from 'kysely';
import { CLOCK, type Clock } from '../configuration/clock.js';
import { DATABASE } from '../database/database.js';
import type { Database } from '../database/schema.js';
import { newToken, sha256 } from '../ids/ids.js';
import type { OidcPerson, OidcQuestion } from './oidc-issuer.js';

/** Somebody who was sent to the issuer. */
export interface SentAway {
  question: OidcQuestion;
  /** Where they wanted to go. */
  next: string;
  /** The link that they join with. */
  link: string | null;
}

/** Milliseconds that somebody may stay away. */
export const awayMs = 10 * 60_000;

/** Who was sent to an issuer, and which people its subjects are. */
@Injectable()
export class OidcStore {
  constructor(
    @Inject(DATABASE) private readonly db: Kysely<Database>,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  /** What the browser keeps meanwhile. */
  async sendAway(away: SentAway): Promise<string> {
    const token = newToken();
    const now = this.now();
    await this.db.deleteFrom('oidc_questions').where('ends_at', '<', now).execute();
    await this.db
      .insertInto('oidc_questions')
      .values({ hash: sha256(token), body: JSON.stringify(away), ends_at: now + awayMs })
      .execute();
    return token;
  }

  /** Once. */
  async takeBack(token: string): Promise<SentAway | null> {
    const row = await this.db
      .deleteFrom('oidc_questions')
      .where('hash', '=', sha256(token))
      .returning(['body', 'ends_at'])
      .executeTakeFirst();
    return row && row.ends_at > this.now() ? (JSON.parse(row.body) as SentAway) : null;
  }

  async personIdOf({ issuer, subject }: OidcPerson): Promise<string | null> {
    const row = await this.db
      .selectFrom('person_identities')
      .select('person_id')
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .executeTakeFirst();
    return row?.person_id ?? null;
  }

  async link({ issuer, subject }: OidcPerson, personId: string): Promise<void> {
    await this.db
      .insertInto('person_identities')
      .values({ issuer, subject, person_id: personId, created_at: this.now() })
      .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
      .execute();
  }
}
