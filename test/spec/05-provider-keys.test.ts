// @cost 6
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DATABASE, type Database } from '@scenewright/host-nest';
import type { Kysely } from 'kysely';
import { Browser } from './support/browser.js';
import { adminToken, startTestServer, type TestServer } from './support/test-server.js';

const key = 'sk-own-key-of-the-account-1234';
let at: TestServer;
let owner: Browser;
let model: Server;
let address: string;
let asked: { authorization: string | undefined; path: string }[] = [];
let answer: { status: number; body: string };

const said = (content: string) => ({
  status: 200,
  body: JSON.stringify({
    id: 'c1',
    object: 'chat.completion',
    created: 1,
    model: 'm',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  }),
});

beforeAll(async () => {
  model = createServer((request, response) => {
    asked.push({ authorization: request.headers.authorization, path: request.url as string });
    request.resume();
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`;
  at = await startTestServer({ TRUST_PROXY: '1' });
  owner = await joined(at.owner.signInUrl, 'Ada');
});
beforeEach(() => {
  asked = [];
  answer = said('ready');
});
afterAll(async () => {
  await at.close();
  model.close();
});

async function joined(signInUrl: string, name: string): Promise<Browser> {
  const browser = new Browser(at.url);
  const token = new URL(signInUrl).hash.replace('#token=', '');
  await browser.post('/app/join', { token, name, email: `${name}@example.com`, password: 'correct horse battery' });
  return browser;
}

const path = '/app/api/provider-keys/language_model';
const save = (browser: Browser, change: Record<string, unknown> = {}) =>
  browser.ask('PUT', path, { base_url: address, model: 'm', api_key: key, ...change });
const quoted = async (browser: Browser, wish: Record<string, unknown> = {}): Promise<number> =>
  (await browser.ask('POST', '/app/api/quote', { prompt: 'Rain.', duration: 30, ai_video: 'off', ...wish })).body
    .estimated_credits;

describe("a key for the account's own language model", () => {
  it('is tried, kept sealed, and never told again', async () => {
    const { status, body } = await save(owner);
    expect([status, body]).toEqual([
      200,
      { part: 'language_model', base_url: address, model: 'm', hint: '1234', saved_at: expect.any(String) },
    ]);
    expect(asked).toEqual([{ authorization: `Bearer ${key}`, path: '/v1/chat/completions' }]);
    const listed = await owner.ask('GET', '/app/api/provider-keys');
    expect(listed.body).toEqual({
      parts: [{ part: 'language_model', covers: ['generation', 'enhancement'] }],
      keys: [body],
    });
    expect(JSON.stringify(listed.body)).not.toContain(key);
    const db = at.server.app.get<Kysely<Database>>(DATABASE);
    const [row] = await db.selectFrom('provider_keys').selectAll().execute();
    expect(row?.secret).toMatch(/^sealed\.1\./);
    expect(JSON.stringify(row)).not.toContain(key);
  });

  it('makes what it covers cost nothing: quotes, films and fuller prompts, not footage', async () => {
    await save(owner);
    expect(await quoted(owner)).toBe(0);
    expect(await quoted(owner, { enhance_prompt: true })).toBe(0);
    expect(await quoted(owner, { ai_video: 'full' })).toBe(30);
    const { body: made } = await owner.ask('POST', '/v1/videos', { prompt: 'Rain.', duration: 10, ai_video: 'off' });
    expect(made.estimated_credits).toBe(0);
    const { body: done } = await at.waitFor(made.id as string, at.owner.apiKey);
    expect([done.status, done.credits_cost]).toEqual(['completed', 0]);
    const { body: edit } = await owner.ask('POST', `/v1/videos/${made.id}/edit`, { prompt: 'Make it blue' });
    expect(edit.estimated_credits).toBe(0);
    expect((await at.waitFor(edit.id as string, at.owner.apiKey)).body.credits_cost).toBe(0);
  });

  it('plans the infographics of its account, at 0 credits', async () => {
    await save(owner);
    asked = [];
    const { body } = await owner.ask('POST', '/v1/infographics/generate', { prompt: 'Our Q3: revenue grew 24%.' });
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.every(({ authorization }) => authorization === `Bearer ${key}`)).toBe(true);
    expect(body.versions[0].creditsCost).toBe(0);
  });

  it('is not kept when the provider refuses it, and what was kept stays', async () => {
    await save(owner);
    answer = { status: 401, body: '{"error":{"message":"no"}}' };
    const refused = await save(owner, { api_key: 'sk-wrong-key-of-the-account' });
    expect([refused.status, refused.body.error.message]).toEqual([
      400,
      'The key was not saved: the provider was asked and failed. It refused the key (401).',
    ]);
    expect((await owner.ask('GET', '/app/api/provider-keys')).body.keys[0].hint).toBe('1234');
  });

  it('is kept for a part that providers do, and for no other', async () => {
    await save(owner);
    const db = at.server.app.get<Kysely<Database>>(DATABASE);
    const [row] = await db.selectFrom('provider_keys').selectAll().execute();
    // As a later version of the service may have kept one.
    await db
      .insertInto('provider_keys')
      .values({ ...row!, part: 'dreams' })
      .execute();
    expect((await owner.ask('GET', '/app/api/provider-keys')).body.keys).toHaveLength(1);
    expect(await quoted(owner)).toBe(0);
    const { status } = await owner.ask('PUT', path.replace('language_model', 'dreams'), {
      ...{ base_url: address, model: 'm', api_key: key },
    });
    expect([status, (await owner.ask('DELETE', path.replace('language_model', 'dreams'))).status]).toEqual([404, 404]);
    await db.deleteFrom('provider_keys').where('part', '=', 'dreams').execute();
  });

  it('names each field that cannot be', async () => {
    for (const [change, field] of [
      [{ base_url: 'ftp://a' }, 'base_url'],
      [{ model: ' ' }, 'model'],
      [{ api_key: 'two words' }, 'api_key'],
      [{ other: 1 }, 'other'],
    ] as const) {
      const { status, body } = await save(owner, change);
      expect([status, body.error.message]).toEqual([400, expect.stringContaining(field)]);
    }
    expect(asked).toEqual([]);
  });

  it('is of its owner: not of members, other accounts, or API keys', async () => {
    await save(owner);
    const { body: invited } = await owner.ask('POST', '/app/api/invitations');
    const member = await joined(invited.sign_in_url as string, 'Bob');
    expect((await save(member)).status).toBe(403);
    expect((await member.ask('DELETE', path)).status).toBe(403);
    const { account_id: id } = await at.account();
    const { body } = await at.call('POST', `/admin/v1/accounts/${id}/sign-in-links`, { key: adminToken });
    const stranger = await joined(body.sign_in_url as string, 'Eve');
    expect((await stranger.ask('GET', '/app/api/provider-keys')).body.keys).toEqual([]);
    expect(await quoted(stranger)).toBe(9);
    expect((await at.call('GET', '/app/api/provider-keys')).status).toBe(401);
  });

  it('costs what it cost before once it is removed', async () => {
    await save(owner);
    expect((await owner.ask('DELETE', path)).status).toBe(204);
    expect(await quoted(owner)).toBe(9);
    expect((await owner.ask('GET', '/app/api/provider-keys')).body.keys).toEqual([]);
  });

  it('is asked for nothing on private addresses', async () => {
    const closed = await startTestServer({ ALLOW_PRIVATE_URLS: 'false', TRUST_PROXY: '1' });
    const browser = new Browser(closed.url);
    const token = new URL(closed.owner.signInUrl).hash.replace('#token=', '');
    await browser.post('/app/join', { token, name: 'A', email: 'a@example.com', password: 'correct horse battery' });
    for (const base_url of [address, 'https://127.0.0.1/v1', 'https://localhost/v1', 'https://169.254.169.254/v1']) {
      const { status } = await browser.ask('PUT', path, { base_url, model: 'm', api_key: key });
      expect([base_url, status]).toEqual([base_url, 400]);
    }
    expect(asked).toEqual([]);
    await closed.close();
  });
});
