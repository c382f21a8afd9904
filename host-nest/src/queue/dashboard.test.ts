import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { MemoryRateLimiter } from '../limits/rate-limiter.js';
import { TokenGuesses } from '../operator/token-guesses.js';
import { BullQueue } from './bull-queue.js';
import { queueDashboard, type DashboardQueue } from './dashboard.js';
import { DashboardSession, sessionSeconds } from './dashboard-session.js';

const adminToken = 'operator-token-of-the-tests';

describe('a session of the dashboard', () => {
  const place = { path: '/admin/queues', secure: false };
  const cookieOf = (header: string) => header.split(';')[0] as string;

  it('lasts for its time, under the token that began it', () => {
    const session = new DashboardSession(adminToken);
    const header = session.cookie(1000, place);
    expect(header).toMatch(/^scenewright_queues=\S+; Path=\/admin\/queues; Max-Age=43200; HttpOnly; SameSite=Strict$/);
    const cookie = `theme=dark; ${cookieOf(header)}`;
    expect(session.admits(cookie, 1000)).toBe(true);
    expect(session.admits(cookie, sessionSeconds * 1000 - 1)).toBe(true);
    expect(session.admits(cookie, sessionSeconds * 1000 + 1001)).toBe(false);
    expect(new DashboardSession('another-token-of-the-tests').admits(cookie, 1000)).toBe(false);
    expect(session.cookie(1000, { ...place, secure: true })).toContain('; Secure');
  });

  it('can be neither made up nor made longer', () => {
    const session = new DashboardSession(adminToken);
    const [name, value] = cookieOf(session.cookie(0, place)).split('=') as [string, string];
    const [ends, signature] = value.split('.') as [string, string];
    for (const forged of [
      '',
      '.',
      ends,
      `${Number(ends) + 1}.${signature}`,
      `${ends}.`,
      `${ends}.${signature}x`,
      `9e9.x`,
    ]) {
      expect(session.admits(`${name}=${forged}`, 0)).toBe(false);
    }
    expect(session.admits(`other=${value}`, 0)).toBe(false);
    expect(session.admits(undefined, 0)).toBe(false);
  });
});

async function serve(queues: DashboardQueue[], token: string | null = adminToken) {
  const app = express();
  const limiter = new MemoryRateLimiter();
  const tokenGuesses = new TokenGuesses({ name: 'test', limit: 5, windowMs: 60_000 });
  app.use('/admin/queues', queueDashboard({ adminToken: token, queues, limiter, tokenGuesses }));
  const server = await new Promise<Server>((resolve) => {
    const made = app.listen(0, '127.0.0.1', () => resolve(made));
  });
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    get: (path: string, init: RequestInit = {}) => fetch(`${base}${path}`, { redirect: 'manual', ...init }),
    async close() {
      await limiter.close();
      await tokenGuesses.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

it('the dashboard is not there without Redis or without an admin token', async () => {
  const site = await serve([]);
  const answer = await site.get('/admin/queues');
  expect([answer.status, ((await answer.json()) as { error: { message: string } }).error.message]).toEqual([
    404,
    'The queue lies in the database; the dashboard of Bull is there when REDIS_URL is set.',
  ]);
  await site.close();
  const closed = await serve([{} as DashboardQueue], null);
  expect((await closed.get('/admin/queues')).status).toBe(404);
  await closed.close();
});

const redisUrl = process.env['TEST_REDIS_URL'];
if (!redisUrl) console.warn('SKIPPED: the dashboard of the queues. Set TEST_REDIS_URL to run it.');
(redisUrl ? describe : describe.skip)('the dashboard', () => {
  let queue: BullQueue;
  let site: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    const prefix = `{scenewright-test-${randomBytes(6).toString('hex')}}`;
    queue = new BullQueue({ redisUrl: redisUrl as string, prefix, onError: () => undefined });
    await queue.add({ id: 'evt_1', topic: 'build', body: { jobId: 'vid_1' } });
    site = await serve(queue.boards(['build', 'render']));
  });
  afterAll(async () => {
    await site.close();
    await queue.close();
  });
  const signIn = (token: string) =>
    site.get('/admin/queues/sign-in', { method: 'POST', body: new URLSearchParams({ token }) });

  it('shows a form to people and an error to programs, and nothing of the queues to either', async () => {
    const page = await site.get('/admin/queues', { headers: { accept: 'text/html' } });
    expect([page.status, page.headers.get('content-type')]).toEqual([401, 'text/html; charset=utf-8']);
    expect(await page.text()).toContain('<form method="post" action="/admin/queues/sign-in">');
    const api = await site.get('/admin/queues/api/queues');
    expect([api.status, await api.json()]).toMatchObject([401, { error: { code: 'unauthorized' } }]);
    const wrong = await site.get('/admin/queues/api/queues', { headers: { authorization: 'Bearer guess' } });
    expect(wrong.status).toBe(401);
  });

  it('lets in whoever signs in with the admin token, until they sign out', async () => {
    expect((await signIn('guess')).status).toBe(401);
    const signedIn = await signIn(adminToken);
    expect([signedIn.status, signedIn.headers.get('location')]).toEqual([303, '/admin/queues']);
    const cookie = (signedIn.headers.get('set-cookie') as string).split(';')[0] as string;
    const page = await site.get('/admin/queues', { headers: { cookie, accept: 'text/html' } });
    const html = await page.text();
    expect([page.status, page.headers.get('x-frame-options')]).toEqual([200, 'DENY']);
    const script = /static\/js\/main[^"]+/.exec(html)?.[0];
    expect((await site.get(`/admin/queues/${script}`, { headers: { cookie } })).status).toBe(200);
    const api = await site.get('/admin/queues/api/queues?activeQueue=build&page=1', { headers: { cookie } });
    const { queues } = (await api.json()) as { queues: { name: string; counts: Record<string, number> }[] };
    expect(queues.map(({ name, counts }) => [name, counts['waiting']])).toEqual([
      ['build', 1],
      ['render', 0],
    ]);
    const signedOut = await site.get('/admin/queues/sign-out', { headers: { cookie } });
    expect(signedOut.headers.get('set-cookie')).toContain('Max-Age=0');
  });

  it('takes the token as a bearer header, too', async () => {
    const api = await site.get('/admin/queues/api/queues', { headers: { authorization: `Bearer ${adminToken}` } });
    expect(api.status).toBe(200);
  });

  it('refuses changes that another site asks for', async () => {
    const signedIn = await signIn(adminToken);
    const cookie = (signedIn.headers.get('set-cookie') as string).split(';')[0] as string;
    const pause = (origin: string) =>
      site.get('/admin/queues/api/queues/build/pause', { method: 'PUT', headers: { cookie, origin } });
    expect((await pause('https://evil.example')).status).toBe(403);
  });

  it('bounds guesses at the token', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn('guess')));
    expect(answers.some((answer) => answer.status === 429)).toBe(true);
    expect((await signIn(adminToken)).status).toBe(429);
  });

  it('bounds guesses in headers, too', async () => {
    const ask = async (token: string) =>
      (await site.get('/admin/queues/api/queues', { headers: { authorization: `Bearer ${token}` } })).status;
    const answers = [];
    for (let i = 0; i < 6; i++) answers.push(await ask('guess'));
    expect(answers[0]).toBe(401);
    expect([answers.at(-1), await ask(adminToken)]).toEqual([429, 429]);
  });
});
