import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, Migrator, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { lockDataDir } from './data-dir-lock.js';
import { migrations } from './migrations.js';
import { PreparedStatements } from './prepared-statements.js';
import { PrivateFiles } from './private-files.js';
import type { Database } from './schema.js';
import { DatabaseSignals } from './signals.js';

export abstract class OpenDatabase {
  abstract db: Kysely<Database>;
  /** True when this process is the only one that can hold work of this database. */
  abstract exclusive: boolean;
  /** To the other processes; null where there are none. */
  abstract signals: DatabaseSignals | null;
  /** Resolves with the reason when this process can use the database no more, and has to be started again. */
  abstract stopped: Promise<Error>;
  abstract close(): Promise<void>;
}

/**
 * The engine clears its buffers at each start and holds them as long as it runs. 128 MB is its default; what an installation of one process
 * asks for fits in an eighth of that, and the system keeps the files in its own cache.
 */
const modestBuffers = ['-c', 'shared_buffers=16MB'];

/** The embedded database in `dataDir`, which it locks. @throws DataDirInUse */
export async function openEmbeddedDatabase(dataDir: string): Promise<OpenDatabase> {
  const unlock = lockDataDir(dataDir);
  try {
    const folder = join(dataDir, 'database');
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // `-F` turns fsync off, and is among the defaults: an acknowledged job must survive a power cut.
    const startParams = [...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'), ...modestBuffers];
    const engine = await PGlite.create({ fs: new PrivateFiles(folder), startParams });
    let stop: (reason: Error) => void = () => undefined;
    const stopped = new Promise<Error>((resolve) => (stop = resolve));
    const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: singleConnectionPool(engine, stop) }) });
    await migrate(db);
    return {
      db,
      exclusive: true,
      signals: null,
      stopped,
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

export interface ServerDatabaseOptions {
  /** Connections that this process holds at most. */
  poolSize?: number;
  /** Milliseconds that a statement may take, that a transaction may rest, and that a request waits for a connection. */
  timeoutMs?: number;
}

/** A PostgreSQL server. */
export async function openServerDatabase(
  url: string,
  { poolSize = 10, timeoutMs = 30_000 }: ServerDatabaseOptions = {},
): Promise<OpenDatabase> {
  const pool = serverPool({ connectionString: url, max: 1 });
  // A migration may rewrite a large table, and a second node waits for the first.
  const migrating = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  await migrate(migrating).finally(() => migrating.destroy());
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({
      pool: serverPool({
        connectionString: url,
        max: poolSize,
        connectionTimeoutMillis: timeoutMs,
        statement_timeout: timeoutMs,
        idle_in_transaction_session_timeout: timeoutMs,
        // A server that says nothing at all any more, a little after it should have ended the statement itself.
        query_timeout: timeoutMs + 1000,
      }),
    }),
  });
  const signals = new DatabaseSignals(db, url);
  return {
    db,
    exclusive: false,
    signals,
    stopped: new Promise(() => undefined),
    close: async () => {
      await signals.close();
      await db.destroy();
    },
  };
}

function serverPool(settings: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...settings, keepAlive: true, application_name: 'scenewright' });
  // A connection that breaks must not end the process, idle or lent out: its query fails, and the next opens another.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

async function migrate(db: Kysely<Database>): Promise<void> {
  const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest();
  if (error) throw error;
}

/**
 * PGlite has one connection. It is lent to one borrower at a time, so that the queries of a transaction stay
 * together. A query outside the transaction, awaited inside it, would wait for itself: use the transaction's handle.
 */
function singleConnectionPool(engine: PGlite, onStopped: (reason: Error) => void): PostgresPool {
  const statements = new PreparedStatements(engine);
  let stopped: Error | null = null;
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
          if (stopped) throw stopped;
          const { affected, rows } = await statements.query(text as string, parameters).catch((error: unknown) => {
            // Another query would never return, and hold this thread for ever.
            if (isLogFull(error)) onStopped((stopped = new DatabaseStopped()));
            throw error;
          });
          return { command: firstWord(text as string), rowCount: affected ?? rows.length, rows };
        },
        release,
      };
    },
    async end() {
      await last;
      if (!stopped) await engine.close();
    },
  } as unknown as PostgresPool;
}

/** The disk was full when the embedded database wrote its log. What it has acknowledged is safe. */
export class DatabaseStopped extends Error {
  override readonly name = 'DatabaseStopped';
  constructor() {
    super(
      'The disk of DATA_DIR is full, and the embedded database has stopped. Make room, then start the server again.',
    );
  }
}

/** SQLSTATE 53100, disk_full, for a file of the write-ahead log. */
function isLogFull(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: string; message?: string };
  return code === '53100' && /pg_wal/.test(message ?? '');
}

function firstWord(text: string): 'SELECT' | 'INSERT' | 'UPDATE' | 'DELETE' | 'MERGE' {
  const word = /^[\s(]*([a-z]+)/i.exec(text)?.[1]?.toUpperCase();
  return word === 'INSERT' || word === 'UPDATE' || word === 'DELETE' || word === 'MERGE' ? word : 'SELECT';
}
