// @cost 12
import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { partsOf } from './support/parts-of.js';
import { startReceiver, type Receiver } from './support/receiver.js';
import { adminToken, startTestServer, type NewAccount, type TestServer } from './support/test-server.js';

let at: TestServer;
let receiver: Receiver;
beforeAll(async () => {
  at = await startTestServer();
});
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  Object.assign(at.studio.script, { buildMs: 20, renderMs: 20, fail: null });
  await receiver.close();
});
afterAll(() => at.close());

async function arrivals(count: number, ms = 3000): Promise<void> {
  for (let waited = 0; waited < ms && receiver.received.length < count; waited += 20) await sleep(20);
  expect(receiver.received).toHaveLength(count);
}

async function send(account: NewAccount, body: Record<string, unknown> = {}) {
  const answer = await at.call('POST', '/v1/videos', {
    key: account.api_key,
    body: { prompt: 'a', webhook_url: receiver.url, ...body },
  });
  expect(answer.status).toBe(202);
  return answer.body.id as string;
}

describe('interface 6: events', () => {
  it('video.completed carries both signatures and a link', async () => {
    const account = await at.account();
    const id = await send(account, { render: true });
    await arrivals(1);
    const { headers, body } = receiver.received[0]!;
    const message = new Webhook(account.webhook_secret).verify(body, headers as Record<string, string>);
    expect(message).toMatchObject({
      event: 'video.completed',
      timestamp: expect.stringMatching(/Z$/),
      data: { videoId: id, projectId: expect.stringMatching(/^prj_/), creditsCost: 9 },
    });
    const { downloadUrl } = (message as { data: { downloadUrl: string } }).data;
    expect((await fetch(downloadUrl)).status).toBe(200);
    expect(headers['x-service-signature']).toBe(
      createHmac('sha256', account.webhook_secret).update(body).digest('hex'),
    );
    expect(headers['webhook-id']).toMatch(/^evt_/);
  });

  it('video.failed and video.canceled tell what happened', async () => {
    const account = await at.account();
    at.studio.script.fail = { stage: 'build', retryable: false, times: 1 };
    const failed = await send(account);
    await arrivals(1);
    at.studio.script.buildMs = 60_000;
    const canceled = await send(account);
    await at.call('POST', `/v1/videos/${canceled}/cancel`, { key: account.api_key });
    await arrivals(2);
    expect(receiver.received.map((entry) => JSON.parse(entry.body))).toMatchObject([
      { event: 'video.failed', data: { videoId: failed, error: 'The browser died.' } },
      { event: 'video.canceled', data: { videoId: canceled, creditsCost: 0 } },
    ]);
  });

  it('a re-render that fails says so in its stage', async () => {
    const account = await at.account();
    const id = await send(account);
    await arrivals(1);
    at.studio.script.fail = { stage: 'render', retryable: false, times: 1 };
    await at.call('POST', `/v1/videos/${id}/render`, { key: account.api_key });
    await arrivals(2);
    expect(JSON.parse(receiver.received[1]!.body)).toMatchObject({ event: 'video.failed', data: { stage: 'render' } });
  });

  it('uses the default URL of the key when the request names none', async () => {
    const account = await at.account();
    const key = await at.call('POST', `/admin/v1/accounts/${account.account_id}/keys`, {
      key: adminToken,
      body: { name: 'with a default', default_webhook_url: receiver.url },
    });
    await at.call('POST', '/v1/videos', { key: key.body.api_key, body: { prompt: 'a' } });
    await arrivals(1);
    const { headers, body } = receiver.received[0]!;
    expect(new Webhook(key.body.webhook_secret).verify(body, headers as Record<string, string>)).toBeTruthy();
  });
});

describe('interface 6.4: delivery', () => {
  it('tries again after 1 and 5 seconds under the same id, also across a restart, until a 2xx', async () => {
    receiver.answer = ({ count }) => [500, 302, 201][count] ?? 500;
    const account = await at.account();
    await send(account);
    await arrivals(1);
    at = await at.restart();
    await arrivals(3, 12_000);
    const [first, second, third] = receiver.received;
    expect(new Set(receiver.received.map((entry) => entry.headers['webhook-id'])).size).toBe(1);
    expect(new Set(receiver.received.map((entry) => entry.body)).size).toBe(1);
    const gaps = [second!.at - first!.at, third!.at - second!.at];
    expect(gaps[0]).toBeGreaterThanOrEqual(990);
    expect(gaps[1]).toBeGreaterThanOrEqual(4990);
    expect(gaps[1]).toBeLessThan(20_000);
    await sleep(300);
    expect(receiver.received).toHaveLength(3);
    const tries = await partsOf(at.server)
      .db.selectFrom('webhook_tries')
      .select('status')
      .orderBy('id', 'desc')
      .limit(3)
      .execute();
    expect(tries.map((entry) => entry.status)).toEqual([201, 302, 500]);
  });

  it('never reaches a private address unless the operator allows it', async () => {
    const guarded = await startTestServer({ ALLOW_PRIVATE_URLS: 'false' });
    try {
      const refused = await guarded.call('POST', '/v1/videos', {
        body: { prompt: 'a', webhook_url: receiver.url.replace('http:', 'https:') },
      });
      expect([refused.status, refused.body.error.message]).toEqual([400, 'webhook_url must be on a public address.']);
      const plain = await guarded.call('POST', '/v1/videos', {
        body: { prompt: 'a', webhook_url: 'http://example.com/x' },
      });
      expect(plain.status).toBe(400);
      // A name that turns out to be private only when it is resolved: the try is recorded as failed.
      const { jobs, db } = partsOf(guarded.server);
      const created = await guarded.call('POST', '/v1/videos', { body: { prompt: 'a' } });
      await guarded.waitFor(created.body.id, guarded.owner.apiKey);
      const job = await jobs.find(created.body.id);
      const now = Date.now();
      await db
        .insertInto('webhook_deliveries')
        .values({
          id: 'evt_private',
          account_id: job!.accountId,
          key_id: job!.keyId,
          url: receiver.url,
          event: 'video.completed',
          body: '{}',
          state: 'pending',
          tries: 0,
          next_at: now,
          created_at: now,
        })
        .execute();
      for (let i = 0; i < 400; i++) {
        const { tries } = await db
          .selectFrom('webhook_deliveries')
          .select('tries')
          .where('id', '=', 'evt_private')
          .executeTakeFirstOrThrow();
        if (tries > 0) break;
        await sleep(50);
      }
      const recorded = await db
        .selectFrom('webhook_tries')
        .selectAll()
        .where('delivery_id', '=', 'evt_private')
        .execute();
      expect(recorded[0]).toMatchObject({ status: null, error: expect.stringContaining('not on a public address') });
      expect(receiver.received).toHaveLength(0);
    } finally {
      await guarded.close();
    }
  });
});
