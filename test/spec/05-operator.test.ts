// @cost 9
import { Browser } from './support/browser.js';
import { startReceiver } from './support/receiver.js';
import { serverSet } from './support/server-set.js';
import { adminToken, startTestServer, type Answer, type TestServer } from './support/test-server.js';

/** Milliseconds by which the clock of the server is ahead. */
let ahead = 0;
let at: TestServer;
beforeAll(async () => {
  at = await startTestServer({ TRUST_PROXY: '1' }, undefined, () => Date.now() + ahead);
});
afterAll(() => at.close());
afterEach(() => Object.assign(at.studio.script, { buildMs: 20, fail: null }));

const ask = (path: string) => at.call('GET', `/admin/v1/${path}`, { key: adminToken });

/** All entries of a list, by pages of two. */
async function everyPage(path: string, name: string): Promise<Record<string, unknown>[]> {
  const entries: Record<string, unknown>[] = [];
  let cursor: string | null = null;
  do {
    const next: Answer = await ask(
      `${path}${path.includes('?') ? '&' : '?'}limit=2${cursor ? `&cursor=${cursor}` : ''}`,
    );
    expect([next.status, next.body]).toEqual([200, { [name]: expect.any(Array), next_cursor: next.body.next_cursor }]);
    expect(next.body[name].length).toBeLessThanOrEqual(2);
    entries.push(...next.body[name]);
    cursor = next.body.next_cursor;
  } while (cursor !== null);
  return entries;
}

