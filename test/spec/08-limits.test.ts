import { startTestServer, type TestServer } from './support/test-server.js';

let at: TestServer;
beforeAll(async () => {
  at = await startTestServer({ RATE_LIMIT_REQUESTS: '', RATE_LIMIT_VIDEOS: '' });
});
afterAll(() => at.close());

describe('interface 8: rate limits', () => {
  it('lets 60 requests of a key through in a minute, refused ones counted, and tells when to come back', async () => {
    const { api_key: key } = await at.account();
    const statuses: number[] = [];
    for (let i = 0; i < 62; i++) {
      const answer = await at.call('GET', i % 2 ? '/v1/models' : '/v1/nothing', { key });
      statuses.push(answer.status);
      if (i < 60) expect(answer.headers.get('ratelimit-remaining')).toBe(String(59 - i));
      if (i >= 60) {
        expect(answer.body.error.code).toBe('rate_limited');
        const wait = Number(answer.headers.get('retry-after'));
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(60);
        expect(answer.headers.get('ratelimit-reset')).toBe(String(wait));
      }
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    const { api_key: other } = await at.account();
    expect((await at.call('GET', '/v1/models', { key: other })).status).toBe(200);
  });

  it('lets 5 creates of a key through in a minute, replays and refused ones counted', async () => {
    const { api_key: key } = await at.account();
    const headers = { 'idempotency-key': 'same' };
    const statuses: number[] = [];
    for (const body of [{ prompt: 'a' }, { prompt: 'a' }, {}, { prompt: 'a' }, {}, { prompt: 'a' }]) {
      statuses.push((await at.call('POST', '/v1/videos', { key, body, headers })).status);
    }
    expect(statuses).toEqual([202, 202, 400, 202, 400, 429]);
    expect((await at.call('GET', '/v1/videos', { key })).status).toBe(200);
  });

  it('counts requests without a known key by address, the health check too', async () => {
    const statuses = new Set<number>();
    for (let i = 0; i < 61; i++) {
      const path = i % 2 ? '/v1/health' : '/v1/models';
      statuses.add((await at.call('GET', path, { key: null })).status);
    }
    expect([...statuses].sort()).toEqual([200, 401, 429]);
    expect((await at.call('GET', '/livez', { key: null })).status).toBe(200);
  });
});
