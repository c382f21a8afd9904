import { admit, type RateLimit, type RateVerdict } from '@scenewright/core/requests';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.js';
import type { RateLimiter } from './rate-limiter.js';

/**
 * For several processes on one database. Requests of one subject are counted one after the other, by the clock of the
 * database, so that the nodes together keep to the limit whatever their own clocks say.
 */
export class DatabaseRateLimiter implements RateLimiter {
  constructor(private readonly db: Kysely<Database>) {}

  async take(subject: string, rule: RateLimit): Promise<RateVerdict> {
    const name = `${rule.name} ${subject}`;
    return this.db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
      const { rows } = await sql<{ now: number; times: number[] | null }>`
        select extract(epoch from clock_timestamp())::float8 * 1000 as now,
          (select array_agg(at order by at) from rate_times where subject = ${name}) as times`.execute(trx);
      const now = rows[0]?.now ?? 0;
      const { verdict } = admit(rows[0]?.times ?? [], now, rule);
      if (verdict.admitted) {
        await trx
          .deleteFrom('rate_times')
          .where('subject', '=', name)
          .where('at', '<=', now - rule.windowMs)
          .execute();
        await trx.insertInto('rate_times').values({ subject: name, at: now }).execute();
      }
      return verdict;
    });
  }

  async peek(subject: string, rule: RateLimit): Promise<RateVerdict> {
    const { rows } = await sql<{ now: number; times: number[] | null }>`
      select extract(epoch from clock_timestamp())::float8 * 1000 as now,
        (select array_agg(at order by at) from rate_times where subject = ${`${rule.name} ${subject}`}) as times`.execute(
      this.db,
    );
    const { verdict } = admit(rows[0]?.times ?? [], rows[0]?.now ?? 0, rule);
    return { ...verdict, remaining: verdict.admitted ? verdict.remaining + 1 : 0 };
  }

  async close(): Promise<void> {}
}

/** Of who asks again the old times go with the request; this is for who does not. No window is as long as an hour. */
export async function forgetQuietSubjects(db: Kysely<Database>): Promise<void> {
  await sql`delete from rate_times
    where at < extract(epoch from clock_timestamp())::float8 * 1000 - 3600000`.execute(db);
}
