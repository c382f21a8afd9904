import { setTimeout as sleep } from 'node:timers/promises';
import { startReceiver, type Receiver } from './support/receiver.js';
import { startTestServer, type Answer, type NewAccount, type TestServer } from './support/test-server.js';

// Interface 2.8, 4.6 to 4.9, 6.2; decisions, "Infographics" and fine point 12.
let api: TestServer;
let hooks: Receiver;
let account: NewAccount;
const prompt =
  'Our Q3: revenue grew 24% to $4.2M. EMEA brought 41%, North America 38%, APAC 21%. Churn fell from 5.1% to 3.4%.';

beforeAll(async () => {
  api = await startTestServer();
  hooks = await startReceiver();
  account = await api.account();
});
afterAll(async () => {
  await api.close();
  await hooks.close();
});

const call = (method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer> =>
  api.call(method, `/v1/infographics${path}`, { key: account.api_key, body, headers });
const credits = async (id = account.account_id): Promise<[number, number]> => {
  const { body } = await api.call('GET', `/admin/v1/accounts/${id}`, { key: 'operator-token-of-the-tests' });
  return [body.credits_available, body.credits_held];
};
async function delivered(renderId: string): Promise<{ event: string; data: { renderId: string; url: string } }> {
  for (let tries = 0; tries < 400; tries++) {
    const found = hooks.received
      .map(({ body }) => JSON.parse(body) as Awaited<ReturnType<typeof delivered>>)
      .find(({ data }) => data.renderId === renderId);
    if (found) return found;
    await sleep(25);
  }
  throw new Error(`no webhook of ${renderId}`);
}
async function rendered(project: string, render: string): Promise<Answer> {
  for (let tries = 0; tries < 400; tries++) {
    const answer = await call('GET', `/${project}/renders/${render}`);
    if (answer.body.status === 'completed' || answer.body.status === 'failed') return answer;
    await sleep(25);
  }
  throw new Error(`${render} did not end`);
}

describe('4.6 POST /v1/infographics/generate', () => {
  test('answers 201 with the project and its first version, for 5 credits', async () => {
    const [before] = await credits();
    const { status, headers, body } = await call('POST', '/generate', {
      prompt,
      brandSettings: { visualStyle: '3d', primaryColor: '#1971c2' },
    });
    expect(status).toBe(201);
    expect(headers.get('location')).toBe(`/v1/infographics/${body.id}`);
    expect(headers.get('ratelimit-limit')).toBe('10');
    const [version] = body.versions;
    expect(body).toMatchObject({ id: expect.stringMatching(/^prj_/), prompt, latestVersionId: version.id });
    expect(version).toMatchObject({
      projectId: body.id,
      status: 'ready',
      dimensions: { width: 1280, height: 720 },
      duration: 15,
      fps: 30,
      creditsCost: 5,
      renders: [],
    });
    expect(version.settings.visualStyle).toBe('3d');
    expect(version.settings['colors.accent']).toBe('#1971c2');
    expect(Object.values(version.settings)).toEqual(expect.arrayContaining(['EMEA', 41, 'North America', 38, 4.2]));
    expect(await credits()).toEqual([before - 5, 0]);
    expect((await call('GET', `/${body.id}`)).body).toEqual(body);
    expect((await call('GET', `/${body.id}/versions/${version.id}`)).body).toEqual(version);
  });

  test('has the colours and fonts of the brand among its settings, and tells what is drawn otherwise', async () => {
    const { body } = await call('POST', '/generate', {
      prompt,
      backgroundColor: '#FFF',
      brandSettings: {
        primaryColor: '#123A7A',
        secondaryColor: '#e2762b',
        accentColor: '#FE0',
        headingFont: 'Montserrat',
        bodyFont: 'Inter',
      },
    });
    const [{ settings, warnings }] = body.versions;
    expect(settings).toMatchObject({
      'colors.primary': '#123a7a',
      'colors.secondary': '#e2762b',
      'colors.accent': '#ffee00',
      'fonts.heading': 'Montserrat',
      'fonts.body': 'Inter',
    });
    expect(warnings.map(({ code }: { code: string }) => code).sort()).toEqual(['brand_color_moved', 'font_replaced']);
    const render = await call('POST', `/${body.id}/render`, {
      versionId: body.latestVersionId,
      settingsValues: { 'fonts.heading': 'Montserrat', 'colors.accent': '#ffee00', 'colors.secondary': '#2f9e44' },
    });
    expect(render.status).toBe(202);
  });

  test.each([
    [{}, 'prompt'],
    [{ prompt, duration: 2 }, 'duration'],
    [{ prompt, animationStyle: 'nowhere' }, 'animationStyle'],
    [{ prompt, backgroundColor: 'blue' }, 'backgroundColor'],
    [{ prompt, dimensions: { width: 1281, height: 720 } }, 'dimensions.width'],
    [{ prompt, brandSettings: { visualStyle: '4d' } }, 'brandSettings.visualStyle'],
    [{ prompt, documents: [{ url: 'https://example.com/a', mimeType: 'image/png' }] }, 'documents[0].mimeType'],
    [{ prompt, background_color: '#ffffff' }, 'background_color'],
  ])('refuses %j with 400 that names %s', async (body, field) => {
    // The eight stay under the ten a minute of one key.
    const { api_key: key } = refusals;
    const answer = await api.call('POST', '/v1/infographics/generate', { key, body });
    expect(answer.status).toBe(400);
    expect(answer.body.error.code).toBe('invalid_request');
    expect(answer.body.error.message).toContain(field);
  });
  let refusals: NewAccount;
  beforeAll(async () => {
    refusals = await api.account();
  });

  test('gives the same answer to a repeat with the same Idempotency-Key, and 409 to another body', async () => {
    const first = await call('POST', '/generate', { prompt }, { 'idempotency-key': 'a' });
    const again = await call('POST', '/generate', { prompt }, { 'idempotency-key': 'a' });
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.body).toEqual(first.body);
    expect((await call('POST', '/generate', { prompt: 'Other' }, { 'idempotency-key': 'a' })).body.error.code).toBe(
      'idempotency_key_reused',
    );
  });

  test('answers 402 to an account without 5 credits, and 429 to the eleventh request of a minute', async () => {
    const poor = await api.account({ credits: 4 });
    const answers: Answer[] = [];
    for (let count = 0; count < 11; count++)
      answers.push(await api.call('POST', '/v1/infographics/generate', { key: poor.api_key, body: { prompt } }));
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 402), 429]);
    expect(answers[10]!.body.error.code).toBe('rate_limited');
  });

  test('with render: true the result arrives at webhookUrl', async () => {
    const { body } = await call('POST', '/generate', { prompt, render: true, webhookUrl: hooks.url, duration: 8 });
    const [render] = body.versions[0].renders;
    expect(render).toMatchObject({ status: 'queued', fps: 30, duration: 8 });
    await rendered(body.id, render.renderId);
    const delivery = await delivered(render.renderId);
    expect(delivery).toMatchObject({
      event: 'render.completed',
      data: {
        projectId: body.id,
        versionId: body.latestVersionId,
        dimensions: { width: 1280, height: 720 },
        fps: 30,
        duration: 8,
      },
    });
    expect((await fetch(delivery.data.url)).status).toBe(200);
  });
});

