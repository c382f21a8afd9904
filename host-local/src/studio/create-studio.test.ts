import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { VideoRenderer } from '@scenewright/core/rendering';
import {
  createCountingRenderer,
  createSilentEffects,
  createSilentMusic,
  createSilentSpeech,
} from '@scenewright/core/testing';
import { InvalidRequest } from '../inputs/input-error.js';
import { defaultCacheRoot } from './cache-root.js';
import { createStudio } from './create-studio.js';
import type { StudioOptions } from './studio-options.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'studio-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const studioIn = (name: string, over: StudioOptions = {}) =>
  createStudio({
    cacheRoot: join(folder, name),
    baseFolder: folder,
    speech: createSilentSpeech(),
    music: createSilentMusic(),
    effects: createSilentEffects(),
    renderer: createCountingRenderer(),
    ...over,
  });
const request = { prompt: 'Revenue grew 24% to $4.2M. Churn fell from 5.1% to 3.4%.' };

test('the same request gives the same timeline, in another studio and another cache too', async () => {
  const [a, b] = [studioIn('a'), studioIn('b')];
  const [first, second] = await Promise.all([a.plan(request), b.plan(request)]);
  expect(second.timeline).toEqual(first.timeline);
  expect((await a.plan(request)).timeline).toEqual(first.timeline);
  expect((await a.plan(request, { seed: 99 })).brief.seed).toBe(99);
  await Promise.all([a.close(), b.close()]);
});

test('two studios side by side: closing one ends its own calls alone', async () => {
  const [a, b] = [studioIn('a'), studioIn('b')];
  const fromB = b.makeVideo(request, { outFile: 'b.mp4' });
  const fromA = a.makeVideo(request, { outFile: 'a.mp4', onProgress: () => void a.close() });
  await expect(fromA).rejects.toMatchObject({ kind: 'closed' });
  expect((await fromB).video.file).toBe(join(folder, 'b.mp4'));
  await expect(a.plan(request)).rejects.toMatchObject({ kind: 'closed' });
  await b.close();
});

test('a local picture and a table become part of the brief', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30"/></svg>';
  await writeFile(join(folder, 'logo.svg'), svg);
  await writeFile(join(folder, 'sales.csv'), 'Month,Sales\nJan,12\nFeb,15\nMar,21\n');
  const studio = studioIn('a');
  const images = [{ url: 'logo.svg', context: 'our logo' }];
  const { brief } = await studio.plan({ ...request, images, documents: [{ url: 'sales.csv' }] });
  expect(brief.images).toEqual([
    { asset: 'image-0', name: 'logo.svg', context: 'our logo', width: 2400, height: 1800 },
  ]);
  expect(brief.documents).toEqual([expect.objectContaining({ kind: 'table', columns: ['Month', 'Sales'] })]);
  await studio.close();
});

test('a file that cannot be used is named as the interface names it', async () => {
  const studio = studioIn('a');
  const refused = studio.plan({ ...request, images: [{ url: 'none.png' }, { url: 'http://10.0.0.1/a.png' }] });
  await expect(refused).rejects.toBeInstanceOf(InvalidRequest);
  await expect(refused).rejects.toMatchObject({
    errors: [
      { field: 'images[0].url', message: expect.stringContaining('does not exist') },
      { field: 'images[1].url', message: expect.stringContaining('not on a public address') },
    ],
  });
  await studio.close();
});

test('a cache that cannot be written is one clear failure', async () => {
  await writeFile(join(folder, 'file'), '');
  const studio = studioIn('file');
  await expect(studio.plan(request)).rejects.toMatchObject({ kind: 'cache_folder' });
  await studio.close();
});

test('what is not done in-process is said', async () => {
  const studio = studioIn('a');
  const { warnings } = await studio.plan({ ...request, webhook_url: 'https://example.org/hook' });
  expect(warnings.map(({ code }) => code)).toContain('no_webhook');
  await studio.close();
});

test('an enhanced prompt is planned and told', async () => {
  const studio = studioIn('a');
  const { enhancedPrompt, brief } = await studio.plan({ ...request, enhance_prompt: true });
  expect(enhancedPrompt).toMatch(/Revenue grew 24% to \$4\.2M\.[\s\S]*Visual direction: /u);
  expect(brief.prompt).toBe(enhancedPrompt);
  expect((await studio.plan(request)).enhancedPrompt).toBeUndefined();
  await studio.close();
});

test('a timeline leaves in another format, at a place counted from the base folder', async () => {
  const asked: object[] = [];
  const renderFormat = async (wish: { outFile: string }) => (asked.push(wish), { path: wish.outFile });
  const studio = studioIn('a', { renderer: { ...createCountingRenderer(), renderFormat } as VideoRenderer });
  const { timeline } = await studio.plan(request);
  const wish = { format: 'gif', outFile: 'deep/a.gif', output: { width: 320, height: 180 }, fps: 10 } as const;
  expect(await studio.export(timeline, wish)).toEqual({ path: join(folder, 'deep', 'a.gif') });
  expect(asked).toEqual([{ ...wish, outFile: join(folder, 'deep', 'a.gif'), timeline }]);
  await studio.close();
});

