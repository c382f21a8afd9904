import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { databaseNow } from './database-now.js';
import type { Database } from './schema.js';

/**
 * Work that one node does for all of them: a row that its holder renews. A node that is gone loses it when its time is
 * up, by the clock of the database.
 */
export class Lease {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly name: string,
    private readonly holder: string,
    private readonly lengthMs: number,
  ) {}

  /** Takes it or renews it. False while another node has it. */
  async hold(): Promise<boolean> {
    const until = sql<number>`${databaseNow} + ${this.lengthMs}::float8`;
    const taken = await this.db
      .insertInto('leases')
      .values({ name: this.name, holder: this.holder, until })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({ holder: this.holder, until })
          .where(({ eb, or }) => or([eb('leases.holder', '=', this.holder), eb('leases.until', '<', databaseNow)])),
      )
      .returning('name')
      .executeTakeFirst();
    return taken !== undefined;
  }

  /** Another node may take it at once. */
  async release(): Promise<void> {
    await this.db.deleteFrom('leases').where('name', '=', this.name).where('holder', '=', this.holder).execute();
  }
}