describe('4.7 POST /v1/infographics/:id/render', () => {
  let project: { id: string; latestVersionId: string };
  beforeAll(async () => {
    project = (await call('POST', '/generate', { prompt })).body;
  });
  const render = (body: Record<string, unknown>): Promise<Answer> =>
    call('POST', `/${project.id}/render`, { versionId: project.latestVersionId, ...body });

  test('answers 202 at once, is charged 2 credits when it is done, and takes settings, dimensions and fps', async () => {
    const [before] = await credits();
    const { status, body } = await render({
      settingsValues: { title: 'A good year' },
      dimensions: { width: 720, height: 1280 },
      fps: 60,
      webhookUrl: hooks.url,
    });
    expect(status).toBe(202);
    expect(body).toEqual({
      renderId: expect.stringMatching(/^rnd_/),
      projectId: project.id,
      versionId: project.latestVersionId,
      status: 'queued',
      dimensions: { width: 720, height: 1280 },
      fps: 60,
      duration: 15,
    });
    const done = await rendered(project.id, body.renderId);
    expect(done.body).toMatchObject({ status: 'completed', url: expect.stringContaining('http') });
    expect(await credits()).toEqual([before - 2, 0]);
  });

  test('a failed render gives the credits back and sends render.failed', async () => {
    const before = await credits();
    api.studio.script.fail = { stage: 'render', retryable: false, times: 1 };
    const { body } = await render({ webhookUrl: hooks.url });
    expect((await rendered(project.id, body.renderId)).body).toMatchObject({
      status: 'failed',
      error: { code: 'browser_died' },
    });
    const delivery = await delivered(body.renderId);
    expect(delivery).toMatchObject({
      event: 'render.failed',
      data: { error: expect.any(String), projectId: project.id, fps: 30, duration: 15 },
    });
    expect(await credits()).toEqual(before);
  });

  test.each([
    [{ settingsValues: { nowhere: 1 } }, 400, 'settingsValues.nowhere'],
    [{ settingsValues: { title: 5 } }, 400, 'settingsValues.title'],
    [{ settingsValues: { 'colors.accent': 'red' } }, 400, 'settingsValues.colors.accent'],
    [{ fps: 61 }, 400, 'fps'],
    [{ dimensions: { width: 15, height: 20 } }, 400, 'dimensions.width'],
    [{ versionId: 'ver_none' }, 404, 'ver_none'],
  ])('refuses %j with %i', async (body, status, named) => {
    const answer = await render(body);
    expect(answer.status).toBe(status);
    expect(answer.body.error.message).toContain(named);
  });

  test('another account sees nothing of the project', async () => {
    const { api_key: key } = await api.account();
    for (const path of ['', `/versions/${project.latestVersionId}`, '/renders/rnd_x'])
      expect((await api.call('GET', `/v1/infographics/${project.id}${path}`, { key })).status).toBe(404);
    expect((await api.call('POST', `/v1/infographics/${project.id}/render`, { key, body: {} })).status).toBe(404);
  });
});

