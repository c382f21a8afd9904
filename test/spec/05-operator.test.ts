// @cost 6
import { adminToken, startTestServer, type Answer, type TestServer } from './support/test-server.js';

let at: TestServer;
beforeAll(async () => {
  at = await startTestServer();
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