describe('the lists of the operator', () => {
  it('tell the accounts, the newest first, by plan and by address', async () => {
    const made = [];
    for (const [name, plan] of [
      ['Ada', 'pro'],
      ['Ben', 'ultimate'],
      ['Cem', 'ultimate'],
    ] as const)
      made.push(await at.account({ name, plan, email: `${name}@example.com`, credits: 7 }));
    const ids = made.map(({ account_id }) => account_id).toReversed();
    const listed = await everyPage('accounts', 'accounts');
    expect(listed.map(({ account_id }) => account_id).slice(0, 3)).toEqual(ids);
    // The owner's is the first one that there was.
    expect(listed.at(-1)).toMatchObject({ name: 'Owner', plan: 'creator', unlimited: true, email: null });
    expect(listed[0]).toEqual({
      account_id: ids[0],
      name: 'Cem',
      email: 'Cem@example.com',
      plan: 'ultimate',
      unlimited: false,
      credits_available: 7,
      credits_held: 0,
      export_minutes_available: 120,
      export_minutes_held: 0,
      in_flight: 0,
      created_at: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect((await everyPage('accounts?plan=ultimate', 'accounts')).map(({ name }) => name)).toEqual(['Cem', 'Ben']);
    const found = await everyPage('accounts?email=Ada%40example.com', 'accounts');
    expect(found.map(({ name }) => name)).toEqual(['Ada']);
    expect(await everyPage('accounts?plan=none', 'accounts')).toEqual([]);
  });

  it('tell the keys of an account, those in use and those revoked, but no secret', async () => {
    const { account_id: id, key_id: first, api_key: secret } = await at.account();
    const make = (name: string) =>
      at.call('POST', `/admin/v1/accounts/${id}/keys`, { key: adminToken, body: { name } }).then(({ body }) => body);
    const [second, third] = [await make('Second'), await make('Third')];
    await at.call('GET', '/v1/models', { key: secret });
    await at.call('DELETE', `/admin/v1/keys/${second.key_id}`, { key: adminToken });
    const listed = await everyPage(`accounts/${id}/keys`, 'keys');
    expect(listed.map(({ key_id }) => key_id)).toEqual([third.key_id, second.key_id, first]);
    expect(listed[2]).toEqual({
      key_id: first,
      name: 'First key',
      kind: 'api',
      hint: secret.slice(0, 8),
      default_webhook_url: null,
      created_at: expect.stringMatching(/Z$/),
      used_at: expect.stringMatching(/Z$/),
      rotated_at: null,
      former_valid_until: null,
      revoked_at: null,
    });
    const states = async (state: string) =>
      (await everyPage(`accounts/${id}/keys?state=${state}`, 'keys')).map(({ name }) => name);
    expect([await states('in_use'), await states('revoked')]).toEqual([['Third', 'First key'], ['Second']]);
    expect((await ask('accounts/acc_none/keys')).status).toBe(404);
  });

  it('tell the jobs of all accounts, by status and account, and none of their words', async () => {
    const [one, other] = [await at.account(), await at.account()];
    const create = async (key: string, prompt: string) =>
      (await at.call('POST', '/v1/videos', { key, body: { prompt, duration: 10 } })).body.id as string;
    const done = await create(one.api_key, 'Secret plans of a rocket.');
    await at.waitFor(done, one.api_key);
    at.studio.script.fail = { stage: 'build', retryable: false, times: 1 };
    const failed = await create(other.api_key, 'Another secret.');
    await at.waitFor(failed, other.api_key);
    const listed = await everyPage('jobs', 'jobs');
    expect(listed.map(({ id }) => id)).toEqual([failed, done]);
    expect(JSON.stringify(listed)).not.toMatch(/rocket|secret|Scene 1/i);
    expect(listed[0]).toMatchObject({
      id: failed,
      account_id: other.account_id,
      key_id: other.key_id,
      status: 'failed',
      phase: '',
      model: 'gen-6-fast',
      source_video_id: null,
      credits_cost: 0,
      error: { code: 'browser_died', message: 'The browser died.' },
      ended_at: expect.stringMatching(/Z$/),
    });
    const ids = async (query: string) => (await everyPage(`jobs?${query}`, 'jobs')).map(({ id }) => id);
    expect(await ids('status=failed')).toEqual([failed]);
    expect(await ids(`account_id=${one.account_id}`)).toEqual([done]);
    expect(await ids(`account_id=${one.account_id}&status=failed`)).toEqual([]);
  });

  it('name what is wrong with a query, and are nobody else’s', async () => {
    for (const [path, field] of [
      ['accounts?limit=0', 'limit'],
      ['accounts?email=nobody', 'email'],
      ['accounts?cursor=vid_1', 'cursor'],
      ['jobs?status=lost', 'status'],
      ['jobs?account_id=a%20b', 'account_id'],
    ] as const) {
      const { status, body } = await ask(path);
      expect([path, status, body.error.code]).toEqual([path, 400, 'invalid_request']);
      expect(body.error.message).toContain(field);
    }
    for (const path of ['accounts', 'jobs', 'accounts/acc_1/keys'])
      expect((await at.call('GET', `/admin/v1/${path}`)).status).toBe(401);
  });
});

describe('what the operator sees of the installation', () => {
  it('tells each plan with what it gives and how many accounts are on it', async () => {
    const count = async () => {
      const { plans } = (await ask('plans')).body;
      return plans.find(({ id }: { id: string }) => id === 'trial');
    };
    const before = await count();
    expect(before).toEqual({
      id: 'trial',
      paid: false,
      api_access: true,
      agent_protocol: true,
      top_resolution: '720p',
      jobs_in_flight: 5,
      monthly_credits: 100,
      monthly_export_minutes: 10,
      accounts: expect.any(Number),
    });
    await at.account({ plan: 'trial' });
    expect((await count()).accounts).toBe(before.accounts + 1);
  });

  it('tells what waits, which process works on what, and stops a video for its account', async () => {
    const { api_key: key } = await at.account();
    at.studio.script.buildMs = 60_000;
    const create = async () =>
      (await at.call('POST', '/v1/videos', { key, body: { prompt: 'a', duration: 10 } })).body.id as string;
    const [first, second] = [await create(), await create()];
    await at.waitFor(first, key, ['processing']);
    const { nodes } = (await ask('nodes')).body;
    expect(nodes).toEqual([
      expect.objectContaining({
        role: 'all',
        concurrency: 1,
        is_gone: false,
        work: [{ topic: 'build', subject: first, since: expect.stringMatching(/Z$/) }],
        memory_bytes: { total: expect.any(Number), free: expect.any(Number) },
      }),
    ]);
    const { body: queue } = await ask('queue');
    expect(queue.jobs).toEqual({ processing: 1, queued: 1 });
    const waits = queue.topics.map(({ topic, queued, turns }: Record<string, number>) => [topic, queued! + turns!]);
    expect(waits).toEqual([
      ['build', 1],
      ['render', 0],
      ['infographics', 0],
    ]);
    for (const [id, status] of [
      [second, 'canceled'],
      [first, 'processing'],
    ] as const) {
      const { status: code, body } = await at.call('POST', `/admin/v1/jobs/${id}/cancel`, { key: adminToken });
      expect([code, body.id, body.status]).toEqual([200, id, status]);
    }
    await at.waitFor(first, key, ['canceled']);
    const again = await at.call('POST', `/admin/v1/jobs/${first}/cancel`, { key: adminToken });
    expect([again.status, again.body.error.code]).toEqual([409, 'not_cancelable']);
    expect((await at.call('POST', '/admin/v1/jobs/vid_none/cancel', { key: adminToken })).status).toBe(404);
  });

  it('counts files and the database', async () => {
    const { body } = await ask('storage');
    const kind = serverSet === 'embedded' ? 'disk' : 's3';
    expect(body).toMatchObject({ kind, retention_days: 0, measured_at: expect.stringMatching(/Z$/) });
    expect(body.database_bytes).toBeGreaterThan(1_000_000);
    const names = body.folders.map(({ name }: { name: string }) => name);
    expect(names).toEqual(['videos', 'infographics', 'uploads', 'segments', 'assets', 'fonts']);
  });

  it('tells causes and the newest of what failed, without the path of a receiver', async () => {
    const receiver = await startReceiver();
    receiver.answer = () => 500;
    const { account_id: account, api_key: key } = await at.account();
    at.studio.script.fail = { stage: 'build', retryable: false, times: 1 };
    const body = { prompt: 'A secret.', duration: 10, webhook_url: `${receiver.url}?token=hidden` };
    const { id } = (await at.call('POST', '/v1/videos', { key, body })).body;
    await at.waitFor(id, key);
    const deliveries = async () => (await ask(`accounts/${account}/deliveries`)).body.deliveries;
    for (let tries = 0, looks = 0; (await deliveries())[0]?.state !== 'failed' && looks < 600; looks++) {
      const made = (await deliveries())[0].tries.length;
      // The pauses between tries are not sat out.
      if (made > tries) ahead += 30_000;
      tries = made;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const { body: failures } = await ask('failures?days=1');
    expect(failures.causes).toContainEqual({
      kind: 'video',
      code: 'browser_died',
      count: expect.any(Number),
      last_at: expect.stringMatching(/Z$/),
    });
    expect(failures.latest).toContainEqual({
      kind: 'video',
      id,
      account_id: account,
      at: expect.stringMatching(/Z$/),
      code: 'browser_died',
      message: 'The browser died.',
    });
    const [{ id: event }] = await deliveries();
    expect(failures.latest).toContainEqual({
      kind: 'webhook',
      id: event,
      account_id: account,
      at: expect.stringMatching(/Z$/),
      code: 'http_500',
      message: `video.failed to ${new URL(receiver.url).host}: The receiver answered 500.`,
    });
    expect(JSON.stringify(failures)).not.toMatch(/hidden|A secret/);
    ahead += 2 * 86_400_000;
    expect((await ask('failures?days=1')).body.latest).toEqual([]);
    expect((await ask('failures?days=0')).status).toBe(400);
    await receiver.close();
  });
});

describe('the owner of the first account', () => {
  const password = 'correct horse battery';
  async function joined(url: string, name: string): Promise<Browser> {
    const browser = new Browser(at.url);
    const token = new URL(url).hash.replace('#token=', '');
    await browser.post('/app/join', { token, name, email: `${name}@first.example.com`, password });
    return browser;
  }
  const linkFor = async (id: string) =>
    (await at.call('POST', `/admin/v1/accounts/${id}/sign-in-links`, { key: adminToken })).body.sign_in_url as string;

  it('operates the installation with a session in place of the token, on pages of the service alone', async () => {
    const owner = await joined(at.owner.signInUrl, 'Olga');
    expect((await owner.ask('GET', '/app/api/me')).body.is_operator).toBe(true);
    const made = await owner.ask('POST', '/admin/v1/accounts', { name: 'Team', plan: 'pro' });
    expect(made.status).toBe(201);
    const changed = await owner.ask('PATCH', `/admin/v1/accounts/${made.body.account_id}`, { credits: 3 });
    expect([changed.status, changed.body.credits_available]).toEqual([200, 3]);
    const foreign = await owner.ask(
      'PATCH',
      `/admin/v1/accounts/${made.body.account_id}`,
      { credits: 9 },
      'https://x.example',
    );
    expect([foreign.status, foreign.body.error.code]).toEqual([403, 'forbidden']);
    // A token that is sent counts alone, whoever is signed in.
    expect((await at.call('GET', '/admin/v1/accounts', { key: 'wrong-token-of-somebody' })).status).toBe(401);
  });

  it('is nobody else: neither its members, nor owners of other accounts', async () => {
    const { body } = await ask('accounts?limit=100');
    const first = body.accounts.at(-1).account_id as string;
    const member = await joined(await linkFor(first), 'Mia');
    const other = await joined(await linkFor((await at.account()).account_id), 'Otto');
    for (const one of [member, other]) {
      expect((await one.ask('GET', '/app/api/me')).body.is_operator).toBe(false);
      for (const path of ['accounts', 'plans', 'queue', 'nodes', 'storage', 'failures'])
        expect((await one.ask('GET', `/admin/v1/${path}`)).status).toBe(401);
    }
  });
});

describe('a key that is rotated', () => {
  const rotate = (id: string, body?: unknown) =>
    at.call('POST', `/admin/v1/keys/${id}/rotate`, { key: adminToken, ...(body !== undefined && { body }) });
  const opens = async (keys: string[]) =>
    Promise.all(keys.map(async (key) => (await at.call('GET', '/v1/models', { key })).status === 200));
  const hour = 3600_000;
  const day = 24 * hour;

  it('keeps its id, its jobs and its webhook secret; the one before opens it for a day, or as told', async () => {
    const { account_id: account, key_id: id, api_key: first, webhook_secret: secret } = await at.account();
    const { body: job } = await at.call('POST', '/v1/videos', { key: first, body: { prompt: 'a', duration: 10 } });
    const { status, body: second } = await rotate(id);
    expect([status, second]).toEqual([
      200,
      { key_id: id, api_key: expect.stringMatching(/^svk_/), former_valid_until: expect.stringMatching(/Z$/) },
    ]);
    expect(Math.abs(Date.parse(second.former_valid_until) - Date.now() - ahead - day)).toBeLessThan(60_000);
    expect(await opens([first, second.api_key])).toEqual([true, true]);
    expect((await at.call('GET', `/v1/videos/${job.id}`, { key: second.api_key })).status).toBe(200);
    const [listed] = await everyPage(`accounts/${account}/keys`, 'keys');
    expect(listed).toMatchObject({
      key_id: id,
      hint: second.api_key.slice(0, 8),
      rotated_at: expect.stringMatching(/Z$/),
      former_valid_until: second.former_valid_until,
    });
    expect(secret).toMatch(/^whsec_/);
    ahead += day + 1000;
    expect(await opens([first, second.api_key])).toEqual([false, true]);
    expect((await everyPage(`accounts/${account}/keys`, 'keys'))[0]).toMatchObject({ former_valid_until: null });
    const { body: third } = await rotate(id, { overlap_seconds: 3600 });
    ahead += hour / 2;
    expect(await opens([first, second.api_key, third.api_key])).toEqual([false, true, true]);
    ahead += hour;
    expect(await opens([second.api_key, third.api_key])).toEqual([false, true]);
  });

  it('leaves the one in use good when the answer of a rotation was lost and it is asked for again', async () => {
    const { key_id: id, api_key: first } = await at.account();
    const { body: lost } = await rotate(id);
    const { body: second } = await rotate(id, { overlap_seconds: 604_800 });
    expect(second.former_valid_until).toBe(lost.former_valid_until);
    expect(await opens([first, lost.api_key, second.api_key])).toEqual([true, false, true]);
  });

  it('ends the one before at once with an overlap of 0, and both when it is revoked', async () => {
    const { key_id: id, api_key: first } = await at.account();
    const { body: second } = await rotate(id, { overlap_seconds: 60 });
    const { body: third } = await rotate(id, { overlap_seconds: 0 });
    expect(third.former_valid_until).toBeNull();
    expect(await opens([first, second.api_key, third.api_key])).toEqual([false, false, true]);
    const { body: fourth } = await rotate(id);
    await at.call('DELETE', `/admin/v1/keys/${id}`, { key: adminToken });
    expect(await opens([third.api_key, fourth.api_key])).toEqual([false, false]);
    expect((await rotate(id)).status).toBe(404);
    expect((await rotate('key_none')).status).toBe(404);
  });

  it('counts its requests as one key, by whichever of the two', async () => {
    const { key_id: id, api_key: first } = await at.account();
    const left = async (key: string) =>
      Number((await at.call('GET', '/v1/models', { key })).headers.get('ratelimit-remaining'));
    const before = await left(first);
    const { body: second } = await rotate(id);
    expect(await left(second.api_key)).toBe(before - 1);
  });

  it('refuses an overlap that is no number of seconds up to a week', async () => {
    const { key_id: id, api_key: first } = await at.account();
    for (const overlap of [-1, 604_801, 1.5, '60']) {
      const { status, body } = await rotate(id, { overlap_seconds: overlap });
      expect([overlap, status]).toEqual([overlap, 400]);
      expect(body.error.message).toContain('overlap_seconds');
    }
    expect(await opens([first])).toEqual([true]);
  });
});
