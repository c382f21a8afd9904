// @cost 30
import { errorCatalogue, type ErrorCode } from '@scenewright/core/errors';
import { adminToken, startTestServer, type Answer, type TestServer } from './support/test-server.js';

let at: TestServer;
beforeAll(async () => {
  at = await startTestServer();
});
afterAll(() => at.close());
afterEach(() => Object.assign(at.studio.script, { buildMs: 20, voicesUnreachable: false }));

function expectError(answer: Answer, code: ErrorCode): void {
  const { status } = errorCatalogue[code];
  expect([answer.status, answer.body]).toEqual([status, { error: { code, message: expect.any(String), status } }]);
  expect(answer.headers.get('ratelimit-limit')).toMatch(/^\d+$/);
  expect(answer.headers.get('ratelimit-remaining')).toMatch(/^\d+$/);
  expect(answer.headers.get('ratelimit-reset')).toMatch(/^\d+$/);
  expect(answer.headers.get('x-request-id')).toMatch(/^req_/);
}

describe('interface 7: every error in its form', () => {
  it.each([
    [{}, 'prompt'],
    [{ prompt: '   ' }, 'prompt'],
    [{ prompt: 'a', colour: 'red' }, 'colour'],
    [{ prompt: 'a', model: 'gen-9' }, 'model'],
    [{ prompt: 'a', model: 'gen-4', narration: true }, 'narration'],
    [{ prompt: 'a', model: 'gen-4', ai_video: 'on' }, 'ai_video'],
    [{ prompt: 'a', animation_style: 'nope' }, 'animation_style'],
    [{ prompt: 'a', narration_voice: 'nope' }, 'narration_voice'],
    [{ prompt: 'a', narration_language: 'xx' }, 'narration_language'],
    [{ prompt: 'a', duration: 121 }, 'duration'],
    [{ prompt: 'a', dimensions: { width: 101, height: 100 } }, 'dimensions.width'],
    [{ prompt: 'a', images: [{ url: 'ftp://x.test/a.png' }] }, 'images[0].url'],
    [{ prompt: 'a', audio: Array(5).fill({ url: 'https://x.test/a.mp3', role: 'sfx' }) }, 'audio'],
    [{ prompt: 'a', storyboard: true }, 'storyboard'],
    ['text', 'body'],
    [[], 'body'],
  ])('400 for %j names %s', async (body, field) => {
    const answer = await at.call('POST', '/v1/videos', { body });
    expectError(answer, 'invalid_request');
    expect(answer.body.error.message.startsWith(`${field} `)).toBe(true);
  });

  it('400 for malformed JSON, 413 above 1 MiB', async () => {
    expectError(await at.call('POST', '/v1/videos', { raw: '{"prompt": ' }), 'invalid_request');
    expectError(
      await at.call('POST', '/v1/videos', { raw: `{"prompt":"${'a'.repeat(1024 * 1024)}"}` }),
      'payload_too_large',
    );
    const just = await at.call('POST', '/v1/videos', { raw: `{"prompt":"${'a'.repeat(1024 * 1024 - 20)}"}` });
    expect(just.status).not.toBe(413);
  });

  it('401 without a key, with an unknown one and with a revoked one', async () => {
    expectError(await at.call('GET', '/v1/videos', { key: null }), 'unauthorized');
    expectError(await at.call('GET', '/v1/videos', { key: 'svk_unknown' }), 'unauthorized');
    const made = await at.account();
    expect((await at.call('GET', '/v1/videos', { key: made.api_key })).status).toBe(200);
    const revoked = await at.call('DELETE', `/admin/v1/keys/${made.key_id}`, { key: adminToken });
    expect(revoked.status).toBe(204);
    expectError(await at.call('GET', '/v1/videos', { key: made.api_key }), 'unauthorized');
  });

  it('403 forbidden on a plan without API access, before the body is looked at', async () => {
    const { api_key: key } = await at.account({ plan: 'pro' });
    expectError(await at.call('POST', '/v1/videos', { key, raw: '{' }), 'forbidden');
  });

  it('403 for a model or a resolution above the plan', async () => {
    const { api_key: key } = await at.account({ plan: 'trial' });
    const body = { prompt: 'a', model: 'gen-6', resolution: '4K', render: true };
    expectError(await at.call('POST', '/v1/videos', { key, body }), 'model_requires_plan');
    expectError(
      await at.call('POST', '/v1/videos', { key, body: { ...body, model: 'gen-5' } }),
      'resolution_above_plan',
    );
  });

  it('402 states what is needed and what is there; nothing is held', async () => {
    const { api_key: key, account_id: id } = await at.account({ credits: 6 });
    const answer = await at.call('POST', '/v1/videos', { key, body: { prompt: 'a', duration: 5 } });
    expectError(answer, 'insufficient_credits');
    expect(answer.body.error.message).toMatch(/needs 7 credits .*6 are available/);
    const account = await at.call('GET', `/admin/v1/accounts/${id}`, { key: adminToken });
    expect(account.body).toMatchObject({ credits_available: 6, credits_held: 0, in_flight: 0 });
  });

  it('404 for an unknown id, a foreign id, an unknown brand kit and an unknown path', async () => {
    const created = await at.call('POST', '/v1/videos', { body: { prompt: 'a' } });
    const { api_key: other } = await at.account();
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/frames'],
      ['POST', '/cancel'],
      ['POST', '/approve'],
      ['POST', '/render'],
    ] as const) {
      expectError(await at.call(method, `/v1/videos/${created.body.id}${path}`, { key: other }), 'not_found');
      expectError(await at.call(method, `/v1/videos/vid_0${path}`), 'not_found');
    }
    expectError(await at.call('POST', '/v1/videos', { body: { prompt: 'a', brand_kit_id: 'bkt_x' } }), 'not_found');
    expectError(await at.call('GET', '/v1/nothing'), 'not_found');
    expectError(await at.call('GET', '/nothing', { key: null }), 'not_found');
    expectError(await at.call('GET', '/v1/videos/%E0%A4%A'), 'not_found');
    expectError(await at.call('GET', '/v1/videos/%E0%A4%A', { key: null }), 'unauthorized');
  });

  it('405 names the methods', async () => {
    const answer = await at.call('PUT', '/v1/videos');
    expectError(answer, 'method_not_allowed');
    expect(answer.headers.get('allow')).toBe('GET, POST, HEAD');
    expectError(await at.call('POST', '/v1/health', { key: null }), 'method_not_allowed');
  });

  it('409 at the in-flight cap of the plan, before 402', async () => {
    const { api_key: key } = await at.account({ plan: 'ultimate', credits: 75 });
    at.studio.script.buildMs = 60_000;
    const ids = [];
    for (let i = 0; i < 5; i++) ids.push((await at.call('POST', '/v1/videos', { key, body: { prompt: 'a' } })).body.id);
    expectError(await at.call('POST', '/v1/videos', { key, body: { prompt: 'a' } }), 'too_many_in_flight');
    for (const id of ids) await at.call('POST', `/v1/videos/${id}/cancel`, { key });
    for (const id of ids) await at.waitFor(id, key);
    // What is made now is made for the tests behind this one, too, which would wait for it.
    at.studio.script.buildMs = 20;
    expect((await at.call('POST', '/v1/videos', { key, body: { prompt: 'a' } })).status).toBe(202);
  });

  it('503 while the voices cannot be reached', async () => {
    at.studio.script.voicesUnreachable = true;
    expectError(await at.call('GET', '/v1/voices'), 'voices_unavailable');
  });
});

