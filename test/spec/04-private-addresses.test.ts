import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { linksIn } from '@scenewright/providers';
import { adminToken, startTestServer, type TestServer } from './support/test-server.js';
import { privateHosts } from './support/private-addresses.js';

let at: TestServer;
/** Listens on every address of this machine and counts who comes. */
let home: Server;
let visits = 0;
let port: number;
beforeAll(async () => {
  at = await startTestServer({ ALLOW_PRIVATE_URLS: 'false' });
  home = createServer((socket) => {
    visits += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => home.listen(0, '::', resolve));
  port = (home.address() as AddressInfo).port;
});
afterAll(async () => {
  home.close();
  await at.close();
});

/** Fields of a refusal, as its message names them. */
async function refusedFields(method: string, path: string, body: object, key?: string): Promise<[number, string]> {
  const answer = await at.call(method, path, { body, key });
  return [answer.status, answer.body.error?.message ?? ''];
}

describe('interface 2.7, 4 and 6: no address that is not public is reached, however it is spelled', () => {
  const urls = () => privateHosts.map((host) => `https://${host}:${port}/file.png`);
  afterEach(() => expect(visits).toBe(0));

  it('knows at least 150 spellings', () => expect(privateHosts.length).toBeGreaterThanOrEqual(150));

  it('in every field of a create request', async () => {
    for (const url of urls()) {
      const body = {
        prompt: 'a',
        images: [{ url }, { url: url.replace('https:', 'http:') }],
        documents: [{ url, mime_type: 'text/csv' }],
        audio: [{ url }],
        webhook_url: url,
      };
      const [status, message] = await refusedFields('POST', '/v1/videos', body);
      expect([url, status]).toEqual([url, 400]);
      for (const field of ['images[0].url', 'images[1].url', 'documents[0].url', 'audio[0].url', 'webhook_url']) {
        expect([url, message]).toEqual([url, expect.stringContaining(`${field} must be`)]);
      }
    }
  });

  it('in a render, an edit and a default webhook', async () => {
    const created = await at.call('POST', '/v1/videos', { body: { prompt: 'a' } });
    const { id } = (await at.waitFor(created.body.id, at.owner.apiKey)).body;
    const account = await at.account();
    // Half of them, every kind of spelling among these.
    for (const url of urls().filter((_url, i) => (i + Math.floor(i / 24)) % 2 === 0)) {
      const tries: [string, object, string?][] = [
        [`/v1/videos/${id}/render`, { webhook_url: url }],
        [`/v1/videos/${id}/edit`, { prompt: 'Change the title to B', webhook_url: url }],
        [`/v1/videos/${id}/edit`, { prompt: 'Add the picture', images: [{ url }] }],
        ...(linksIn(`Add the clip ${url}`).length > 0
          ? [[`/v1/videos/${id}/edit`, { prompt: `Add the clip ${url}` }] as [string, object]]
          : []),
        [`/admin/v1/accounts/${account.account_id}/keys`, { name: 'k', default_webhook_url: url }, adminToken],
      ];
      for (const [path, body, key] of tries) {
        const [status, message] = await refusedFields('POST', path, body, key);
        expect([url, path, status, message]).toEqual([
          url,
          path,
          400,
          expect.stringMatching(/url|^prompt: .* must be on a public address/),
        ]);
      }
    }
  });

  it('in every field of an infographic', async () => {
    const half = urls().filter((_url, i) => (i + Math.floor(i / 24)) % 2 === 1);
    expect(half.length).toBeGreaterThanOrEqual(100);
    let key = '';
    for (const [i, url] of half.entries()) {
      // Ten a minute and key.
      if (i % 9 === 0) key = (await at.account()).api_key;
      const files = { images: [{ url }], documents: [{ url, mimeType: 'text/csv' }] };
      const body = { prompt: 'a', ...files, webhookUrl: url };
      const [status, message] = await refusedFields('POST', '/v1/infographics/generate', body, key);
      expect([url, status]).toEqual([url, 400]);
      for (const field of ['images[0].url', 'documents[0].url', 'webhookUrl']) {
        expect([url, message]).toEqual([url, expect.stringContaining(field)]);
      }
    }
  });
});
