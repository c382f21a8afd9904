// @cost 12
import { request as httpRequest } from 'node:http';
import { connectAgent, generations, type AgentClient, type Generation, type Progress } from './support/agent-client.js';
import { serverSet } from './support/server-set.js';
import { startTestServer, type TestServer } from './support/test-server.js';

/** Interface 4.10. */
const toolNames = [
  'create_video',
  'get_video_status',
  'edit_video',
  'preview_video',
  'approve_video',
  'render_video',
  'cancel_video',
  'list_videos',
  'list_models',
  'list_animation_styles',
  'list_voices',
  'list_brand_kits',
  'enhance_prompt',
  'get_credit_balance',
  'whoami',
];

let at: TestServer;
beforeAll(async () => {
  at = await startTestServer();
});
afterAll(() => at.close());

const agents: AgentClient[] = [];
afterEach(async () => {
  await Promise.all(agents.splice(0).map((agent) => agent.close()));
});

async function agentOf(key: string, generation: Generation = '2026-07-28'): Promise<AgentClient> {
  const agent = await connectAgent(at.url, key, generation);
  agents.push(agent);
  return agent;
}

async function newAgent(settings: Record<string, unknown> = {}, generation: Generation = '2026-07-28') {
  const { api_key: key, account_id: accountId } = await at.account(settings);
  return { key, accountId, ...(await agentOf(key, generation)) };
}

