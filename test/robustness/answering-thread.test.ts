// @cost 10
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { placeEmbeddedDatabase } from '@scenewright/host-nest/testing';

/**
 * What takes the processor for long is done beside the thread that answers requests. Told by which functions that thread
 * calls, and not by how long they take: that depends on the machine.
 */
const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const prepared = process.env['SCENEWRIGHT_CACHE'] ?? join(root, '.cache');

/** Where prompts are read and planned, and where samples are made and heard. */
const planning = ['editor', 'languages', 'outline', 'planner', 'reading', 'storyboard', 'treatment'];
const sound = ['beat-detection', 'effects', 'music', 'speech', 'voiceover'];
const beside = [...[...planning, ...sound].map((folder) => `providers/dist/src/${folder}/`), 'core/dist/src/audio/'];

interface Seen {
  called: Record<string, string[]>;
  made: { status: string; scenes: unknown[]; warnings: unknown[] };
}

let folder: string;
let seen: Seen;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'scenewright-answering-'));
  // Nothing is there that an earlier video has made: its sounds are made now.
  const cacheRoot = join(folder, 'cache');
  mkdirSync(cacheRoot);
  await placeEmbeddedDatabase(join(folder, 'data'));
  for (const name of ['browser', 'bundle']) symlinkSync(join(prepared, name), join(cacheRoot, name));
  const prompt =
    'Our Q3: revenue grew 24% to $4.2M. Churn fell from 5.1% to 3.4%. We opened offices in Paris and Berlin.';
  const video = { prompt, duration: 12, narration: true, music: true };
  const input = { root, folder, cacheRoot, video, infographic: prompt };
  const script = join(root, 'test/robustness/answering-run.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [script, JSON.stringify(input)], {
    maxBuffer: 1 << 24,
  });
  seen = JSON.parse(stdout) as Seen;
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

test('the video was planned and spoken, and the thread that answers took part in it', () => {
  expect(seen.made).toMatchObject({ status: 'completed', warnings: [] });
  expect(seen.made.scenes.length).toBeGreaterThan(2);
  expect(Object.keys(seen.called)).toContain('core/dist/src/video/plan-video.js');
});

test('the thread that answers reads no prompt, plans nothing and touches no sample', () => {
  const called = Object.entries(seen.called).filter(([file]) => beside.some((place) => file.startsWith(place)));
  // Which languages a voice has is a list.
  expect(Object.fromEntries(called)).toEqual({ 'providers/dist/src/speech/espeak-speech.js': ['languages'] });
});
