import { mkdtemp, open, rm } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '@scenewright/host-nest/testing';
import { partsOf } from '../spec/support/parts-of.js';
import { secretKey } from '../spec/support/server-set.js';
import { startTestServer, type TestServer } from '../spec/support/test-server.js';

/** More than the sockets of both sides hold back. */
const fileBytes = 96 * 2 ** 20;

let folder: string;
let large: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scenewright-shutdown-'));
  large = join(folder, 'large.mp4');
  const handle = await open(large, 'w');
  await handle.truncate(fileBytes);
  await handle.close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A download of a client that has stopped reading. */
async function slowDownload(at: TestServer): Promise<IncomingMessage> {
  const { files } = partsOf(at.server);
  await files.putFile('videos/vid_large/rnd_1.mp4', large);
  const link = await files.link('videos/vid_large/rnd_1.mp4', { name: 'large.mp4', seconds: 900 });
  return new Promise((resolve, reject) => {
    get(link, (response) => {
      response.once('readable', () => resolve(response));
    }).on('error', reject);
  });
}

async function bytesOf(download: IncomingMessage): Promise<number> {
  let bytes = 0;
  for await (const chunk of download) bytes += (chunk as Buffer).length;
  return bytes;
}

const status = async (at: TestServer, path: string) => (await at.call('GET', path, { key: null })).status;

describe('a server that is told to stop', () => {
  it('says so at once, begins no more work, gives back what it has, and lets a download finish', async () => {
    const at = await startTestServer();
    at.studio.script.buildMs = 3600_000;
    const inHand = (await at.call('POST', '/v1/videos', { body: { prompt: 'a' } })).body.id;
    await at.waitFor(inHand, at.owner.apiKey, ['processing']);
    const download = await slowDownload(at);
    expect(await status(at, '/readyz')).toBe(200);

    let isClosed = false;
    const closed = at.server.close().then(() => (isClosed = true));
    const ready = await at.call('GET', '/readyz', { key: null });
    expect([ready.status, ready.body.status, ready.headers.get('connection')]).toEqual([503, 'unavailable', 'close']);
    expect(await status(at, '/livez')).toBe(200);
    // Accepted and kept for the next start; nobody takes it here.
    const later = await at.call('POST', '/v1/videos', { body: { prompt: 'b' } });
    expect(later.status).toBe(202);
    const { db } = partsOf(at.server);
    const given = () => db.selectFrom('queue_tasks').select('state').where('body', 'like', `%${inHand}%`).execute();
    while ((await given())[0]?.state !== 'waiting') await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await at.call('GET', `/v1/videos/${later.body.id}`)).body.status).toBe('queued');
    expect([at.studio.builds, isClosed]).toEqual([1, false]);

    expect(await bytesOf(download)).toBe(fileBytes);
    await closed;
    const again = await at.restart();
    for (const id of [inHand, later.body.id])
      expect((await again.waitFor(id, again.owner.apiKey)).body.status).toBe('completed');
    await again.close();
  });

  it('cuts off a download that takes longer than SHUTDOWN_SECONDS', async () => {
    const at = await startTestServer({ SHUTDOWN_SECONDS: '1' });
    const download = await slowDownload(at);
    await at.close();
    await expect(bytesOf(download)).rejects.toMatchObject({ code: 'ECONNRESET' });
  });
});

const serverUrl = process.env['TEST_DATABASE_URL'] as string;
if (!serverUrl) console.warn('SKIPPED: a database that does not answer. Set TEST_DATABASE_URL to run it.');
(serverUrl ? it : it.skip)('a process whose database does not answer lives, and is not ready', async () => {
  const database = await createDatabase(serverUrl);
  const at = await startTestServer({ DATABASE_URL: database.url, SECRET_KEY: secretKey });
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  try {
    const { db, configuration } = partsOf(at.server);
    // Every connection is lent out.
    const lent = Array.from({ length: configuration.databasePoolSize }, () => db.connection().execute(() => released));
    expect(await status(at, '/livez')).toBe(200);
    const ready = await at.call('GET', '/readyz', { key: null });
    expect([ready.status, ready.body]).toEqual([503, { status: 'unavailable', missing: ['database'] }]);
    release();
    await Promise.all(lent);
  } finally {
    release();
    await at.close();
    await database.drop();
  }
});
