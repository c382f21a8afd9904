import { createHmac } from 'node:crypto';
import { nextWebhookTry, webhookBody, webhookHeaders, type Hmac } from './webhook.js';

const hmac: Hmac = {
  base64: (key, message) => createHmac('sha256', Buffer.from(key, 'base64')).update(message).digest('base64'),
  hex: (key, message) => createHmac('sha256', key).update(message).digest('hex'),
};

describe('interface 6.3: signatures', () => {
  it('agrees with the published vector of Standard Webhooks', () => {
    const headers = webhookHeaders(
      {
        id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
        body: '{"test": 2432232314}',
        secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      },
      1614265330_000,
      hmac,
    );
    expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
    expect(headers['webhook-timestamp']).toBe('1614265330');
  });

  it('signs with a secret that was rotated as well, the present one first', () => {
    const message = { id: 'msg_1', body: '{}', secret: 'whsec_bmV3', formerSecret: 'whsec_b2xk' };
    const one = (secret: string) => webhookHeaders({ ...message, secret, formerSecret: null }, 5000, hmac);
    const both = webhookHeaders(message, 5000, hmac);
    const [present, former] = ['whsec_bmV3', 'whsec_b2xk'].map(one);
    expect(present!['webhook-signature']).not.toBe(former!['webhook-signature']);
    expect(both['webhook-signature']).toBe(`${present!['webhook-signature']} ${former!['webhook-signature']}`);
    expect(both['x-service-signature']).toBe(present!['x-service-signature']);
  });

  it('signs the raw body under the whole secret text in the legacy header', () => {
    // RFC 4231, test case 2: key "Jefe".
    const headers = webhookHeaders({ id: 'evt_1', body: 'what do ya want for nothing?', secret: 'Jefe' }, 0, hmac);
    expect(headers['x-service-signature']).toBe('5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843');
  });
});

describe('interface 6.4: delivery', () => {
  it('tries again after 1, 5 and 25 seconds, and then no more', () => {
    expect([1, 2, 3, 4].map((tries) => nextWebhookTry(tries, 1000))).toEqual([2000, 6000, 26000, null]);
  });

  it('carries the envelope of 6.1', () => {
    expect(JSON.parse(webhookBody('video.failed', { error: 'x' }, 0))).toEqual({
      event: 'video.failed',
      data: { error: 'x' },
      timestamp: '1970-01-01T00:00:00.000Z',
    });
  });
});
