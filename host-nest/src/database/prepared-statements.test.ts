import { rm } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { sql, type Kysely } from 'kysely';
import { makeDataDir } from '../../testing/data-dir.js';
import { openEmbeddedDatabase, type OpenDatabase } from './open-database.js';
import { PreparedStatements } from './prepared-statements.js';
import type { Database } from './schema.js';

describe('statements of the embedded database', () => {
  let dataDir: string;
  let opened: OpenDatabase;
  let db: Kysely<Database>;
  beforeAll(async () => {
    dataDir = await makeDataDir();
    opened = await openEmbeddedDatabase(dataDir);
    db = opened.db;
  });
  afterAll(async () => {
    await opened.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const setting = (name: string) => db.selectFrom('settings').select('value').where('name', '=', name);

  it('count what they have written, and give what they return', async () => {
    const insert = (name: string) => db.insertInto('settings').values({ name, value: name }).returning('name');
    expect(await insert('a').execute()).toEqual([{ name: 'a' }]);
    expect(await insert('b').execute()).toEqual([{ name: 'b' }]);
    const again = db.insertInto('settings').values({ name: 'a', value: '' });
    const skipped = await again.onConflict((on) => on.column('name').doNothing()).executeTakeFirst();
    expect(skipped.numInsertedOrUpdatedRows).toBe(0n);
    const changed = db.updateTable('settings').set({ value: 'c' }).where('name', 'in', ['a', 'b', 'none']);
    expect((await changed.executeTakeFirst()).numUpdatedRows).toBe(2n);
    expect((await db.deleteFrom('settings').where('name', '=', 'b').executeTakeFirst()).numDeletedRows).toBe(1n);
  });

  it('give values in the types of their columns, each time', async () => {
    const read = (text: string | null, list: number[]) =>
      sql<
        Record<string, unknown>
      >`select ${text}::text as text, ${12.5}::float8 as number, ${7}::int8 as big, true as yes,
        ${JSON.stringify({ a: 1 })}::jsonb as json, ${list}::int4[] as list`.execute(db);
    for (const text of ['Grüße, "so" \\ \n', null, '']) {
      const [row] = (await read(text, [1, 2])).rows;
      expect(row).toEqual({ text, number: 12.5, big: 7, yes: true, json: { a: 1 }, list: [1, 2] });
    }
  });

  it('go on after one was refused, in a transaction too', async () => {
    const insert = (trx: Kysely<Database>, name: string) =>
      trx.insertInto('settings').values({ name, value: 'twice' }).execute();
    await insert(db, 'twice');
    for (let time = 0; time < 2; time++) {
      await expect(insert(db, 'twice')).rejects.toMatchObject({ code: '23505' });
      const both = db.transaction().execute(async (trx) => {
        await insert(trx, `fresh ${time}`);
        await insert(trx, 'twice');
      });
      await expect(both).rejects.toMatchObject({ code: '23505' });
      expect(await setting(`fresh ${time}`).execute()).toEqual([]);
    }
    await expect(sql`select nothing from nowhere`.execute(db)).rejects.toMatchObject({ code: '42P01' });
    expect(await setting('twice').execute()).toEqual([{ value: 'twice' }]);
  });

  it('are kept by the hundred and no more', async () => {
    const engine = await PGlite.create();
    const statements = new PreparedStatements(engine);
    for (let n = 0; n < 230; n++) {
      const { rows } = await statements.query(`select $1::int4 + ${n} as sum`, [1]);
      expect(rows).toEqual([{ sum: n + 1 }]);
    }
    expect((await statements.query('select $1::int4 + 0 as sum', [2])).rows).toEqual([{ sum: 2 }]);
    const { rows } = await statements.query('select count(*)::int4 as count from pg_prepared_statements', []);
    expect(rows).toEqual([{ count: 200 }]);
    await engine.close();
  });
});
