import { startTestServer, type TestServer } from './support/test-server.js';

let at: TestServer;
beforeAll(async () => {
  at = await startTestServer();
});
afterAll(() => at.close());

describe.each(['gen-3', 'gen-4'])('interface 1.3 and 4.2: %s, a single-scene model', (model) => {
  const create = (more: object) => at.call('POST', '/v1/videos', { body: { prompt: 'Lakes', model, ...more } });

  it('makes one scene of 15 s for five credits, and its record and filmstrip say so', async () => {
    const created = await create({ render: true });
    expect([created.status, created.body.estimated_credits]).toEqual([202, 5]);
    const { body } = await at.waitFor(created.body.id, at.owner.apiKey);
    // The stub builds three beats.
    expect(body).toMatchObject({
      status: 'completed',
      model,
      duration_seconds: 15,
      credits_cost: 5,
      progress: { scenes_committed: 1, scenes_planned: 1 },
      scenes: [{ id: 's1', title: 'Scene 1', duration_seconds: 15 }],
    });
    const strip = await at.call('GET', `/v1/videos/${body.id}/frames`);
    expect(strip.body.frames.map((frame: { scene_id: string }) => frame.scene_id)).toEqual(['s1']);
    expect(strip.body.frames[0].time_seconds).toBeCloseTo(7.5, 1);
  });

  it.each([
    ['narration', true],
    ['music', true],
    ['sfx', true],
    ['storyboard', true],
    ['ai_video', 'on'],
    ['ai_video', 'off'],
    ['ai_video', 'full'],
    ['audio', [{ url: 'https://example.com/a.mp3' }]],
    ['brand_kit_id', 'bkt_1'],
    ['duration', 61],
  ])('refuses %s %j with 400 and the reason', async (field, value) => {
    const answer = await create({ [field]: value });
    expect([answer.status, answer.body.error.code]).toEqual([400, 'invalid_request']);
    expect(answer.body.error.message).toMatch(new RegExp(`^${field} .*${model}`));
  });

  it('accepts what asks for nothing', async () => {
    const nothing = { narration: false, music: false, sfx: false, storyboard: false, ai_video: 'auto', audio: [] };
    expect((await create({ ...nothing, duration: 60 })).status).toBe(202);
  });
});
