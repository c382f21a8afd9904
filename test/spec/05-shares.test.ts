// @cost 6
import { Browser } from './support/browser.js';
import { adminToken, startTestServer, type TestServer } from './support/test-server.js';

let at: TestServer;
let owner: Browser;
const visitor = () => new Browser(at.url);

beforeAll(async () => {
  at = await startTestServer({ TRUST_PROXY: '1' });
  owner = await joined(at.owner.signInUrl, 'Ada');
});
afterAll(() => at.close());

async function joined(signInUrl: string, name: string): Promise<Browser> {
  const browser = new Browser(at.url);
  const token = new URL(signInUrl).hash.replace('#token=', '');
  await browser.post('/app/join', { token, name, email: `${name}@example.com`, password: 'correct horse battery' });
  return browser;
}

async function finished(more: Record<string, unknown> = {}): Promise<string> {
  const { body } = await owner.ask('POST', '/v1/videos', { prompt: 'A secret of our board.', duration: 10, ...more });
  await at.waitFor(body.id as string, at.owner.apiKey);
  return body.id as string;
}

async function shared(id: string): Promise<string> {
  const { status, body } = await owner.ask('POST', `/app/api/videos/${id}/share`);
  expect(status).toBe(200);
  return new URL(body.share.url as string).pathname;
}

describe('a film that is shared by a link', () => {
  it('is seen without an account: its page, what it plays, and its file in parts', async () => {
    const path = await shared(await finished({ render: true }));
    const page = await visitor().get(path);
    expect([page.status, page.headers.get('x-robots-tag'), page.headers.get('referrer-policy')]).toEqual([
      200,
      'noindex, nofollow',
      'no-referrer',
    ]);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.text).toContain('<meta name="robots" content="noindex, nofollow" />');
    const { body } = await visitor().ask('GET', `${path}/film`);
    expect(body.timeline.scenes).toHaveLength(3);
    const part = await fetch(`${at.url}${path}/film.mp4`, { headers: { range: 'bytes=0-3' } });
    expect([part.status, part.headers.get('content-type'), part.headers.get('cache-control')]).toEqual([
      206,
      'video/mp4',
      'private, no-cache',
    ]);
    expect((await part.arrayBuffer()).byteLength).toBe(4);
  });

  it('tells nothing of whose it is, what it was made from, or of links to its files', async () => {
    const id = await finished({ render: true });
    const path = await shared(id);
    const answers = [
      (await visitor().get(path)).text,
      JSON.stringify((await visitor().ask('GET', `${path}/film`)).body),
    ];
    const { body: me } = await owner.ask('GET', '/app/api/me');
    const { body: record } = await owner.ask('GET', `/v1/videos/${id}`);
    const secrets = [
      id,
      record.project_id,
      'A secret of our board.',
      me.account.id,
      me.person.id,
      'Ada',
      'signature=',
      'mjpeg',
    ];
    for (const secret of secrets) for (const text of answers) expect(text).not.toContain(secret);
  });

  it('keeps its link until it is taken back, and then leads nowhere', async () => {
    const id = await finished({ render: true });
    const path = await shared(id);
    expect(await shared(id)).toBe(path);
    const { body } = await owner.ask('GET', `/app/api/videos/${id}/share`);
    expect(new URL(body.share.url as string).pathname).toBe(path);
    expect((await owner.ask('DELETE', `/app/api/videos/${id}/share`)).status).toBe(204);
    for (const below of ['', '/film', '/film.mp4', `/assets/${'0'.repeat(64)}`])
      expect([below, (await visitor().get(path + below)).status]).toEqual([below, 404]);
    expect((await owner.ask('GET', `/app/api/videos/${id}/share`)).body.share).toBeNull();
    expect(await shared(id)).not.toBe(path);
  });

  it('ends with its film', async () => {
    const id = await finished();
    const path = await shared(id);
    expect((await owner.ask('DELETE', `/v1/videos/${id}`)).status).toBe(204);
    for (const below of ['', '/film']) expect((await visitor().get(path + below)).status).toBe(404);
  });

  it('opens no other video, no file that it does not name, and nothing of the interface', async () => {
    const [id, other] = [await finished({ render: true }), await finished({ render: true })];
    const path = await shared(id);
    const token = path.split('/').at(-1) as string;
    expect((await visitor().get(`${path}/assets/${'0'.repeat(64)}`)).status).toBe(404);
    for (const elsewhere of [
      `/shared/${other}`,
      `/shared/${other}/film.mp4`,
      `/shared/${token.slice(0, -1)}`,
      `/shared/${token}x/film`,
      `${path}/film/../../${other}`,
    ])
      expect([elsewhere, (await visitor().get(elsewhere)).status]).toEqual([elsewhere, 404]);
    for (const asked of [`/v1/videos/${id}`, `/app/api/videos/${id}/timeline`, '/app/api/me'])
      expect((await at.call('GET', asked, { key: token })).status).toBe(401);
  });

  it('is made and taken back by people of its account alone, and only when it is finished', async () => {
    const id = await finished();
    const { account_id: account } = await at.account();
    const { body } = await at.call('POST', `/admin/v1/accounts/${account}/sign-in-links`, { key: adminToken });
    const stranger = await joined(body.sign_in_url as string, 'Eve');
    for (const method of ['GET', 'POST', 'DELETE'])
      expect((await stranger.ask(method, `/app/api/videos/${id}/share`)).status).toBe(404);
    expect((await visitor().ask('POST', `/app/api/videos/${id}/share`)).status).toBe(401);
    expect((await owner.ask('POST', `/app/api/videos/${id}/share`, undefined, 'https://evil.example')).status).toBe(
      403,
    );
    at.studio.script.buildMs = 60_000;
    const { body: begun } = await owner.ask('POST', '/v1/videos', { prompt: 'a', duration: 10 });
    const refused = await owner.ask('POST', `/app/api/videos/${begun.id}/share`);
    expect([refused.status, refused.body.error.code]).toEqual([400, 'invalid_request']);
    await owner.ask('POST', `/v1/videos/${begun.id}/cancel`);
  });
});
