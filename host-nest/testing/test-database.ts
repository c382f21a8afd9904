import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openServerDatabase, type OpenDatabase } from '../src/database/open-database.js';

/** A database of its own on the server at `serverUrl`, with all tables. */
export async function testDatabase(serverUrl: string): Promise<{ opened: OpenDatabase; drop(): Promise<void> }> {
  const { url, drop } = await createDatabase(serverUrl);
  const opened = await openServerDatabase(url);
  return {
    opened,
    async drop() {
      await opened.close();
      await drop();
    },
  };
}

/** An empty database of its own. */
export async function createDatabase(serverUrl: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `scenewright_${randomBytes(6).toString('hex')}`;
  const asAdmin = async (statement: string) => {
    const admin = new pg.Client({ connectionString: serverUrl });
    await admin.connect();
    await admin.query(statement).finally(() => admin.end());
  };
  await asAdmin(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => asAdmin(`drop database ${name} with (force)`) };
}
