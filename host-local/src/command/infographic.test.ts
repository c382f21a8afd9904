import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { createCountingRenderer } from '@scenewright/core/testing';
import { createStudio } from '../studio/create-studio.js';
import type { StudioOptions } from '../studio/studio-options.js';
import { main } from './main.js';

// Interface 4.6 and 4.7, in-process and by the command.
jest.setTimeout(120_000);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'graphic-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const renderer = createCountingRenderer();
const studioOptions = (): StudioOptions => ({
  baseFolder: folder,
  cacheRoot: join(folder, 'cache'),
  speech: null,
  music: null,
  effects: null,
  renderer,
});
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
const prompt = 'Our Q3: revenue grew 24% to $4.2M. EMEA brought 41%, North America 38%, APAC 21%.';

test('a graphic is made, saved with its keys, changed in words and drawn with settings', async () => {
  await writeFile(join(folder, 'sales.csv'), 'Month,Sales\nJan,12\nFeb,15\nMar,21\n');
  const first = await run(
    ...['--infographic', prompt, '--dimensions', '640x360', '--duration', '6', '--document', 'sales.csv'],
    ...[
      '--primary-color',
      '#7a3b9c',
      '--animation-style',
      'swiss',
      '--visual-style',
      '3d',
      '--json',
      '--save',
      'a.json',
    ],
  );
  expect(first.status).toBe(0);
  expect(JSON.parse(first.out)).toMatchObject({
    ...{ duration_seconds: 6, width: 640, height: 360, fps: 30 },
    scenes: [{ id: 'graphic', kind: 'infographic', duration_seconds: 6 }],
  });
  const saved = JSON.parse(await readFile(join(folder, 'a.json'), 'utf8'));
  expect(saved.settingsSchema['colors.accent'].default).toBe('#7a3b9c');
  expect(saved.settingsSchema.visualStyle.default).toBe('3d');
  expect(JSON.stringify(saved.infographic.graphic.content)).toContain('Mar');

  const settings = JSON.stringify({ 'colors.background': '#fff8e0' });
  const second = await run(
    ...['--edit', 'a.json', 'change the title to "A good year"', '--fps', '12', '--settings', settings],
    ...['--out', 'b.mp4'],
  );
  expect([second.status, second.out]).toEqual([0, `${join(folder, 'b.mp4')}\n`]);
  const { timeline } = renderer.requests.at(-1) as {
    timeline: { fps: number; frames: number; title: string; style: object };
  };
  expect(timeline).toMatchObject({ fps: 12, frames: 72, title: 'A good year' });
  expect(timeline.style).toMatchObject({ palette: { background: '#fff8e0', accent: '#7a3b9c' } });
});

test('a dry run prints the panels, keeps the graphic, and draws nothing', async () => {
  const before = renderer.requests.length;
  const argv = ['--infographic', prompt, '--dry-run', '--dimensions', '1080x1350', '--save', 'a.json'];
  const { status, out, err } = await run(...argv);
  expect([status, err.includes('Rendering')]).toEqual([0, false]);
  expect(out).toMatch(/^.+\n15\.0 s, 1080×1350, \d panels?, style \S+\n\n/u);
  // EMEA, North America and APAC are parts of one whole: kind and claim on a line, the parts below it.
  expect(out).toMatch(/^share {9}\S.*\n(?: {16}.+\n)*? {16}EMEA\n {16}41%\n/mu);
  expect((await readdir(folder)).filter((name) => name !== 'cache')).toEqual(['a.json']);
  expect(renderer.requests).toHaveLength(before);
  const edited = await run('--edit', 'a.json', 'change the title to "A good year"', '--out', 'b.mp4');
  expect([edited.status, edited.out]).toEqual([0, `${join(folder, 'b.mp4')}\n`]);
});

