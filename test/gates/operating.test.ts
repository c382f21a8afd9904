import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { partsOf } from '../spec/support/parts-of.js';
import { rawRequests } from './raw-request.js';
import { standAlone, type Served } from './servers.js';

const adminToken = 'operator-token-of-the-tests';
const metricsToken = 'metrics-token-of-the-tests';

let at: Served;
let raw: ReturnType<typeof rawRequests>;
let fetchFiles: () => Promise<object> = async () => ({});
beforeAll(async () => {
  const environment = { ADMIN_TOKEN: adminToken, METRICS_TOKEN: metricsToken };
  at = await standAlone(environment, { fetch: () => fetchFiles() });
  raw = rawRequests(at.url);
});
afterAll(async () => {
  raw?.close();
  await at?.close();
});

describe('metrics', () => {
  it('are for who has the token of the metrics, which opens nothing else, or that of the operator', async () => {
    const statusOf = async (bearer: string | null) => (await raw.send('GET', '/metrics', bearer)).status;
    expect(await Promise.all([null, at.owner.apiKey, metricsToken, adminToken].map(statusOf))).toEqual([
      401, 401, 200, 200,
    ]);
    expect((await raw.send('GET', '/metrics', metricsToken)).text).toContain('scenewright_jobs_in_flight');
    expect((await raw.send('GET', '/admin/v1/accounts/acc_1', metricsToken)).status).toBe(401);
    expect((await raw.send('GET', '/v1/models', metricsToken)).status).toBe(401);
  });
});

describe('a video that was made', () => {
  it('is counted by its outcome, its wait and the pace of its render', async () => {
    const headers = { authorization: `Bearer ${at.owner.apiKey}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ prompt: 'Lakes', render: true });
    const created = await fetch(`${at.url}/v1/videos`, { method: 'POST', headers, body });
    const { id } = (await created.json()) as { id: string };
    const statusOf = async () =>
      ((await (await fetch(`${at.url}/v1/videos/${id}`, { headers })).json()) as { status: string }).status;
    while ((await statusOf()) !== 'completed') await sleep(25);
    const { text } = await raw.send('GET', '/metrics', metricsToken);
    expect(text).toContain('scenewright_jobs_ended_total{kind="video",outcome="completed",error=""} 1');
    expect(text).toContain('scenewright_queue_wait_seconds_count{kind="video"} 1');
    expect(text).toContain('scenewright_render_seconds_per_video_second_count 1');
  });
});

describe('guesses at the operator’s token', () => {
  it('are bounded for an address, wherever it sends them; what is no guess is not counted', async () => {
    const limited = await standAlone({
      ADMIN_TOKEN: adminToken,
      METRICS_TOKEN: metricsToken,
      RATE_LIMIT_REQUESTS: '4',
    });
    const ask = rawRequests(limited.url);
    try {
      const statusOf = async (path: string, bearer: string | null) => (await ask.send('GET', path, bearer)).status;
      const account = '/admin/v1/accounts/acc_1';
      for (let i = 0; i < 6; i++) expect(await statusOf(account, null)).toBe(401);
      for (let i = 0; i < 6; i++) expect(await statusOf(account, adminToken)).toBe(404);
      for (const path of [account, '/metrics', '/admin/v1/nothing', account]) {
        expect([path, await statusOf(path, 'guess')]).toEqual([path, 401]);
      }
      const refused = await ask.send('GET', account, 'guess');
      expect([refused.status, JSON.parse(refused.text).error.code]).toEqual([429, 'rate_limited']);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      // A right one is not looked at either: its answer would end the guessing.
      expect([await statusOf('/metrics', metricsToken), await statusOf(account, adminToken)]).toEqual([429, 429]);
      expect(await statusOf('/livez', null)).toBe(200);
    } finally {
      ask.close();
      await limited.close();
    }
  });
});

describe('headers of answers', () => {
  it('let the API pages load their scripts over plain HTTP', async () => {
    for (const path of ['/docs', '/docs/swagger-ui-bundle.js', '/v1/health']) {
      const { status, headers } = await raw.send('GET', path);
      expect([path, status]).toEqual([path, 200]);
      expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
      expect(headers['content-security-policy']).toContain("script-src 'self'");
      expect(headers).not.toHaveProperty('strict-transport-security');
      expect(headers['ratelimit-limit']).toMatch(/^\d+$/);
    }
  });

  it('let pages of other sites show what a link leads to, as what it is, and nothing else', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'scenewright-shown-'));
    await writeFile(join(folder, 'file'), 'content');
    const { files } = partsOf(at);
    for (const [key, type] of [
      ['videos/vid_1.mp4', 'video/mp4'],
      ['infographics/ver_1.jpg', 'image/jpeg'],
    ] as const) {
      await files.putFile(key, join(folder, 'file'));
      const link = new URL(await files.link(key, { name: 'file', seconds: 60 }));
      const { status, headers } = await raw.send('GET', link.pathname + link.search);
      expect([status, headers['content-type'], headers['cross-origin-resource-policy']]).toEqual([
        200,
        type,
        'cross-origin',
      ]);
    }
    const other = await raw.send('GET', '/v1/models', at.owner.apiKey);
    expect(other.headers['cross-origin-resource-policy']).toBe('same-origin');
    await rm(folder, { recursive: true, force: true });
  });
});

describe('a full disk', () => {
  it('is told as 503 storage_full, wherever the request meets it, and nothing is held', async () => {
    // Linux' own full disk.
    fetchFiles = async () => writeFile('/dev/full', 'a') as unknown as object;
    const headers = { authorization: `Bearer ${at.owner.apiKey}` };
    for (const path of ['/v1/videos', '/v1/infographics/generate']) {
      const body = JSON.stringify({ prompt: 'a' });
      const answer = await fetch(`${at.url}${path}`, { method: 'POST', headers, body });
      expect([path, answer.status, await answer.json()]).toEqual([
        path,
        503,
        {
          error: {
            code: 'storage_full',
            status: 503,
            message: expect.stringMatching(/almost full.*nothing is charged/i),
          },
        },
      ]);
      expect(answer.headers.get('retry-after')).toBe('60');
    }
    fetchFiles = async () => ({});
    const key = await partsOf(at).accounts.findByKey(at.owner.apiKey);
    expect(await partsOf(at).accounts.summary(key!.account.id)).toMatchObject({ creditsHeld: 0, inFlight: 0 });
  });
});
