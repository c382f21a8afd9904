// @cost 26
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import pg from 'pg';
import { locateFfmpeg, probeMedia } from '@scenewright/render-pool';
import { createDatabase } from '../../host-nest/testing/test-database.js';
import { startReceiver, type Receiver } from '../spec/support/receiver.js';
import { startNode, type ClusterNode } from './nodes.js';

// Three renders on whatever else the machine has to do.
jest.setTimeout(600_000);

const serverUrl = process.env['TEST_DATABASE_URL'];
const suite = serverUrl ? describe : describe.skip;
if (!serverUrl) console.warn('SKIPPED: one video over several nodes. Set TEST_DATABASE_URL to run it.');

const adminToken = 'operator-token-of-the-cluster';
const prompt = [
  'Our year in eight figures. Revenue grew 24% to $4.2M. EMEA brought 41%, North America 38%, APAC 21%.',
  'Churn fell from 5.1% to 3.4%. The team grew from 31 to 48 people. We shipped 112 releases.',
  'Support answers in 4 minutes instead of 19. Next: launch in Japan in May 2027, then Korea in September 2027.',
].join(' ');

suite('one API node and two render nodes, three processes', () => {
  let folder: string;
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let receiver: Receiver;
  let api: ClusterNode;
  let renderers: ClusterNode[];
  let account: { account_id: string; api_key: string };
  let id: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'scenewright-cluster-'));
    database = await createDatabase(serverUrl as string, { tables: false });
    receiver = await startReceiver();
    const environment: Record<string, string> = {
      DATABASE_URL: database.url,
      DATA_DIR: join(folder, 'data'),
      ADMIN_TOKEN: adminToken,
      SECRET_KEY: 'the-key-that-all-nodes-of-the-cluster-share',
      ALLOW_PRIVATE_URLS: 'true',
      RATE_LIMIT_REQUESTS: '100000',
      ...(process.env['TEST_REDIS_URL'] && { REDIS_URL: process.env['TEST_REDIS_URL'] }),
    };
    api = await startNode(folder, 'api', { ...environment, ROLE: 'api' });
    renderers = await Promise.all(
      ['one', 'two'].map((name) => startNode(folder, name, { ...environment, ROLE: 'render' })),
    );
    account = (await call('POST', '/admin/v1/accounts', { name: 'Cluster', plan: 'creator' }, adminToken)).body;
    const created = await call('POST', '/v1/videos', { prompt, duration: 30, narration: false, music: true });
    expect(created.status).toBe(202);
    id = created.body.id;
    expect((await ended()).status).toBe('completed');
  });
  afterAll(async () => {
    await Promise.all([api, ...(renderers ?? [])].map((node) => node?.stop('SIGTERM')));
    await receiver?.close();
    await database?.drop();
    await rm(folder, { recursive: true, force: true });
  });

  async function call(method: string, path: string, body?: unknown, key = account.api_key) {
    const response = await fetch(`${api.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    // eslint-disable-next-line @typescript-eslint/no-explicit-any
    return { status: response.status, body: (await response.json()) as any };
  }
  async function ended() {
    for (;;) {
      const { body } = await call('GET', `/v1/videos/${id}`);
      if (['completed', 'failed', 'canceled'].includes(body.status)) return body;
      await sleep(100);
    }
  }
  const render = async (width: number, height: number) => {
    const webhook_url = receiver.url;
    const answer = await call('POST', `/v1/videos/${id}/render`, { dimensions: { width, height }, webhook_url });
    expect(answer.status).toBe(202);
  };
  const drawn = (whose: string) =>
    Promise.all(renderers.map((node) => node.metric(`scenewright_segments_drawn_total{for="${whose}"}`)));

  /** Each charge of export minutes for this video, and each event under its id. */
  async function bookkeeping() {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    try {
      const { rows } = await client.query(
        `select hold_id, count(*)::int as charges from ledger_entries
         where account_id = $1 and unit = 'export_minutes' and kind = 'settle' group by hold_id`,
        [account.account_id],
      );
      const { rows: open } = await client.query(`select count(*)::int as held from holds where state = 'open'`);
      return { charges: rows.map((row) => row.charges as number), held: open[0].held as number };
    } finally {
      await client.end();
    }
  }
  async function download(url: string) {
    const file = join(folder, 'out.mp4');
    await writeFile(file, Buffer.from(await (await fetch(url)).arrayBuffer()));
    return probeMedia(await locateFfmpeg(), file);
  }
  const eventIds = () => new Set(receiver.received.map(({ headers }) => headers['webhook-id']));

  it('finish a video of half a minute together, frame for frame', async () => {
    await render(320, 180);
    const job = await ended();
    expect([job.status, job.error]).toEqual(['completed', undefined]);
    const [own, others] = [await drawn('own'), await drawn('other')];
    expect(own.filter((count) => count > 0)).toHaveLength(1);
    expect(others.filter((count) => count > 0)).toHaveLength(1);
    // The node that put it together is not the one that helped.
    expect(own.map((count, at) => count > 0 && (others[at] ?? 0) > 0)).toEqual([false, false]);
    const { video, sound } = await download(job.download_url);
    const seconds = job.scenes.reduce((total: number, scene: { duration_seconds: number }) => {
      return total + scene.duration_seconds;
    }, 0);
    expect(video).toMatchObject({ width: 320, height: 180, frames: Math.round(seconds * 30) });
    expect(sound).toBeTruthy();
    expect(await bookkeeping()).toEqual({ charges: [1], held: 0 });
    while (receiver.received.length < 1) await sleep(50);
    expect(eventIds().size).toBe(1);
  });

  it('lose nothing when the node that puts it together is killed: one charge, one event', async () => {
    const before = await drawn('own');
    await render(352, 198);
    let killed = -1;
    while (killed < 0) {
      await sleep(50);
      const now = await drawn('own');
      // Some of it is drawn, and more is left.
      killed = now.findIndex((count, at) => count > (before[at] ?? 0) + 1);
    }
    const survivor = renderers[1 - killed] as ClusterNode;
    await (renderers[killed] as ClusterNode).stop('SIGKILL');
    const job = await ended();
    expect([job.status, job.error]).toEqual(['completed', undefined]);
    expect((await download(job.download_url)).video).toMatchObject({ width: 352, height: 198 });
    expect(job.renders).toHaveLength(2);
    expect(await bookkeeping()).toEqual({ charges: [1, 1], held: 0 });
    while (eventIds().size < 2) await sleep(50);
    await sleep(500);
    expect(eventIds().size).toBe(2);
    expect((await fetch(`${survivor.url}/readyz`)).status).toBe(200);
  });
});
