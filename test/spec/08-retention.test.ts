import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { partsOf } from './support/parts-of.js';
import { startTestServer, type TestServer } from './support/test-server.js';

// Databases and storages start slowly on a busy machine.
jest.setTimeout(120_000);

let at: TestServer;
beforeAll(async () => {
  at = await startTestServer({ RETENTION_DAYS: '2' });
});
afterAll(() => at.close());

const day = 24 * 3600 * 1000;

/** Makes a job and its MP4 look as old as `days`. */
async function age(id: string, days: number): Promise<void> {
  const { db } = partsOf(at.server);
  const { record } = await db.selectFrom('video_jobs').select('record').where('id', '=', id).executeTakeFirstOrThrow();
  const job = JSON.parse(record) as { renders: { createdAt: number }[] };
  for (const render of job.renders) render.createdAt -= days * day;
  const created = Date.now() - days * day;
  await db
    .updateTable('video_jobs')
    .set({
      record: JSON.stringify(job),
      created_at: created,
      oldest_render_at: Math.min(...job.renders.map(({ createdAt }) => createdAt)),
    })
    .where('id', '=', id)
    .execute();
}

/** The MP4 of a video, and the pictures of its filmstrip. */
async function filesOf(id: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const page of partsOf(at.server).files.list(`videos/${id}`)) keys.push(...page.map(({ key }) => key));
  return keys;
}

/** An infographic with one finished render, that looks as old as `days`. */
async function drawnGraphic(days: number): Promise<{ path: string; url: string; version: string; project: string }> {
  const body = { prompt: 'Revenue grew 24% to $4.2M.', render: true };
  const {
    id: project,
    latestVersionId: version,
    versions,
  } = (await at.call('POST', '/v1/infographics/generate', { body })).body;
  const id = versions[0].renders[0].renderId as string;
  const path = `/v1/infographics/${project}/renders/${id}`;
  for (let i = 0; i < 400; i++) {
    const { status, url } = (await at.call('GET', path)).body;
    if (status === 'completed') {
      await partsOf(at.server)
        .db.updateTable('infographic_renders')
        .set({ created_at: Date.now() - days * day })
        .where('id', '=', id)
        .execute();
      return { path, url, version, project };
    }
    await sleep(25);
  }
  throw new Error(`${id} did not end`);
}

describe('RETENTION_DAYS', () => {
  it('removes the MP4s that are older, keeps the job and what is younger, and a render makes one again', async () => {
    const make = async () => {
      const created = await at.call('POST', '/v1/videos', { body: { prompt: 'Lakes', render: true } });
      return (await at.waitFor(created.body.id, at.owner.apiKey)).body;
    };
    const [old, young] = [await make(), await make()];
    const get = async (id: string) => (await at.call('GET', `/v1/videos/${id}`)).body;
    await age(old.id, 3);
    await age(young.id, 1);
    const [oldGraphic, youngGraphic] = [await drawnGraphic(3), await drawnGraphic(1)];
    const before = (await get(old.id)).download_url as string;
    expect((await fetch(before)).status).toBe(200);

    // The sweep runs at the start, and every hour.
    at = await at.restart();
    const graphicUrl = async ({ path }: { path: string }) =>
      (await at.call('GET', path)).body.url as string | undefined;
    for (let i = 0; i < 200 && (await graphicUrl(oldGraphic)) !== undefined; i++) await sleep(50);
    for (let i = 0; i < 100 && (await get(old.id)).renders.length > 0; i++) await sleep(50);
    const swept = await get(old.id);
    expect(swept).toMatchObject({ status: 'completed', renders: [], credits_cost: old.credits_cost });
    expect(swept.download_url).toBeUndefined();
    expect(await partsOf(at.server).files.find(fileOf(before))).toBeNull();
    expect(await filesOf(old.id)).toEqual([]);
    expect((await at.call('GET', `/v1/videos/${old.id}/frames`)).body.source).toBe('composition');
    const kept = await get(young.id);
    expect(kept.renders).toHaveLength(1);
    expect(await filesOf(young.id)).toHaveLength(2);
    expect((await fetch(kept.download_url)).status).toBe(200);

    expect((await at.call('POST', `/v1/videos/${old.id}/render`, { body: {} })).status).toBe(202);
    const again = await at.waitFor(old.id, at.owner.apiKey);
    expect((await fetch(again.body.download_url)).status).toBe(200);

    const sweptGraphic = (await at.call('GET', oldGraphic.path)).body;
    expect(sweptGraphic).toMatchObject({ status: 'completed' });
    expect(sweptGraphic.url).toBeUndefined();
    const key = /infographics\/[\w-]+\.mp4/.exec(oldGraphic.url)?.[0] ?? '';
    expect(await partsOf(at.server).files.find(key)).toBeNull();
    expect((await fetch((await graphicUrl(youngGraphic))!)).status).toBe(200);
    const redrawn = { versionId: oldGraphic.version };
    expect((await at.call('POST', `/v1/infographics/${oldGraphic.project}/render`, { body: redrawn })).status).toBe(
      202,
    );
  });
});

/** The key of the file behind a link. */
function fileOf(link: string): string {
  return /videos\/[\w-]+\/[\w-]+\.mp4/.exec(link)?.[0] ?? '';
}