test('a renderer that knows MP4 alone says so', async () => {
  const studio = studioIn('a');
  const { timeline } = await studio.plan(request);
  const refused = studio.export(timeline, { format: 'webm', outFile: 'a.webm' });
  await expect(refused).rejects.toMatchObject({ stage: 'validate', kind: 'format_unavailable' });
  await studio.close();
});

test('the cache lies where the environment says', () => {
  expect(defaultCacheRoot({ SCENEWRIGHT_CACHE: '/a/b' })).toBe('/a/b');
  expect(defaultCacheRoot({ XDG_CACHE_HOME: '/x' })).toBe('/x/scenewright');
  expect(defaultCacheRoot({ XDG_CACHE_HOME: 'relative' })).toMatch(/\.cache\/scenewright$/);
});

test('importing the package starts nothing and keeps no process alive', () => {
  const face = new URL('../../dist/src/index.js', import.meta.url).href;
  const script = `import(${JSON.stringify(face)}).then((m) => console.log(typeof m.createStudio, process.getActiveResourcesInfo().filter((name) => !/Pipe|TTY|CloseReq|FSReq/.test(name)).join()))`;
  const { stdout, status } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8', timeout: 30_000 });
  expect([status, stdout.trim()]).toEqual([0, 'function']);
});

test('a length in the prompt is that of the video, unless a duration is given', async () => {
  const studio = studioIn('a');
  const prompt = 'Make a 12 second video. Revenue grew 24% to $4.2M.';
  const asked = await studio.draft({ prompt });
  expect([asked.brief.durationSeconds, asked.timeline.frames]).toEqual([12, 360]);
  const given = await studio.draft({ prompt, duration: 20 });
  expect(given.timeline.frames).toBe(600);
  expect(given.warnings.map(({ code }) => code)).toContain('length_differs');
  await studio.close();
});

describe('fonts by their names', () => {
  /** As if the family had been found before: a later video needs no network. */
  async function keptFamily(cache: string, family: string): Promise<void> {
    const file = createRequire(import.meta.url).resolve('@fontsource/anton/files/anton-latin-400-normal.woff2');
    const at = join(folder, cache, 'fonts', family.toLowerCase());
    await mkdir(at, { recursive: true });
    await writeFile(join(at, '0.woff2'), await readFile(file));
    const faces = [{ file: '0.woff2', weight: '400', style: 'normal', range: null }];
    await writeFile(
      join(at, 'family.json'),
      JSON.stringify({ version: 1, family, origin: '', licence: 'OFL-1.1', faces }),
    );
  }
  const codes = (warnings: readonly { code: string }[]): string[] => warnings.map(({ code }) => code);
  const facesIn = (assets: Record<string, { font?: { family: string } }>): string[] =>
    Object.values(assets).flatMap(({ font }) => font?.family ?? []);

  test('a video, its edit and an infographic are set in a family that is no bundled one', async () => {
    await keptFamily('a', 'Montserrat');
    await keptFamily('a', 'Lora');
    const studio = studioIn('a', { fontSources: [] });
    const first = await studio.plan({ ...request, brand_settings: { heading_font: 'Montserrat' } });
    expect([first.timeline.style.fonts.heading, facesIn(first.timeline.assets)]).toEqual([
      'Montserrat',
      ['Montserrat'],
    ]);
    expect(codes(first.warnings)).not.toContain('font_replaced');
    const edited = await studio.edit(first, 'Use Lora');
    expect(edited.timeline.style.fonts).toMatchObject({ heading: 'Lora', body: 'Lora' });
    expect(facesIn(edited.timeline.assets)).toEqual(['Lora']);
    expect(codes(edited.warnings)).not.toContain('font_replaced');
    const graphic = await studio.infographic({ prompt: request.prompt, brandSettings: { headingFont: 'Montserrat' } });
    expect(graphic.graphic.style.fonts.heading).toBe('Montserrat');
    const changed = await studio.changeInfographic(graphic, 'Change the font of the body text to Lora');
    expect(changed.graphic.style.fonts).toMatchObject({ heading: 'Montserrat', body: 'Lora' });
    await studio.close();
  });

  test('without a source the nearest bundled one stands in, and the video says so', async () => {
    const studio = studioIn('a', { fontSources: [] });
    const first = await studio.plan(request);
    const edited = await studio.edit(first, 'Use Montserrat for the headings');
    expect(edited.timeline.style.fonts.heading).toBe('Sora');
    expect(edited.warnings).toContainEqual({
      code: 'font_replaced',
      message: 'The font "Montserrat" is not to be had: "Sora", the nearest that comes along, is used.',
    });
    const graphic = await studio.infographic({ prompt: request.prompt });
    const changed = await studio.changeInfographic(graphic, 'Use the font Montserrat');
    expect(changed.graphic.style.fonts).toMatchObject({ heading: 'Sora', body: 'Sora' });
    await studio.close();
  });
});
