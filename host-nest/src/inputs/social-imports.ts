import { Inject, Injectable } from '@nestjs/common';
import { ServiceError } from '@scenewright/core/errors';
import { sql, type Kysely } from 'kysely';
import { CLOCK, type Clock } from '../configuration/clock.js';
import { DATABASE } from '../database/database.js';
import type { Database } from '../database/schema.js';

/** Social-link audio imports of an account in a day (UTC). Interface 8. */
export const socialImportsADay = 10;

/** Counts the imports of each account and day, for all processes of an installation. */
@Injectable()
export class SocialImports {
  constructor(
    @Inject(DATABASE) private readonly db: Kysely<Database>,
    @Inject(CLOCK) private readonly now: Clock = Date.now,
  ) {}

  /** Takes `count` of today's imports, all or none; gives what undoes it. @throws ServiceError rate_limited */
  async take(accountId: string, count: number): Promise<() => Promise<void>> {
    if (count === 0) return async () => undefined;
    const now = this.now();
    const day = new Date(now).toISOString().slice(0, 10);
    const { rows } = await sql`
      insert into social_imports (account_id, day, used) select ${accountId}, ${day}, ${count}::integer
      where ${count}::integer <= ${socialImportsADay}::integer
      on conflict (account_id, day) do update set used = social_imports.used + ${count}
      where social_imports.used + ${count} <= ${socialImportsADay}
      returning used`.execute(this.db);
    if (rows.length === 0) {
      const midnight = Date.parse(`${day}T00:00:00.000Z`) + 24 * 3600_000;
      throw new ServiceError(
        'rate_limited',
        `An account may import ${socialImportsADay} sounds a day from video and social platforms; the day ends at midnight UTC. Link to the audio file itself, which is free.`,
        { 'Retry-After': String(Math.ceil((midnight - now) / 1000)) },
      );
    }
    return async () => {
      await this.db
        .updateTable('social_imports')
        .set({ used: sql`greatest(used - ${count}, 0)` })
        .where('account_id', '=', accountId)
        .where('day', '=', day)
        .execute();
    };
  }
}