describe.each(Object.keys(generations) as Generation[])('interface 4.10: the agent protocol of %s', (generation) => {
  it('offers the tools, each with title, description, schemas and all four marks', async () => {
    const { client } = await newAgent({}, generation);
    expect(client.getNegotiatedProtocolVersion()).toBe(generation);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).toSorted()).toEqual(toolNames.toSorted());
    for (const { title, description, inputSchema, outputSchema, annotations } of tools) {
      expect([title, description]).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/.{80}/)]);
      expect([inputSchema.type, outputSchema?.type]).toEqual(['object', 'object']);
      expect(Object.keys(annotations ?? {}).toSorted()).toEqual([
        'destructiveHint',
        'idempotentHint',
        'openWorldHint',
        'readOnlyHint',
        'title',
      ]);
    }
    // Not every client can map a list of types.
    expect(JSON.stringify(tools)).not.toContain('"type":[');
    const readOnly = tools.filter(({ annotations }) => annotations?.readOnlyHint).map(({ name }) => name);
    expect(readOnly.toSorted()).toEqual(toolNames.filter((name) => /^(get|list|preview|whoami)/.test(name)).toSorted());
    expect(tools.filter(({ annotations }) => annotations?.destructiveHint).map(({ name }) => name)).toEqual([
      'cancel_video',
    ]);
  });

  it('makes, shows, edits and renders a video', async () => {
    const { call } = await newAgent({}, generation);
    at.studio.script.buildMs = 1500;
    const created = await call('create_video', { prompt: 'Our Q3: revenue grew 24%.', duration: 10 });
    expect(created.record).toMatchObject({ status: 'queued', model: 'gen-6-fast', estimated_credits: 7 });
    expect(created.text).toContain('get_video_status');
    const { id } = created.record;
    const steps: Progress[] = [];
    const done = await call('get_video_status', { id, wait_seconds: 30 }, (step) => steps.push(step));
    at.studio.script.buildMs = 20;
    expect(done.record).toMatchObject({ id, status: 'completed', credits_cost: 7 });
    expect(done.text).toContain('render_video');
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.map(({ progress }) => progress)).toEqual(
      steps.map(({ progress }) => progress).toSorted((a, b) => a - b),
    );

    const seen = await call('preview_video', { id, max_frames: 2 });
    expect(seen.record).toMatchObject({
      video_id: id,
      source: 'composition',
      frames: [{ scene_id: 's1' }, { scene_id: 's3' }],
    });
    expect(seen.record.frames[0]).not.toHaveProperty('data');
    const pictures = seen.result.content.filter(({ type }) => type === 'image');
    expect(pictures).toMatchObject([{ mimeType: 'image/jpeg' }, { mimeType: 'image/jpeg' }]);

    const edited = await call('edit_video', { id, prompt: 'Make it blue.' });
    expect(edited.record).toMatchObject({ status: 'queued', source_video_id: id });
    await call('get_video_status', { id: edited.record.id, wait_seconds: 30 });

    const rendering = await call('render_video', { id, resolution: '1080p' });
    expect(rendering.record).toMatchObject({ id, status: 'rendering', estimated_export_minutes: 1 });
    const rendered = await call('get_video_status', { id, wait_seconds: 30 });
    expect(rendered.record).toMatchObject({ status: 'completed', renders: [{ resolution: '1080p' }] });
    expect(rendered.result.content).toContainEqual(
      expect.objectContaining({ type: 'resource_link', uri: rendered.record.download_url }),
    );
    expect((await fetch(rendered.record.download_url)).status).toBe(200);

    const { record: list } = await call('list_videos', { limit: 1 });
    expect([list.videos.map((video: { id: string }) => video.id), list.next_cursor]).toEqual([
      [edited.record.id],
      edited.record.id,
    ]);
  });

  it('reads the guide, the catalogues, a video and its storyboard', async () => {
    const { client, call } = await newAgent({}, generation);
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri).toSorted()).toEqual([
      ...['animation-styles', 'brand-kits', 'guide', 'models', 'voices'].map((name) => `scenewright://${name}`),
      'ui://scenewright/preview',
    ]);
    const textOf = async (uri: string) => {
      const { contents } = await client.readResource({ uri });
      return (contents[0] as { text: string }).text;
    };
    expect(await textOf('scenewright://guide')).toContain('create_video');
    expect(JSON.parse(await textOf('scenewright://models'))).toEqual((await at.call('GET', '/v1/models')).body);
    const { record } = await call('create_video', { prompt: 'a', duration: 10 });
    await call('get_video_status', { id: record.id, wait_seconds: 30 });
    expect(JSON.parse(await textOf(`scenewright://videos/${record.id}`))).toMatchObject({
      id: record.id,
      status: 'completed',
    });
    expect(JSON.parse(await textOf(`scenewright://videos/${record.id}/storyboard`))).toMatchObject({ title: 'Stub' });
    const stranger = await newAgent({}, generation);
    await expect(stranger.client.readResource({ uri: `scenewright://videos/${record.id}` })).rejects.toThrow(
      'no such video',
    );
  });

  it('gives clients that show views one to play a preview in, which may load films of the service alone', async () => {
    const { client } = await newAgent({}, generation);
    const { tools } = await client.listTools();
    const withView = tools.filter(({ _meta }) => _meta !== undefined);
    const uri = 'ui://scenewright/preview';
    expect(withView.map(({ name, _meta }) => [name, _meta])).toEqual([['preview_video', { ui: { resourceUri: uri } }]]);
    const { contents } = await client.readResource({ uri });
    const [view] = contents as { mimeType: string; text: string; _meta: unknown }[];
    // Where films are: a bucket gives its own links.
    const filmOrigin = serverSet === 'embedded' ? at.url : expect.not.stringContaining(at.url);
    expect([view?.mimeType, view?._meta]).toEqual([
      'text/html;profile=mcp-app',
      { ui: { csp: { resourceDomains: [filmOrigin] }, prefersBorder: true } },
    ]);
    expect(view?.text).toMatch(/^<!doctype html>/);
    expect(view?.text).toContain(`data-app="${at.url}/app/videos/"`);
    // All that runs or is shown is in it: no address of anything else.
    expect(view?.text.match(/(?:src|href)="[^"]*"/g)).toBeNull();
  });

  it('says of a refusal what it is, where, and what to do', async () => {
    const { call } = await newAgent({ plan: 'trial', credits: 8 }, generation);
    const wrong = await call('create_video', { prompt: 'a', duration: 500, images: [{ url: 'x' }], color: 'red' });
    expect(wrong.error).toMatchObject({ code: 'invalid_request', status: 400, retryable: false });
    expect(wrong.error.fields).toEqual(expect.arrayContaining(['color', 'images[0].url']));
    expect(wrong.text).toContain(wrong.error.remedy);
    expect(wrong.record).toBeUndefined();
    const voice = await call('create_video', { prompt: 'a', narration_voice: 'nobody' });
    expect(voice.error.message).toContain('list_voices');
    expect(voice.error.message).not.toContain('/v1/');
    expect((await call('create_video', { prompt: 'a', model: 'gen-6' })).error.code).toBe('model_requires_plan');
    expect((await call('create_video', { prompt: 'a', duration: 60 })).error).toMatchObject({
      code: 'insufficient_credits',
      status: 402,
      remedy: expect.stringContaining('get_credit_balance'),
    });
    // 404 comes before 400, as in REST.
    expect((await call('edit_video', { id: 'vid_NOTHING' })).error.code).toBe('not_found');
    expect((await call('edit_video', { prompt: 'a' })).error).toMatchObject({
      code: 'invalid_request',
      fields: ['id'],
    });
    const { client } = await agentOf(at.owner.apiKey, generation);
    await expect(client.callTool({ name: 'delete_video', arguments: {} })).rejects.toThrow('delete_video');
  });
});

