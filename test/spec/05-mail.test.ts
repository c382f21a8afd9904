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
  const server = await startTestServer({ TRUST_PROXY: '1', ...environment });
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
    const { body } = await browser.ask('POST', '/app/api/invitations', { email: 'bob@example.com' });
    expect(body.sent_to).toBeNull();
    await quiet.close();
    await expect(startTestServer({ SMTP_URL: 'smtp://127.0.0.1:25' })).rejects.toThrow('MAIL_FROM is missing');
  });
});
