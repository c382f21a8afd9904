// @cost 5
import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { Browser } from './support/browser.js';
import { startTestServer, type TestServer } from './support/test-server.js';

let post: Server;
let at: TestServer;
let owner: Browser;
let letters: { to: string; text: string }[] = [];
let isTaking = true;
/** Milliseconds by which the clock of the server is ahead. */
let ahead = 0;

/** Takes mails as RFC 5321 says, without encryption and for anybody. */
function startPost(): Promise<Server> {
  const server = createServer((socket) => {
    let [text, to, isData] = ['', '', false];
    socket.write('220 post\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      text += chunk.toString();
      for (;;) {
        const end = text.indexOf(isData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const line = text.slice(0, end);
        text = text.slice(end + (isData ? 5 : 2));
        if (isData) {
          letters.push({ to, text: line });
          isData = false;
        } else if (/^RCPT/i.test(line)) to = /<(.*)>/.exec(line)?.[1] ?? '';
        else if (/^DATA/i.test(line)) {
          isData = true;
          socket.write('354 go on\r\n');
          continue;
        } else if (/^QUIT/i.test(line)) {
          socket.end('221 bye\r\n');
          return;
        }
        socket.write(/^RCPT/i.test(line) && !isTaking ? '550 nobody here\r\n' : '250 ok\r\n');
      }
    });
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

async function started(environment: Record<string, string>): Promise<[TestServer, Browser]> {
  const server = await startTestServer({ TRUST_PROXY: '1', ...environment }, undefined, () => Date.now() + ahead);
  const browser = new Browser(server.url);
  const token = new URL(server.owner.signInUrl).hash.replace('#token=', '');
  await browser.post('/app/join', { token, name: 'Ada', email: 'ada@example.com', password: 'correct horse battery' });
  return [server, browser];
}

beforeAll(async () => {
  post = await startPost();
  const { port } = post.address() as AddressInfo;
  [at, owner] = await started({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Scenewright <video@example.com>' });
});
afterEach(() => {
  letters = [];
  isTaking = true;
});
afterAll(async () => {
  await at.close();
  post.close();
});

describe('a forgotten password', () => {
  const ask = (browser: Browser, email: string) => browser.post('/app/forgotten', { email });
  const waitForLetters = async (count: number) => {
    for (let looks = 0; letters.length < count && looks < 400; looks++)
      await new Promise((next) => setTimeout(next, 25));
    return letters.map(({ text }) => text.replace(/=\r\n/g, '').replace(/=3D/g, '='));
  };
  const tokenIn = (letter: string) => /\/app\/reset#token=([\w-]+)/.exec(letter)![1]!;

  it('is replaced by a link in a mail, once, and ends the sessions that there were', async () => {
    const browser = new Browser(at.url);
    expect((await browser.get('/app/sign-in')).text).toContain('Forgotten your password?');
    const { status, text } = await ask(browser, 'ADA@example.com');
    expect([status, text]).toEqual([200, expect.stringContaining('a link is on its way')]);
    const [letter] = await waitForLetters(1);
    expect(letters[0]?.to).toBe('ada@example.com');
    const token = tokenIn(letter!);
    const short = await browser.post('/app/reset', { token, password: 'short' });
    expect([short.status, short.text]).toEqual([400, expect.stringContaining('12 to 200 characters')]);
    const changed = await browser.post('/app/reset', { token, password: 'another horse battery' });
    expect(changed.url.pathname).toBe('/app');
    // Whoever was signed in with the old one is so no more.
    expect((await owner.ask('GET', '/app/api/me')).status).toBe(401);
    const again = await browser.post('/app/reset', { token, password: 'a third horse battery' });
    expect([again.status, again.text]).toEqual([400, expect.stringContaining('was used')]);
    const signIn = (password: string) =>
      owner.post('/app/sign-in', { email: 'ada@example.com', password, next: '/app/videos' });
    expect((await signIn('correct horse battery')).status).toBe(403);
    expect((await signIn('another horse battery')).url.pathname).toBe('/app/videos');
  });

  it('tells nobody who has an account, and writes to nobody else', async () => {
    const browser = new Browser(at.url);
    const [known, unknown] = [await ask(browser, 'ada@example.com'), await ask(browser, 'eve@example.com')];
    const shown = (text: string) => text.replaceAll(/\w+@example.com/g, '');
    expect([unknown.status, shown(unknown.text)]).toEqual([known.status, shown(known.text)]);
    await waitForLetters(1);
    expect(letters.map(({ to }) => to)).toEqual(['ada@example.com']);
  });

  it('has one link that is good: the newest, for an hour', async () => {
    const browser = new Browser(at.url);
    await ask(browser, 'ada@example.com');
    await waitForLetters(1);
    await ask(browser, 'ada@example.com');
    const [first, second] = (await waitForLetters(2)).map(tokenIn);
    const use = async (token: string) =>
      (await browser.post('/app/reset', { token, password: 'another horse battery' })).status;
    expect(await use(first!)).toBe(400);
    ahead = 3_601_000;
    expect(await use(second!)).toBe(400);
    ahead = 0;
  });
});

describe('an invitation by mail', () => {
  it('brings a link that lets one person in', async () => {
    expect((await owner.ask('GET', '/app/api/me')).body.sends_mail).toBe(true);
    const { body } = await owner.ask('POST', '/app/api/invitations', { email: 'bob@example.com' });
    expect(body.sent_to).toBe('bob@example.com');
    const [letter] = letters;
    expect([letters.length, letter?.to]).toEqual([1, 'bob@example.com']);
    expect(letter?.text).toContain('From: Scenewright <video@example.com>');
    expect(letter?.text).toContain('Subject: Ada invites you to Scenewright');
    const written = letter!.text.replace(/=\r\n/g, '').replace(/=3D/g, '=');
    expect(written).toContain(body.sign_in_url);
    const bob = new Browser(at.url);
    const token = new URL(body.sign_in_url as string).hash.replace('#token=', '');
    const joined = await bob.post('/app/join', {
      token,
      name: 'Bob',
      email: 'bob@example.com',
      password: 'a'.repeat(12),
    });
    expect(joined.url.pathname).toBe('/app');
  });

  it('is a link to be handed on when the mail is not taken, and when none was asked for', async () => {
    isTaking = false;
    const { body } = await owner.ask('POST', '/app/api/invitations', { email: 'nobody@example.com' });
    expect(body).toEqual({ sign_in_url: expect.stringContaining('#token='), sent_to: null });
    const { body: plain } = await owner.ask('POST', '/app/api/invitations');
    expect(plain).toEqual({ sign_in_url: expect.stringContaining('#token='), sent_to: null });
    expect(letters).toEqual([]);
  });

  it('goes to one address, in which nothing else is written', async () => {
    for (const email of ['a', 'a@b, c@d', 'a@b\r\nBcc: c@d', '<a@b>', `${'a'.repeat(255)}@b`]) {
      const { status, body } = await owner.ask('POST', '/app/api/invitations', { email });
      expect([email, status, body.error.message]).toEqual([email, 400, expect.stringContaining('email')]);
    }
    expect(letters).toEqual([]);
  });

  it('is sent to nobody where no server of mails is set', async () => {
    const [quiet, browser] = await started({});
    expect((await browser.ask('GET', '/app/api/me')).body.sends_mail).toBe(false);
    expect((await browser.get('/app/forgotten')).status).toBe(404);
    expect((await new Browser(quiet.url).get('/app/sign-in')).text).not.toContain('Forgotten');
    const { body } = await browser.ask('POST', '/app/api/invitations', { email: 'bob@example.com' });
    expect(body.sent_to).toBeNull();
    await quiet.close();
    await expect(startTestServer({ SMTP_URL: 'smtp://127.0.0.1:25' })).rejects.toThrow('MAIL_FROM is missing');
  });
});
