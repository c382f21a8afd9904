// @cost 24
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RenderedVideo } from '@scenewright/core/rendering';
import type { Storyboard } from '@scenewright/core/storyboard';
import type { Timeline } from '@scenewright/core/timeline';
import { brightness, changedPixels, frameAt, pixelsOf, probe, soundLevels } from './media.js';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const prepared = process.env['SCENEWRIGHT_CACHE'] ?? join(root, '.cache');

/** A cache without segments and recordings, with the browser and bundle that are there already. */
let folder: string;
let cacheRoot: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'scenewright-e2e-'));
  cacheRoot = join(folder, 'cache');
  mkdirSync(cacheRoot);
  for (const name of ['browser', 'bundle']) symlinkSync(join(prepared, name), join(cacheRoot, name));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function inStudio<Results extends unknown[]>(steps: object[]): Results {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'test/end-to-end/studio-run.mjs'), JSON.stringify({ root, cacheRoot, steps })],
    { encoding: 'utf8', maxBuffer: 1 << 28, env: { ...process.env, SCENEWRIGHT_CACHE: cacheRoot } },
  );
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Results;
}

/** What is drawn and what is taken from the store is the same at any size. */
const size = { width: 320, height: 180 };
const quarter =
  'Our Q3: revenue grew 24% to $4.2M. EMEA brought 41%, North America 38%, APAC 21%. Churn fell from 5.1% to 3.4%. Next: launch in Japan in May 2027.';

test('the command turns a prompt into an MP4 with picture, voice, captions and music', async () => {
  const out = join(folder, 'quarter.mp4');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'scripts/video.mjs'), quarter, '--duration', '10', '--style', 'swiss', '--out', out, '--json'].map(
      (word) => (word === '--style' ? '--animation-style' : word),
    ),
    { encoding: 'utf8', env: { ...process.env, SCENEWRIGHT_CACHE: prepared } },
  );
  expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
  const report = JSON.parse(stdout);
  expect(report).toMatchObject({ video_path: out, width: 1280, height: 720, fps: 30 });

  const { video, sound, durationSeconds } = await probe(out);
  expect(video).toMatchObject({ codec: 'h264', width: 1280, height: 720, pixelFormat: 'yuv420p' });
  expect(sound).toMatchObject({ codec: 'aac', channels: 2 });
  expect(video!.frames).toBe(Math.round(report.duration_seconds * 30));
  expect(Math.abs(durationSeconds - 10)).toBeLessThan(10 * 0.05);

  const levels = await soundLevels(out);
  expect(levels.peak).toBeLessThanOrEqual(-0.5);
  expect(levels.mean).toBeGreaterThan(-30);

  const times = Array.from({ length: 9 }, (_, second) => second + 0.6);
  const frames = await Promise.all(times.map((time) => frameAt(out, time)));
  for (const frame of frames) expect(brightness(frame)).toBeGreaterThan(8);
  // The pack's own red and black are on screen, and the band of captions changes with the words.
  expect(Math.max(...frames.map((frame) => pixelsOf(frame, '#e03131', 24)))).toBeGreaterThan(2000);
  expect(changedPixels(frames[1]!, frames[5]!, 0.82, 0.97)).toBeGreaterThan(200);
}, 240_000);

test('the same request gives the same timeline, its second render comes from the store, and an edited scene is drawn alone', () => {
  const request = { prompt: quarter, duration: 15, narration: false, music: false };
  type Planned = { timeline: Timeline; storyboard: Storyboard };
  const [first, again, rendered, reused, edited, redrawn] = inStudio<
    [Planned, Planned, RenderedVideo, RenderedVideo, { from: number; frames: number }, RenderedVideo]
  >([
    { plan: request, name: 'first' },
    { plan: request, name: 'again' },
    { render: 'first', out: join(folder, 'a.mp4'), output: size },
    { render: 'again', out: join(folder, 'b.mp4'), output: size },
    { edit: 'first', name: 'edited', scene: 0, content: { kicker: 'A quarter to remember' } },
    { render: 'edited', out: join(folder, 'c.mp4'), output: size },
  ]);
  expect(again.timeline).toEqual(first.timeline);
  expect(rendered.segments.reused).toBe(0);
  expect(reused.segments).toEqual({ reused: rendered.segments.rendered, rendered: 0 });
  // The first scene's own segments and the transition out of it, and nothing else.
  const second = first.timeline.scenes[1]!;
  expect(edited.from).toBe(0);
  expect(redrawn.segments.rendered).toBeGreaterThan(0);
  expect(redrawn.segments.rendered).toBeLessThanOrEqual(Math.ceil(edited.frames / 60) + 2);
  expect(redrawn.segments.reused + redrawn.segments.rendered).toBe(rendered.segments.rendered);
  expect(second.from).toBeLessThan(edited.frames);
  expect(
    readdirSync(folder)
      .filter((name) => name.endsWith('.mp4'))
      .sort(),
  ).toEqual(['a.mp4', 'b.mp4', 'c.mp4', 'quarter.mp4']);
}, 240_000);

test.each([
  ['an option that does not exist', ['Hello', '--widht', '3'], 2, /--widht/],
  ['a duration that the model does not do', ['Hello', '--duration', '900'], 2, /--duration|duration/],
  ['an image that is not there', ['Hello', '--image', '/nowhere/photo.png'], 2, /photo\.png|images\[0\]/],
  ['a browser that is not there', ['Hello', '--duration', '5', '--no-narration', '--no-music'], 1, /browser/i],
])(
  '%s ends with a clear message and its exit status',
  (_what, args, expected, message) => {
    // Its own folder for what it leaves: other tests write to the common one.
    const temporary = mkdtempSync(join(folder, 'temporary-'));
    const { status, stderr } = spawnSync(
      process.execPath,
      [join(root, 'host-local/bin/scenewright.mjs'), ...args, '--out', join(folder, 'never.mp4')],
      {
        encoding: 'utf8',
        env: {
          ...process.env,
          SCENEWRIGHT_CACHE: cacheRoot,
          TMPDIR: temporary,
          ...(/browser/.test(_what) ? { SCENEWRIGHT_BROWSER: '/nowhere/chromium' } : {}),
        },
      },
    );
    expect(stderr).toMatch(message);
    expect(status).toBe(expected);
    expect(readdirSync(folder)).not.toContain('never.mp4');
    expect(readdirSync(temporary).filter((name) => name.startsWith('scenewright'))).toEqual([]);
  },
  120_000,
);
