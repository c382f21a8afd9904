import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openServerDatabase, type OpenDatabase } from '../src/database/open-database.js';
import { tablesFingerprint } from './tables-fingerprint.js';

/** A database of its own on the server at `serverUrl`, with all tables and no rows. */
export async function testDatabase(
  serverUrl: string,
): Promise<{ opened: OpenDatabase; url: string; drop(): Promise<void> }> {
  const { url, drop } = await createDatabase(serverUrl);
  const opened = await openServerDatabase(url);
  return {
    opened,
    url,
    async drop() {
      await opened.close();
      await drop();
    },
  };
}

/**
 * A database of its own with all tables and no rows: a copy of a template, which the first call on a server makes.
 * `tables: false` gives one in which the migrations have to run.
 */
export async function createDatabase(
  serverUrl: string,
  { tables = true }: { tables?: boolean } = {},
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `scenewright_${randomBytes(6).toString('hex')}`;
  await asAdmin(serverUrl, async (admin) => {
    await admin.query(`create database ${name} template ${tables ? await template(admin, serverUrl) : 'template1'}`);
  });
  return {
    url: urlOf(serverUrl, name),
    drop: () => asAdmin(serverUrl, async (admin) => void (await admin.query(`drop database ${name} with (force)`))),
  };
}

/** Any number, the same for all test processes of a server. */
const templateLock = 7_340_211;

/** The name of the template, made by one of the test processes that need it. */
async function template(admin: pg.Client, serverUrl: string): Promise<string> {
  const name = `scenewright_template_${await tablesFingerprint()}`;
  const exists = async () =>
    (await admin.query('select 1 from pg_database where datname = $1', [name])).rows.length > 0;
  if (await exists()) return name;
  await admin.query('select pg_advisory_lock($1)', [templateLock]);
  try {
    if (await exists()) return name;
    // It gets its name when it is whole: a copy is refused while somebody is connected to it.
    const draft = `${name}_draft`;
    await admin.query(`drop database if exists ${draft} with (force)`);
    await admin.query(`create database ${draft}`);
    await (await openServerDatabase(urlOf(serverUrl, draft))).close();
    await admin.query(`alter database ${draft} rename to ${name}`);
    return name;
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [templateLock]);
  }
}

async function asAdmin(serverUrl: string, work: (admin: pg.Client) => Promise<void>): Promise<void> {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await work(admin).finally(() => admin.end());
}

function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}
