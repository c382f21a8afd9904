// @cost 20
import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { sql } from 'kysely';
import { placeEmbeddedDatabase } from '../../host-nest/testing/data-dir.js';
import { openEmbeddedDatabase } from '../../host-nest/src/database/open-database.js';
import { adminToken, startTestServer, type TestServer } from '../spec/support/test-server.js';

jest.setTimeout(180_000);

let folder: string;
let small: string;
/** A file system of its own; false where this user may not make one. */
function mount(megabytes: number): boolean {
  folder = mkdtempSync(join(tmpdir(), 'full-'));
  small = join(folder, 'small');
  mkdirSync(small);
  return spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', small]).status === 0;
}
function unmount(): void {
  spawnSync('umount', ['-l', small]);
  rmSync(folder, { recursive: true, force: true });
}
const canMount = mount(1);
unmount();
if (!canMount) console.warn('SKIPPED: a full DATA_DIR. It takes a user that may mount a file system.');

/** Takes all room but `leave` bytes. */
function fill(leave = 0): void {
  const file = openSync(join(small, 'filler'), 'w');
  try {
    const { bavail, bsize } = statfsSync(small);
    let left = bavail * bsize - leave;
    for (const chunk = Buffer.alloc(1 << 16); left > 0; left -= chunk.length) writeSync(file, chunk);
    if (leave === 0) for (;;) writeSync(file, Buffer.alloc(512));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(file);
  }
}
const makeRoom = () => rmSync(join(small, 'filler'), { force: true });

(canMount ? describe : describe.skip)('a full DATA_DIR', () => {
  afterEach(unmount);

  it('begins nothing, loses nothing, and goes on when there is room again', async () => {
    expect(mount(200)).toBe(true);
    const dataDir = join(small, 'data');
    await placeEmbeddedDatabase(dataDir);
    // The owner is shown on the first start only, so that the folder is named from the start on.
    let server: TestServer = await startTestServer({ DATA_DIR: dataDir });
    try {
      const { api_key: key, account_id: id } = await server.account({ credits: 100 });
      const create = () => server.call('POST', '/v1/videos', { key, body: { prompt: 'a', duration: 5, render: true } });
      const standing = async () => (await server.call('GET', `/admin/v1/accounts/${id}`, { key: adminToken })).body;
      const first = (await create()).body.id;
      const firstCost = (await server.waitFor(first, key)).body.credits_cost;

      server.studio.script.buildMs = 1500;
      const second = (await create()).body.id;
      await server.waitFor(second, key, ['processing']);
      fill();
      await sleep(700);
      const refused = await create();
      expect(refused).toMatchObject({ status: 503, body: { error: { code: 'storage_full' } } });
      expect(refused.body.error.message).toMatch(/disk of the server is almost full.*nothing is charged/i);
      expect(refused.headers.get('retry-after')).toBe('60');
      expect((await server.call('GET', `/v1/videos/${first}`, { key })).body.status).toBe('completed');
      await sleep(1500);

      makeRoom();
      server.studio.script.buildMs = 20;
      // What met the full disk is done again, or has failed with the reason: nothing hangs, nothing is charged twice.
      const ended = (await server.waitFor(second, key)).body;
      if (ended.status === 'failed') expect(ended.error.code).toBe('storage_full');
      await sleep(600);
      const third = (await server.waitFor((await create()).body.id, key)).body;
      expect(third.status).toBe('completed');
      expect(await standing()).toMatchObject({
        credits_available: 100 - firstCost - ended.credits_cost - third.credits_cost,
        credits_held: 0,
        export_minutes_held: 0,
        in_flight: 0,
      });
      server = await server.restart();
      const kept = await server.call('GET', `/v1/videos/${first}`, { key });
      expect((await fetch(kept.body.download_url)).status).toBe(200);
    } finally {
      await server.server.close();
    }
  });

  it('leaves the room that the database needs', async () => {
    expect(mount(200)).toBe(true);
    const dataDir = join(small, 'data');
    await placeEmbeddedDatabase(dataDir);
    const server = await startTestServer({ DATA_DIR: dataDir });
    try {
      const { api_key: key } = await server.account();
      const body = { prompt: 'a', duration: 5 };
      fill(40 * 2 ** 20);
      await sleep(600);
      expect((await server.call('POST', '/v1/videos', { key, body })).status).toBe(503);
      makeRoom();
      await sleep(600);
      expect((await server.call('POST', '/v1/videos', { key, body })).status).toBe(202);
    } finally {
      await server.server.close();
    }
  });

  it('stops the embedded database with a word, when even its log finds no room, and keeps what it has acknowledged', async () => {
    expect(mount(90)).toBe(true);
    const dataDir = join(small, 'data');
    await placeEmbeddedDatabase(dataDir);
    const opened = await openEmbeddedDatabase(dataDir);
    const names = async (db: typeof opened.db) =>
      (await db.selectFrom('settings').select('name').orderBy('name').execute()).map(({ name }) => name);
    await opened.db.insertInto('settings').values({ name: 'kept', value: '1' }).execute();
    fill();
    await sql`select pg_switch_wal()`.execute(opened.db);
    const next = opened.db.insertInto('settings').values({ name: 'lost', value: '1' }).execute();
    await expect(next).rejects.toMatchObject({ code: '53100' });
    expect((await opened.stopped).message).toMatch(/disk of DATA_DIR is full.*Make room, then start/);
    await expect(names(opened.db)).rejects.toThrow('has stopped');
    await opened.close();
    makeRoom();
    const again = await openEmbeddedDatabase(dataDir);
    expect(await names(again.db)).toEqual(['kept']);
    await again.close();
  });
});
