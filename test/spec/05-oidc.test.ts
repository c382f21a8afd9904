// @cost 6
import { jest } from '@jest/globals';
import { Browser, type Shown } from './support/browser.js';
import { startIssuer, type Issuer } from './support/issuer.js';
import { adminToken, startTestServer, type TestServer } from './support/test-server.js';

let issuer: Issuer;
let at: TestServer;
const password = 'correct horse battery';

beforeAll(async () => {
  // What the issuer says of its runtime and its defaults.
  for (const level of ['info', 'warn'] as const) jest.spyOn(console, level).mockImplementation(() => undefined);
  issuer = await startIssuer(() => [`${at.url}/app/oidc/callback`]);
  at = await startTestServer({
    TRUST_PROXY: '1',
    OIDC_ISSUER: issuer.url,
    OIDC_CLIENT_ID: issuer.client.id,
    OIDC_CLIENT_SECRET: issuer.client.secret,
    OIDC_NAME: 'Example',
    OIDC_DOMAINS: 'team.example',
  });
  const token = new URL(at.owner.signInUrl).hash.replace('#token=', '');
  await new Browser(at.url).post('/app/join', { token, name: 'Ada', email: 'ada@example.com', password });
});
afterAll(async () => {
  await at.close();
  await issuer.close();
});

const goTo = (browser: Browser, { pathname, search }: URL): Promise<Shown> => browser.get(pathname + search);

/** Signs in as the issuer's person of the moment. */
async function signIn(browser: Browser, next = '/app/videos'): Promise<Shown> {
  const { url } = await browser.get(`/app/oidc/start?next=${encodeURIComponent(next)}`);
  return goTo(browser, await issuer.visit(url));
}
const whoIs = async (browser: Browser) => (await browser.ask('GET', '/app/api/me')).body.person;

describe('signing in with an issuer of OpenID Connect', () => {
  it('is offered on the page, asks by code with PKCE, and comes back to where one wanted to go', async () => {
    const browser = new Browser(at.url);
    const { text } = await browser.get('/app/sign-in?next=/app/keys');
    expect(text).toContain('Sign in with Example');
    const { url } = await browser.get('/app/oidc/start?next=/app/keys');
    expect(url.origin).toBe(issuer.url);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      redirect_uri: `${at.url}/app/oidc/callback`,
    });
    issuer.person = { sub: 'ada', email: 'Ada@example.com', email_verified: true, name: 'Ada L.' };
    const back = await goTo(browser, await issuer.visit(url));
    expect(back.url.pathname).toBe('/app/keys');
    expect(await whoIs(browser)).toMatchObject({ name: 'Ada', email: 'ada@example.com', role: 'owner' });
  });

  it('knows somebody again by the issuer’s name for them, when their address is another', async () => {
    issuer.person = { sub: 'ada', email: 'countess@example.com', email_verified: true };
    const browser = new Browser(at.url);
    await signIn(browser);
    expect(await whoIs(browser)).toMatchObject({ email: 'ada@example.com' });
  });

  it('lets nobody in by an address that the issuer does not vouch for, nor a stranger', async () => {
    for (const person of [
      { sub: 'eve', email: 'ada@example.com', email_verified: false },
      { sub: 'eve', email: 'ada@example.com' },
      { sub: 'eve' },
      { sub: 'eve', email: 'eve@elsewhere.example', email_verified: true },
      { sub: 'eve', email: 'eve@not-team.example', email_verified: true },
    ]) {
      issuer.person = person;
      const browser = new Browser(at.url);
      const { status, text } = await signIn(browser);
      expect([status, text]).toEqual([403, expect.stringContaining('You are not signed in')]);
      expect(browser.cookieNames()).toEqual([]);
    }
  });

  it('makes a member of whoever has an address in a domain that is let in', async () => {
    issuer.person = { sub: 'tom', email: 'tom@team.example', email_verified: true, name: 'Tom' };
    const browser = new Browser(at.url);
    expect((await signIn(browser)).url.pathname).toBe('/app/videos');
    expect(await whoIs(browser)).toMatchObject({ name: 'Tom', email: 'tom@team.example', role: 'member' });
    // There is no password that would let them in.
    const tried = await new Browser(at.url).post('/app/sign-in', { email: 'tom@team.example', password: '', next: '' });
    expect(tried.status).toBe(403);
  });

  it('answers an invitation, once, in place of a password', async () => {
    const { account_id: id } = await at.account();
    const { body } = await at.call('POST', `/admin/v1/accounts/${id}/sign-in-links`, { key: adminToken });
    const token = new URL(body.sign_in_url as string).hash.replace('#token=', '');
    issuer.person = { sub: 'pia', email: 'pia@elsewhere.example', email_verified: true };
    const join = async (browser: Browser) => {
      const { text } = await browser.post('/app/oidc/join', { token });
      const [, to] = /http-equiv="refresh" content="0; url=([^"]+)"/.exec(text)!;
      return goTo(browser, await issuer.visit(new URL(to!.replaceAll('&#38;', '&'))));
    };
    const browser = new Browser(at.url);
    expect((await join(browser)).url.pathname).toBe('/app');
    expect(await whoIs(browser)).toMatchObject({ name: 'pia', role: 'owner' });
    issuer.person = { sub: 'quinn', email: 'quinn@elsewhere.example', email_verified: true };
    expect((await join(new Browser(at.url))).status).toBe(403);
  });

  it('takes an answer from the browser that asked alone, once, and with its state', async () => {
    issuer.person = { sub: 'ada', email: 'ada@example.com', email_verified: true };
    const [asked, other] = [new Browser(at.url), new Browser(at.url)];
    const back = await issuer.visit((await asked.get('/app/oidc/start')).url);
    // Somebody who is sent the address of another's answer is not signed in as them.
    expect((await goTo(other, back)).status).toBe(403);
    const forged = new URL(back);
    forged.searchParams.set('state', 'another');
    expect((await goTo(asked, forged)).status).toBe(403);
    expect((await goTo(asked, back)).status).toBe(403);
    const again = await issuer.visit((await asked.get('/app/oidc/start')).url);
    // From another issuer than the one that was asked (RFC 9207).
    const mixedUp = new URL(again);
    mixedUp.searchParams.set('iss', 'https://evil.example');
    expect((await goTo(asked, mixedUp)).status).toBe(403);
  });

  it('leads back to pages of the service alone', async () => {
    issuer.person = { sub: 'ada', email: 'ada@example.com', email_verified: true };
    for (const next of ['https://evil.example/', '//evil.example', '/v1/videos'])
      expect((await signIn(new Browser(at.url), next)).url.pathname).toBe('/app');
  });

  it('is nowhere without an issuer, and half a setting is named', async () => {
    const plain = await startTestServer();
    expect((await new Browser(plain.url).get('/app/oidc/start')).status).toBe(404);
    expect((await new Browser(plain.url).get('/app/sign-in')).text).not.toContain('Sign in with Example');
    await plain.close();
    await expect(startTestServer({ OIDC_ISSUER: 'https://id.example.com' })).rejects.toThrow('OIDC_CLIENT_ID');
    await expect(startTestServer({ OIDC_ISSUER: 'http://id.example.com' })).rejects.toThrow('OIDC_ISSUER');
  });
});