describe('properties named as what every object inherits', () => {
  const url = 'https://x.test/a.png';
  /** The body with such a property in it, and where. */
  const bodies: [request: string, body: (name: string) => object, at: string][] = [
    ['/v1/videos', (name) => ({ prompt: 'a', [name]: 1 }), ''],
    ['/v1/videos', (name) => ({ prompt: 'a', dimensions: { width: 640, height: 360, [name]: 1 } }), 'dimensions.'],
    ['/v1/videos', (name) => ({ prompt: 'a', images: [{ url }, { url, [name]: {} }] }), 'images[1].'],
    ['/v1/videos', (name) => ({ prompt: 'a', brand_settings: { [name]: 'x' } }), 'brand_settings.'],
    ['/v1/videos/{video}/edit', (name) => ({ prompt: 'a', [name]: null }), ''],
    ['/v1/videos/{video}/edit', (name) => ({ prompt: 'a', images: [{ url, [name]: 1 }] }), 'images[0].'],
    ['/v1/videos/{video}/approve', (name) => ({ changes: 'a', [name]: 1 }), ''],
    ['/v1/videos/{video}/render', (name) => ({ [name]: 1 }), ''],
    ['/v1/videos/{video}/render', (name) => ({ dimensions: { width: 640, height: 360, [name]: 1 } }), 'dimensions.'],
    ['/v1/infographics/generate', (name) => ({ prompt: 'a', [name]: 1 }), ''],
    ['/v1/infographics/generate', (name) => ({ prompt: 'a', brandSettings: { [name]: 'x' } }), 'brandSettings.'],
    ['/v1/infographics/{project}/versions', (name) => ({ prompt: 'a', [name]: 1 }), ''],
    ['/v1/infographics/{project}/render', (name) => ({ versionId: '{version}', [name]: 1 }), ''],
    [
      '/v1/infographics/{project}/render',
      (name) => ({ versionId: '{version}', settingsValues: { [name]: '#112233' } }),
      'settingsValues.',
    ],
    ['/admin/v1/accounts', (name) => ({ name: 'a', plan: 'pro', [name]: 1 }), ''],
    [
      '/admin/v1/accounts/{account}/brand-kits',
      (name) => ({
        name: 'a',
        colors: { primary: '#112233', secondary: '#112233', accent: '#112233', [name]: '#112233' },
        fonts: { heading: 'Inter', body: 'Inter' },
      }),
      'colors.',
    ],
  ];
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    const prompt = 'Revenue grew 24% to $4.2M.';
    const project = (await at.call('POST', '/v1/infographics/generate', { body: { prompt } })).body;
    const video = (await at.call('POST', '/v1/videos', { body: { prompt } })).body;
    const account = (await at.account()).account_id;
    Object.assign(ids, { project: project.id, version: project.latestVersionId, video: video.id, account });
    await at.waitFor(video.id, at.owner.apiKey);
  });
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] as string);

  it.each(['toString', 'constructor', '__proto__', 'hasOwnProperty'])('%s is unknown', async (name) => {
    const answers = await Promise.all(
      bodies.map(async ([path, body, place]) => {
        const raw = filled(JSON.stringify(body(name)));
        const key = path.startsWith('/admin') ? adminToken : at.owner.apiKey;
        const answer = await at.call('POST', filled(path), { key, raw });
        const names = String(answer.body.error?.message).includes(place + name);
        return [path, place, answer.status, answer.body.error?.code, names ? 'named' : answer.body];
      }),
    );
    expect(answers).toEqual(bodies.map(([path, , place]) => [path, place, 400, 'invalid_request', 'named']));
  });
});

