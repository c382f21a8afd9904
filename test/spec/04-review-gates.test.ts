import { buildBrief } from '@scenewright/core/brief';
import { shotsOf } from '@scenewright/core/footage';
import type { Storyboard } from '@scenewright/core/storyboard';
import { drawBoard } from '@scenewright/host-nest';
import { createRulePlanner } from '@scenewright/providers';
import { partsOf } from './support/parts-of.js';
import { adminToken, startTestServer, type TestServer } from './support/test-server.js';

const story =
  'Mara, a girl in a yellow coat, finds a fox in the snowy forest. Together they walk to the coast. ' +
  'An old fisherman opens the door and smiles. In the morning Mara waves goodbye.';
const gated = { prompt: story, ai_video: 'full', storyboard: true, duration: 20, narration: true };

let at: TestServer;
/** What the stub was told to make, newest last. */
const made: Storyboard[] = [];

/** The real planner and boards; only what costs time, sound and pictures, stays a stand-in. */
function film(server: TestServer): TestServer {
  const build = server.studio.build.bind(server.studio);
  server.studio.board = (wish, { signal }) =>
    drawBoard(wish, buildBrief(wish.request, wish.inputs), {}, createRulePlanner(), signal);
  server.studio.build = async (request, inputs, options) => {
    if (options.storyboard) made.push(options.storyboard);
    const built = await build(request, inputs, options);
    return { ...built, footageSeconds: built.durationSeconds };
  };
  return server;
}

beforeAll(async () => {
  at = film(await startTestServer());
});
afterAll(() => at.close());

async function account(settings = {}) {
  const account = await at.account({ credits: 500, export_minutes: 5, ...settings });
  const key = account.api_key;
  return {
    key,
    create: async (body: Record<string, unknown> = gated): Promise<string> => {
      const answer = await at.call('POST', '/v1/videos', { key, body });
      expect(answer.status).toBe(202);
      return answer.body.id as string;
    },
    approve: (id: string, body?: unknown, headers: Record<string, string> = {}) =>
      at.call('POST', `/v1/videos/${id}/approve`, { key, body, headers }),
    gate: (id: string) => at.waitFor(id, key, ['awaiting_approval', 'completed', 'failed', 'canceled']),
    summary: async () => (await at.call('GET', `/admin/v1/accounts/${account.account_id}`, { key: adminToken })).body,
  };
}

