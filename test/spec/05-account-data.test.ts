// @cost 8
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { Browser } from './support/browser.js';
import { partsOf } from './support/parts-of.js';
import { placesOf } from './support/places-of.js';
import { startReceiver, type Receiver } from './support/receiver.js';
import { adminToken, startTestServer, type NewAccount, type TestServer } from './support/test-server.js';

const font = readFileSync(
  createRequire(import.meta.url).resolve(
    '@fontsource-variable/noto-sans-hebrew/files/noto-sans-hebrew-latin-wght-normal.woff2',
  ),
);

let at: TestServer;
let receiver: Receiver;
beforeAll(async () => {
  at = await startTestServer({ TRUST_PROXY: '1' });
  receiver = await startReceiver();
});
afterEach(() => Object.assign(at.studio.script, { buildMs: 20, committed: null }));
afterAll(async () => {
  await receiver.close();
  await at.close();
});

/** In every text that an account of these tests gives away. */
const words = 'Zwickau';
const operator = (method: string, path: string, body?: unknown) =>
  at.call(method, `/admin/v1/${path}`, { key: adminToken, ...(body !== undefined && { body }) });

/** An account with something of everything, and the owner's browser. */
async function furnished(): Promise<NewAccount & { owner: Browser; video: string; project: string; link: string }> {
  const made = await at.account({ name: `${words} Ltd`, email: `hello@${words}.example`.toLowerCase(), credits: 200 });
  const { account_id: id, api_key: key } = made;
  const { body: invited } = await operator('POST', `accounts/${id}/sign-in-links`);
  const owner = new Browser(at.url);
  const token = new URL(invited.sign_in_url as string).hash.replace('#token=', '');
  const person = { name: `Ada ${words}`, email: `ada-${id}@example.com`, password: 'correct horse battery' };
  await owner.post('/app/join', { token, ...person });
  await operator('POST', `accounts/${id}/brand-kits`, {
    name: `${words} kit`,
    colors: { primary: '#111111', secondary: '#222222', accent: '#333333' },
    fonts: { heading: 'Inter', body: 'Inter' },
  });
  const { body: upload } = await owner.ask('POST', '/app/api/uploads?name=own.woff2', font);
  await owner.ask('POST', '/app/api/fonts', { url: upload.url });
  const ask = (path: string, body: unknown) =>
    at.call('POST', path, { key, body, headers: { 'Idempotency-Key': path } });
  const wish = { prompt: `The heron of ${words}.`, duration: 10, render: true, webhook_url: receiver.url };
  const { body: video } = await ask('/v1/videos', wish);
  const done = await at.waitFor(video.id as string, key);
  const { body: project } = await ask('/v1/infographics/generate', {
    prompt: `${words} grew 24% to $4.2M.`,
    render: true,
    webhookUrl: receiver.url,
  });
  for (const { id: subject } of [video, project] as { id: string }[])
    while (!receiver.received.some(({ body }) => body.includes(subject))) await sleep(10);
  const link = done.body.renders[0].download_url as string;
  return { ...made, owner, video: video.id as string, project: project.id as string, link };
}

/** What the files of an account's own fonts are held by. */
async function fontsOf(id: string): Promise<string[]> {
  const { db } = partsOf(at.server);
  const rows = await db.selectFrom('account_fonts').select('id').where('account_id', '=', id).execute();
  return rows.map((row) => row.id);
}

const usesOf = (holders: readonly string[]) =>
  partsOf(at.server).db.selectFrom('asset_uses').selectAll().where('holder', 'in', holders).execute();

