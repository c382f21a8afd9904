// @cost 8
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FetchedInputs } from '@scenewright/core/brief';
import { partsOf } from './support/parts-of.js';
import { adminToken, startTestServer, type TestServer } from './support/test-server.js';
import { wav } from './support/wav.js';

let at: TestServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scenewright-fetcher-'));
  const program = join(folder, 'fetcher');
  await writeFile(join(folder, 'sound.wav'), wav(2));
  const lines = [
    '#!/bin/sh',
    'out=""; prev=""',
    'for a in "$@"; do [ "$prev" = "--output" ] && out="$a"; prev="$a"; done',
    '[ -z "$out" ] && exit 0',
    'case "$prev" in *gone*) echo "ERROR: This video is gone." >&2; exit 1;; esac',
    `cp ${join(folder, 'sound.wav')} "$(echo "$out" | sed 's/%(ext)s/wav/')"`,
  ];
  await writeFile(program, lines.join('\n'));
  await chmod(program, 0o755);
  at = await startTestServer({ YT_DLP_PATH: program });
});
afterAll(async () => {
  await at.close();
  await rm(folder, { recursive: true, force: true });
});

const link = (name: string) => ({ url: `https://www.youtube.com/watch?v=${name}` });
const create = (key: string, audio: object[]) =>
  at.call('POST', '/v1/videos', { key, body: { prompt: 'a', duration: 30, ai_video: 'off', audio } });

describe('interface 4.2 and 8: audio behind a link to a platform', () => {
  it('is imported, costs one credit each in the quote and in the end', async () => {
    const { api_key: key, account_id: id } = await at.account({ credits: 100 });
    const plain = await create(key, []);
    const created = await create(key, [link('a'), { ...link('b'), role: 'sfx' }]);
    expect(created.status).toBe(202);
    expect(created.body.estimated_credits).toBe(plain.body.estimated_credits + 2);
    const inputs = await partsOf(at.server).jobs.document<FetchedInputs>(created.body.id, 'inputs');
    expect(inputs?.audio?.map(({ asset, role }) => [asset.seconds, role])).toEqual([
      [2, 'music'],
      [2, 'sfx'],
    ]);
    const ended = await at.waitFor(created.body.id, key);
    const without = await at.waitFor(plain.body.id, key);
    expect(ended.body.credits_cost).toBe(without.body.credits_cost + 2);
    const account = await at.call('GET', `/admin/v1/accounts/${id}`, { key: adminToken });
    expect(account.body.credits_available).toBe(100 - ended.body.credits_cost - without.body.credits_cost);
  });

  it('costs nothing when the job fails after its build: committed scenes alone are charged', async () => {
    const { api_key: key } = await at.account({ credits: 100, export_minutes: 5 });
    at.studio.script.fail = { stage: 'render', retryable: false, times: 1 };
    const body = { prompt: 'a', duration: 10, ai_video: 'off', render: true, audio: [link('a')] };
    const created = await at.call('POST', '/v1/videos', { key, body });
    const ended = await at.waitFor(created.body.id, key);
    // gen-6-fast: 10 s at 0.3.
    expect(ended.body).toMatchObject({ status: 'failed', credits_cost: 3 });
  });

  it('is refused with the reason of the platform, and then counts nothing', async () => {
    const { api_key: key, account_id: id } = await at.account({ credits: 100 });
    const answer = await create(key, [link('gone')]);
    expect([answer.status, answer.body.error.code]).toEqual([400, 'invalid_request']);
    expect(answer.body.error.message).toBe('audio[0].url cannot be used: could not be imported: This video is gone.');
    const account = await at.call('GET', `/admin/v1/accounts/${id}`, { key: adminToken });
    expect(account.body).toMatchObject({ credits_available: 100, credits_held: 0 });
    for (let i = 0; i < 5; i++)
      expect((await create(key, [link('a'), { ...link('b'), role: 'sfx' }])).status).toBe(202);
  });

  it('comes with the words of an edit too (4.4): a credit each, counted, refused with its reason before anything is held', async () => {
    const { api_key: key, account_id: id } = await at.account({ credits: 100 });
    const made = await create(key, []);
    await at.waitFor(made.body.id, key);
    const edit = (prompt: string) => at.call('POST', `/v1/videos/${made.body.id}/edit`, { key, body: { prompt } });
    const [plain, linked] = [await edit('Make scene 1 longer'), await edit(`Use ${link('a').url} as the music`)];
    expect(linked.status).toBe(202);
    expect(linked.body.estimated_credits).toBe(plain.body.estimated_credits + 1);
    const [without, ended] = [await at.waitFor(plain.body.id, key), await at.waitFor(linked.body.id, key)];
    expect(ended.body.credits_cost).toBe(without.body.credits_cost + 1);
    expect(at.studio.edits.at(-1)!.wish.links).toMatchObject([
      { url: link('a').url, role: 'music', name: 'www.youtube.com', seconds: 2, file: { kind: 'recording' } },
    ]);

    const gone = await edit(`Use ${link('gone').url} as the music`);
    expect([gone.status, gone.body.error.code]).toEqual([400, 'invalid_request']);
    expect(gone.body.error.message).toBe(
      `prompt: ${link('gone').url} cannot be used: could not be imported: This video is gone.`,
    );
    // What this fetcher brings is sound, whatever was asked for.
    const noFilm = await edit(`Add ${link('a').url}`);
    expect(noFilm.body.error.message).toBe(
      `prompt: ${link('a').url} is no video; MP4, MOV, WebM, MKV and AVI are accepted.`,
    );
    expect((await at.call('GET', `/admin/v1/accounts/${id}`, { key: adminToken })).body.credits_held).toBe(0);
    for (let i = 0; i < 9; i++) {
      const more = await edit(`Use ${link(`n${i}`).url} as the music`);
      expect(more.status).toBe(202);
      await at.waitFor(more.body.id, key);
    }
    expect((await edit(`Use ${link('z').url} as the music`)).status).toBe(429);
  });

  it('stops at ten a day and account: the eleventh is 429 until midnight UTC, files stay free', async () => {
    const { api_key: key } = await at.account({ credits: 500 });
    for (let i = 0; i < 3; i++)
      expect(
        (await create(key, [link('a'), { ...link('b'), role: 'sfx' }, { ...link('c'), role: 'sfx' }])).status,
      ).toBe(202);
    const both = await create(key, [link('a'), { ...link('b'), role: 'sfx' }]);
    expect([both.status, both.body.error.code]).toEqual([429, 'rate_limited']);
    expect(both.body.error.message).toContain('10 sounds a day');
    expect(Number(both.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await create(key, [link('a')])).status).toBe(202);
    expect((await create(key, [link('a')])).status).toBe(429);
    expect((await create(key, [])).status).toBe(202);
    const { api_key: other } = await at.account({ credits: 100 });
    expect((await create(other, [link('a')])).status).toBe(202);
  });
});
