// @cost 12
import { createHmac } from 'node:crypto';
import { Browser } from './support/browser.js';
import { startReceiver } from './support/receiver.js';
import { adminToken, startTestServer, type TestServer } from './support/test-server.js';
import { tinyPicture } from './support/tiny-media.js';

let at: TestServer;
let owner: Browser;
const password = 'correct horse battery';
/** Milliseconds by which the clock of the server is ahead. */
let ahead = 0;

beforeAll(async () => {
  at = await startTestServer({ TRUST_PROXY: '1' }, undefined, () => Date.now() + ahead);
  owner = await joined(at.owner.signInUrl, 'Ada');
});
afterAll(() => at.close());

async function joined(signInUrl: string, name: string): Promise<Browser> {
  const browser = new Browser(at.url);
  const token = new URL(signInUrl).hash.replace('#token=', '');
  const { url } = await browser.post('/app/join', { token, name, email: `${name}@example.com`, password });
  expect(url.pathname).toBe('/app');
  return browser;
}

/** Somebody of another account, on a plan. */
async function somebodyOn(plan: string, name: string): Promise<Browser> {
  const { account_id: id } = await at.account({ plan });
  const { body } = await at.call('POST', `/admin/v1/accounts/${id}/sign-in-links`, { key: adminToken });
  return joined(body.sign_in_url as string, name);
}

async function finished(browser: Browser, prompt = 'Rain in Oslo.'): Promise<string> {
  const { status, body } = await browser.ask('POST', '/v1/videos', { prompt, duration: 10 });
  expect(status).toBe(202);
  await at.waitFor(body.id as string, at.owner.apiKey);
  return body.id as string;
}

