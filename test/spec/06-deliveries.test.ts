// @cost 12
import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { partsOf } from './support/parts-of.js';
import { startReceiver, type Received, type Receiver } from './support/receiver.js';
import { adminToken, startTestServer, type TestServer } from './support/test-server.js';

const count = 1000;
/** Milliseconds before each retry (interface 6.4). */
const gaps = [1000, 5000, 25_000];
/** Milliseconds by which the clock of the server is ahead: it does not sit out its pauses. */
let ahead = 0;
const clock = () => Date.now() + ahead;
let at: TestServer;
let receiver: Receiver;
beforeAll(async () => {
  at = await startTestServer({}, undefined, clock);
  receiver = await startReceiver();
});
afterAll(async () => {
  await receiver.close();
  await at.close();
});

/**
 * When all that is pending waits for its next try, and none is under way, the clock goes to the next one. Whether nothing
 * is pending any more.
 */
async function passPause(): Promise<boolean> {
  const { db } = partsOf(at.server);
  const due = db.selectFrom('webhook_deliveries').select('id').where('state', '=', 'pending').limit(1);
  if (await due.where('next_at', '<=', clock()).executeTakeFirst()) return false;
  const pending = await db
    .selectFrom('webhook_deliveries')
    .select(['id', 'tries', 'next_at'])
    .where('state', '=', 'pending')
    .execute();
  if (pending.length === 0) return true;
  const ends = await db
    .selectFrom('webhook_tries')
    .select(['delivery_id', sql<number>`max(at + milliseconds)`.as('end')])
    .groupBy('delivery_id')
    .execute();
  const endOf = new Map(ends.map(({ delivery_id, end }) => [delivery_id, end]));
  // A try under way has put the next one off by as long as it may last.
  const waits = pending.every(
    ({ id, tries, next_at }) => tries > 0 && Math.abs(next_at - endOf.get(id)! - gaps[tries - 1]!) <= 1,
  );
  if (waits) ahead += Math.max(0, Math.min(...pending.map(({ next_at }) => next_at)) - clock());
  return false;
}

