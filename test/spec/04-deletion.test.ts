// @cost 8
import { setTimeout as sleep } from 'node:timers/promises';
import { partsOf } from './support/parts-of.js';
import { placesOf as everyPlace } from './support/places-of.js';
import { startReceiver, type Receiver } from './support/receiver.js';
import { adminToken, startTestServer, type TestServer } from './support/test-server.js';

/** Milliseconds by which the clock of the server is ahead. */
let ahead = 0;
let at: TestServer;
let receiver: Receiver;
beforeAll(async () => {
  at = await startTestServer({}, undefined, () => Date.now() + ahead);
  receiver = await startReceiver();
});
afterEach(() => {
  Object.assign(at.studio.script, { buildMs: 20, renderMs: 20, fail: null, committed: null });
  receiver.answer = () => 204;
});
afterAll(async () => {
  await receiver.close();
  await at.close();
});

const words = 'The heron of Zwickau.';

async function account(settings = {}) {
  const made = await at.account(settings);
  const { api_key: key, account_id: id } = made;
  const create = async (wish: Record<string, unknown> = {}) => {
    const { status, body } = await at.call('POST', '/v1/videos', {
      key,
      body: { prompt: words, duration: 10, ...wish },
    });
    expect(status).toBe(202);
    return body.id as string;
  };
  return {
    ...{ id, key, create },
    remove: (video: string) => at.call('DELETE', `/v1/videos/${video}`, { key }),
    get: (video: string) => at.call('GET', `/v1/videos/${video}`, { key }),
    list: async () => (await at.call('GET', '/v1/videos', { key })).body.videos as unknown[],
    summary: async () => (await at.call('GET', `/admin/v1/accounts/${id}`, { key: adminToken })).body,
  };
}

const placesOf = (text: string) => everyPlace(partsOf(at.server).db, text);

/** Waits until no worker has it any more. */
async function gone(video: string): Promise<void> {
  while (await partsOf(at.server).jobs.find(video)) await sleep(10);
}

async function filesOf(video: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const page of partsOf(at.server).files.list(`videos/${video}`)) keys.push(...page.map(({ key }) => key));
  return keys;
}

/** What the books and the queue say of a job, and nothing else: its id. */
const books = ['holds.id', 'ledger_entries.hold_id', 'outbox.body', 'queue_tasks.body'];

