import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, Migrator, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { lockDataDir } from './data-dir-lock.js';
import { migrations } from './migrations.js';
import type { Database } from './schema.js';

export interface OpenDatabase {
  db: Kysely<Database>;
  /** True when this process is the only one that can hold work of this database. */
  exclusive: boolean;
  close(): Promise<void>;
}

/** The embedded database in `dataDir`, which it locks. @throws DataDirInUse */
export async function openEmbeddedDatabase(dataDir: string): Promise<OpenDatabase> {
  const unlock = lockDataDir(dataDir);
  try {
    const folder = join(dataDir, 'database');
    mkdirSync(folder, { recursive: true });
    // `-F` turns fsync off, and is among the defaults: an acknowledged job must survive a power cut.
    const startParams = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F');
    const engine = await PGlite.create({ dataDir: folder, startParams });
    const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: singleConnectionPool(engine) }) });
    await migrate(db);
    return {
      db,
      exclusive: true,
      close: async () => {
        await db.destroy();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** A PostgreSQL server. */
export async function openServerDatabase(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  // A connection that breaks while idle must not end the process; the next query opens another.
  pool.on('error', () => undefined);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db);
  return { db, exclusive: false, close: () => db.destroy() };
}

async function migrate(db: Kysely<Database>): Promise<void> {
  const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest();
  if (error) throw error;
}

/**
 * PGlite has one connection. It is lent to one borrower at a time, so that the queries of a transaction stay
 * together. A query outside the transaction, awaited inside it, would wait for itself: use the transaction's handle.
 */
function singleConnectionPool(engine: PGlite): PostgresPool {
  let last: Promise<void> = Promise.resolve();
  return {
    async connect() {
      let release: () => void = () => undefined;
      const turn = last;
      last = new Promise((resolve) => {
        release = resolve;
      });
      await turn;
      return {
        async query(text: unknown, parameters: readonly unknown[] = []) {
          const result = await engine.query(text as string, [...parameters]);
          return {
            command: firstWord(text as string),
            rowCount: result.affectedRows ?? result.rows.length,
            rows: result.rows,
          };
        },
        release,
      };
    },
    async end() {
      await last;
      await engine.close();
    },
  } as unknown as PostgresPool;
}

function firstWord(text: string): 'SELECT' | 'INSERT' | 'UPDATE' | 'DELETE' | 'MERGE' {
  const word = /^[\s(]*([a-z]+)/i.exec(text)?.[1]?.toUpperCase();
  return word === 'INSERT' || word === 'UPDATE' || word === 'DELETE' || word === 'MERGE' ? word : 'SELECT';
}
