// @cost 12
import { createHash } from 'node:crypto';
import { Browser } from './support/browser.js';
import { adminToken, startTestServer, type TestServer } from './support/test-server.js';

let at: TestServer;
beforeAll(async () => {
  at = await startTestServer({ TRUST_PROXY: '1' });
});
afterAll(() => at.close());

const owner = { name: 'Ada', email: 'Ada@Example.com', password: 'correct horse battery' };
const tokenOf = ({ signInUrl }: { signInUrl: string }) => new URL(signInUrl).hash.replace('#token=', '');

describe('pages for people', () => {
  it('make the owner by the link of the first start, once', async () => {
    const browser = new Browser(at.url);
    const { pathname } = new URL(at.owner.signInUrl);
    expect((await browser.get(pathname)).status).toBe(200);
    expect((await browser.get('/app/sign-in.js')).text).toContain('location.hash');
    const token = tokenOf(at.owner);
    for (const [wrong, said] of [
      [{ password: 'short' }, '12 to 200 characters'],
      [{ email: 'nobody' }, 'e-mail'],
      [{ name: ' ' }, 'your name'],
      [{ token: 'guessed' }, 'This link'],
    ] as const) {
      const refused = await browser.post('/app/join', { token, ...owner, ...wrong });
      expect([refused.status, refused.text]).toEqual([400, expect.stringContaining(said)]);
    }
    const joined = await browser.post('/app/join', { token, ...owner });
    expect([joined.status, joined.url.pathname]).toEqual([200, '/app']);
    expect((await browser.ask('GET', '/app/api/me')).body.person).toMatchObject({
      name: 'Ada',
      email: 'ada@example.com',
      role: 'owner',
    });
    const again = await new Browser(at.url).post('/app/join', { token, ...owner, email: 'eve@example.com' });
    expect(again.status).toBe(400);
  });

  it('sign in with e-mail and password, and out', async () => {
    const browser = new Browser(at.url);
    expect((await browser.get('/app')).url.pathname).toBe('/app/sign-in');
    for (const wrong of [
      { email: owner.email, password: 'something else' },
      { email: 'eve@example.com', password: owner.password },
      { email: '', password: '' },
    ]) {
      const refused = await browser.post('/app/sign-in', wrong);
      expect([refused.status, browser.cookieNames()]).toEqual([403, []]);
      expect(refused.text).toContain('Nobody signs in with');
    }
    const { email, password } = owner;
    expect((await browser.post('/app/sign-in', { email, password })).url.pathname).toBe('/app');
    const { body: video } = await at.call('POST', '/v1/videos', {
      body: { prompt: 'Rain & <b>snow</b>', duration: 10 },
    });
    await at.waitFor(video.id, at.owner.apiKey);
    const { pathname } = new URL((await at.call('GET', `/v1/videos/${video.id}`)).body.app_url);
    expect(await browser.get(pathname)).toMatchObject({ status: 200, url: { pathname } });
    const guest = new Browser(at.url);
    const asked = await guest.get(pathname);
    expect([asked.url.pathname, asked.url.searchParams.get('next')]).toEqual(['/app/sign-in', pathname]);
    expect((await guest.post('/app/sign-in', { email, password, next: pathname })).url.pathname).toBe(pathname);
    await browser.post('/app/sign-out', {});
    expect((await browser.get('/app')).url.pathname).toBe('/app/sign-in');
  });

  it('let members in by a link of the operator, and give them a new password', async () => {
    const { account_id: id } = await at.account();
    const link = async () => {
      const made = await at.call('POST', `/admin/v1/accounts/${id}/sign-in-links`, { key: adminToken });
      expect(made.status).toBe(201);
      return { token: new URL(made.body.sign_in_url).hash.replace('#token=', '') };
    };
    const eve = { name: 'Eve', email: 'eve@example.com', password: 'a password of twelve' };
    const browser = new Browser(at.url);
    const joinAs = async (person: Record<string, string>, window = new Browser(at.url)) => {
      expect((await window.post('/app/join', { ...(await link()), ...person })).url.pathname).toBe('/app');
      return (await window.ask('GET', '/app/api/me')).body.person.role as string;
    };
    expect(await joinAs(eve, browser)).toBe('owner');
    expect(await joinAs({ ...eve, name: 'Bob', email: 'bob@example.com' })).toBe('member');
    expect(await joinAs({ ...eve, password: 'another password' })).toBe('owner');
    // What was signed in before is not any more.
    expect((await browser.get('/app')).url.pathname).toBe('/app/sign-in');
    expect((await browser.post('/app/sign-in', eve)).status).toBe(403);
    // Nobody of another account.
    expect((await browser.post('/app/join', { ...(await link()), ...owner })).text).toContain('already');
    const unknown = await at.call('POST', '/admin/v1/accounts/acc_NOBODY/sign-in-links', { key: adminToken });
    expect(unknown.status).toBe(404);
  });

  it('take forms of their own site alone, and lead nowhere else', async () => {
    const { email, password } = owner;
    for (const origin of ['https://evil.example', 'null', null]) {
      const browser = new Browser(at.url);
      expect((await browser.post('/app/sign-in', { email, password }, origin)).status).toBe(403);
      expect(browser.cookieNames()).toEqual([]);
    }
    for (const next of [
      'https://evil.example/app/x',
      '//evil.example/app/x',
      '/\\evil.example',
      `javascript:alert(1)`,
      '/v1/videos',
    ]) {
      const browser = new Browser(at.url);
      expect((await browser.post('/app/sign-in', { email, password, next })).url.href).toBe(`${at.url}/app`);
    }
  });

  it('speak the language that the browser asks for first among those that are here', async () => {
    const words: [string, string, string][] = [
      ['de-AT,de;q=0.9,en;q=0.5', 'de', 'Mit dieser E-Mail-Adresse und diesem Passwort meldet sich niemand an.'],
      ['fr, en;q=0.8, de;q=0.2', 'en', 'Nobody signs in with this e-mail address and password.'],
      ['fr', 'en', 'Nobody signs in with this e-mail address and password.'],
    ];
    for (const [accepted, language, refusal] of words) {
      const headers = { 'accept-language': accepted, origin: at.url, 'x-forwarded-for': '203.0.113.8' };
      const body = new URLSearchParams({ email: '<i>@example.com', password: 'wrong' });
      const shown = await fetch(`${at.url}/app/sign-in`, { method: 'POST', headers, body });
      const text = await shown.text();
      expect([shown.status, shown.headers.get('content-language')]).toEqual([403, language]);
      expect(text).toContain(`<html lang="${language}">`);
      expect(text).toContain(refusal);
      expect(text).not.toContain('<i>@');
    }
  });

  it('are framed by nobody, and give the session to no script', async () => {
    const shown = await new Browser(at.url).get('/app/sign-in');
    expect(shown.headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    expect(shown.headers.get('x-frame-options')).toBe('DENY');
    const [, style = ''] = /<style>([^]*?)<\/style>/.exec(shown.text) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(shown.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`);
    const { email, password } = owner;
    const response = await fetch(`${at.url}/app/sign-in`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: at.url, 'x-forwarded-for': '203.0.113.7' },
      body: new URLSearchParams({ email, password }),
    });
    expect(response.headers.getSetCookie()[0]).toMatch(
      /^scenewright_session=\S{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
    );
  });

  it('bound the tries', async () => {
    const browser = new Browser(at.url);
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++) {
      statuses.push((await browser.post('/app/sign-in', { email: `n${n}@example.com`, password: 'x' })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 403), 429]);
  });
});
