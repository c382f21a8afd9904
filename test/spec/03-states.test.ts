import { setTimeout as sleep } from 'node:timers/promises';
// @cost 10
import { adminToken, startTestServer, type TestServer } from './support/test-server.js';

let at: TestServer;
beforeAll(async () => {
  at = await startTestServer();
});
afterAll(() => at.close());
afterEach(() =>
  Object.assign(at.studio.script, { buildMs: 20, renderMs: 20, fail: null, committed: null, realSeconds: null }),
);

async function account(settings = {}) {
  const made = await at.account(settings);
  const summary = async () => (await at.call('GET', `/admin/v1/accounts/${made.account_id}`, { key: adminToken })).body;
  return { key: made.api_key, summary };
}

describe('interface 3.1: states', () => {
  it('cancels a queued job at once, and gives everything back', async () => {
    const { key, summary } = await account({ credits: 100, export_minutes: 5 });
    at.studio.script.buildMs = 60_000;
    const first = await at.call('POST', '/v1/videos', { key, body: { prompt: 'a' } });
    const second = await at.call('POST', '/v1/videos', { key, body: { prompt: 'b', render: true } });
    const canceled = await at.call('POST', `/v1/videos/${second.body.id}/cancel`, { key });
    expect([canceled.status, canceled.body.status, canceled.body.credits_cost]).toEqual([200, 'canceled', 0]);
    const again = await at.call('POST', `/v1/videos/${second.body.id}/cancel`, { key });
    expect([again.status, again.body.error.code]).toEqual([409, 'not_cancelable']);
    expect(await summary()).toMatchObject({ credits_available: 85, credits_held: 15, export_minutes_available: 5 });
    await at.call('POST', `/v1/videos/${first.body.id}/cancel`, { key });
    await at.waitFor(first.body.id, key);
  });

  it('cancels a working job cooperatively, for the price of its committed scenes', async () => {
    const { key, summary } = await account({ credits: 100 });
    at.studio.script.buildMs = 60_000;
    const created = await at.call('POST', '/v1/videos', { key, body: { prompt: 'a' } });
    await at.waitFor(created.body.id, key, ['processing']);
    const asked = await at.call('POST', `/v1/videos/${created.body.id}/cancel`, { key });
    expect(asked.status).toBe(200);
    const done = await at.waitFor(created.body.id, key);
    expect(done.body).toMatchObject({ status: 'canceled', credits_cost: 0 });
    expect(await summary()).toMatchObject({ credits_available: 100, credits_held: 0, in_flight: 0 });
  });

  // Decisions, "Prices" and fine points 9 and 10: by the second of what was made, rounded up once, without a minimum.
  const oneScene = { scenes: 1, planned: 6, seconds: 10, footageSeconds: 0 };
  const oneShot = { ...oneScene, footageSeconds: 10 };
  it.each([
    ['one scene', { model: 'gen-5', ai_video: 'on' }, oneScene, 4],
    ['one scene that is footage', { model: 'gen-5', ai_video: 'on' }, oneShot, 14],
    ['one shot of the top video model', { model: 'gen-6', ai_video: 'full' }, oneShot, 36],
    ['a beat of a single-scene model', { model: 'gen-4' }, oneScene, 0],
  ])('charges %s that was committed before the cancel', async (_what, wish, committed, credits) => {
    const { key, summary } = await account({ credits: 500 });
    Object.assign(at.studio.script, { buildMs: 3600_000, committed });
    const before = at.studio.builds;
    const { body } = await at.call('POST', '/v1/videos', { key, body: { prompt: 'a', duration: 60, ...wish } });
    if (wish.model === 'gen-5') expect(body.estimated_credits).toBe(48);
    await at.waitFor(body.id, key, ['processing']);
    while (at.studio.builds === before) await sleep(10);
    await at.call('POST', `/v1/videos/${body.id}/cancel`, { key });
    const done = await at.waitFor(body.id, key);
    expect(done.body).toMatchObject({ status: 'canceled', credits_cost: credits });
    if (wish.model !== 'gen-4') expect(done.body.progress).toEqual({ scenes_committed: 1, scenes_planned: 6 });
    expect(await summary()).toMatchObject({ credits_available: 500 - credits, credits_held: 0, in_flight: 0 });
  });

  it('charges what was committed before a failure, and nothing else', async () => {
    const { key, summary } = await account({ credits: 100 });
    Object.assign(at.studio.script, { committed: oneShot, fail: { stage: 'build', retryable: false, times: 1 } });
    const { body } = await at.call('POST', '/v1/videos', { key, body: { prompt: 'a', duration: 60 } });
    const done = await at.waitFor(body.id, key);
    // gen-6-fast: 10 s at 0.3, and 10 s of footage.
    expect(done.body).toMatchObject({ status: 'failed', credits_cost: 13 });
    expect(await summary()).toMatchObject({ credits_available: 87, credits_held: 0 });
  });

  it('fails with the reason, and charges nothing that was not made', async () => {
    const { key, summary } = await account({ credits: 100, export_minutes: 3 });
    at.studio.script.fail = { stage: 'build', retryable: false, times: 1 };
    const created = await at.call('POST', '/v1/videos', { key, body: { prompt: 'a', render: true } });
    const done = await at.waitFor(created.body.id, key);
    expect(done.body).toMatchObject({
      status: 'failed',
      credits_cost: 0,
      error: { code: 'browser_died', message: 'The browser died.' },
    });
    expect(await summary()).toMatchObject({ credits_available: 100, credits_held: 0, export_minutes_available: 3 });
  });

  it('charges the finished scenes alone, without a minimum or the enhancement, when only the render fails', async () => {
    const { key, summary } = await account({ credits: 100, export_minutes: 3 });
    at.studio.script.fail = { stage: 'render', retryable: false, times: 1 };
    const body = { prompt: 'a', enhance_prompt: true, render: true, duration: 10 };
    const created = await at.call('POST', '/v1/videos', { key, body });
    const done = await at.waitFor(created.body.id, key);
    expect(done.body).toMatchObject({ status: 'failed', credits_cost: 3 });
    expect(await summary()).toMatchObject({
      credits_available: 97,
      export_minutes_available: 3,
      export_minutes_held: 0,
    });
  });

  it('tries a failure again that may pass', async () => {
    at.studio.script.fail = { stage: 'build', retryable: true, times: 1 };
    const created = await at.call('POST', '/v1/videos', { body: { prompt: 'a' } });
    const done = await at.waitFor(created.body.id, at.owner.apiKey);
    expect(done.body.status).toBe('completed');
  });

  it('answers an approval of a job that is not paused with 409', async () => {
    const created = await at.call('POST', '/v1/videos', { body: { prompt: 'a' } });
    await at.waitFor(created.body.id, at.owner.apiKey);
    const answer = await at.call('POST', `/v1/videos/${created.body.id}/approve`);
    expect([answer.status, answer.body.error.code]).toEqual([409, 'not_awaiting_approval']);
    const wrong = await at.call('POST', `/v1/videos/${created.body.id}/approve`, { body: { changes: 4 } });
    expect(wrong.status).toBe(400);
  });
});

