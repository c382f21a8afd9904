// @cost 9
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { placeEmbeddedDatabase } from '@scenewright/host-nest/testing';
import { tinyVideo } from '../spec/support/tiny-media.js';
import { wav } from '../spec/support/wav.js';
import { framesOf, seam } from './frames-of.js';

/** Interface 4.4 with nothing stood in for: a video is made, changed in words and downloaded again, as a client does it. */
const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const prepared = process.env['SCENEWRIGHT_CACHE'] ?? join(root, '.cache');
const dimensions = { width: 320, height: 180 };
const fps = 30;

interface Job {
  status: string;
  credits_cost: number;
  source_video_id?: string;
  scenes: { id: string; title: string; duration_seconds: number }[];
  edit?: { regenerated_scene_ids: string[]; changes: { what: string; scene_ids: string[] }[] };
  warnings: unknown[];
}
interface Seen {
  balances: [number, number, number];
  source: { job: Job & { id: string }; file: string };
  answer: { estimated_credits: number };
  edited: { job: Job; file: string };
  linked: Job;
  silenced: Job;
}

let folder: string;
let seen: Seen;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'scenewright-over-http-'));
  // Its own store of segments: what is drawn here is drawn now.
  const cacheRoot = join(folder, 'cache');
  mkdirSync(cacheRoot);
  await placeEmbeddedDatabase(join(folder, 'data'));
  for (const name of ['browser', 'bundle']) symlinkSync(join(prepared, name), join(cacheRoot, name));
  writeFileSync(join(folder, 'clip.mp4'), tinyVideo);
  writeFileSync(join(folder, 'song.wav'), wav(4));
  const input = {
    ...{ root, folder, cacheRoot, dimensions },
    create: {
      prompt:
        'Our Q3: revenue grew 24% to $4.2M. Churn fell from 5.1% to 3.4%. We opened offices in Paris, Berlin and Madrid.',
      ...{ duration: 10, narration: false, music: false, dimensions },
    },
    edit: 'Change the title of scene 2 to "Fewer of them leave"',
  };
  const script = join(root, 'test/edits/edit-over-http.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [script, JSON.stringify(input)]);
  seen = JSON.parse(stdout) as Seen;
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

test('the edit names the scene that it made again, and what it changed', () => {
  const { source, edited } = seen;
  expect(source.job).toMatchObject({ status: 'completed', warnings: [] });
  expect(edited.job).toMatchObject({
    status: 'completed',
    source_video_id: source.job.id,
    edit: { regenerated_scene_ids: ['s2'], changes: [{ scene_ids: ['s2'] }] },
    warnings: [],
  });
  const titles = source.job.scenes.map(({ title }) => title);
  expect(titles.length).toBeGreaterThanOrEqual(3);
  expect(edited.job.scenes.map(({ title }) => title)).toEqual(titles.with(1, 'Fewer of them leave'));
});

test('links in the words of an edit are in the video that it makes, and in the edits of that one', () => {
  const { edited, linked, silenced } = seen;
  expect(linked.edit!.changes.map(({ what }) => what)).toEqual([
    'Clip clip.mp4 shown after scene 1',
    'Music replaced by song.wav',
  ]);
  const ids = edited.job.scenes.map(({ id }) => id);
  const [first, clip, ...others] = linked.scenes.map(({ id }) => id);
  expect([first, ...others]).toEqual(ids);
  expect(linked.status).toBe('completed');
  expect(silenced).toMatchObject({ status: 'completed', warnings: [] });
  expect(silenced.scenes.map(({ id }) => id)).toEqual([clip, ...others]);
  expect(silenced.edit!.changes.map(({ what }) => what)).toEqual(['Scene 1 removed', 'Music turned off']);
});

test('its credits are those of the changed scene alone', () => {
  const { balances, source, answer, edited } = seen;
  const [before, made, changed] = balances;
  expect(before - made).toBe(source.job.credits_cost);
  // gen-6-fast: 0.30 a second, in whole credits. All scenes would be three.
  const seconds = edited.job.scenes[1]!.duration_seconds;
  expect(made - changed).toBe(Math.ceil(Math.round(seconds * 0.3 * 10) / 10));
  expect(made - changed).toBe(edited.job.credits_cost);
  expect(answer.estimated_credits).toBe(edited.job.credits_cost);
  expect(edited.job.credits_cost).toBeLessThan(Math.ceil(10 * 0.3));
});

test('frames outside the changed scene are those of the source, frames inside it are others', async () => {
  const { source, edited } = seen;
  const [was, is] = await Promise.all([framesOf(source.file, dimensions), framesOf(edited.file, dimensions)]);
  const lengths = edited.job.scenes.map(({ duration_seconds }) => Math.round(duration_seconds * fps));
  const [first, second] = lengths;
  expect(is).toHaveLength(lengths.reduce((sum, length) => sum + length, 0));
  expect(was).toHaveLength(is.length);
  const same = is.map((frame, index) => frame === was[index]);
  const changed = { from: first!, to: first! + second! };
  expect(same.slice(0, changed.from - seam)).not.toContain(false);
  expect(same.slice(changed.to + seam)).not.toContain(false);
  expect(same.slice(changed.from, changed.to).filter((each) => !each).length).toBeGreaterThan(30);
}, 120_000);
