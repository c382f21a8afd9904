// @cost 5
import { Browser } from './support/browser.js';
import { startTestServer, type TestServer } from './support/test-server.js';

let at: TestServer;
let owner: Browser;
const visitor = () => new Browser(at.url);

beforeAll(async () => {
  at = await startTestServer({ TRUST_PROXY: '1' });
  owner = visitor();
  const token = new URL(at.owner.signInUrl).hash.replace('#token=', '');
  await owner.post('/app/join', { token, name: 'Ada', email: 'ada@example.com', password: 'correct horse battery' });
});
afterAll(() => at.close());

const question = (page: string) =>
  JSON.parse(
    /data-question="([^"]+)"/
      .exec(page)?.[1]
      ?.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code))) ?? '',
  );

describe('passkeys', () => {
  it('are asked for anew by each page, for this site and with the person shown to be there', async () => {
    const [first, second] = [await visitor().get('/app/sign-in'), await visitor().get('/app/sign-in')];
    expect(question(first.text)).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(question(first.text).challenge).not.toBe(question(second.text).challenge);
    const { body } = await owner.ask('POST', '/app/api/passkeys/options');
    expect(body).toMatchObject({
      rp: { id: 'localhost', name: 'Scenewright' },
      user: { name: 'ada@example.com', displayName: 'Ada' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });

  it('let nobody in with an answer that is none, or of a key that is not known', async () => {
    const response = { authenticatorData: 'AA', clientDataJSON: 'e30', signature: 'AA' };
    const unknown = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {}, response };
    for (const answer of ['', '{', 'null', '[]', '{"id":1}', JSON.stringify(unknown)]) {
      const browser = visitor();
      const { status, text } = await browser.post('/app/passkey', { answer, next: '/app' });
      expect([answer, status, browser.cookieNames()]).toEqual([answer, 403, []]);
      expect(text).toContain('This passkey is not known here');
    }
  });

  it('are tried ten times a minute from one address', async () => {
    const browser = visitor();
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries++) statuses.push((await browser.post('/app/passkey', { answer: '' })).status);
    expect(statuses).toEqual([...Array(10).fill(403), 429]);
  });

  it('are not made of what no authenticator has signed, nor for who is not signed in', async () => {
    const { body: options } = await owner.ask('POST', '/app/api/passkeys/options');
    const clientDataJSON = Buffer.from(
      JSON.stringify({ type: 'webauthn.create', challenge: options.challenge, origin: at.url }),
    ).toString('base64url');
    const response = { clientDataJSON, attestationObject: 'oA' };
    const answer = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {}, response };
    for (const one of [answer, {}, { ...answer, response: null }]) {
      const refused = await owner.ask('POST', '/app/api/passkeys', { name: 'a', response: one });
      expect([refused.status, refused.body.error.code]).toEqual([400, 'invalid_request']);
    }
    expect((await owner.ask('POST', '/app/api/passkeys', { name: ' ', response: answer })).status).toBe(400);
    expect((await owner.ask('GET', '/app/api/passkeys')).body.passkeys).toEqual([]);
    expect((await owner.ask('DELETE', '/app/api/passkeys/pky_NOBODY')).status).toBe(404);
    for (const path of ['/app/api/passkeys/options', '/app/api/passkeys'])
      expect((await visitor().ask('POST', path, {})).status).toBe(401);
    expect((await owner.ask('POST', '/app/api/passkeys/options', undefined, 'https://evil.example')).status).toBe(403);
  });
});
