import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { startReceiver, type Received, type Receiver } from './support/receiver.js';
import { startTestServer, type TestServer } from './support/test-server.js';

const count = 1000;
let at: TestServer;
let receiver: Receiver;
beforeAll(async () => {
  at = await startTestServer();
  receiver = await startReceiver();
});
afterAll(async () => {
  await receiver.close();
  await at.close();
});

describe('interface 6.4: 1,000 deliveries at a receiver that fails three in ten', () => {
  it('arrive or are recorded as failed after four tries, at the stated gaps, under both signatures', async () => {
    const account = await at.account();
    const { db } = at.server.runtime;
    // One in a hundred is refused for ever; of the others three tries in ten fail.
    let tries = 0;
    receiver.answer = () => ((tries++ * 7) % 10 < 3 ? 503 : 204);
    const now = Date.now();
    const rows = Array.from({ length: count }, (_, i) => ({
      id: `evt_${String(i).padStart(26, '0')}`,
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
    const pending = async () =>
      (await db.selectFrom('webhook_deliveries').select('id').where('state', '=', 'pending').execute()).length;
    for (let i = 0; i < 500 && (await pending()) > 0; i++) await sleep(200);

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
        expect(entry.at - (before.at + before.milliseconds)).toBeGreaterThanOrEqual([1000, 5000, 25_000][index]! - 2);
      });
    }
    expect(ended.filter((delivery) => delivery.state === 'failed').length).toBeGreaterThanOrEqual(10);
    expect(ended.filter((delivery) => delivery.state === 'delivered').length).toBeGreaterThan(950);
  });
});