describe('interface 6.4: 1,000 deliveries at a receiver that fails three in ten', () => {
  it('arrive or are recorded as failed after four tries, at the stated gaps, under both signatures', async () => {
    const account = await at.account();
    const { db } = partsOf(at.server);
    // One in a hundred is refused for ever; of the others three tries in ten fail, and all of the newest.
    const idOf = (i: number) => `evt_${String(i).padStart(26, '0')}`;
    let tries = 0;
    receiver.answer = ({ id }) => ((tries++ * 7) % 10 < 3 || id === idOf(count - 1) ? 503 : 204);
    const now = Date.now();
    const rows = Array.from({ length: count }, (_, i) => ({
      id: idOf(i),
      account_id: account.account_id,
      key_id: account.key_id,
      url: i % 100 === 0 ? receiver.url.replace('/hook', '/gone').replace('127.0.0.1', '127.0.0.2') : receiver.url,
      event: 'video.completed',
      body: JSON.stringify({
        event: 'video.completed',
        data: { videoId: `vid_${i}` },
        timestamp: new Date(now).toISOString(),
      }),
      state: 'pending',
      tries: 0,
      next_at: now,
      created_at: now,
    }));
    for (let i = 0; i < count; i += 250) {
      await db
        .insertInto('webhook_deliveries')
        .values(rows.slice(i, i + 250))
        .execute();
    }
    for (let i = 0; i < 1000 && !(await passPause()); i++) await sleep(200);

    const ended = await db.selectFrom('webhook_deliveries').select(['id', 'state', 'tries']).execute();
    const recorded = await db
      .selectFrom('webhook_tries')
      .select(['delivery_id', 'at', 'status', 'milliseconds'])
      .orderBy('id')
      .execute();
    const received = new Map<string, Received[]>();
    for (const entry of receiver.received) {
      const id = String(entry.headers['webhook-id']);
      received.set(id, [...(received.get(id) ?? []), entry]);
      const verifier = new Webhook(account.webhook_secret);
      expect(verifier.verify(entry.body, entry.headers as Record<string, string>)).toBeTruthy();
      const legacy = createHmac('sha256', account.webhook_secret).update(entry.body).digest('hex');
      expect(entry.headers['x-service-signature']).toBe(legacy);
    }
    expect(ended.filter((delivery) => delivery.state === 'pending')).toHaveLength(0);
    for (const delivery of ended) {
      const own = recorded.filter((entry) => entry.delivery_id === delivery.id);
      expect(own).toHaveLength(delivery.tries);
      const good = own.filter((entry) => entry.status === 204);
      expect(good).toHaveLength(delivery.state === 'delivered' ? 1 : 0);
      if (delivery.state === 'failed') expect(own).toHaveLength(4);
      if (delivery.state === 'delivered') expect(received.get(delivery.id)?.at(-1)?.answered).toBe(204);
      own.slice(1).forEach((entry, index) => {
        const before = own[index]!;
        expect(entry.at - (before.at + before.milliseconds)).toBeGreaterThanOrEqual(gaps[index]! - 2);
      });
    }
    expect(ended.filter((delivery) => delivery.state === 'failed').length).toBeGreaterThanOrEqual(10);
    expect(ended.filter((delivery) => delivery.state === 'delivered').length).toBeGreaterThan(950);
  }, 240_000);

  it('show their tries to the operator, and one that failed for good is sent again by hand under its id', async () => {
    const { db } = partsOf(at.server);
    const { account_id: account } = await db
      .selectFrom('webhook_deliveries')
      .select('account_id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const list = (query: string) =>
      at.call('GET', `/admin/v1/accounts/${account}/deliveries?${query}`, { key: adminToken });
    const failed = await list('state=failed&limit=5');
    expect(failed.body.deliveries).toHaveLength(5);
    // The newest comes first: the one that the receiver always refused.
    const one = failed.body.deliveries[0];
    expect(one).toMatchObject({ event: 'video.completed', state: 'failed', next_try_at: null });
    expect(one.tries).toHaveLength(4);
    expect(one.tries[0]).toEqual({
      at: expect.stringMatching(/Z$/),
      status: 503,
      error: 'The receiver answered 503.',
      milliseconds: expect.any(Number),
    });
    const next = await list(`state=failed&limit=5&cursor=${failed.body.next_cursor}`);
    expect(next.body.deliveries[0].id < failed.body.deliveries.at(-1).id).toBe(true);
    expect((await list('state=lost')).status).toBe(400);
    expect((await list('cursor=x')).status).toBe(400);

    // The receiver has moved to where the event goes.
    receiver.answer = () => 204;
    await db.updateTable('webhook_deliveries').set({ url: receiver.url }).where('id', '=', one.id).execute();
    const before = receiver.received.length;
    const again = await at.call('POST', `/admin/v1/deliveries/${one.id}/resend`, { key: adminToken });
    expect([again.status, again.body]).toEqual([202, { id: one.id, state: 'pending' }]);
    for (let i = 0; i < 100 && receiver.received.length === before; i++) await sleep(50);
    expect(receiver.received.at(-1)?.headers['webhook-id']).toBe(one.id);
    for (let i = 0; i < 100 && (await list('state=pending')).body.deliveries.length > 0; i++) await sleep(50);
    const row = await db.selectFrom('webhook_deliveries').selectAll().where('id', '=', one.id).executeTakeFirst();
    expect(row).toMatchObject({ state: 'delivered', tries: 5 });

    // A try by hand that fails is the last one too.
    receiver.answer = () => 500;
    await at.call('POST', `/admin/v1/deliveries/${one.id}/resend`, { key: adminToken });
    for (let i = 0; i < 100 && (await list('state=pending')).body.deliveries.length > 0; i++) await sleep(50);
    const last = await db.selectFrom('webhook_deliveries').selectAll().where('id', '=', one.id).executeTakeFirst();
    expect(last).toMatchObject({ state: 'failed', tries: 6 });
    const nothing = await at.call('POST', '/admin/v1/deliveries/evt_none/resend', { key: adminToken });
    expect([nothing.status, nothing.body.error.code]).toEqual([404, 'not_found']);
    expect((await at.call('POST', `/admin/v1/deliveries/${one.id}/resend`)).status).toBe(401);
  });
});
