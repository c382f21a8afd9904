// @cost 10
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { readDownloadLink } from './support/download-link.js';
import { partsOf } from './support/parts-of.js';
import { startTestServer, type TestServer } from './support/test-server.js';

let at: TestServer;
beforeAll(async () => {
  at = await startTestServer();
});
afterAll(() => at.close());

const iso = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

describe('interface 2.1: the video job', () => {
  it('has every field, and keeps updated_at still while it works', async () => {
    at.studio.script.buildMs = 5000;
    const created = await at.call('POST', '/v1/videos', {
      body: { prompt: 'Rivers', aspect_ratio: '9:16', enhance_prompt: true, render: true, resolution: '1080p' },
    });
    const working = await at.waitFor(created.body.id, at.owner.apiKey, ['processing']);
    expect(working.body).toMatchObject({
      phase: 'planning',
      cancel_requested: false,
      progress: { scenes_committed: 0 },
    });
    expect(working.body).not.toHaveProperty('download_url');
    expect(working.body).not.toHaveProperty('credits_cost');
    const later = await at.call('GET', `/v1/videos/${created.body.id}`);
    expect(later.body.updated_at).toBe(working.body.updated_at);

    const done = await at.waitFor(created.body.id, at.owner.apiKey);
    at.studio.script.buildMs = 20;
    expect(done.body).toMatchObject({
      id: expect.stringMatching(/^vid_[0-9A-Z]{26}$/),
      project_id: expect.stringMatching(/^prj_/),
      status: 'completed',
      phase: '',
      model: 'gen-6-fast',
      prompt: 'Rivers',
      enhanced_prompt: 'Rivers (fuller)',
      aspect_ratio: '9:16',
      progress: { scenes_committed: 3, scenes_planned: 3 },
      app_url: `${at.url}/app/videos/${created.body.id}`,
      created_at: expect.stringMatching(iso),
      updated_at: expect.stringMatching(iso),
      last_activity_at: expect.stringMatching(iso),
      poll_after_seconds: expect.any(Number),
      elapsed_seconds: expect.any(Number),
      renders: [{ resolution: '1080p', dimensions: { width: 1080, height: 1920 } }],
      warnings: [],
    });
    expect(done.body.scenes).toHaveLength(3);
    // 30 s at 0.30 a second is 9, the enhancement 1; footage was none.
    expect(done.body.credits_cost).toBe(10);
  });

  it('gives a fresh link at each fetch, with ranges, an ETag and a file name, and refuses a forged one', async () => {
    const created = await at.call('POST', '/v1/videos', { body: { prompt: 'Seas', render: true } });
    const done = await at.waitFor(created.body.id, at.owner.apiKey);
    const link = new URL(done.body.download_url);
    const { endsAt, prolonged, refusal } = readDownloadLink(link);
    const expires = endsAt - Date.now();
    expect(expires).toBeGreaterThan(14 * 60_000);
    expect(expires).toBeLessThan(16 * 60_000);

    const whole = await fetch(link);
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect(whole.headers.get('content-disposition')).toContain('filename="scene-1-720p.mp4"');
    const part = await fetch(link, { headers: { range: 'bytes=4-7' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 4-7/${bytes.length}`]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(4, 8));
    const known = await fetch(link, { headers: { 'if-none-match': whole.headers.get('etag') ?? '' } });
    expect(known.status).toBe(304);
    const behind = await fetch(link, { headers: { range: `bytes=${bytes.length}-` } });
    expect(behind.status).toBe(416);

    if (refusal === null) return;
    expect((await fetch(prolonged)).status).toBe(refusal);
    expect((await fetch(`${link.origin}/files/..%2Fdatabase%2Fx.mp4${link.search}`)).status).toBe(refusal);
  });
});

describe('decisions, fine point 16: dimensions', () => {
  it('are the canvas that was asked for, at every step; the size of each file stands in renders', async () => {
    const asked = { width: 1000, height: 600 };
    at.studio.script.buildMs = 5000;
    const created = await at.call('POST', '/v1/videos', {
      body: { prompt: 'Deltas', dimensions: asked, render: true, resolution: '1080p' },
    });
    const working = await at.waitFor(created.body.id, at.owner.apiKey, ['processing']);
    expect(working.body).toMatchObject({ dimensions: asked, aspect_ratio: null });
    at.studio.script.buildMs = 20;
    const path = `/v1/videos/${created.body.id}`;
    const done = await at.waitFor(created.body.id, at.owner.apiKey);
    expect(done.body).toMatchObject({
      dimensions: asked,
      renders: [{ resolution: '1080p', dimensions: { width: 1800, height: 1080 } }],
    });
    const again = await at.call('POST', `${path}/render`, { body: { dimensions: { width: 500, height: 500 } } });
    expect(again.status).toBe(202);
    const twice = await at.waitFor(created.body.id, at.owner.apiKey);
    expect(twice.body).toMatchObject({ dimensions: asked, renders: [{ dimensions: { width: 500, height: 500 } }, {}] });

    const edit = await at.call('POST', `${path}/edit`, { body: { prompt: 'Remove scene 2', render: true } });
    const edited = await at.waitFor(edit.body.id, at.owner.apiKey);
    expect(edited.body).toMatchObject({
      dimensions: asked,
      renders: [{ resolution: '720p', dimensions: { width: 1200, height: 720 } }],
    });
  });
});

describe('interface 4.1: the list', () => {
  it('goes through all jobs of the account, newest first, page by page', async () => {
    const { api_key: key } = await at.account();
    const ids: string[] = [];
    for (let i = 0; i < 5; i++) {
      const created = await at.call('POST', '/v1/videos', { key, body: { prompt: `Video ${i}` } });
      ids.unshift(created.body.id);
    }
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await at.call('GET', `/v1/videos?limit=2${cursor ? `&cursor=${cursor}` : ''}`, { key });
      expect(page.status).toBe(200);
      seen.push(...page.body.videos.map((video: { id: string }) => video.id));
      cursor = page.body.next_cursor;
    } while (cursor);
    expect(seen).toEqual(ids);
    for (const id of ids) await at.waitFor(id, key);
    const completed = await at.call('GET', '/v1/videos?status=completed', { key });
    expect(completed.body.videos).toHaveLength(5);
    expect((await at.call('GET', '/v1/videos?status=failed', { key })).body.videos).toEqual([]);
  });

  it.each(['limit=0', 'limit=101', 'limit=x', 'cursor=abc', 'status=done'])('refuses ?%s', async (query) => {
    const answer = await at.call('GET', `/v1/videos?${query}`);
    expect([answer.status, answer.body.error.code]).toEqual([400, 'invalid_request']);
    expect(answer.body.error.message).toMatch(new RegExp(`^${query.split('=')[0]} must`));
  });
});

describe('interface 4.1: frames', () => {
  it('are one picture a scene, evenly spread', async () => {
    const created = await at.call('POST', '/v1/videos', { body: { prompt: 'Lakes' } });
    await at.waitFor(created.body.id, at.owner.apiKey);
    const all = await at.call('GET', `/v1/videos/${created.body.id}/frames`);
    expect(all.body).toMatchObject({ video_id: created.body.id, source: 'composition' });
    expect(all.body.frames.map((frame: { scene_id: string }) => frame.scene_id)).toEqual(['s1', 's2', 's3']);
    expect(Buffer.from(all.body.frames[0].data, 'base64').subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    const two = await at.call('GET', `/v1/videos/${created.body.id}/frames?max_frames=2`);
    expect(two.body.frames.map((frame: { scene_id: string }) => frame.scene_id)).toEqual(['s1', 's3']);
    for (const max of ['0', '13', 'many']) {
      expect((await at.call('GET', `/v1/videos/${created.body.id}/frames?max_frames=${max}`)).status).toBe(400);
    }
  });

  it('are sampled from the MP4 when there is one', async () => {
    const created = await at.call('POST', '/v1/videos', { body: { prompt: 'Lakes', render: true } });
    await at.waitFor(created.body.id, at.owner.apiKey);
    const { body } = await at.call('GET', `/v1/videos/${created.body.id}/frames`);
    expect(body).toMatchObject({ source: 'render', frames: { length: 3 } });
    // Stills of the stub are 64 by 36; a sampled picture is drawn at 640.
    for (const { width, height, data, time_seconds: time } of body.frames) {
      expect([width, height, time < 30]).toEqual([640, 360, true]);
      expect(jpegSize(Buffer.from(data, 'base64'))).toEqual([640, 360]);
    }
  });
});

describe('records that an earlier version has stored', () => {
  it('are read as they were, and stored with a version when they are written again', async () => {
    const key = at.owner.apiKey;
    const { db } = partsOf(at.server);
    const created = await at.call('POST', '/v1/videos', { body: { prompt: 'Lakes' } });
    await at.waitFor(created.body.id, key);
    const graphic = await at.call('POST', '/v1/infographics/generate', { body: { prompt: 'Sales grew 24%.' } });
    const paths = [
      `/v1/videos/${created.body.id}`,
      '/v1/videos',
      `/v1/infographics/${graphic.body.id}`,
      '/v1/infographics',
    ];
    // The picture of an infographic in the list is drawn behind the answer.
    type Listed = { thumbnailUrl: string | null }[];
    const listed = async () => (await at.call('GET', '/v1/infographics')).body.projects as Listed;
    for (let tries = 0; tries < 200 && (await listed()).some((each) => each.thumbnailUrl === null); tries++)
      await sleep(25);
    // A link is signed anew each second.
    const unsigned = (body: unknown): unknown =>
      JSON.parse(JSON.stringify(body).replace(/\?(?:X-Amz-|name=)[^"]*/g, ''));
    const answers = async () => Promise.all(paths.map(async (path) => unsigned((await at.call('GET', path)).body)));
    const before = await answers();
    // As they stood before records had a version.
    const columns = [
      'video_jobs.record',
      'job_documents.body',
      'infographic_projects.record',
      'infographic_versions.record',
    ];
    for (const [table, column] of columns.map((name) => name.split('.') as [string, string]))
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = regexp_replace(${sql.ref(column)}, '^\\{"v":[12],', '{')`.execute(
        db,
      );
    const version = async () => {
      const row = await db
        .selectFrom('video_jobs')
        .select('record')
        .where('id', '=', created.body.id)
        .executeTakeFirstOrThrow();
      return (JSON.parse(row.record) as { v?: number }).v;
    };
    expect(await version()).toBeUndefined();
    expect(await answers()).toEqual(before);
    const edited = await at.call('POST', `/v1/videos/${created.body.id}/edit`, { body: { prompt: 'Make it blue.' } });
    expect((await at.waitFor(edited.body.id, key)).body.status).toBe('completed');
    await at.call('POST', `/v1/videos/${created.body.id}/render`, { body: {} });
    expect((await at.waitFor(created.body.id, key)).body.renders).toHaveLength(1);
    expect(await version()).toBe(2);
  });
});

/** Width and height of a baseline JPEG, from its frame header. */
function jpegSize(bytes: Buffer): number[] {
  const at = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
}