describe('DELETE /v1/videos/{id}', () => {
  it('removes a finished video with its files, documents and events; the ledger keeps what it cost', async () => {
    const { key, create, remove, get, list, summary } = await account({ credits: 100 });
    const id = await create({ render: true, webhook_url: receiver.url });
    const { body: done } = await at.waitFor(id, key);
    const link = done.renders[0].download_url as string;
    expect((await fetch(link)).status).toBe(200);
    while (!receiver.received.some(({ body }) => body.includes(id))) await sleep(10);
    // The MP4, and the pictures of its filmstrip.
    expect(await filesOf(id)).toHaveLength(2);
    const before = await summary();
    expect(await placesOf(words)).toEqual(['video_jobs.record']);
    expect(await placesOf(id)).toEqual(expect.arrayContaining(['job_documents.job_id', 'webhook_deliveries.body']));

    const { status, body } = await remove(id);
    expect([status, body]).toEqual([204, '']);
    expect(await placesOf(words)).toEqual([]);
    // What a node works on stands in its last sign, until it gives the next.
    while ((await placesOf(id)).includes('service_nodes.facts'))
      await at.call('GET', '/admin/v1/nodes', { key: adminToken });
    for (const place of await placesOf(id)) expect(books).toContain(place);
    expect(await placesOf(id)).toContain('ledger_entries.hold_id');
    expect((await fetch(link)).status).toBe(404);
    expect(await filesOf(id)).toEqual([]);
    expect((await get(id)).status).toBe(404);
    expect((await at.call('GET', `/v1/videos/${id}/frames`, { key })).status).toBe(404);
    expect(await list()).toEqual([]);
    expect(await summary()).toEqual(before);
    const again = await remove(id);
    expect([again.status, again.body.error.code]).toEqual([404, 'not_found']);
  });

  it('is not for another account', async () => {
    const [one, other] = [await account(), await account()];
    const id = await one.create();
    await at.waitFor(id, one.key);
    expect((await other.remove(id)).status).toBe(404);
    expect((await one.get(id)).status).toBe(200);
    await one.remove(id);
  });

  it('cancels one that waits, at once and for nothing', async () => {
    const { create, remove, get, summary } = await account({ credits: 100, export_minutes: 5 });
    at.studio.script.buildMs = 3600_000;
    const busy = await create();
    const waiting = await create({ render: true, webhook_url: receiver.url });
    const before = receiver.received.length;
    expect((await remove(waiting)).status).toBe(204);
    expect(await partsOf(at.server).jobs.find(waiting)).toBeNull();
    expect((await get(waiting)).status).toBe(404);
    expect(await summary()).toMatchObject({ export_minutes_available: 5, export_minutes_held: 0, in_flight: 1 });
    await remove(busy);
    await gone(busy);
    expect(await summary()).toMatchObject({ credits_available: 100, credits_held: 0, in_flight: 0 });
    expect(receiver.received).toHaveLength(before);
  });

  it('cancels one that is built, which pays its committed scenes, and sends no event', async () => {
    const { create, remove, get, list, summary } = await account({ credits: 100 });
    const committed = { scenes: 1, planned: 6, seconds: 10, footageSeconds: 0 };
    Object.assign(at.studio.script, { buildMs: 3600_000, committed });
    const id = await create({ model: 'gen-5', duration: 60, webhook_url: receiver.url });
    while ((await get(id)).body.progress.scenes_committed === 0) await sleep(10);
    const before = receiver.received.length;
    expect((await remove(id)).status).toBe(204);
    // Nobody sees it from now on, whatever its worker still does.
    expect([(await get(id)).status, (await remove(id)).status, await list()]).toEqual([404, 404, []]);
    await gone(id);
    expect(await summary()).toMatchObject({ credits_available: 96, credits_held: 0, in_flight: 0 });
    expect(await placesOf(words)).toEqual([]);
    expect(receiver.received).toHaveLength(before);
  });

  it('stops one that is rendered again, and leaves no file', async () => {
    const { key, create, remove } = await account();
    const id = await create({ render: true });
    await at.waitFor(id, key);
    at.studio.script.renderMs = 3600_000;
    const before = at.studio.renders;
    await at.call('POST', `/v1/videos/${id}/render`, { key, body: { resolution: '1080p' } });
    while (at.studio.renders === before) await sleep(10);
    expect((await remove(id)).status).toBe(204);
    await gone(id);
    // They go after the record.
    while ((await filesOf(id)).length > 0) await sleep(10);
  });

  it('ends the tries of its webhooks', async () => {
    const { key, create, remove } = await account();
    receiver.answer = () => 500;
    const id = await create({ webhook_url: receiver.url });
    await at.waitFor(id, key);
    const tries = () => receiver.received.filter(({ body }) => body.includes(id)).length;
    while (tries() === 0) await sleep(10);
    expect((await remove(id)).status).toBe(204);
    const { db } = partsOf(at.server);
    const kept = await db.selectFrom('webhook_deliveries').select('id').where('subject', '=', id).execute();
    expect(kept).toEqual([]);
    // A later delivery, of another video, has passed the dispatcher since the next try of this one was due.
    const sent = tries();
    ahead += 60_000;
    receiver.answer = () => 204;
    const next = await create({ webhook_url: receiver.url });
    while (!receiver.received.some(({ body }) => body.includes(next))) await sleep(10);
    expect(tries()).toBe(sent);
    await remove(next);
  });

  it('is not started again by a repeat of the request that made it', async () => {
    const { key, remove } = await account();
    const request = { key, body: { prompt: words, duration: 10 }, headers: { 'Idempotency-Key': 'the-first' } };
    const { body: first } = await at.call('POST', '/v1/videos', request);
    await at.waitFor(first.id, key);
    await remove(first.id);
    const again = await at.call('POST', '/v1/videos', request);
    expect([again.status, again.headers.get('idempotent-replayed'), again.body]).toEqual([202, 'true', first]);
    expect((await at.call('GET', `/v1/videos/${first.id}`, { key })).status).toBe(404);
  });

  it('leaves what was made of it; an edit that has not begun fails and says why', async () => {
    const { key, create, remove } = await account();
    const source = await create();
    await at.waitFor(source, key);
    const edit = async () =>
      (await at.call('POST', `/v1/videos/${source}/edit`, { key, body: { prompt: 'Make it blue.' } })).body
        .id as string;
    const made = await edit();
    await at.waitFor(made, key);
    at.studio.script.buildMs = 3600_000;
    const busy = await create();
    const late = await edit();
    await remove(source);
    expect((await at.call('GET', `/v1/videos/${made}`, { key })).body).toMatchObject({ source_video_id: source });
    at.studio.script.buildMs = 20;
    await remove(busy);
    const { body } = await at.waitFor(late, key);
    expect(body).toMatchObject({ status: 'failed', credits_cost: 0, error: { code: 'source_missing' } });
    expect(body.error.message).toContain(late);
  });
});