describe('4.8 and 4.9: list, versions', () => {
  test('lists projects newest first, by pages, with a picture behind a signed link', async () => {
    const own = await api.account();
    const get = (path: string): Promise<Answer> => api.call('GET', `/v1/infographics${path}`, { key: own.api_key });
    const ids: string[] = [];
    for (let count = 0; count < 3; count++)
      ids.unshift(
        (await api.call('POST', '/v1/infographics/generate', { key: own.api_key, body: { prompt } })).body.id,
      );
    const first = await get('?limit=2');
    expect(first.body.projects.map((each: { id: string }) => each.id)).toEqual(ids.slice(0, 2));
    expect(first.body.projects[0]).toMatchObject({ versionCount: 1, title: expect.any(String) });
    expect(first.body.projects[0].versions).toBeUndefined();
    const second = await get(`?limit=2&cursor=${first.body.nextCursor}`);
    expect(second.body).toMatchObject({ projects: [{ id: ids[2] }], nextCursor: null });
    for (const query of ['?limit=0', '?limit=101', '?cursor=x']) expect((await get(query)).status).toBe(400);
    let url: string | null = null;
    for (let tries = 0; tries < 200 && url === null; tries++) {
      await sleep(25);
      url = (await get('')).body.projects[0].thumbnailUrl;
    }
    expect((await fetch(url!)).status).toBe(200);
  });

  test('a change in words makes a new version for 2 credits; what is not understood changes nothing and is told', async () => {
    const project = (await call('POST', '/generate', { prompt })).body;
    const [before] = await credits();
    const { status, body } = await call('POST', `/${project.id}/versions`, {
      prompt: 'Change the title to "A good year" and make the accent blue',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      projectId: project.id,
      status: 'ready',
      creditsCost: 2,
      settings: { title: 'A good year', 'colors.accent': '#1971c2' },
      warnings: [],
    });
    expect((await credits())[0]).toBe(before - 2);
    const odd = await call('POST', `/${project.id}/versions`, { prompt: 'Sing a song' });
    expect(odd.body.warnings[0].code).toBe('edit_not_understood');
    expect(odd.body.settings).toEqual(body.settings);
    const whole = (await call('GET', `/${project.id}`)).body;
    expect(whole).toMatchObject({ title: 'A good year', latestVersionId: odd.body.id });
    expect(whole.versions).toHaveLength(3);
    expect((await call('POST', `/${project.id}/versions`, { prompt: ' ' })).status).toBe(400);
  });
});