test('a dry run tells warnings, settings and all texts as one object', async () => {
  const settings = JSON.stringify({ title: 'How we did' });
  const { out } = await run('--infographic', prompt, '--dry-run', '--json', '--settings', settings, '--fps', '12');
  const report = JSON.parse(out) as { panels: { id: string; claim: string | null; shown: string[] }[]; head: string[] };
  expect(report).toMatchObject({ title: 'How we did', duration_seconds: 15, fps: 12, warnings: expect.any(Array) });
  const texts = [...report.head, ...report.panels.flatMap(({ claim, shown }) => [claim, ...shown])].join(' | ');
  for (const said of ['$4.2M', 'EMEA', '41%', '38%', '21%']) expect(texts).toContain(said);
  const wrong = await run('--infographic', prompt, '--dry-run', '--settings', '{"nowhere":1}');
  expect([wrong.status, wrong.err]).toEqual([2, expect.stringMatching(/^--settings: "nowhere" is not a key/m)]);
  const asks = await run('--infographic', 'Why is the sky blue?', '--dry-run');
  expect([asks.status, asks.err]).toEqual([0, expect.stringMatching(/^note: /m)]);
});

test('wrong usage is status 2 and names the option', async () => {
  expect((await run('--infographic', prompt, '--save', 'a.json')).status).toBe(0);
  await run(prompt, '--save', 'video.json', '--duration', '5');
  const cases: [string[], RegExp][] = [
    [['--infographic', prompt, '--narration'], /^--narration: goes with a video/m],
    [['--infographic', prompt, '--duration', '2'], /^--duration: must be a number of seconds from 3/m],
    [['--infographic', prompt, '--primary-color', 'red'], /^--primary-color: must be a hex colour/m],
    [['--infographic', prompt, '--fps', '61'], /^--fps: must be a whole number from 1 to 60/m],
    [['--infographic', prompt, '--document', 'none.csv'], /^--document 1: \(none\.csv\) does not exist/m],
    [['--infographic', prompt, '--settings', '{"nowhere":1}'], /^--settings: "nowhere" is not a key/m],
    [['--edit', 'a.json', 'x', '--settings', '{"title":5}'], /^--settings: "title" must be a text/m],
    [['--edit', 'video.json', 'x', '--fps', '5'], /^--fps: goes with a file of an infographic/m],
    [[prompt, '--fps', '12'], /^--fps: goes with --infographic/m],
  ];
  for (const [argv, message] of cases) {
    const { status, out, err } = await run(...argv);
    expect([argv, status, out]).toEqual([argv, 2, '']);
    expect(err).toMatch(message);
  }
});

test('in-process: an image becomes a panel or the logo, and settings are checked by key', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30"/></svg>';
  for (const name of ['logo.svg', 'team.svg']) await writeFile(join(folder, name), svg);
  const studio = createStudio(studioOptions());
  const images = [{ url: 'logo.svg' }, { url: 'team.svg', context: 'Our team' }];
  const planned = await studio.infographic({ prompt, images });
  const { content, assets } = planned.graphic;
  expect(assets[content.logo!]).toMatchObject({ kind: 'image' });
  expect(content.panels.filter(({ kind }) => kind === 'image')).toEqual([
    expect.objectContaining({ image: 'image-1', caption: 'Our team' }),
  ]);
  const odd = await studio.changeInfographic(planned, 'Sing a song');
  expect(odd.graphic.content).toEqual(content);
  expect(odd.warnings.map(({ code }) => code)).toEqual(['edit_not_understood']);
  const render = studio.renderInfographic(planned, { outFile: 'a.mp4', settingsValues: { 'colors.accent': 'red' } });
  await expect(render).rejects.toMatchObject({ errors: [{ field: 'settingsValues.colors.accent' }] });
  await studio.close();
});

test('the command draws it: a real MP4 at a small size', () => {
  const root = new URL('../../../', import.meta.url).pathname;
  const out = join(folder, 'small.mp4');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(root, 'host-local/bin/scenewright.mjs'),
      ...['--infographic', prompt, '--dimensions', '320x180', '--duration', '3', '--fps', '5', '--out', out, '--json'],
    ],
    {
      encoding: 'utf8',
      env: { ...process.env, SCENEWRIGHT_CACHE: process.env['SCENEWRIGHT_CACHE'] ?? join(root, '.cache') },
    },
  );
  expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
  // Probed by the renderer itself before it is handed over.
  expect(JSON.parse(stdout)).toMatchObject({ video_path: out, duration_seconds: 3, width: 320, height: 180, fps: 5 });
}, 120_000);