describe('a session in place of a key', () => {
  it('asks the REST interface, and sees what keys of the account have made', async () => {
    const { body: byKey } = await at.call('POST', '/v1/videos', { body: { prompt: 'a', duration: 10 } });
    const bySession = await finished(owner);
    const { body } = await owner.ask('GET', '/v1/videos');
    expect(body.videos.map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining([byKey.id, bySession]));
    expect((await at.call('GET', `/v1/videos/${bySession}`)).status).toBe(200);
    const refused = await owner.ask('POST', '/v1/videos', { prompt: '' });
    expect([refused.status, refused.body.error.code]).toEqual([400, 'invalid_request']);
  });

  it('is let in on a plan without API access, whose keys are not', async () => {
    const { account_id: id, api_key: key } = await at.account({ plan: 'pro' });
    expect((await at.call('GET', '/v1/models', { key })).status).toBe(403);
    const { body } = await at.call('POST', `/admin/v1/accounts/${id}/sign-in-links`, { key: adminToken });
    const person = await joined(body.sign_in_url as string, 'Pia');
    expect((await person.ask('GET', '/v1/models')).status).toBe(200);
    const refused = await person.ask('POST', '/v1/videos', { prompt: 'a', render: true, resolution: '4K' });
    expect(refused.body.error.code).toBe('resolution_above_plan');
  });

  it('changes nothing for a page of another site', async () => {
    for (const origin of ['https://evil.example', 'null', null]) {
      for (const path of ['/v1/videos', '/app/api/keys', '/app/api/uploads?name=a.png']) {
        const refused = await owner.ask('POST', path, { prompt: 'a', name: 'a' }, origin);
        expect([path, refused.status, refused.body.error.code]).toEqual([path, 403, 'forbidden']);
      }
    }
    expect((await owner.ask('GET', '/app/api/keys')).body.keys).toHaveLength(1);
  });

  it('opens nothing to agents, and a key opens nothing of the app', async () => {
    const asked = await owner.ask('POST', '/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} });
    expect(asked.status).toBe(401);
    for (const path of ['/app/api/me', '/app/api/keys', '/app/api/deliveries'])
      expect((await at.call('GET', path)).status).toBe(401);
    const refused = await new Browser(at.url).ask('POST', '/app/api/keys', { name: 'a' });
    expect([refused.status, refused.body.error.code]).toEqual([401, 'unauthorized']);
  });

  it('counts a person by themselves, not by the key', async () => {
    const { headers } = await owner.ask('GET', '/v1/models');
    expect(Number(headers.get('ratelimit-limit'))).toBe(1_000_000);
  });
});

describe('what is told as it happens', () => {
  it('tells each change of a video to the pages of its account, and to no other', async () => {
    const other = await somebodyOn('creator', 'Olga');
    const [mine, theirs] = [await owner.listen('/app/api/live'), await other.listen('/app/api/live')];
    expect([mine.status, theirs.status]).toEqual([200, 200]);
    const { body: made } = await owner.ask('POST', '/v1/videos', { prompt: 'Rain in Oslo.', duration: 10 });
    const seen: string[] = [];
    while (seen.at(-1) !== 'completed') {
      const { value } = await mine.events.next();
      expect([value?.event, value?.data.id]).toEqual(['video', made.id]);
      seen.push(value?.data.status as string);
    }
    expect(seen).toContain('processing');
    const { body: now } = await owner.ask('GET', `/v1/videos/${made.id}`);
    expect(now.status).toBe('completed');
    // Of one that is deleted nothing is told any more: the next event is that of another.
    expect((await owner.ask('DELETE', `/v1/videos/${made.id}`)).status).toBe(204);
    const { body: next } = await owner.ask('POST', '/v1/videos', { prompt: 'Snow.', duration: 10 });
    expect((await mine.events.next()).value?.data.id).toBe(next.id);
    // What the other account is told first is its own.
    const { body: own } = await other.ask('POST', '/v1/videos', { prompt: 'Sun.', duration: 10 });
    expect((await theirs.events.next()).value).toMatchObject({ event: 'video', data: { id: own.id } });
    mine.end();
    theirs.end();
  });

  it('is for who is signed in, and for so many windows of one person', async () => {
    expect((await new Browser(at.url).ask('GET', '/app/api/live')).status).toBe(401);
    expect((await at.call('GET', '/app/api/live')).status).toBe(401);
    const open = await Promise.all(Array.from({ length: 8 }, () => owner.listen('/app/api/live')));
    const refused = await owner.ask('GET', '/app/api/live');
    expect([refused.status, refused.body.error.code, refused.headers.get('retry-after')]).toEqual([
      429,
      'rate_limited',
      '60',
    ]);
    for (const one of open) one.end();
  });
});

describe('what an account does with itself', () => {
  it('makes keys that are shown once, tells their use, and revokes them', async () => {
    const { status, body: made } = await owner.ask('POST', '/app/api/keys', { name: ' Reports ' });
    expect([status, made.name, made.used_at]).toEqual([201, 'Reports', null]);
    expect((await at.call('GET', '/v1/models', { key: made.api_key })).status).toBe(200);
    const { body } = await owner.ask('GET', '/app/api/keys');
    const listed = body.keys.find(({ id }: { id: string }) => id === made.id);
    expect(Object.keys(listed)).not.toContain('api_key');
    expect(Date.parse(listed.used_at)).toBeGreaterThan(Date.parse(made.created_at) - 1);
    const { body: secret } = await owner.ask('GET', `/app/api/keys/${made.id}/webhook-secret`);
    expect(secret.webhook_secret).toBe(made.webhook_secret);
    const rotated = await owner.ask('POST', `/app/api/keys/${made.id}/rotate`, { overlap_seconds: 60 });
    expect([rotated.status, rotated.body.id, rotated.body.name]).toEqual([200, made.id, 'Reports']);
    expect(Date.parse(rotated.body.former_valid_until)).toBeGreaterThan(Date.parse(rotated.body.rotated_at));
    for (const key of [made.api_key, rotated.body.api_key])
      expect((await at.call('GET', '/v1/models', { key })).status).toBe(200);
    expect((await owner.ask('DELETE', `/app/api/keys/${made.id}`)).status).toBe(204);
    expect((await at.call('GET', '/v1/models', { key: rotated.body.api_key })).status).toBe(401);
    expect((await at.call('GET', '/v1/models', { key: made.api_key })).status).toBe(401);
    expect((await owner.ask('DELETE', `/app/api/keys/${made.id}`)).status).toBe(404);
  });

  it('makes keys that end by themselves', async () => {
    const ends = new Date(Date.now() + 3_600_000).toISOString();
    const { status, body: made } = await owner.ask('POST', '/app/api/keys', { name: 'For an hour', expires_at: ends });
    expect([status, made.expires_at]).toEqual([201, ends]);
    const models = async () => (await at.call('GET', '/v1/models', { key: made.api_key })).status;
    expect(await models()).toBe(200);
    ahead = 3_600_000;
    expect(await models()).toBe(401);
    const { body } = await owner.ask('GET', '/app/api/keys');
    ahead = 0;
    expect(body.keys.find(({ id }: { id: string }) => id === made.id)).toMatchObject({ expires_at: ends });
    for (const wrong of [new Date(Date.now() - 1000).toISOString(), 'tomorrow']) {
      const refused = await owner.ask('POST', '/app/api/keys', { name: 'a', expires_at: wrong });
      expect([wrong, refused.status]).toEqual([wrong, 400]);
      expect(refused.body.error.message).toContain('expires_at');
    }
    expect((await owner.ask('DELETE', `/app/api/keys/${made.id}`)).status).toBe(204);
  });

  it('replaces the secret of webhooks, and signs with both for a while', async () => {
    const { body: made } = await owner.ask('POST', '/app/api/keys', { name: 'Rotated' });
    const receiver = await startReceiver();
    const signatures = async (): Promise<string[]> => {
      const opened = new Promise<void>((resolve) => {
        receiver.answer = () => (resolve(), 204);
      });
      const body = { prompt: 'a', duration: 10, webhook_url: receiver.url };
      const { body: video } = await at.call('POST', '/v1/videos', { key: made.api_key, body });
      await at.call('POST', `/v1/videos/${video.id}/cancel`, { key: made.api_key });
      await opened;
      const { headers, body: sent } = receiver.received.at(-1)!;
      const signed = (secret: string) =>
        `v1,${createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64'))
          .update(`${headers['webhook-id'] as string}.${headers['webhook-timestamp'] as string}.${sent}`)
          .digest('base64')}`;
      const by = new Map([...known].map(([name, secret]) => [signed(secret), name]));
      return String(headers['webhook-signature'])
        .split(' ')
        .map((one) => by.get(one) ?? 'nobody');
    };
    const known = new Map([['first', made.webhook_secret as string]]);
    expect(await signatures()).toEqual(['first']);
    const rotate = (body: object) => owner.ask('POST', `/app/api/keys/${made.id}/webhook-secret/rotate`, body);
    const { body: second } = await rotate({ overlap_seconds: 3600 });
    known.set('second', second.webhook_secret);
    expect(await signatures()).toEqual(['second', 'first']);
    const { body: shown } = await owner.ask('GET', `/app/api/keys/${made.id}/webhook-secret`);
    expect(shown.webhook_secret).toBe(second.webhook_secret);
    // An answer that was lost costs nothing: what receivers have stays good.
    const { body: third } = await rotate({ overlap_seconds: 3600 });
    known.set('third', third.webhook_secret);
    expect([await signatures(), third.former_valid_until]).toEqual([['third', 'first'], second.former_valid_until]);
    ahead = 3_600_000;
    expect(await signatures()).toEqual(['third']);
    ahead = 0;
    await rotate({ overlap_seconds: 0 }).then(({ body }) => known.set('fourth', body.webhook_secret));
    expect(await signatures()).toEqual(['fourth']);
    expect((await rotate({ overlap_seconds: -1 })).status).toBe(400);
    const other = await somebodyOn('creator', 'Rolf');
    const refused = await other.ask('POST', `/app/api/keys/${made.id}/webhook-secret/rotate`, {});
    expect(refused.status).toBe(404);
    await receiver.close();
    expect((await owner.ask('DELETE', `/app/api/keys/${made.id}`)).status).toBe(204);
  });

  it('keeps the key behind sessions to itself', async () => {
    await finished(owner);
    const { body } = await owner.ask('GET', '/app/api/keys');
    expect(body.keys.map(({ name }: { name: string }) => name)).toEqual(['First key']);
  });

  it('makes another key behind sessions when an operator has revoked it', async () => {
    const { account_id: id } = await at.account();
    const { body } = await at.call('POST', `/admin/v1/accounts/${id}/sign-in-links`, { key: adminToken });
    const person = await joined(body.sign_in_url as string, 'Kim');
    const { url, close } = await startReceiver();
    const made = await person.ask('POST', '/v1/videos', { prompt: 'a', duration: 10, webhook_url: url });
    await person.ask('POST', `/v1/videos/${made.body.id}/cancel`);
    // A delivery is written down behind the answer; without one the test runs into its limit.
    const sent = async (): Promise<string> => {
      const { body: all } = await at.call('GET', `/admin/v1/accounts/${id}/deliveries`, { key: adminToken });
      return (all.deliveries as { key_id: string }[])[0]?.key_id ?? sent();
    };
    expect((await at.call('DELETE', `/admin/v1/keys/${await sent()}`, { key: adminToken })).status).toBeLessThan(300);
    expect((await person.ask('GET', '/v1/models')).status).toBe(200);
    await close();
  });

  it('lets members make videos, and their owner alone do the rest', async () => {
    const { body: invited } = await owner.ask('POST', '/app/api/invitations');
    const member = await joined(invited.sign_in_url as string, 'Bob');
    await finished(member, 'By a member.');
    for (const [method, path] of [
      ['POST', '/app/api/keys'],
      ['POST', '/app/api/invitations'],
      ['DELETE', '/app/api/members/usr_NOBODY'],
    ] as const)
      expect((await member.ask(method, path, { name: 'a' })).body.error.code).toBe('forbidden');
    const { body } = await owner.ask('GET', '/app/api/members');
    const [ada, bob] = body.members as { id: string; role: string }[];
    expect([ada?.role, bob?.role, body.members.length]).toEqual(['owner', 'member', 2]);
    expect((await owner.ask('DELETE', `/app/api/members/${ada?.id}`)).status).toBe(400);
    expect((await owner.ask('DELETE', `/app/api/members/${bob?.id}`)).status).toBe(204);
    expect((await member.ask('GET', '/app/api/me')).status).toBe(401);
  });

  it('tells nothing of another account', async () => {
    const id = await finished(owner);
    const { body: kit } = await owner.ask('POST', '/app/api/brand-kits', kitOf('Ours'));
    const { body: keys } = await owner.ask('GET', '/app/api/keys');
    const stranger = await somebodyOn('creator', 'Eve');
    for (const [method, path, body] of [
      ['GET', `/v1/videos/${id}`, undefined],
      ['GET', `/app/api/videos/${id}/timeline`, undefined],
      ['GET', `/app/api/videos/${id}/assets/${'a'.repeat(64)}`, undefined],
      ['PUT', `/app/api/brand-kits/${kit.id}`, kitOf('Theirs')],
      ['DELETE', `/app/api/brand-kits/${kit.id}`, undefined],
      ['GET', `/app/api/brand-kits/${kit.id}/logo`, undefined],
      ['DELETE', `/app/api/keys/${keys.keys[0].id}`, undefined],
      ['GET', `/app/api/keys/${keys.keys[0].id}/webhook-secret`, undefined],
      ['POST', '/app/api/deliveries/evt_NOBODY/resend', undefined],
    ] as const)
      expect([path, (await stranger.ask(method, path, body)).status]).toEqual([path, 404]);
  });

  it('reads its ledger page by page, and what each day has used', async () => {
    await finished(owner);
    const { body: first } = await owner.ask('GET', '/app/api/ledger?limit=2');
    const { body: second } = await owner.ask('GET', `/app/api/ledger?limit=2&cursor=${first.next_cursor}`);
    const ids = [...first.entries, ...second.entries].map(({ id }: { id: number }) => id);
    expect(ids).toEqual(ids.toSorted((a: number, b: number) => b - a));
    expect(first.entries[0]).toMatchObject({ kind: 'settle', subject: expect.stringMatching(/^vid_/) });
    const { body: usage } = await owner.ask('GET', '/app/api/usage');
    expect(usage.days).toHaveLength(30);
    expect(usage.days.at(-1).credits).toBeGreaterThanOrEqual(first.entries[0].charged);
    expect((await owner.ask('GET', '/app/api/ledger?cursor=none')).status).toBe(400);
  });

  it('signs out everywhere else', async () => {
    const other = new Browser(at.url);
    await other.post('/app/sign-in', { email: 'Ada@example.com', password });
    expect((await owner.ask('GET', '/app/api/sessions')).body.sessions).toHaveLength(2);
    await owner.ask('DELETE', '/app/api/sessions');
    expect((await other.ask('GET', '/app/api/me')).status).toBe(401);
    expect((await owner.ask('GET', '/app/api/sessions')).body.sessions).toMatchObject([{ is_this: true }]);
  });

  it('sees each webhook with its tries and what was sent, and sends one again', async () => {
    const receiver = await startReceiver();
    const { body } = await owner.ask('POST', '/v1/videos', { prompt: 'a', duration: 10, webhook_url: receiver.url });
    await at.waitFor(body.id as string, at.owner.apiKey);
    const delivered = async () => {
      for (;;) {
        const { body: list } = await owner.ask('GET', '/app/api/deliveries');
        const found = list.deliveries.find(({ url }: { url: string }) => url === receiver.url);
        if (found?.state === 'delivered') return found;
      }
    };
    const sent = await delivered();
    expect(JSON.parse(sent.body)).toMatchObject({ event: 'video.completed', data: { videoId: body.id } });
    expect((await owner.ask('POST', `/app/api/deliveries/${sent.id}/resend`)).status).toBe(202);
    expect((await delivered()).tries).toMatchObject([{ status: 204, answer: null }, { status: 204 }]);
    expect(receiver.received).toHaveLength(2);
    receiver.answer = () => 500;
    receiver.says = `No room\0 for it. ${'x'.repeat(5000)}`;
    expect((await owner.ask('POST', `/app/api/deliveries/${sent.id}/resend`)).status).toBe(202);
    const tried = async (): Promise<{ status: number; answer: string }[]> => {
      const { body: list } = await owner.ask('GET', '/app/api/deliveries');
      const { tries } = list.deliveries.find(({ id }: { id: string }) => id === sent.id);
      return tries.length > 2 ? tries : tried();
    };
    const [, , refused] = await tried();
    expect([refused!.status, refused!.answer.length]).toEqual([500, 1000]);
    expect(refused!.answer).toMatch(/^No room for it\. x+$/);
    await receiver.close();
  });
});

const kitOf = (name: string, more = {}) => ({
  name,
  colors: { primary: '#0b3d91', secondary: '#f2f2f2', accent: '#ff6b00' },
  fonts: { heading: 'Inter', body: 'Inter' },
  ...more,
});

describe('files that are dropped into the app', () => {
  const upload = async (name: string, bytes: Uint8Array) =>
    owner.ask('POST', `/app/api/uploads?name=${encodeURIComponent(name)}`, bytes);

  it('become the images of a request and the logo of a kit, by their address', async () => {
    const { status, body } = await upload('our logo.jpg', tinyPicture);
    expect([status, body.name, body.bytes]).toEqual([201, 'our logo.jpg', tinyPicture.length]);
    const made = await owner.ask('POST', '/v1/videos', { prompt: 'a', duration: 10, images: [{ url: body.url }] });
    expect(made.status).toBe(202);
    const { body: kit } = await owner.ask('POST', '/app/api/brand-kits', kitOf('Ours', { logo_url: body.url }));
    const { body: kits } = await owner.ask('GET', '/v1/brand-kits');
    const found = () => kits.brand_kits.find(({ id }: { id: string }) => id === kit.id);
    expect(found().has_logo).toBe(true);
    const logo = await owner.get(`/app/api/brand-kits/${kit.id}/logo`);
    expect([logo.status, logo.headers.get('content-security-policy')]).toEqual([200, "default-src 'none'; sandbox"]);
    await owner.ask('PUT', `/app/api/brand-kits/${kit.id}`, kitOf('Ours, changed'));
    expect((await owner.get(`/app/api/brand-kits/${kit.id}/logo`)).status).toBe(200);
    await owner.ask('PUT', `/app/api/brand-kits/${kit.id}`, kitOf('Ours', { logo_url: null }));
    expect((await owner.ask('GET', `/app/api/brand-kits/${kit.id}/logo`)).status).toBe(404);
    expect((await owner.ask('DELETE', `/app/api/brand-kits/${kit.id}`)).status).toBe(204);
  });

  it('are refused when they are empty, nameless, or not what they are used as', async () => {
    expect((await upload('empty.png', new Uint8Array())).body.error.message).toBe('empty.png is empty.');
    expect((await owner.ask('POST', '/app/api/uploads', new Uint8Array([1]))).status).toBe(400);
    const { body } = await upload('words.png', new TextEncoder().encode('no picture'));
    const refused = await owner.ask('POST', '/v1/videos', { prompt: 'a', images: [{ url: body.url }] });
    expect([refused.status, refused.body.error.message]).toEqual([400, expect.stringContaining('images[0]')]);
    const guessed = body.url.replace(/\/[\w-]{43}\//, `/${'A'.repeat(43)}/`);
    const gone = await owner.ask('POST', '/v1/videos', { prompt: 'a', images: [{ url: guessed }] });
    expect(gone.body.error.message).toContain('not kept any more');
  });
});

describe('the pages', () => {
  it('run nothing but what the service serves, and are framed by nobody', async () => {
    const shown = await owner.get('/app/videos/vid_01KAF0Q7J2M8T4V6X9Z1B3D5F7');
    const policy = shown.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; script-src 'self';/);
    expect(policy).toMatch(/connect-src 'self';.*frame-ancestors 'none'; base-uri 'none'$/);
    expect(policy).not.toMatch(/unsafe|\*|https?:\/\/(?!localhost[:\s;])/);
    expect(shown.headers.get('x-frame-options')).toBe('DENY');
    for (const path of ['/app/nothing', '/app/videos/a/b', '/app/assets/none.js', '/app/assets/..%2findex.html'])
      expect([path, (await owner.get(path)).status]).toEqual([path, 404]);
  });

  it('lead back from an address that none of them has, and tell programs as everywhere', async () => {
    const nowhere = `${at.url}/app/nowhere/at/all`;
    const page = await fetch(nowhere, { headers: { accept: 'text/html,*/*;q=0.8' } });
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(await page.text()).toContain('/app/assets/');
    const answer = await fetch(nowhere);
    expect([answer.status, ((await answer.json()) as { error: { code: string } }).error.code]).toEqual([
      404,
      'not_found',
    ]);
    const wrong = await fetch(`${at.url}/app/passkey`, { headers: { accept: 'application/json' } });
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('are served packed, and kept by browsers as long as their names say', async () => {
    const { text } = await owner.get('/app');
    const [, script = ''] = /src="(\/app\/assets\/main-[^"]+\.js)"/.exec(text) ?? [];
    const of = async (encoding: string) => {
      const { headers } = await fetch(at.url + script, { headers: { 'accept-encoding': encoding } });
      return [headers.get('content-encoding'), headers.get('content-type'), headers.get('cache-control')];
    };
    const [javascript, kept] = ['text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'];
    expect(await of('br')).toEqual(['br', javascript, kept]);
    expect(await of('gzip')).toEqual(['gzip', javascript, kept]);
    expect(await of('identity')).toEqual([null, javascript, kept]);
    const { headers } = await fetch(`${at.url}/app/assets/theme.js`);
    expect(headers.get('cache-control')).toBe('no-cache');
  });
});

describe('what the app plays and asks before anything is made', () => {
  it('quotes what a creation costs, and refuses what it would refuse', async () => {
    const { body } = await owner.ask('POST', '/app/api/quote', { prompt: 'a', duration: 30, render: true });
    const { body: made } = await owner.ask('POST', '/v1/videos', { prompt: 'a', duration: 30, render: true });
    expect(body).toEqual({
      estimated_credits: made.estimated_credits,
      estimated_export_minutes: made.estimated_export_minutes,
      minimum_credits: 7,
    });
    const refused = await owner.ask('POST', '/app/api/quote', { prompt: 'a', model: 'gen-9' });
    expect(refused.status).toBe(400);
  });

  it('says a sentence in a voice that there is, and names what else can be chosen', async () => {
    const sentence = { text: 'Good morning.', language: 'en' };
    const said = await owner.ask('POST', '/app/api/voices/voice-en-1/sample', sentence);
    expect([said.status, said.headers.get('content-type')]).toEqual([200, 'audio/wav']);
    expect(said.body).toEqual({ ...sentence, voice: 'voice-en-1' });
    const statusOf = async (voice: string, body: object) =>
      (await owner.ask('POST', `/app/api/voices/${voice}/sample`, body)).status;
    expect(await statusOf('voice-none', sentence)).toBe(404);
    expect(await statusOf('voice-en-1', { ...sentence, text: ' ' })).toBe(400);
    const { body } = await owner.ask('GET', '/app/api/choices');
    expect(body.caption_styles).toContain('none');
    expect(body.languages).toEqual(expect.arrayContaining(['en', 'de', 'ar', 'ja']));
    expect(body.fonts).toContain('Inter');
  });

  it('gives the timeline of a video, and no file that it does not name', async () => {
    const id = await finished(owner);
    const { body } = await owner.ask('GET', `/app/api/videos/${id}/timeline`);
    expect(body.timeline.scenes).toHaveLength(3);
    expect((await owner.ask('GET', `/app/api/videos/${id}/assets/${'0'.repeat(64)}`)).status).toBe(404);
  });

  it('draws an infographic with other values for its settings', async () => {
    const { body: project } = await owner.ask('POST', '/v1/infographics/generate', {
      prompt: 'Our Q3: revenue grew 24% to $4.2M.',
    });
    const path = `/app/api/infographics/${project.id}/versions/${project.latestVersionId}/timeline`;
    const drawn = await owner.ask('POST', path, { settingsValues: { title: 'A good year' } });
    expect([drawn.status, JSON.stringify(drawn.body.timeline)]).toEqual([200, expect.stringContaining('A good year')]);
    expect((await owner.ask('POST', path, { settingsValues: { nothing: 1 } })).status).toBe(400);
  });
});
