import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FetchedInputs } from '@scenewright/core/brief';
import { partsOf } from './support/parts-of.js';
import { adminToken, startTestServer, type TestServer } from './support/test-server.js';
import { wav } from './support/wav.js';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAAAkCAIAAAC2bqvFAAAAQ0lEQVR4nO3PMQ0AMAzAsOIcfyAFscOqFCNI5h03OuBXA1oDWgNaA1oDWgNaA1oDWgNaA1oDWgNaA1oDWgNaA1oD2gKDvX6ImqEg6gAAAABJRU5ErkJggg==',
  'base64',
);
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><script>alert(1)</script><rect width="40" height="20" fill="red"/></svg>';

let at: TestServer;
let origin: Server;
let url: string;
const handlers: Record<string, RequestListener> = {
  '/a.png': (_q, r) => r.end(png),
  '/a.svg': (_q, r) => r.end(svg),
  '/moved.png': (_q, r) => r.writeHead(302, { location: '/a.png' }).end(),
  '/circle': (_q, r) => r.writeHead(302, { location: '/circle' }).end(),
  '/page': (_q, r) => r.writeHead(200, { 'content-type': 'image/png' }).end('<!doctype html><html></html>'),
  '/missing': (_q, r) => r.writeHead(404).end(),
  '/empty': (_q, r) => r.end(),
  '/torn.png': (_q, r) => r.end(png.subarray(0, 50)),
  '/a.csv': (_q, r) => r.end('month,sales\nJan,10\nFeb,20\n'),
  '/a.zip': (_q, r) => r.end(Buffer.from('PK\x03\x04rest')),
  '/a.wav': (_q, r) => r.end(wav(1)),
  '/endless': (_q, r) => {
    const block = Buffer.alloc(1 << 20, 1);
    const more = () => {
      while (!r.destroyed && r.write(block));
      if (!r.destroyed) r.once('drain', more);
    };
    more();
  },
  '/announced': (_q, r) => {
    r.writeHead(200, { 'content-length': '26000000' });
    r.write('x');
  },
};