describe('interface 3.1 and 4.1: review gates', () => {
  it('walks both gates with a change at each, across a restart of the server', async () => {
    const { key, create, approve, gate, summary } = await account();
    const id = await create();

    const casting = await gate(id);
    expect(casting.body).toMatchObject({ status: 'awaiting_approval', review: { gate: 'cast_sheets', revision: 0 } });
    const sheets = await at.call('GET', `/v1/videos/${id}/frames?max_frames=12`, { key });
    expect(sheets.body.source).toBe('cast_sheets');
    expect(sheets.body.frames.map((frame: { title: string }) => frame.title)).toEqual(
      expect.arrayContaining(['Mara', 'The fox', 'The old fisherman']),
    );
    expect(sheets.body.frames[0]).toMatchObject({ mime_type: 'image/jpeg', width: 64, height: 36 });

    const asked = await approve(id, { changes: 'Make the fox red and Mara wears a green coat' });
    expect([asked.status, asked.body.status, asked.body.phase]).toEqual([200, 'processing', 'revising']);
    expect((await gate(id)).body.review).toEqual({ gate: 'cast_sheets', revision: 1 });

    at = film(await at.restart());
    expect((await gate(id)).body.review).toEqual({ gate: 'cast_sheets', revision: 1 });
    const approved = await approve(id);
    expect([approved.status, approved.body.status]).toEqual([200, 'processing']);

    const boarding = await gate(id);
    expect(boarding.body.review).toEqual({ gate: 'storyboard', revision: 0 });
    const stills = await at.call('GET', `/v1/videos/${id}/frames?max_frames=12`, { key });
    expect(stills.body.source).toBe('storyboard');
    expect(stills.body.frames).toHaveLength(boarding.body.scenes.length);
    expect(stills.body.frames[0].title).toMatch(/^Shot 1: Wide shot · .+ · Forest by day, snow$/);

    await approve(id, { changes: 'shot 2 at night and closer. Remove shot 3.' });
    const revised = await gate(id);
    expect(revised.body.review).toEqual({ gate: 'storyboard', revision: 1 });
    expect(revised.body.scenes).toHaveLength(boarding.body.scenes.length - 1);

    await approve(id);
    const done = await at.waitFor(id, key);
    expect(done.body).toMatchObject({ status: 'completed' });
    expect(done.body.review).toBeUndefined();

    const [shots] = made.slice(-1).map(shotsOf);
    const looks = shots!.flatMap(({ content }) => content.cast.map(({ member }) => member));
    expect(
      looks
        .filter(({ id: who }) => who === 'fox')
        .every(({ look }) => look.figure === 'animal' && look.coat === '#c8403a'),
    ).toBe(true);
    expect(looks.filter(({ id: who }) => who === 'mara').length).toBeGreaterThan(1);
    expect(
      looks
        .filter(({ id: who }) => who === 'mara')
        .every(({ look }) => look.figure === 'person' && look.top.garment === 'coat' && look.top.color === '#4c9a58'),
    ).toBe(true);
    expect(shots!.find(({ id: shot }) => shot === 's2')!.content).toMatchObject({ time: 'night' });
    expect(shots!.some(({ id: shot }) => shot === 's3')).toBe(false);
    // gen-6-fast, 20 s, every second filmed: 6 + 20.
    expect(done.body.credits_cost).toBe(26);
    expect(await summary()).toMatchObject({ credits_available: 474, credits_held: 0, in_flight: 0 });
  });

  it('redoes nothing for words that it does not understand, and says which', async () => {
    const { create, approve, gate } = await account();
    const id = await create();
    const before = (await gate(id)).body;
    await approve(id, { changes: 'Make the fox red. Give it more zing.' });
    const after = (await gate(id)).body;
    expect(after.review.revision).toBe(1);
    const notes = after.warnings.filter(({ code }: { code: string }) => code === 'change_not_understood');
    expect(notes).toHaveLength(1);
    expect(notes[0].message).toContain('more zing');
    expect(after.scenes).toEqual(before.scenes);
  });

  it('pauses while it counts as in flight, and is canceled at once with everything given back', async () => {
    const { key, create, gate, summary } = await account();
    const id = await create();
    await gate(id);
    expect(await summary()).toMatchObject({ in_flight: 1, credits_held: 26 });
    const canceled = await at.call('POST', `/v1/videos/${id}/cancel`, { key });
    expect([canceled.status, canceled.body.status, canceled.body.credits_cost]).toEqual([200, 'canceled', 0]);
    expect(await summary()).toMatchObject({ in_flight: 0, credits_held: 0, credits_available: 500 });
  });

  it('answers a repeated approval with its key once, so that no gate is passed unseen', async () => {
    const { create, approve, gate } = await account();
    const id = await create();
    await gate(id);
    const first = await approve(id, undefined, { 'idempotency-key': 'gate-one' });
    expect((await gate(id)).body.review.gate).toBe('storyboard');
    const again = await approve(id, undefined, { 'idempotency-key': 'gate-one' });
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.body).toEqual(first.body);
    expect((await gate(id)).body).toMatchObject({ status: 'awaiting_approval', review: { gate: 'storyboard' } });
  });

  it('checks in the order 404, 400, 409', async () => {
    const { key, create, approve } = await account();
    const other = await account();
    const id = await create({ prompt: 'a', duration: 10 });
    await at.waitFor(id, key);
    const codes = async (body: unknown, on = id, by = approve) => {
      const { status, body: answer } = await by(on, body);
      return [status, answer.error.code];
    };
    expect(await codes({ wrong: 1 }, 'vid_00000000000000000000000000')).toEqual([404, 'not_found']);
    expect(await codes(undefined, id, other.approve)).toEqual([404, 'not_found']);
    expect(await codes({ wrong: 1 })).toEqual([400, 'invalid_request']);
    expect(await codes({ changes: '  ' })).toEqual([400, 'invalid_request']);
    expect(await codes({ changes: 'x'.repeat(2001) })).toEqual([400, 'invalid_request']);
    expect(await codes({ changes: 'make it red' })).toEqual([409, 'not_awaiting_approval']);
    expect(await codes(undefined)).toEqual([409, 'not_awaiting_approval']);
  });

  it('erases a paused job that is deleted, with the answers that are kept for a repeat', async () => {
    const { key, create, approve, gate, summary } = await account();
    const id = await create();
    await gate(id);
    expect((await approve(id, undefined, { 'Idempotency-Key': 'of the deleted' })).status).toBe(200);
    await gate(id);
    const { db, jobs } = partsOf(at.server);
    const kept = async () =>
      (await db.selectFrom('idempotency_keys').select('body').execute()).filter(({ body }) => body.includes(id));
    expect(await kept()).toHaveLength(1);
    expect((await at.call('DELETE', `/v1/videos/${id}`, { key })).status).toBe(204);
    expect([await kept(), await jobs.find(id), await jobs.document(id, 'board')]).toEqual([[], null, null]);
    expect(await summary()).toMatchObject({ credits_held: 0, in_flight: 0 });
    expect((await approve(id)).status).toBe(404);
  });
});
