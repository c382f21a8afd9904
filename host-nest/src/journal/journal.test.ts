// @cost 3
import { rm } from 'node:fs/promises';
import { defaultPlans } from '@scenewright/core/billing';
import type { JobEvent } from '@scenewright/core/jobs';
import { pino } from 'pino';
import { makeDataDir } from '../../testing/data-dir.js';
import { addAccount, queuedJob } from '../../testing/stored-jobs.js';
import { AccountStore } from '../accounts/account-store.js';
import { openEmbeddedDatabase, type OpenDatabase } from '../database/open-database.js';
import type { FileStore } from '../files/file-store.js';
import type { RenderRecord } from '../infographics/infographic-records.js';
import { InfographicStore } from '../infographics/infographic-store.js';
import { JobStore } from '../jobs/job-store.js';
import { Metrics } from '../metrics/metrics.js';
import type { WorkQueue } from '../queue/work-queue.js';
import type { SecretBox } from '../secrets/secret-box.js';
import { Journal } from './journal.js';

let dataDir: string;
let opened: OpenDatabase;
let now = 0;
let lines: Record<string, unknown>[] = [];
let jobs: JobStore;
let infographics: InfographicStore;
let metrics: Metrics;
const need = { credits: 0, minimum: 0, exportMinutes: 0 };
const answer = { status: 202, body: '{}' };

beforeAll(async () => {
  dataDir = await makeDataDir();
  opened = await openEmbeddedDatabase(dataDir);
  await addAccount(opened.db);
  await opened.db
    .insertInto('infographic_projects')
    .values({ id: 'prj_1', account_id: 'acc_1', record: '{}', created_at: 0 })
    .execute();
});
afterAll(async () => {
  await opened.close();
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(() => {
  const clock = () => now;
  const accounts = new AccountStore(opened.db, defaultPlans, {} as SecretBox, clock);
  const files = { link: async () => 'https://files.test' } as unknown as FileStore;
  jobs = new JobStore(opened.db, accounts, files, clock);
  infographics = new InfographicStore(opened.db, accounts, files, clock);
  metrics = new Metrics(jobs, { waiting: async () => 0 } as unknown as WorkQueue, opened.db);
  lines = [];
  const logger = pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line)) });
  new Journal(jobs, infographics, metrics, logger, clock).onApplicationBootstrap();
});

const at = (seconds: number) => (now = seconds * 1000);
const written = () => lines.map(({ level: _level, time: _time, ...line }) => line);
async function create(id: string): Promise<void> {
  await jobs.create(queuedJob({ id, createdAt: now, updatedAt: now, lastActivityAt: now }), need, answer);
}
async function happens(id: string, event: JobEvent): Promise<void> {
  expect(await jobs.apply(id, event)).toMatchObject({ ok: true });
}
const built = { kind: 'generation_finished', scenes: [], durationSeconds: 30, warnings: [] } as const;
const render = {
  ...{ id: 'rnd_1', file: 'videos/a.mp4', resolution: '720p', width: 1280, height: 720, bytes: 1, fps: 30 },
  ...{ durationSeconds: 30, exportMinutes: 1, createdAt: 0 },
};
const figure = async (name: string) =>
  (await metrics.registry.metrics()).split('\n').filter((line) => line.startsWith(name));

it('a video has one line when it starts and one when it ends, with its account and its key', async () => {
  at(100);
  await create('vid_1');
  at(104.5);
  await happens('vid_1', { kind: 'started' });
  at(105);
  await jobs.report('vid_1', { kind: 'activity', fence: 1, detail: 'On it.' });
  await happens('vid_1', { ...built, fence: 1, credits: { completed: 12, stopped: 0 } });
  at(110);
  await happens('vid_1', { kind: 'render_finished', fence: 1, render });
  const whose = { job: 'vid_1', account: 'acc_1', key: 'key_1' };
  expect(written()).toEqual([
    { ...whose, model: 'gen-6-fast', turn: 1, waited_seconds: 4.5, msg: 'job started' },
    { ...whose, outcome: 'completed', seconds: 10, video_seconds: 30, credits: 12, msg: 'job ended' },
  ]);
  expect(await figure('scenewright_jobs_ended_total{')).toEqual([
    'scenewright_jobs_ended_total{kind="video",outcome="completed",error=""} 1',
  ]);
  expect(await figure('scenewright_queue_wait_seconds_sum')).toEqual([
    'scenewright_queue_wait_seconds_sum{kind="video"} 4.5',
  ]);
});

