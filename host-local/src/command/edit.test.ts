import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import {
  createCountingRenderer,
  createSilentEffects,
  createSilentMusic,
  createSilentSpeech,
} from '@scenewright/core/testing';
import { createStudio } from '../studio/create-studio.js';
import type { StudioOptions } from '../studio/studio-options.js';
import { main } from './main.js';

// Planning and speaking take their time on a busy machine.
jest.setTimeout(120_000);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edit-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const studioOptions = (): StudioOptions => ({
  baseFolder: folder,
  cacheRoot: join(folder, 'cache'),
  speech: createSilentSpeech(),
  music: createSilentMusic(),
  effects: createSilentEffects(),
  renderer: createCountingRenderer(),
});

/** The command in a folder of its own: real planning and editing, no browser. */
async function run(...argv: string[]) {
  let [out, err] = ['', ''];
  const status = await main(argv, {
    environment: {},
    workingFolder: folder,
    out: { write: (text) => (out += text) },
    err: { write: (text) => (err += text) },
    onInterrupt: () => () => undefined,
    createStudio: (options) => createStudio({ ...options, ...studioOptions() }),
  });
  return { status, out, err };
}
const saved = async (name: string) => JSON.parse(await readFile(join(folder, name), 'utf8'));
const prompt = 'Revenue grew 24% to $4.2M. Churn fell from 5.1% to 3.4%. We opened offices in Paris and Berlin.';

test('a saved video is changed in words, and its change can be changed again', async () => {
  expect(await run(prompt, '--out', 'a.mp4', '--save', 'a.json')).toMatchObject({ status: 0 });
  const before = await saved('a.json');
  const said = 'Change "24%" to "26%" and make the background navy. Juggle it.';
  const { status, out, err } = await run('--edit', 'a.json', said, '--out', 'b.mp4', '--save', 'b.json');
  expect([status, out]).toEqual([0, `${join(folder, 'b.mp4')}\n`]);
  expect(err).toMatch(/note: "24%" replaced with "26%"/u);
  expect(err).toMatch(/note: Background changed to navy/u);
  expect(err).toMatch(/note: "Juggle it" was not understood/u);
  const after = await saved('b.json');
  expect(JSON.stringify(after.storyboard)).toContain('26%');
  expect(after.timeline.style.palette.background).toBe('#0b1f3a');
  expect(after.storyboard.scenes).toHaveLength(before.storyboard.scenes.length);

  expect(await run('--edit', 'b.json', 'remove the last scene', '--out', 'c.mp4', '--save', 'c.json')).toMatchObject({
    status: 0,
  });
  const third = await saved('c.json');
  expect(third.storyboard.scenes).toHaveLength(after.storyboard.scenes.length - 1);
  expect(third.timeline.style.palette.background).toBe('#0b1f3a');
});

test('an option of a new video is refused beside --edit, by its name', async () => {
  const { status, err } = await run('--edit', 'a.json', 'make it shorter', '--duration', '20');
  expect(status).toBe(2);
  expect(err).toMatch(/^--duration: goes with a new video/u);
});

test('a file that --save did not write is wrong usage', async () => {
  await writeFile(join(folder, 'other.json'), '{"version":1}');
  for (const [file, why] of [
    ['other.json', /^--edit: needs a file that --save wrote/u],
    ['none.json', /^--edit: names a file that cannot be read/u],
  ] as const) {
    const { status, err } = await run('--edit', file, 'remove scene 1');
    expect(status).toBe(2);
    expect(err).toMatch(why);
  }
});

test('in-process: an image is put in from a file, and nothing is drawn without an outFile', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30"/></svg>';
  await writeFile(join(folder, 'team.svg'), svg);
  const renderer = createCountingRenderer();
  const studio = createStudio({ ...studioOptions(), renderer });
  const source = await studio.plan({ prompt });
  const images = [{ url: 'team.svg', context: 'Our team' }];
  const edited = await studio.edit(source, 'Add the image after scene 1', { images });
  const added = edited.timeline.scenes[1]!;
  expect(added).toMatchObject({ kind: 'ken-burns', content: { title: 'Our team' } });
  const { image } = added.content as { image: string };
  expect(edited.timeline.assets[image]).toMatchObject({ kind: 'image', mimeType: 'image/png' });
  expect(edited.regenerated).toContain(added.id);
  expect(edited.video).toBeUndefined();
  expect(renderer.requests).toEqual([]);
  // The image is still there when the edit is edited and drawn.
  const again = await studio.edit(edited, 'Make the music calmer', { outFile: 'again.mp4' });
  expect(again.timeline.assets[image]).toBeDefined();
  expect(again.video?.file).toBe(join(folder, 'again.mp4'));
  await expect(studio.edit(source, 'x', { images: [{ url: 'none.png' }] })).rejects.toThrow(/images\[0\]/u);
  await studio.close();
});