describe('interface 4.1: render again', () => {
  it('goes completed, rendering, completed on the same id; the earlier MP4 stays', async () => {
    const { key, summary } = await account({ export_minutes: 20 });
    const created = await at.call('POST', '/v1/videos', { key, body: { prompt: 'a', render: true } });
    await at.waitFor(created.body.id, key);
    at.studio.script.renderMs = 2000;
    const started = await at.call('POST', `/v1/videos/${created.body.id}/render`, { key, body: { resolution: '4K' } });
    expect([started.status, started.body]).toEqual([
      202,
      {
        id: created.body.id,
        status: 'rendering',
        resolution: '4K',
        dimensions: { width: 3840, height: 2160 },
        estimated_export_minutes: 2,
      },
    ]);
    const meanwhile = await at.call('GET', `/v1/videos/${created.body.id}`, { key });
    expect(meanwhile.body).toMatchObject({ status: 'rendering', phase: 'rendering', download_url: expect.any(String) });
    const twice = await at.call('POST', `/v1/videos/${created.body.id}/render`, { key });
    expect([twice.status, twice.body.error.code]).toEqual([409, 'not_renderable']);
    const done = await at.waitFor(created.body.id, key);
    expect(done.body.renders.map((render: { resolution: string }) => render.resolution)).toEqual(['4K', '720p']);
    expect(await summary()).toMatchObject({ export_minutes_available: 17, export_minutes_held: 0, in_flight: 0 });
  });

  it('takes exact dimensions, and refuses odd ones', async () => {
    const created = await at.call('POST', '/v1/videos', { body: { prompt: 'a' } });
    await at.waitFor(created.body.id, at.owner.apiKey);
    const path = `/v1/videos/${created.body.id}/render`;
    const odd = await at.call('POST', path, { body: { dimensions: { width: 1081, height: 720 } } });
    expect(odd.body.error.message).toMatch(/^dimensions\.width must be an even whole number/);
    const even = await at.call('POST', path, { body: { dimensions: { width: 1000, height: 500 }, resolution: '8K' } });
    expect(even.body).toMatchObject({ resolution: null, dimensions: { width: 1000, height: 500 } });
    await at.waitFor(created.body.id, at.owner.apiKey);
  });

  it('that fails leaves the job completed, with its error and the minutes back', async () => {
    const { key, summary } = await account({ export_minutes: 3 });
    const created = await at.call('POST', '/v1/videos', { key, body: { prompt: 'a' } });
    await at.waitFor(created.body.id, key);
    at.studio.script.fail = { stage: 'render', retryable: false, times: 1 };
    await at.call('POST', `/v1/videos/${created.body.id}/render`, { key });
    const done = await at.waitFor(created.body.id, key);
    expect(done.body).toMatchObject({ status: 'completed', error: { message: 'The browser died.' }, renders: [] });
    expect(await summary()).toMatchObject({ export_minutes_available: 3, export_minutes_held: 0 });
  });

  it('canceled goes back to completed', async () => {
    const { key, summary } = await account({ export_minutes: 3 });
    const created = await at.call('POST', '/v1/videos', { key, body: { prompt: 'a' } });
    await at.waitFor(created.body.id, key);
    at.studio.script.renderMs = 60_000;
    await at.call('POST', `/v1/videos/${created.body.id}/render`, { key });
    await at.call('POST', `/v1/videos/${created.body.id}/cancel`, { key });
    const done = await at.waitFor(created.body.id, key);
    expect(done.body).toMatchObject({ status: 'completed', renders: [] });
    expect(done.body).not.toHaveProperty('error');
    expect(await summary()).toMatchObject({ export_minutes_available: 3, export_minutes_held: 0 });
  });

  it('without enough minutes is 402, and of a job that has not completed 409', async () => {
    const { key } = await account({ export_minutes: 1 });
    const created = await at.call('POST', '/v1/videos', { key, body: { prompt: 'a' } });
    await at.waitFor(created.body.id, key);
    const poor = await at.call('POST', `/v1/videos/${created.body.id}/render`, { key, body: { resolution: '4K' } });
    expect([poor.status, poor.body.error.code]).toEqual([402, 'insufficient_credits']);
    at.studio.script.fail = { stage: 'build', retryable: false, times: 1 };
    const failing = await at.call('POST', '/v1/videos', { key, body: { prompt: 'a' } });
    await at.waitFor(failing.body.id, key);
    const refused = await at.call('POST', `/v1/videos/${failing.body.id}/render`, { key });
    expect([refused.status, refused.body.error.code]).toEqual([409, 'not_renderable']);
  });
});

describe('export minutes', () => {
  it('are charged on the real length, up to what is there', async () => {
    const { key, summary } = await account({ export_minutes: 2 });
    at.studio.script.realSeconds = 200;
    const created = await at.call('POST', '/v1/videos', { key, body: { prompt: 'a', render: true } });
    expect(created.body.estimated_export_minutes).toBe(1);
    const done = await at.waitFor(created.body.id, key);
    expect(done.body.status).toBe('completed');
    expect(await summary()).toMatchObject({ export_minutes_available: 0, export_minutes_held: 0 });
  });
});
