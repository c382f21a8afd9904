// @cost 6
import { adminToken, startTestServer, type Answer, type TestServer } from './support/test-server.js';

/** Milliseconds by which the clock of the server is ahead. */
let ahead = 0;
let at: TestServer;
beforeAll(async () => {
  at = await startTestServer({}, undefined, () => Date.now() + ahead);
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
