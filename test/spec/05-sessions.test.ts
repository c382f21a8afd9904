// @cost 5
import { Browser } from './support/browser.js';
import { adminToken, startTestServer, type TestServer } from './support/test-server.js';

const [second, day] = [1000, 86_400_000];
const cookie = 'scenewright_session';
const ada = { email: 'ada@example.com', password: 'correct horse battery' };
let ahead = 0;
let at: TestServer;
let owner: Browser;

beforeAll(async () => {
  at = await startTestServer({ TRUST_PROXY: '1' }, undefined, () => Date.now() + ahead);
  owner = new Browser(at.url);
  const token = new URL(at.owner.signInUrl).hash.replace('#token=', '');
  await owner.post('/app/join', { token, name: 'Ada', ...ada });
});
afterAll(() => at.close());

async function signedIn(person = ada): Promise<Browser> {
  const browser = new Browser(at.url);
  await browser.post('/app/sign-in', person);
  return browser;
}

const statusOf = async (browser: Browser) => (await browser.ask('GET', '/app/api/me')).status;

describe('a session gets another token', () => {
  it('with each sign-in, and the one that was there opens nothing any more', async () => {
    const browser = await signedIn();
    const before = browser.copy();
    await browser.post('/app/sign-in', ada);
    expect(browser.cookie(cookie)).not.toBe(before.cookie(cookie));
    expect([await statusOf(browser), await statusOf(before)]).toEqual([200, 401]);
  });

  it('after a day of use, while the one before counts for a minute longer', async () => {
    const browser = await signedIn();
    const copied = browser.copy();
    await statusOf(browser);
    expect(browser.cookie(cookie)).toBe(copied.cookie(cookie));
    ahead += day + second;
    const { body: before } = await browser.copy().ask('GET', '/app/api/sessions');
    await statusOf(browser);
    expect(browser.cookie(cookie)).toBe(copied.cookie(cookie));
    ahead += 61 * second;
    expect(await statusOf(browser)).toBe(200);
    expect(browser.cookie(cookie)).not.toBe(copied.cookie(cookie));
    expect(await statusOf(browser)).toBe(200);
    ahead += 30 * second;
    expect(await statusOf(copied.copy())).toBe(200);
    ahead += 31 * second;
    expect([await statusOf(browser), await statusOf(copied)]).toEqual([200, 401]);
    // It is the same session, and no second one.
    const { body: after } = await browser.ask('GET', '/app/api/sessions');
    const ids = ({ sessions }: { sessions: { id: string }[] }) => sessions.map(({ id }) => id);
    expect(ids(after)).toEqual(ids(before));
  });

  it('without refusing any of many requests that come at the same moment', async () => {
    const browser = await signedIn();
    ahead += day + second;
    const windows = Array.from({ length: 8 }, () => browser.copy());
    expect(await Promise.all(windows.map(statusOf))).toEqual(Array(8).fill(200));
    const tokens = new Set(windows.map((window) => window.cookie(cookie)));
    expect([tokens.size, tokens.has(browser.cookie(cookie))]).toEqual([2, true]);
    for (const window of windows) expect(await statusOf(window)).toBe(200);
  });

  it('again, when the first was lost on its way', async () => {
    const browser = await signedIn();
    ahead += day + second;
    const lost = browser.copy();
    await lost.get('/app');
    expect(lost.cookie(cookie)).not.toBe(browser.cookie(cookie));
    ahead += 61 * second;
    expect((await browser.get('/app')).url.pathname).toBe('/app');
    expect(await statusOf(browser)).toBe(200);
    expect(await statusOf(lost)).toBe(401);
  });
});

