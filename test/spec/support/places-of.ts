import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '@scenewright/host-nest';

/** Each column of the database that holds this text somewhere, as `table.column`. */
export async function placesOf(db: Kysely<Database>, text: string): Promise<string[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = current_schema() and data_type = 'text' order by 1, 2`.execute(db);
  const found = [];
  for (const { table, column } of rows) {
    const held = sql`select 1 from ${sql.table(table)} where strpos(${sql.ref(column)}, ${text}) > 0 limit 1`;
    if ((await held.execute(db)).rows.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}