it('a worker that takes over from another one says so, and nothing has waited; a failure says why', async () => {
  at(200);
  await create('vid_2');
  await happens('vid_2', { kind: 'started' });
  at(230);
  await jobs.report('vid_2', { kind: 'activity', fence: 1 });
  at(300);
  await happens('vid_2', { kind: 'started' });
  await happens('vid_2', { kind: 'work_failed', fence: 2, error: { code: 'plan_failed', message: 'No.' } });
  expect(written()).toMatchObject([
    { msg: 'job started', turn: 1, waited_seconds: 0 },
    { msg: 'job started', turn: 2 },
    { msg: 'job ended', outcome: 'failed', error: 'plan_failed', account: 'acc_1', key: 'key_1' },
  ]);
  expect(written()[1]).not.toHaveProperty('waited_seconds');
  expect(await figure('scenewright_queue_wait_seconds_count')).toEqual([
    'scenewright_queue_wait_seconds_count{kind="video"} 1',
  ]);
  expect(await figure('scenewright_jobs_ended_total{')).toEqual([
    'scenewright_jobs_ended_total{kind="video",outcome="failed",error="plan_failed"} 1',
  ]);
});

it('a video that is rendered again waits and ends again; one that is canceled in the queue never starts', async () => {
  at(400);
  const target = { resolution: '1080p', width: 1920, height: 1080 };
  await happens('vid_1', { kind: 'render_requested', target, exportMinutes: 1, holdId: 'again', webhookUrl: null });
  at(407);
  await happens('vid_1', { kind: 'started' });
  await happens('vid_1', { kind: 'render_finished', fence: 3, render: { ...render, id: 'rnd_2' } });
  await create('vid_3');
  await happens('vid_3', { kind: 'cancel_requested' });
  expect(written()).toMatchObject([
    { msg: 'job started', job: 'vid_1', waited_seconds: 7 },
    { msg: 'job ended', job: 'vid_1', outcome: 'completed' },
    { msg: 'job ended', job: 'vid_3', outcome: 'canceled', key: 'key_1' },
  ]);
});

it('a render of an infographic has the two lines as well', async () => {
  at(500);
  const record: RenderRecord = {
    ...{ id: 'rnd_9', projectId: 'prj_1', versionId: 'ver_1', accountId: 'acc_1', keyId: 'key_1', status: 'queued' },
    ...{ fence: 0, dimensions: { width: 100, height: 100 }, duration: 5, fps: 30, settingsValues: {} },
    ...{ webhookUrl: null, hold: 'rnd_9:credits', file: null, error: null, createdAt: now, updatedAt: now },
  };
  await infographics.addRender(record, answer, null);
  at(503);
  await infographics.renders.start('rnd_9');
  at(510);
  await infographics.renders.fail('rnd_9', 1, { code: 'generation_failed', message: 'No.' });
  const whose = { job: 'rnd_9', account: 'acc_1', key: 'key_1' };
  expect(written()).toEqual([
    { ...whose, turn: 1, waited_seconds: 3, msg: 'job started' },
    { ...whose, outcome: 'failed', error: 'generation_failed', seconds: 10, msg: 'job ended' },
  ]);
  expect(await figure('scenewright_jobs_ended_total{')).toEqual([
    'scenewright_jobs_ended_total{kind="infographic",outcome="failed",error="generation_failed"} 1',
  ]);
});

it('the process shows its CPU, its memory and its event loop', async () => {
  const text = await metrics.registry.metrics();
  for (const name of ['process_cpu_seconds_total', 'process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds'])
    expect(text).toContain(name);
});
