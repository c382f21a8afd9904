import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { startReceiver, type Receiver } from './support/receiver.js';
import { tinyPicture, tinyVideo } from './support/tiny-media.js';
import { adminToken, startTestServer, type NewAccount, type TestServer } from './support/test-server.js';
import { wav } from './support/wav.js';

/** Interface 4.4 and 3.1, with the answers that the decisions give. */

let at: TestServer;
let pictures: Server;
let pictureUrl: string;
let receiver: Receiver;
beforeAll(async () => {
  at = await startTestServer();
  receiver = await startReceiver();
  pictures = createServer((request, response) => {
    if (request.url === '/team.jpg') response.setHeader('content-type', 'image/jpeg').end(tinyPicture);
    else if (request.url === '/clip.mp4') response.end(tinyVideo);
    else if (request.url === '/song.mp3') response.end(wav(2));
    else if (request.url === '/page') response.setHeader('content-type', 'video/mp4').end('<!doctype html><html>');
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => void pictures.listen(0, '127.0.0.1', resolve));
  pictureUrl = `http://127.0.0.1:${(pictures.address() as AddressInfo).port}`;
});
afterAll(async () => {
  pictures.close();
  await receiver.close();
  await at.close();
});
beforeEach(() => Object.assign(at.studio.script, { buildMs: 10, renderMs: 10, fail: null }));

const body = { prompt: 'Why the sky is blue', duration: 60 };

async function finished(key: string, more: object = {}) {
  const created = await at.call('POST', '/v1/videos', { key, body: { ...body, ...more } });
  expect(created.status).toBe(202);
  return (await at.waitFor(created.body.id, key)).body;
}
const edit = (id: string, key: string, wish: unknown, headers: Record<string, string> = {}) =>
  at.call('POST', `/v1/videos/${id}/edit`, { key, body: wish, headers });
const balance = async (account: NewAccount) =>
  (
    await at.call('GET', `/admin/v1/accounts/${account.account_id}`, {
      key: adminToken,
    })
  ).body;

test('an edit makes a new job with the source in its record; the source stays as it is', async () => {
  const account = await at.account();
  const source = await finished(account.api_key);
  const answer = await edit(source.id, account.api_key, { prompt: 'Remove scene 2' });
  expect(answer.status).toBe(202);
  // 10 seconds of scenes at 0.30 a second.
  expect(answer.body).toEqual({
    id: expect.stringMatching(/^vid_/),
    status: 'queued',
    model: 'gen-6-fast',
    source_video_id: source.id,
    estimated_credits: 3,
  });
  expect(answer.headers.get('location')).toBe(`/v1/videos/${answer.body.id}`);
  const done = (await at.waitFor(answer.body.id, account.api_key)).body;
  expect(done).toMatchObject({
    status: 'completed',
    prompt: 'Remove scene 2',
    source_video_id: source.id,
    project_id: source.project_id,
    credits_cost: 3,
    renders: [],
    edit: { changes: [{ what: 'Remove scene 2', scene_ids: ['s1'] }], regenerated_scene_ids: ['s1'] },
  });
  const before = (await at.call('GET', `/v1/videos/${source.id}`, { key: account.api_key })).body;
  expect({ ...before, download_url: '' }).toEqual({ ...source, download_url: '' });
  const { source: given, wish } = at.studio.edits.at(-1)!;
  expect(given.video?.storyboard).toMatchObject({ title: 'Stub' });
  expect(wish).toEqual({ instruction: 'Remove scene 2', images: [] });
});

test('credits are charged for what the edit makes again, and nothing when the words change nothing', async () => {
  const account = await at.account({ credits: 100 });
  const source = await finished(account.api_key);
  expect((await balance(account)).credits_available).toBe(82);
  const paid = await edit(source.id, account.api_key, { prompt: 'Make scene 1 longer' });
  await at.waitFor(paid.body.id, account.api_key);
  expect((await balance(account)).credits_available).toBe(79);
  const free = await edit(source.id, account.api_key, { prompt: 'do nothing' });
  expect(free.body.estimated_credits).toBe(0);
  const done = await at.waitFor(free.body.id, account.api_key);
  expect(done.body).toMatchObject({
    status: 'completed',
    credits_cost: 0,
    edit: { changes: [], regenerated_scene_ids: [] },
  });
  expect(await balance(account)).toMatchObject({ credits_available: 79, credits_held: 0 });
});

test('with render: true the MP4 is made again and its minutes are quoted and charged', async () => {
  const account = await at.account({ export_minutes: 5 });
  const source = await finished(account.api_key);
  const answer = await edit(source.id, account.api_key, { prompt: 'Remove scene 2', render: true, resolution: '4K' });
  expect(answer.body).toMatchObject({ estimated_export_minutes: 2 });
  const done = (await at.waitFor(answer.body.id, account.api_key)).body;
  expect(done).toMatchObject({
    status: 'completed',
    download_url: expect.any(String),
    renders: [{ resolution: '4K' }],
  });
  expect((await balance(account)).export_minutes_available).toBe(3);
});

test('an edit job tells its end by the video events, at the URL of the edit', async () => {
  const account = await at.account();
  const source = await finished(account.api_key);
  const answer = await edit(source.id, account.api_key, { prompt: 'Remove scene 2', webhook_url: receiver.url });
  while (receiver.received.length === 0) await sleep(25);
  expect(receiver.received.map(({ body: text }) => JSON.parse(text) as unknown)).toMatchObject([
    { event: 'video.completed', data: { videoId: answer.body.id, creditsCost: 3 } },
  ]);
});

test('images come with their roles, under keys that the source does not have', async () => {
  const account = await at.account();
  const source = await finished(account.api_key, { images: [{ url: `${pictureUrl}/team.jpg` }] });
  const images = [
    { url: `${pictureUrl}/team.jpg`, context: 'Our team' },
    { url: `${pictureUrl}/team.jpg`, role: 'style' },
  ];
  const answer = await edit(source.id, account.api_key, { prompt: 'Add the image to scene 1', images });
  expect(answer.status).toBe(202);
  await at.waitFor(answer.body.id, account.api_key);
  const { source: given, wish } = at.studio.edits.at(-1)!;
  expect(wish.images).toMatchObject([
    { role: 'import', context: 'Our team', width: 64, height: 36 },
    { role: 'style', width: 64, height: 36, look: [{ share: 1 }] },
  ]);
  // What is for the look alone is no image of the video.
  const keys = given.inputs.images!.map(({ asset }) => asset.key);
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(wish.images[0]!.asset);
  expect(keys[0]).not.toBe(keys[1]);
});

test('links in the words are fetched: a film as footage, what is called music as sound', async () => {
  const account = await at.account();
  const source = await finished(account.api_key);
  const prompt = `Add ${pictureUrl}/clip.mp4 after scene 1. Use ${pictureUrl}/song.mp3 as the music.`;
  const answer = await edit(source.id, account.api_key, { prompt });
  expect(answer.status).toBe(202);
  const done = await at.waitFor(answer.body.id, account.api_key);
  expect(done.body).toMatchObject({ status: 'completed', prompt });
  const { links } = at.studio.edits.at(-1)!.wish;
  expect(links).toMatchObject([
    {
      url: `${pictureUrl}/clip.mp4`,
      role: 'footage',
      name: 'clip.mp4',
      file: { kind: 'footage', mimeType: 'video/mp4' },
    },
    { url: `${pictureUrl}/song.mp3`, role: 'music', name: 'song.mp3', seconds: 2, file: { kind: 'recording' } },
  ]);
  for (const { asset, file } of links!) expect(asset).toBe(file.key);
});

test.each([
  ['Add PLACE/gone.mp4', /^prompt: \S+\/gone\.mp4 was answered with 404/],
  ['Show the clip PLACE/page', /^prompt: \S+\/page is a web page; a link to the video file itself is accepted\.$/],
  ['Use PLACE/page as the music', /^prompt: \S+\/page is a web page; a link to the audio file itself is accepted\.$/],
  ['Add PLACE/team.jpg as footage', /is no video; MP4, MOV, WebM, MKV and AVI are accepted\.$/],
  ['Use PLACE/team.jpg as the music', /holds no sound that can be decoded/],
  [
    'Add https://youtu.be/abc',
    /^prompt: https:\/\/youtu\.be\/abc leads to a video or social platform, and nothing is set up here/,
  ],
])('%s is 400 with the reason, and nothing is held', async (words, message) => {
  const account = await at.account();
  const source = await finished(account.api_key);
  const answer = await edit(source.id, account.api_key, { prompt: words.replace('PLACE', pictureUrl) });
  expect(answer).toMatchObject({ status: 400, body: { error: { code: 'invalid_request' } } });
  expect(answer.body.error.message).toMatch(message);
  expect((await balance(account)).credits_held).toBe(0);
});

test('a failed source is built from its request with the change applied', async () => {
  const account = await at.account();
  at.studio.script.fail = { stage: 'build', retryable: false, times: 1 };
  const source = await finished(account.api_key);
  expect(source.status).toBe('failed');
  const answer = await edit(source.id, account.api_key, { prompt: 'Make the music calmer' });
  // All of it is made: 60 seconds at 0.30, a fifth of them footage.
  expect(answer.body.estimated_credits).toBe(30);
  const done = await at.waitFor(answer.body.id, account.api_key);
  expect(done.body.status).toBe('completed');
  expect(at.studio.edits.at(-1)!.source).toMatchObject({ video: null, request: { prompt: body.prompt } });
});

test('an edit of an edit that failed makes both changes', async () => {
  const account = await at.account();
  const source = await finished(account.api_key);
  at.studio.script.fail = { stage: 'build', retryable: false, times: 1 };
  const failed = await edit(source.id, account.api_key, { prompt: 'Remove scene 2' });
  expect((await at.waitFor(failed.body.id, account.api_key)).body.status).toBe('failed');
  const again = await edit(failed.body.id, account.api_key, { prompt: 'Make the music calmer' });
  expect((await at.waitFor(again.body.id, account.api_key)).body.status).toBe('completed');
  const { source: given, wish } = at.studio.edits.at(-1)!;
  expect(wish.instruction).toBe('Remove scene 2\nMake the music calmer');
  expect(given.video).not.toBeNull();
});

describe('the checks, in their order', () => {
  test('404 before 400, for an unknown job and for one of another account', async () => {
    const [mine, other] = [await at.account(), await at.account()];
    const source = await finished(mine.api_key);
    for (const id of ['vid_unknown', source.id]) {
      const answer = await edit(id, other.api_key, { wrong: true });
      expect(answer).toMatchObject({ status: 404, body: { error: { code: 'not_found', status: 404 } } });
    }
  });

  test('400 for every field that is wrong, which the message names', async () => {
    const account = await at.account();
    const source = await finished(account.api_key);
    const cases: [unknown, RegExp][] = [
      [undefined, /prompt|body/],
      [{}, /prompt is missing/],
      [{ prompt: '   ' }, /prompt must be text/],
      [{ prompt: 'x'.repeat(4001) }, /4000 characters/],
      [{ prompt: 'x', duration: 5 }, /duration is not a known property/],
      [{ prompt: 'x', resolution: '2K' }, /resolution must be one of 720p/],
      [{ prompt: 'x', render: 'yes' }, /render must be true or false/],
      [{ prompt: 'x', webhook_url: 'nowhere' }, /webhook_url must be an https URL/],
      [{ prompt: 'x', images: [{ url: 'file:///etc/passwd' }] }, /images\[0\]\.url/],
      [
        { prompt: 'x', images: [{ url: `${pictureUrl}/team.jpg`, role: 'mood' }] },
        /images\[0\]\.role must be one of import, style, reference/,
      ],
      [{ prompt: 'x', images: Array.from({ length: 21 }, () => ({ url: 'https://a.example/b.png' })) }, /20 items/],
      [{ prompt: 'x', images: [{ url: `${pictureUrl}/gone.png` }] }, /images\[0\]\.url/],
    ];
    for (const [wish, message] of cases) {
      const answer = await edit(source.id, account.api_key, wish);
      expect(answer).toMatchObject({ status: 400, body: { error: { code: 'invalid_request' } } });
      expect(answer.body.error.message).toMatch(message);
    }
    expect((await balance(account)).credits_held).toBe(0);
  });

  test('400 for a single-scene job, before its state is looked at', async () => {
    const account = await at.account();
    at.studio.script.buildMs = 5000;
    const created = await at.call('POST', '/v1/videos', {
      key: account.api_key,
      body: { prompt: 'x', model: 'gen-4' },
    });
    const answer = await edit(created.body.id, account.api_key, { prompt: 'Remove scene 2' });
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'invalid_request' } } });
    expect(answer.body.error.message).toMatch(/gen-4/);
    await at.call('POST', `/v1/videos/${created.body.id}/cancel`, { key: account.api_key });
  });

  test('409 not_editable while the source is at work, before 403', async () => {
    const account = await at.account({ plan: 'ultimate' });
    at.studio.script.buildMs = 5000;
    const created = await at.call('POST', '/v1/videos', { key: account.api_key, body });
    const answer = await edit(created.body.id, account.api_key, { prompt: 'Remove scene 2', resolution: '8K' });
    expect(answer).toMatchObject({ status: 409, body: { error: { code: 'not_editable' } } });
    await at.call('POST', `/v1/videos/${created.body.id}/cancel`, { key: account.api_key });
    const canceled = await at.waitFor(created.body.id, account.api_key);
    expect(canceled.body.status).toBe('canceled');
    at.studio.script.buildMs = 10;
    expect((await edit(created.body.id, account.api_key, { prompt: 'Remove scene 2' })).status).toBe(202);
  });

  test('403 resolution_above_plan, then 409 too_many_in_flight, then 402', async () => {
    const account = await at.account({ plan: 'ultimate', credits: 40 });
    const source = await finished(account.api_key, { duration: 30 });
    expect(await edit(source.id, account.api_key, { prompt: 'x', resolution: '8K' })).toMatchObject({
      status: 403,
      body: { error: { code: 'resolution_above_plan' } },
    });
    at.studio.script.buildMs = 5000;
    const ids: string[] = [];
    for (let count = 0; count < 5; count++)
      ids.push((await edit(source.id, account.api_key, { prompt: 'Remove scene 2' })).body.id);
    await at.call('PATCH', `/admin/v1/accounts/${account.account_id}`, {
      key: adminToken,
      body: { credits: 2 },
    });
    expect(await edit(source.id, account.api_key, { prompt: 'x' })).toMatchObject({
      status: 409,
      body: { error: { code: 'too_many_in_flight' } },
    });
    for (const id of ids) await at.call('POST', `/v1/videos/${id}/cancel`, { key: account.api_key });
    for (const id of ids) await at.waitFor(id, account.api_key);
    await at.call('PATCH', `/admin/v1/accounts/${account.account_id}`, {
      key: adminToken,
      body: { credits: 6 },
    });
    const poor = await edit(source.id, account.api_key, { prompt: 'Remove scene 2' });
    expect(poor).toMatchObject({ status: 402, body: { error: { code: 'insufficient_credits' } } });
    expect(poor.body.error.message).toMatch(/7/);
  });
});

test('a repeat with the same Idempotency-Key starts nothing', async () => {
  const account = await at.account();
  const source = await finished(account.api_key);
  const headers = { 'idempotency-key': randomUUID() };
  const first = await edit(source.id, account.api_key, { prompt: 'Remove scene 2' }, headers);
  const again = await edit(source.id, account.api_key, { prompt: 'Remove scene 2' }, headers);
  expect(again.body).toEqual(first.body);
  expect(again.headers.get('idempotent-replayed')).toBe('true');
  const other = await edit(source.id, account.api_key, { prompt: 'Remove scene 3' }, headers);
  expect(other).toMatchObject({ status: 409, body: { error: { code: 'idempotency_key_reused' } } });
});