describe('tools are REST by another door', () => {
  it('take what REST takes, and say so in the same schemas', async () => {
    const { client } = await newAgent();
    const { tools } = await client.listTools();
    const { schemas } = (await at.call('GET', '/openapi.json', { key: null })).body.components;
    const inputOf = (name: string) => tools.find((tool) => tool.name === name)?.inputSchema;
    for (const [tool, body, more] of [
      ['create_video', 'CreateVideoBody', ['idempotency_key']],
      ['edit_video', 'EditVideoBody', ['id', 'idempotency_key']],
      ['render_video', 'RenderVideoBody', ['id', 'idempotency_key']],
      ['approve_video', 'ApproveVideoBody', ['id', 'idempotency_key']],
    ] as const) {
      const names = Object.keys(inputOf(tool)?.properties ?? {});
      expect(names.toSorted()).toEqual([...Object.keys(schemas[body].properties), ...more].toSorted());
      expect(inputOf(tool)).toMatchObject({ additionalProperties: false });
    }
    expect(inputOf('create_video')?.required).toEqual(['prompt']);
    expect(JSON.stringify(tools)).not.toMatch(/\$ref|"nullable"|\/v1\//);
  });

  it('give the records and the balance of REST', async () => {
    const { call, key, accountId } = await newAgent({ plan: 'ultimate', credits: 40, export_minutes: 5 });
    const { record } = await call('create_video', { prompt: 'a', duration: 10, render: true });
    const { record: status } = await call('get_video_status', { id: record.id, wait_seconds: 30 });
    const rest = (await at.call('GET', `/v1/videos/${record.id}`, { key })).body;
    const fixed = ({ download_url: _link, renders: _renders, ...others }: Record<string, unknown>) => others;
    expect(fixed(status)).toEqual(fixed(rest));
    expect((await call('get_credit_balance')).record).toMatchObject({
      credits_available: 33,
      credits_held: 0,
      export_minutes_available: 4,
      unlimited: false,
      jobs_in_flight: 0,
      jobs_in_flight_limit: 5,
    });
    const enhanced = await call('enhance_prompt', { prompt: 'Rain in Oslo' });
    expect(enhanced.record).toMatchObject({ enhanced_prompt: 'Rain in Oslo (fuller)', credits_cost: 1 });
    expect((await call('get_credit_balance')).record.credits_available).toBe(32);
    expect((await call('whoami')).record).toMatchObject({
      account_id: accountId,
      plan: { id: 'ultimate', top_resolution: '4K' },
    });
    for (const [tool, path] of [
      ['list_models', 'models'],
      ['list_voices', 'voices'],
      ['list_animation_styles', 'animation-styles'],
      ['list_brand_kits', 'brand-kits'],
    ] as const) {
      expect((await call(tool)).record).toEqual((await at.call('GET', `/v1/${path}`, { key })).body);
    }
  });

  it('start nothing twice under one idempotency_key', async () => {
    const { call } = await newAgent();
    const input = { prompt: 'a', duration: 10, idempotency_key: 'once' };
    const [first, again] = [await call('create_video', input), await call('create_video', input)];
    expect(again.record).toEqual(first.record);
    expect((await call('create_video', { ...input, prompt: 'b' })).error.code).toBe('idempotency_key_reused');
  });

  it('cancel what is in progress, and no second time', async () => {
    const { call } = await newAgent();
    at.studio.script.buildMs = 20_000;
    const { record } = await call('create_video', { prompt: 'a' });
    await call('cancel_video', { id: record.id });
    const { record: ended } = await call('get_video_status', { id: record.id, wait_seconds: 30 });
    at.studio.script.buildMs = 20;
    expect(ended.status).toBe('canceled');
    expect((await call('cancel_video', { id: record.id })).error.code).toBe('not_cancelable');
  });

  it('keep the limit of creations', async () => {
    const limited = await startTestServer({ RATE_LIMIT_VIDEOS: '1' });
    try {
      const { call, close } = await connectAgent(limited.url, limited.owner.apiKey, '2026-07-28');
      await call('create_video', { prompt: 'a' });
      const refused = await call('create_video', { prompt: 'a' });
      expect(refused.error).toMatchObject({ code: 'rate_limited', retryable: true });
      expect(refused.error.retry_after_seconds).toBeGreaterThan(0);
      await close();
    } finally {
      await limited.close();
    }
  });
});

describe('interface 5: who may come in', () => {
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
  const headers = { accept: 'application/json, text/event-stream', 'mcp-protocol-version': '2025-11-25' };
  const post = (options: Parameters<TestServer['call']>[2]) =>
    at.call('POST', '/mcp', { body: message, ...options, headers: { ...headers, ...options?.headers } });

  it('refuses a missing or unknown key, and a plan without the agent protocol', async () => {
    for (const key of [null, 'svk_unknown']) {
      const refused = await post({ key });
      expect([refused.status, refused.body.error.code]).toEqual([401, 'unauthorized']);
      expect(refused.headers.get('www-authenticate')).toContain('Bearer');
    }
    const { api_key: free } = await at.account({ plan: 'free' });
    expect((await post({ key: free })).body.error).toMatchObject({ code: 'forbidden', status: 403 });
    await expect(connectAgent(at.url, 'svk_unknown', '2026-07-28')).rejects.toThrow();
  });

  it('lets a plan in that has the agent protocol and no API', async () => {
    const { api_key: key } = await at.account({ plan: 'pro' });
    expect((await post({ key })).status).toBe(200);
    expect((await at.call('GET', '/v1/models', { key })).status).toBe(403);
  });

  it('refuses foreign names and pages of other sites', async () => {
    // fetch sets Host by itself.
    const statusUnder = (given: Record<string, string>) =>
      new Promise<number | undefined>((resolve, reject) => {
        const sent = httpRequest(
          `${at.url}/mcp`,
          {
            method: 'POST',
            headers: {
              ...headers,
              'content-type': 'application/json',
              authorization: `Bearer ${at.owner.apiKey}`,
              ...given,
            },
          },
          (response) => {
            response.resume();
            resolve(response.statusCode);
          },
        );
        sent.on('error', reject).end(JSON.stringify(message));
      });
    const { port } = new URL(at.url);
    for (const host of ['evil.example', `evil.example:${port}`, 'localhost.evil.example', '127.0.0.1.nip.io']) {
      expect([host, await statusUnder({ host })]).toEqual([host, 403]);
    }
    for (const host of ['localhost', `127.0.0.1:${port}`, `[::1]:${port}`, 'scenewright:3000']) {
      expect([host, await statusUnder({ host })]).toEqual([host, 200]);
    }
    for (const origin of ['https://evil.example', 'http://192.0.2.1', 'http://127.evil.example', 'null', 'file://']) {
      expect([origin, await statusUnder({ origin })]).toEqual([origin, 403]);
    }
    for (const origin of ['http://localhost:6274', at.url]) {
      expect([origin, await statusUnder({ origin })]).toEqual([origin, 200]);
    }
  });

  it('takes one message a request, in POST alone, up to 1 MiB', async () => {
    expect((await post({ body: [message, message] })).body.error.code).toBe('invalid_request');
    expect((await post({ raw: '{' })).status).toBe(400);
    expect((await post({ body: { ...message, params: { text: 'x'.repeat(1024 * 1024) } } })).status).toBe(413);
    for (const method of ['GET', 'DELETE']) {
      const refused = await at.call(method, '/mcp', { headers });
      expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'POST']);
    }
  });

  it('counts each request, and tells what is left', async () => {
    const { api_key: key } = await at.account();
    const [first, second] = [await post({ key }), await post({ key })];
    const left = ({ headers: answered }: typeof first) => Number(answered.get('ratelimit-remaining'));
    expect(left(first) - left(second)).toBe(1);
  });
});
