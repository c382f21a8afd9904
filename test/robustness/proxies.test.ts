import { startTestServer, type TestServer } from '../spec/support/test-server.js';

/** Sends a request without a key, and says how many the address that it seems to come from has left. */
const leftFor = async (at: TestServer, forwardedFor: string): Promise<number> => {
  const headers = { 'x-forwarded-for': forwardedFor };
  const answer = await at.call('GET', '/v1/health', { key: null, headers });
  return Number(answer.headers.get('ratelimit-remaining'));
};

it.each([
  ['2', '198.51.100.7, 192.0.2.1', '203.0.113.9, 192.0.2.1'],
  ['loopback, 192.0.2.0/24', '198.51.100.7, 192.0.2.1', '203.0.113.9, 192.0.2.2'],
])(
  'TRUST_PROXY=%s tells clients apart behind the proxies, whatever they write before them',
  async (value, one, other) => {
    const at = await startTestServer({ TRUST_PROXY: value, RATE_LIMIT_REQUESTS: '50' });
    try {
      expect(await leftFor(at, one)).toBe(49);
      expect(await leftFor(at, other)).toBe(49);
      expect(await leftFor(at, `192.0.2.200, 10.9.8.7, ${one}`)).toBe(48);
    } finally {
      await at.close();
    }
  },
);