beforeAll(async () => {
  at = await startTestServer({}, undefined);
  origin = createServer((request, response) =>
    (handlers[request.url ?? ''] ?? handlers['/missing']!)(request, response),
  );
  await new Promise<void>((resolve) => origin.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(origin.address() as AddressInfo).port}`;
});
afterAll(async () => {
  origin.closeAllConnections();
  origin.close();
  await at.close();
});

describe('interface 2.4: the logo of a brand kit', () => {
  const kit = (logo_url: string) => ({
    name: 'Nord',
    colors: { primary: '#112233', secondary: '#445566', accent: '#778899' },
    fonts: { heading: 'Inter', body: 'Lora' },
    logo_url,
  });

  it('is fetched when the kit is made, listed, and goes into the job', async () => {
    const { account_id: id, api_key: key } = await at.account();
    const made = await at.call('POST', `/admin/v1/accounts/${id}/brand-kits`, {
      key: adminToken,
      body: kit(`${url}/a.svg`),
    });
    expect([made.status, made.body.error]).toEqual([201, undefined]);
    expect((await at.call('GET', '/v1/brand-kits', { key })).body.brand_kits).toMatchObject([{ has_logo: true }]);
    const job = await at.call('POST', '/v1/videos', { key, body: { prompt: 'a', brand_kit_id: made.body.id } });
    const inputs = (await partsOf(at.server).jobs.document<FetchedInputs>(job.body.id, 'inputs'))!;
    expect(inputs.brandKit).toMatchObject({ headingFont: 'Inter', logo: { key: 'brand-logo', mimeType: 'image/png' } });
  });

  it('that is no image is refused, and no kit is made', async () => {
    const { account_id: id, api_key: key } = await at.account();
    const refused = await at.call('POST', `/admin/v1/accounts/${id}/brand-kits`, {
      key: adminToken,
      body: kit(`${url}/page`),
    });
    expect([refused.status, refused.body.error.code]).toEqual([400, 'invalid_request']);
    expect((await at.call('GET', '/v1/brand-kits', { key })).body.brand_kits).toEqual([]);
  });
});

describe('interface 2.7 and 4.2: files behind URLs', () => {
  it('are fetched, checked by content and kept before the job is accepted', async () => {
    const created = await at.call('POST', '/v1/videos', {
      body: {
        prompt: 'a',
        images: [{ url: `${url}/a.png`, context: 'logo' }, { url: `${url}/moved.png` }, { url: `${url}/a.svg` }],
        documents: [{ url: `${url}/a.csv`, mime_type: 'text/csv' }],
        audio: [{ url: `${url}/a.wav`, role: 'sfx' }],
      },
    });
    expect([created.status, created.body.error]).toEqual([202, undefined]);
    const inputs = (await partsOf(at.server).jobs.document<FetchedInputs>(created.body.id, 'inputs'))!;
    expect(inputs.images!.map(({ asset }) => [asset.mimeType, asset.width])).toEqual([
      ['image/png', 64],
      ['image/png', 64],
      ['image/png', 2400],
    ]);
    expect(inputs.images![0]).toMatchObject({ name: 'a.png', context: 'logo' });
    expect(inputs.documents![0]).toMatchObject({ kind: 'table', columns: ['month', 'sales'] });
    expect(inputs.audio![0]!.asset.seconds).toBeCloseTo(1, 1);
  });

  it.each([
    ['images', '/page', 'is a web page; PNG'],
    ['images', '/missing', 'was answered with 404'],
    ['images', '/empty', 'is empty'],
    ['images', '/torn.png', 'is damaged'],
    ['images', '/a.csv', 'is of another type'],
    ['images', '/circle', 'redirects more than 5 times'],
    ['images', '/endless', 'is larger than the 25 MB'],
    ['images', '/announced', 'is larger than the 25 MB'],
    ['documents', '/page', 'is a web page; PDF'],
    ['documents', '/a.zip', 'is an archive; PDF'],
    ['audio', '/page', 'is a web page; a link to the audio file itself'],
    ['audio', '/a.csv', 'holds no sound that can be decoded'],
  ])('%s %s is 400: %s; and nothing is held', async (field, path, reason) => {
    const { api_key: key, account_id: id } = await at.account({ credits: 50 });
    const item = { url: `${url}${path}`, ...(field === 'documents' && { mime_type: 'text/plain' }) };
    const answer = await at.call('POST', '/v1/videos', { key, body: { prompt: 'a', [field]: [item] } });
    expect(answer.status).toBe(400);
    expect(answer.body.error.message).toContain(`${field}[0].url ${reason}`);
    const account = await at.call('GET', `/admin/v1/accounts/${id}`, { key: adminToken });
    expect(account.body).toMatchObject({ credits_available: 50, credits_held: 0, in_flight: 0 });
  });

  it('refuses a social link with the reason, when nothing here fetches from there', async () => {
    const answer = await at.call('POST', '/v1/videos', {
      body: { prompt: 'a', audio: [{ url: 'https://www.youtube.com/watch?v=x' }] },
    });
    expect([answer.status, answer.body.error.code]).toEqual([400, 'invalid_request']);
    expect(answer.body.error.message).toMatch(/^audio\[0\]\.url leads to a video or social platform/);
  });

  it('comes after the 402 check: a poor account makes the server fetch nothing', async () => {
    const { api_key: key } = await at.account({ credits: 0 });
    let asked = false;
    handlers['/watched.png'] = (_q, r) => {
      asked = true;
      r.end(png);
    };
    const answer = await at.call('POST', '/v1/videos', {
      key,
      body: { prompt: 'a', images: [{ url: `${url}/watched.png` }] },
    });
    expect(answer.status).toBe(402);
    expect(asked).toBe(false);
  });
});
