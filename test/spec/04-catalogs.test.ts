import { adminToken, startTestServer, type TestServer } from './support/test-server.js';

let at: TestServer;
beforeAll(async () => {
  at = await startTestServer();
});
afterAll(() => at.close());

describe('interface 4.5: catalogs', () => {
  it('models, with exactly one default and gen-3 not listed', async () => {
    const { body } = await at.call('GET', '/v1/models');
    expect(body.models.map((model: { id: string }) => model.id)).toEqual(['gen-6', 'gen-6-fast', 'gen-5', 'gen-4']);
    expect(body.models.filter((model: { default: boolean }) => model.default)).toHaveLength(1);
    expect(body.models[1]).toMatchObject({
      multi_scene: true,
      supports: { narration: true, music: true, sfx: true, ai_video: true },
      duration_options: [15, 30, 60, 120],
      max_duration_seconds: 120,
      min_credits_to_start: 7,
      default: true,
    });
    expect(body.models[3]).toMatchObject({ multi_scene: false, flat_credit_estimate: 5 });
    expect(body.models[3]).not.toHaveProperty('min_credits_to_start');
  });

  it('voices, styles and brand kits of the account alone', async () => {
    expect((await at.call('GET', '/v1/voices')).body.voices[0]).toMatchObject({ id: 'voice-en-1', languages: ['en'] });
    expect((await at.call('GET', '/v1/animation-styles')).body).toMatchObject({
      default_style: 'taste-default',
      no_style: 'no-style',
    });
    const { account_id: id, api_key: key } = await at.account();
    const kit = await at.call('POST', `/admin/v1/accounts/${id}/brand-kits`, {
      key: adminToken,
      body: {
        name: 'Nord',
        colors: { primary: '#112233', secondary: '#445566', accent: '#778899' },
        fonts: { heading: 'Inter', body: 'Inter' },
      },
    });
    expect(kit.status).toBe(201);
    expect((await at.call('GET', '/v1/brand-kits', { key })).body.brand_kits).toMatchObject([
      { id: kit.body.id, name: 'Nord', has_logo: false, colors: { primary: '#112233' } },
    ]);
    expect((await at.call('GET', '/v1/brand-kits')).body.brand_kits).toEqual([]);
    const used = await at.call('POST', '/v1/videos', { key, body: { prompt: 'a', brand_kit_id: kit.body.id } });
    expect(used.status).toBe(202);
    const foreign = await at.call('POST', '/v1/videos', { body: { prompt: 'a', brand_kit_id: kit.body.id } });
    expect(foreign.status).toBe(404);
  });
});

describe('the service around the interface', () => {
  it('answers health without a key, and what operators ask', async () => {
    expect((await at.call('GET', '/v1/health', { key: null })).body).toEqual({ status: 'ok' });
    for (const path of ['/livez', '/readyz', '/openapi.json']) {
      expect((await at.call('GET', path, { key: null })).status).toBe(200);
    }
    const docs = await at.call('GET', '/docs', { key: null });
    expect([docs.status, docs.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')]);
  });

  it('keeps the operator interface behind its token', async () => {
    const refused = await at.call('POST', '/admin/v1/accounts', {
      key: at.owner.apiKey,
      body: { name: 'x', plan: 'pro' },
    });
    expect(refused.status).toBe(401);
    const made = await at.account({ plan: 'ultimate', credits: 12, export_minutes: 3 });
    const account = await at.call('GET', `/admin/v1/accounts/${made.account_id}`, { key: adminToken });
    expect(account.body).toEqual({
      account_id: made.account_id,
      name: 'Test',
      plan: 'ultimate',
      credits_available: 12,
      credits_held: 0,
      export_minutes_available: 3,
      export_minutes_held: 0,
      in_flight: 0,
    });
    const changed = await at.call('PATCH', `/admin/v1/accounts/${made.account_id}`, {
      key: adminToken,
      body: { plan: 'creator', credits: 40 },
    });
    expect(changed.body).toMatchObject({ plan: 'creator', credits_available: 40, export_minutes_available: 3 });
    const wrong = await at.call('PATCH', `/admin/v1/accounts/${made.account_id}`, {
      key: adminToken,
      body: { plan: 'x' },
    });
    expect([wrong.status, wrong.body.error.code]).toEqual([400, 'invalid_request']);
    const key = await at.call('POST', `/admin/v1/accounts/${made.account_id}/keys`, {
      key: adminToken,
      body: { name: 'k' },
    });
    expect(key.body).toMatchObject({
      key_id: expect.stringMatching(/^key_/),
      webhook_secret: expect.stringMatching(/^whsec_/),
    });
  });
});

describe('the OpenAPI document', () => {
  it('has every path of the interface that is served, and no reference that leads nowhere', async () => {
    const { body } = await at.call('GET', '/openapi.json', { key: null });
    const text = JSON.stringify(body);
    for (const [, name] of text.matchAll(/"#\/components\/schemas\/([A-Za-z]+)"/g)) {
      expect(body.components.schemas).toHaveProperty(name as string);
    }
    for (const [path, item] of Object.entries(body.paths as Record<string, object>)) {
      for (const method of Object.keys(item)) {
        const answer = await at.call(method.toUpperCase(), path.replace('{id}', 'vid_0'));
        expect([path, method, answer.body.error?.code]).not.toEqual([path, method, 'method_not_allowed']);
        expect(answer.status === 404 ? answer.body.error.message : '').not.toMatch(/at this path/);
      }
    }
  });
});