describe('the sessions of a person', () => {
  it('are listed, the one that asks marked, and each is ended by itself', async () => {
    await owner.post('/app/sign-in', ada);
    await owner.ask('DELETE', '/app/api/sessions');
    const [phone, tablet] = [await signedIn(), await signedIn()];
    const { body } = await phone.ask('GET', '/app/api/sessions');
    const [mine, others] = [true, false].map((isThis) =>
      (body.sessions as { id: string; is_this: boolean }[]).filter(({ is_this }) => is_this === isThis),
    );
    expect([mine!.length, others!.length]).toEqual([1, 2]);
    expect((await tablet.ask('DELETE', `/app/api/sessions/${mine![0]!.id}`)).status).toBe(204);
    expect(await Promise.all([phone, tablet, owner].map(statusOf))).toEqual([401, 200, 200]);
    expect((await tablet.ask('DELETE', `/app/api/sessions/${mine![0]!.id}`)).status).toBe(404);
  });

  it('are told apart by their browsers', async () => {
    const headers = {
      origin: at.url,
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    };
    await fetch(`${at.url}/app/sign-in`, {
      method: 'POST',
      redirect: 'manual',
      headers,
      body: new URLSearchParams(ada),
    });
    const { body } = await (await signedIn()).ask('GET', '/app/api/sessions');
    const browsers = (body.sessions as { browser: string | null }[]).map(({ browser }) => browser);
    expect(browsers.filter((name) => name !== null)).toEqual(['Firefox, Linux']);
  });

  it('are nobody else’s to end', async () => {
    const { account_id: id } = await at.account();
    const { body } = await at.call('POST', `/admin/v1/accounts/${id}/sign-in-links`, { key: adminToken });
    const eve = new Browser(at.url);
    const token = new URL(body.sign_in_url as string).hash.replace('#token=', '');
    await eve.post('/app/join', { token, name: 'Eve', email: 'eve@example.com', password: 'a password of twelve' });
    const { body: listed } = await owner.ask('GET', '/app/api/sessions');
    for (const session of listed.sessions as { id: string }[])
      expect((await eve.ask('DELETE', `/app/api/sessions/${session.id}`)).status).toBe(404);
    expect((await new Browser(at.url).ask('DELETE', '/app/api/sessions/ses_1')).status).toBe(401);
    expect(await statusOf(owner)).toBe(200);
  });
});

it('a new password is taken from who knows the one before, and ends every session but a new one here', async () => {
  const [here, elsewhere] = [await signedIn(), await signedIn()];
  const before = here.copy();
  const next = 'staple correct horse';
  const change = (current_password: string, new_password: string, browser = here) =>
    browser.ask('PUT', '/app/api/password', { current_password, new_password });
  for (const [current, wanted, said] of [
    ['something else', next, 'not the password'],
    ['', next, 'not the password'],
    [ada.password, 'short', '12 to 200 characters'],
  ] as const)
    expect((await change(current, wanted)).body.error.message).toContain(said);
  expect((await here.ask('PUT', '/app/api/password', { new_password: next })).status).toBe(400);
  expect((await here.ask('PUT', '/app/api/password', {}, 'https://evil.example')).status).toBe(403);
  expect(await Promise.all([here, elsewhere].map(statusOf))).toEqual([200, 200]);
  expect((await change(ada.password, next)).status).toBe(204);
  expect(await Promise.all([here, before, elsewhere].map(statusOf))).toEqual([200, 401, 401]);
  expect(await statusOf(await signedIn())).toBe(401);
  expect(await statusOf(await signedIn({ ...ada, password: next }))).toBe(200);
  ada.password = next;
});

it('whoever is invited becomes a new member, and nobody who is there', async () => {
  const browser = await signedIn();
  const { body } = await browser.ask('POST', '/app/api/invitations');
  const token = new URL(body.sign_in_url as string).hash.replace('#token=', '');
  const invited = new Browser(at.url);
  const mallory = { token, name: 'Mallory', password: 'taken over by a link' };
  const refused = await invited.post('/app/join', { ...mallory, email: ada.email });
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('already')]);
  expect(await statusOf(browser)).toBe(200);
  await invited.post('/app/join', { ...mallory, email: 'mallory@example.com' });
  expect((await invited.ask('GET', '/app/api/me')).body.person.role).toBe('member');
});
