import type { Kysely } from 'kysely';
import type { Database } from './schema.js';

/** A value that is made once for an installation and kept in its database. */
export async function storedSetting(db: Kysely<Database>, name: string, make: () => string): Promise<string> {
  await db
    .insertInto('settings')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return row.value;
}