const linesOf = (text: string): Record<string, unknown>[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

async function erased(id: string): Promise<void> {
  const { db } = partsOf(at.server);
  const find = () => db.selectFrom('accounts').select('erased_at').where('id', '=', id).executeTakeFirstOrThrow();
  while ((await find()).erased_at === null) await sleep(20);
}

async function holdsFiles(folder: string): Promise<boolean> {
  for await (const page of partsOf(at.server).files.list(folder)) if (page.length > 0) return true;
  return false;
}

describe('the export of an account', () => {
  it('has a line for all that it has, with files and ledger and without a secret, to the operator and to the owner', async () => {
    const { account_id: id, key_id: keyId, api_key: key, webhook_secret: secret, ...made } = await furnished();
    const { status, headers, body } = await operator('GET', `accounts/${id}/export`);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/x-ndjson; charset=utf-8']);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${id}.ndjson"`);
    const lines = linesOf(body as string);
    const of = (kind: string) => lines.filter((line) => line['kind'] === kind);
    expect(lines[0]).toMatchObject({ kind: 'account', account_id: id, name: `${words} Ltd`, credits_available: 186 });
    expect(lines.at(-1)).toEqual({ kind: 'end' });
    expect(of('person')).toEqual([expect.objectContaining({ name: `Ada ${words}`, role: 'owner' })]);
    expect(of('key')).toEqual(
      expect.arrayContaining([expect.objectContaining({ key_id: keyId, used_by: 'api', revoked_at: null })]),
    );
    expect(of('brand_kit')).toEqual([expect.objectContaining({ name: `${words} kit` })]);
    const [video] = of('video');
    expect(video).toMatchObject({ id: made.video, status: 'completed', request: { prompt: `The heron of ${words}.` } });
    expect(of('infographic')).toEqual([expect.objectContaining({ id: made.project })]);
    const file = of('file').find(({ of: owner }) => owner === made.video);
    const [font] = of('font');
    expect(font).toMatchObject({ id: expect.stringMatching(/^fnt_/), family: expect.any(String) });
    expect(of('file')).toContainEqual(expect.objectContaining({ of: font!['id'], path: expect.any(String) }));
    expect(file).toMatchObject({ of: made.video, media_type: 'video/mp4', bytes: expect.any(Number) });
    const bytes = await (await fetch(file!['download_url'] as string)).arrayBuffer();
    expect(bytes.byteLength).toBe(file!['bytes']);
    const pictures = of('file').filter(
      ({ of: owner, media_type: type }) => owner === made.video && type === 'image/jpeg',
    );
    expect(pictures.map(({ path }) => path)).toEqual(
      [1, 2, 3].map((n) => `files/${made.video}/${file!['id']}-${n}.jpg`),
    );
    const movements = of('ledger_entry').filter(({ unit }) => unit === 'credits');
    expect(movements.reduce((sum, entry) => sum + Number(entry['available']), 0)).toBe(186);
    for (const hidden of [key, secret, key.slice(8)]) expect(body).not.toContain(hidden);

    const { text } = await made.owner.get('/app/api/account/export');
    // The session has a key of its own by now.
    const kinds = (all: typeof lines) => all.filter(({ used_by: by }) => by !== 'web_app').map(({ kind }) => kind);
    expect(kinds(linesOf(text))).toEqual(kinds(lines));
    expect((await operator('GET', 'accounts/acc_none/export')).status).toBe(404);
    expect((await at.call('GET', `/admin/v1/accounts/${id}/export`)).status).toBe(401);
  });

  it('holds the files with ?files=true, as an archive that tar reads', async () => {
    const { account_id: id, video, owner } = await furnished();
    const answer = await fetch(`${at.url}/admin/v1/accounts/${id}/export?files=true`, {
      headers: { authorization: `Bearer ${adminToken}` },
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/x-tar']);
    const folder = mkdtempSync(join(tmpdir(), 'scenewright-export-'));
    try {
      writeFileSync(join(folder, 'all.tar'), Buffer.from(await answer.arrayBuffer()));
      const { status, stderr } = spawnSync('tar', ['-xf', 'all.tar'], { cwd: folder, encoding: 'utf8' });
      expect([status, stderr]).toEqual([0, '']);
      const lines = linesOf(readFileSync(join(folder, 'records', '00001.ndjson'), 'utf8'));
      expect(lines.at(-1)).toEqual({ kind: 'end' });
      const files = lines.filter(({ kind }) => kind === 'file');
      expect(files.map(({ of }) => of)).toEqual(expect.arrayContaining([video, (await fontsOf(id))[0]]));
      for (const { path, bytes } of files) {
        const { length } = readFileSync(join(folder, String(path)));
        // The record of an infographic's render does not say its size.
        expect([path, length]).toEqual([path, bytes ?? expect.any(Number)]);
        expect(length).toBeGreaterThan(0);
      }
      const pictures = files.filter(({ of, media_type: type }) => of === video && type === 'image/jpeg');
      expect(pictures).toHaveLength(3);
      for (const { path } of pictures)
        expect(readFileSync(join(folder, String(path))).toString('hex', 0, 3)).toBe('ffd8ff');
      // What was uploaded is written anew with what draws; it still is a font.
      const brought = files.find(({ media_type: type }) => String(type).startsWith('font/'));
      expect(readFileSync(join(folder, String(brought!['path']))).toString('latin1', 0, 4)).toMatch(
        /^(wOF2|\0\x01\0\0|OTTO)$/,
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    expect((await owner.get('/app/api/account/export?files=true')).status).toBe(200);
    expect((await operator('GET', `accounts/${id}/export?files=some`)).body.error.message).toContain('true or false');
  });

  it('goes on over pages', async () => {
    const { account_id: id, api_key: key } = await at.account();
    const { db } = partsOf(at.server);
    const { body } = await at.call('POST', '/v1/videos', { key, body: { prompt: 'a', duration: 10 } });
    await at.waitFor(body.id, key);
    await sql`insert into video_jobs (id, account_id, status, in_flight, fence, record, created_at)
      select 'vid_' || lpad(n::text, 26, '0'), account_id, status, in_flight, fence,
        replace(record, id, 'vid_' || lpad(n::text, 26, '0')), created_at
      from video_jobs, generate_series(1, 250) n where id = ${body.id}`.execute(db);
    const { body: text } = await operator('GET', `accounts/${id}/export`);
    const ids = linesOf(text as string).flatMap((line) => (line['kind'] === 'video' ? [line['id']] : []));
    expect(new Set(ids).size).toBe(251);
    await operator('DELETE', `accounts/${id}`);
    await erased(id);
  });
});

describe('the export of a video', () => {
  it('has its record with the request, and every file of it, as lines or as an archive with the files', async () => {
    const { api_key: key, video, link } = await furnished();
    const { status, headers, body } = await at.call('GET', `/v1/videos/${video}/export`, { key });
    expect([status, headers.get('content-type')]).toEqual([200, 'application/x-ndjson; charset=utf-8']);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${video}.ndjson"`);
    const lines = linesOf(body as string);
    expect(lines[0]).toMatchObject({ kind: 'video', id: video, request: { prompt: `The heron of ${words}.` } });
    expect(lines.map(({ kind }) => kind)).toEqual(['video', 'file', 'file', 'file', 'file', 'end']);
    const [film, ...pictures] = lines.filter(({ kind }) => kind === 'file');
    expect(film).toMatchObject({ of: video, media_type: 'video/mp4' });
    expect(new URL(String(film!['download_url'])).pathname).toBe(new URL(link).pathname);
    expect(pictures.map(({ media_type: type }) => type)).toEqual(Array(3).fill('image/jpeg'));

    const archive = await fetch(`${at.url}/v1/videos/${video}/export?files=true`, {
      headers: { authorization: `Bearer ${key}` },
    });
    expect([archive.status, archive.headers.get('content-type')]).toEqual([200, 'application/x-tar']);
    const listed = spawnSync('tar', ['-tvf', '-'], { input: Buffer.from(await archive.arrayBuffer()) });
    const listing = listed.stdout.toString();
    for (const { path, bytes } of [film!, ...pictures])
      expect(listing).toMatch(new RegExp(`\\b${bytes} .*${path}$`, 'm'));
    expect(listing).toContain('records/00001.ndjson');
  });

  it('has the files that came with the request', async () => {
    const { api_key: key, owner } = await furnished();
    const photo = readFileSync(new URL('../../fixtures/media/photo.png', import.meta.url));
    const { body: upload } = await owner.ask('POST', '/app/api/uploads?name=photo.png', photo);
    const { body } = await at.call('POST', '/v1/videos', {
      ...{ key, body: { prompt: 'a', duration: 10, images: [{ url: upload.url }] } },
    });
    await at.waitFor(body.id, key);
    const lines = linesOf((await at.call('GET', `/v1/videos/${body.id}/export`, { key })).body as string);
    expect(lines.filter(({ kind }) => kind === 'file')).toEqual([
      expect.objectContaining({
        of: body.id,
        name: 'photo.png',
        path: expect.stringMatching(/^files\/brought\/.+\.png$/),
      }),
    ]);
  });

  it('is nobody else’s, and ends with the video', async () => {
    const [mine, other] = [await at.account(), await at.account()];
    const { body } = await at.call('POST', '/v1/videos', { key: mine.api_key, body: { prompt: 'a', duration: 10 } });
    await at.waitFor(body.id, mine.api_key);
    const path = `/v1/videos/${body.id}/export`;
    expect((await at.call('GET', path, { key: other.api_key })).status).toBe(404);
    expect((await at.call('GET', path, { key: null })).status).toBe(401);
    const wrong = await at.call('GET', `${path}?files=some`, { key: mine.api_key });
    expect([wrong.status, wrong.body.error.message]).toEqual([400, expect.stringContaining('true or false')]);
    await at.call('DELETE', `/v1/videos/${body.id}`, { key: mine.api_key });
    expect((await at.call('GET', path, { key: mine.api_key })).status).toBe(404);
  });
});

describe('an account that is deleted', () => {
  it('is shut at once, and erased but for its books', async () => {
    const { db } = partsOf(at.server);
    await operator('GET', 'accounts?limit=100').then(async ({ body }) => {
      // Those of the tests before.
      for (const { account_id, name } of body.accounts as { account_id: string; name: string }[])
        if (name.includes(words)) await operator('DELETE', `accounts/${account_id}`);
    });
    const made = await furnished();
    const { account_id: id, api_key: key } = made;
    at.studio.script.buildMs = 3600_000;
    // One that a worker has, which pays what it has made, and one that waits.
    at.studio.script.committed = { scenes: 1, planned: 6, seconds: 10, footageSeconds: 0 };
    const wish = { prompt: `More of ${words}.`, duration: 60, model: 'gen-5' };
    const { body: busy } = await at.call('POST', '/v1/videos', { key, body: wish });
    while ((await at.call('GET', `/v1/videos/${busy.id}`, { key })).body.progress.scenes_committed === 0)
      await sleep(10);
    await at.call('POST', '/v1/videos', { key, body: wish });
    await at.call('POST', `/v1/infographics/${made.project}/versions`, {
      key,
      body: { prompt: `Say ${words} twice.` },
    });
    const sent = receiver.received.length;
    const fonts = await fontsOf(id);
    expect(await usesOf(fonts)).toHaveLength(1);

    const { status, body } = await operator('DELETE', `accounts/${id}`);
    expect([status, body]).toEqual([202, { account_id: id, status: 'erasing' }]);
    expect((await at.call('GET', '/v1/videos', { key })).status).toBe(401);
    expect((await made.owner.ask('GET', '/v1/videos')).status).toBe(401);
    for (const [method, path] of [
      ['GET', ''],
      ['PATCH', ''],
      ['DELETE', ''],
      ['GET', '/keys'],
      ['GET', '/export'],
      ['POST', '/sign-in-links'],
    ] as const)
      expect([
        path,
        (await operator(method, `accounts/${id}${path}`, method === 'PATCH' ? {} : undefined)).status,
      ]).toEqual([path, 404]);
    expect((await operator('POST', `accounts/${id}/keys`, { name: 'a' })).status).toBe(404);
    const { body: all } = await operator('GET', 'accounts?limit=100');
    expect(all.accounts.map(({ account_id }: NewAccount) => account_id)).not.toContain(id);

    await erased(id);
    expect(await usesOf(fonts)).toEqual([]);
    expect(await placesOf(db, words)).toEqual([]);
    expect(await placesOf(db, words.toLowerCase())).toEqual([]);
    expect(
      (await placesOf(db, id)).filter(
        (place) => !/^(accounts|balances|holds|ledger_entries|queue_tasks)\./.test(place),
      ),
    ).toEqual([]);
    // What was drawn just then is put and taken away again.
    for (const folder of [`videos/${made.video}`, 'infographics']) while (await holdsFiles(folder)) await sleep(20);
    expect((await fetch(made.link)).status).toBe(404);
    expect(receiver.received).toHaveLength(sent);
    // What its last video had made is paid: 10 s of gen-5. The books sum up, and nothing is held.
    const entries = await db.selectFrom('ledger_entries').selectAll().where('account_id', '=', id).execute();
    const credits = entries.filter(({ unit }) => unit === 'credits');
    const balance = await db.selectFrom('balances').selectAll().where('account_id', '=', id).execute();
    expect(balance.map(({ held }) => held)).toEqual([0, 0]);
    expect(credits.reduce((sum, { available }) => sum + available, 0)).toBe(
      balance.find(({ unit }) => unit === 'credits')?.available,
    );
    expect(credits.filter(({ charged }) => charged > 0).map(({ charged }) => charged)).toContain(4);
  });

  it('is gone on with by the next start, where one ended over it', async () => {
    const { account_id: id, api_key: key } = await at.account({ name: 'Kassel' });
    const { body } = await at.call('POST', '/v1/videos', {
      key,
      body: { prompt: 'The heron of Kassel.', duration: 10 },
    });
    await at.waitFor(body.id, key);
    const { db } = partsOf(at.server);
    await db.updateTable('accounts').set({ closed_at: 1, name: '' }).where('id', '=', id).execute();
    at = await at.restart();
    await erased(id);
    expect(await placesOf(partsOf(at.server).db, 'Kassel')).toEqual([]);
  });

  it('is ended by its owner alone, who has to say its name', async () => {
    const { account_id: id } = await at.account({ name: 'Ender' });
    const join = async (name: string) => {
      const { body } = await operator('POST', `accounts/${id}/sign-in-links`);
      const browser = new Browser(at.url);
      const token = new URL(body.sign_in_url as string).hash.replace('#token=', '');
      await browser.post('/app/join', {
        token,
        name,
        email: `${name}@ender.example`,
        password: 'correct horse battery',
      });
      return browser;
    };
    const [owner, member] = [await join('Una'), await join('Max')];
    expect((await member.ask('DELETE', '/app/api/account', { name: 'Ender' })).status).toBe(403);
    expect((await member.ask('GET', '/app/api/account/export')).status).toBe(403);
    const refused = await owner.ask('DELETE', '/app/api/account', { name: 'Another' });
    expect([refused.status, refused.body.error.message]).toEqual([400, expect.stringContaining('name')]);
    expect((await owner.ask('DELETE', '/app/api/account', { name: 'Ender' })).status).toBe(202);
    expect((await owner.ask('GET', '/app/api/me')).status).toBe(401);
    expect((await member.ask('GET', '/app/api/me')).status).toBe(401);
    await erased(id);
  });
});