it('text that no database can hold is 400 for the operator and in a render, too', async () => {
  const account = await at.call('POST', '/admin/v1/accounts', {
    key: adminToken,
    body: { name: 'a\u0000', plan: 'pro' },
  });
  expectError(account, 'invalid_request');
  expect(account.body.error.message).toMatch(/^name holds the character U\+0000/);
  const { id } = (await at.call('POST', '/v1/videos', { body: { prompt: 'a' } })).body;
  await at.waitFor(id, at.owner.apiKey);
  const body = { webhook_url: 'https://x.test/\u0000' };
  expectError(await at.call('POST', `/v1/videos/${id}/render`, { body }), 'invalid_request');
});

describe('Idempotency-Key', () => {
  it('gives the first answer again and starts nothing', async () => {
    const { api_key: key } = await at.account();
    const send = (prompt: string, value = 'one') =>
      at.call('POST', '/v1/videos', { key, body: { prompt }, headers: { 'idempotency-key': value } });
    const answers = await Promise.all([send('a'), send('a'), send('a'), send('a')]);
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect(answers.map((answer) => answer.status)).toEqual([202, 202, 202, 202]);
    expect(answers.filter((answer) => answer.headers.get('idempotent-replayed') === 'true')).toHaveLength(3);
    expectError(await send('b'), 'idempotency_key_reused');
    expectError(await send('a', 'x'.repeat(256)), 'invalid_request');
    expect((await send('a', 'two')).body.id).not.toBe(answers[0]?.body.id);
    expect((await at.call('GET', '/v1/videos', { key })).body.videos).toHaveLength(2);
  });
});

describe('50 creates at once with credits for one', () => {
  it('accept exactly one', async () => {
    const { api_key: key, account_id: id } = await at.account({ credits: 15 });
    at.studio.script.buildMs = 60_000;
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => at.call('POST', '/v1/videos', { key, body: { prompt: 'a' } })),
    );
    expect(answers.filter((answer) => answer.status === 202)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 402)).toHaveLength(49);
    const account = await at.call('GET', `/admin/v1/accounts/${id}`, { key: adminToken });
    expect(account.body).toMatchObject({ credits_available: 0, credits_held: 15, in_flight: 1 });
  });
});
